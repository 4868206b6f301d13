// Written by `npm run art`: a change here would be lost.
import backConflict1 from '../../../assets/nightmare-cathedral/back/conflict-1.webp';
import backConflict2 from '../../../assets/nightmare-cathedral/back/conflict-2.webp';
import backDevelopment1 from '../../../assets/nightmare-cathedral/back/development-1.webp';
import backDevelopment2 from '../../../assets/nightmare-cathedral/back/development-2.webp';
import backDream1 from '../../../assets/nightmare-cathedral/back/dream-1.webp';
import backDream2 from '../../../assets/nightmare-cathedral/back/dream-2.webp';
import backSmallConflict1 from '../../../assets/nightmare-cathedral/back/small/conflict-1.webp';
import backSmallConflict2 from '../../../assets/nightmare-cathedral/back/small/conflict-2.webp';
import backSmallDevelopment1 from '../../../assets/nightmare-cathedral/back/small/development-1.webp';
import backSmallDevelopment2 from '../../../assets/nightmare-cathedral/back/small/development-2.webp';
import backSmallDream1 from '../../../assets/nightmare-cathedral/back/small/dream-1.webp';
import backSmallDream2 from '../../../assets/nightmare-cathedral/back/small/dream-2.webp';
import cathedral1A from '../../../assets/nightmare-cathedral/cathedral/1A.webp';
import cathedral1B from '../../../assets/nightmare-cathedral/cathedral/1B.webp';
import cathedral1C from '../../../assets/nightmare-cathedral/cathedral/1C.webp';
import cathedral1D from '../../../assets/nightmare-cathedral/cathedral/1D.webp';
import cathedral2A from '../../../assets/nightmare-cathedral/cathedral/2A.webp';
import cathedral2B from '../../../assets/nightmare-cathedral/cathedral/2B.webp';
import cathedral3A from '../../../assets/nightmare-cathedral/cathedral/3A.webp';
import cathedral3B from '../../../assets/nightmare-cathedral/cathedral/3B.webp';
import cathedral4A from '../../../assets/nightmare-cathedral/cathedral/4A.webp';
import cathedral4B from '../../../assets/nightmare-cathedral/cathedral/4B.webp';
import cathedral5A from '../../../assets/nightmare-cathedral/cathedral/5A.webp';
import cathedral6A from '../../../assets/nightmare-cathedral/cathedral/6A.webp';
import cathedral6B from '../../../assets/nightmare-cathedral/cathedral/6B.webp';
import cathedralGhost from '../../../assets/nightmare-cathedral/cathedral/ghost.webp';
import cathedralSmall1A from '../../../assets/nightmare-cathedral/cathedral/small/1A.webp';
import cathedralSmall1B from '../../../assets/nightmare-cathedral/cathedral/small/1B.webp';
import cathedralSmall1C from '../../../assets/nightmare-cathedral/cathedral/small/1C.webp';
import cathedralSmall1D from '../../../assets/nightmare-cathedral/cathedral/small/1D.webp';
import cathedralSmall2A from '../../../assets/nightmare-cathedral/cathedral/small/2A.webp';
import cathedralSmall2B from '../../../assets/nightmare-cathedral/cathedral/small/2B.webp';
import cathedralSmall3A from '../../../assets/nightmare-cathedral/cathedral/small/3A.webp';
import cathedralSmall3B from '../../../assets/nightmare-cathedral/cathedral/small/3B.webp';
import cathedralSmall4A from '../../../assets/nightmare-cathedral/cathedral/small/4A.webp';
import cathedralSmall4B from '../../../assets/nightmare-cathedral/cathedral/small/4B.webp';
import cathedralSmall5A from '../../../assets/nightmare-cathedral/cathedral/small/5A.webp';
import cathedralSmall6A from '../../../assets/nightmare-cathedral/cathedral/small/6A.webp';
import cathedralSmall6B from '../../../assets/nightmare-cathedral/cathedral/small/6B.webp';
import cathedralSmallGhost from '../../../assets/nightmare-cathedral/cathedral/small/ghost.webp';
import cathedralSmallWhole from '../../../assets/nightmare-cathedral/cathedral/small/whole.webp';
import cathedralWhole from '../../../assets/nightmare-cathedral/cathedral/whole.webp';
import conflictBeggars from '../../../assets/nightmare-cathedral/conflict/beggars.webp';
import conflictBlackFire from '../../../assets/nightmare-cathedral/conflict/black-fire.webp';
import conflictBonesOfTheCathedral from '../../../assets/nightmare-cathedral/conflict/bones-of-the-cathedral.webp';
import conflictChoirOfTheHungry from '../../../assets/nightmare-cathedral/conflict/choir-of-the-hungry.webp';
import conflictCrawlingDark from '../../../assets/nightmare-cathedral/conflict/crawling-dark.webp';
import conflictFallenPriests from '../../../assets/nightmare-cathedral/conflict/fallen-priests.webp';
import conflictHunger from '../../../assets/nightmare-cathedral/conflict/hunger.webp';
import conflictKeepersOfTheThreshold from '../../../assets/nightmare-cathedral/conflict/keepers-of-the-threshold.webp';
import conflictMasterlessFaithful from '../../../assets/nightmare-cathedral/conflict/masterless-faithful.webp';
import conflictNightBirds from '../../../assets/nightmare-cathedral/conflict/night-birds.webp';
import conflictReflections from '../../../assets/nightmare-cathedral/conflict/reflections.webp';
import conflictRetinueOfTheNightmare from '../../../assets/nightmare-cathedral/conflict/retinue-of-the-nightmare.webp';
import conflictRuinedHouse from '../../../assets/nightmare-cathedral/conflict/ruined-house.webp';
import conflictSeaOfHands from '../../../assets/nightmare-cathedral/conflict/sea-of-hands.webp';
import conflictSmallBeggars from '../../../assets/nightmare-cathedral/conflict/small/beggars.webp';
import conflictSmallBlackFire from '../../../assets/nightmare-cathedral/conflict/small/black-fire.webp';
import conflictSmallBonesOfTheCathedral from '../../../assets/nightmare-cathedral/conflict/small/bones-of-the-cathedral.webp';
import conflictSmallChoirOfTheHungry from '../../../assets/nightmare-cathedral/conflict/small/choir-of-the-hungry.webp';
import conflictSmallCrawlingDark from '../../../assets/nightmare-cathedral/conflict/small/crawling-dark.webp';
import conflictSmallFallenPriests from '../../../assets/nightmare-cathedral/conflict/small/fallen-priests.webp';
import conflictSmallHunger from '../../../assets/nightmare-cathedral/conflict/small/hunger.webp';
import conflictSmallKeepersOfTheThreshold from '../../../assets/nightmare-cathedral/conflict/small/keepers-of-the-threshold.webp';
import conflictSmallMasterlessFaithful from '../../../assets/nightmare-cathedral/conflict/small/masterless-faithful.webp';
import conflictSmallNightBirds from '../../../assets/nightmare-cathedral/conflict/small/night-birds.webp';
import conflictSmallReflections from '../../../assets/nightmare-cathedral/conflict/small/reflections.webp';
import conflictSmallRetinueOfTheNightmare from '../../../assets/nightmare-cathedral/conflict/small/retinue-of-the-nightmare.webp';
import conflictSmallRuinedHouse from '../../../assets/nightmare-cathedral/conflict/small/ruined-house.webp';
import conflictSmallSeaOfHands from '../../../assets/nightmare-cathedral/conflict/small/sea-of-hands.webp';
import conflictSmallTheAbyss from '../../../assets/nightmare-cathedral/conflict/small/the-abyss.webp';
import conflictSmallTheBlind from '../../../assets/nightmare-cathedral/conflict/small/the-blind.webp';
import conflictSmallTheBuilders from '../../../assets/nightmare-cathedral/conflict/small/the-builders.webp';
import conflictSmallTheDiggers from '../../../assets/nightmare-cathedral/conflict/small/the-diggers.webp';
import conflictSmallTheFettered from '../../../assets/nightmare-cathedral/conflict/small/the-fettered.webp';
import conflictSmallTheLastSleep from '../../../assets/nightmare-cathedral/conflict/small/the-last-sleep.webp';
import conflictSmallTheLost from '../../../assets/nightmare-cathedral/conflict/small/the-lost.webp';
import conflictSmallTheNameless from '../../../assets/nightmare-cathedral/conflict/small/the-nameless.webp';
import conflictSmallThePetrified from '../../../assets/nightmare-cathedral/conflict/small/the-petrified.webp';
import conflictSmallTheRabble from '../../../assets/nightmare-cathedral/conflict/small/the-rabble.webp';
import conflictSmallTheScream from '../../../assets/nightmare-cathedral/conflict/small/the-scream.webp';
import conflictSmallTheSwarm from '../../../assets/nightmare-cathedral/conflict/small/the-swarm.webp';
import conflictSmallTheWitnesses from '../../../assets/nightmare-cathedral/conflict/small/the-witnesses.webp';
import conflictSmallThievesOfSleep from '../../../assets/nightmare-cathedral/conflict/small/thieves-of-sleep.webp';
import conflictSmallTurncoats from '../../../assets/nightmare-cathedral/conflict/small/turncoats.webp';
import conflictSmallWanderers from '../../../assets/nightmare-cathedral/conflict/small/wanderers.webp';
import conflictSmallWingedShades from '../../../assets/nightmare-cathedral/conflict/small/winged-shades.webp';
import conflictSmallWraiths from '../../../assets/nightmare-cathedral/conflict/small/wraiths.webp';
import conflictTheAbyss from '../../../assets/nightmare-cathedral/conflict/the-abyss.webp';
import conflictTheBlind from '../../../assets/nightmare-cathedral/conflict/the-blind.webp';
import conflictTheBuilders from '../../../assets/nightmare-cathedral/conflict/the-builders.webp';
import conflictTheDiggers from '../../../assets/nightmare-cathedral/conflict/the-diggers.webp';
import conflictTheFettered from '../../../assets/nightmare-cathedral/conflict/the-fettered.webp';
import conflictTheLastSleep from '../../../assets/nightmare-cathedral/conflict/the-last-sleep.webp';
import conflictTheLost from '../../../assets/nightmare-cathedral/conflict/the-lost.webp';
import conflictTheNameless from '../../../assets/nightmare-cathedral/conflict/the-nameless.webp';
import conflictThePetrified from '../../../assets/nightmare-cathedral/conflict/the-petrified.webp';
import conflictTheRabble from '../../../assets/nightmare-cathedral/conflict/the-rabble.webp';
import conflictTheScream from '../../../assets/nightmare-cathedral/conflict/the-scream.webp';
import conflictTheSwarm from '../../../assets/nightmare-cathedral/conflict/the-swarm.webp';
import conflictTheWitnesses from '../../../assets/nightmare-cathedral/conflict/the-witnesses.webp';
import conflictThievesOfSleep from '../../../assets/nightmare-cathedral/conflict/thieves-of-sleep.webp';
import conflictTurncoats from '../../../assets/nightmare-cathedral/conflict/turncoats.webp';
import conflictWanderers from '../../../assets/nightmare-cathedral/conflict/wanderers.webp';
import conflictWingedShades from '../../../assets/nightmare-cathedral/conflict/winged-shades.webp';
import conflictWraiths from '../../../assets/nightmare-cathedral/conflict/wraiths.webp';
import developmentAnothersFace from '../../../assets/nightmare-cathedral/development/anothers-face.webp';
import developmentArchiveOfDreams from '../../../assets/nightmare-cathedral/development/archive-of-dreams.webp';
import developmentArmourOfNight from '../../../assets/nightmare-cathedral/development/armour-of-night.webp';
import developmentBackFromLimbo from '../../../assets/nightmare-cathedral/development/back-from-limbo.webp';
import developmentBasicCombat from '../../../assets/nightmare-cathedral/development/basic-combat.webp';
import developmentBloodOfTheEarth from '../../../assets/nightmare-cathedral/development/blood-of-the-earth.webp';
import developmentBlow from '../../../assets/nightmare-cathedral/development/blow.webp';
import developmentCallFromTheDeep from '../../../assets/nightmare-cathedral/development/call-from-the-deep.webp';
import developmentCallOfTheDark from '../../../assets/nightmare-cathedral/development/call-of-the-dark.webp';
import developmentCathedralStone from '../../../assets/nightmare-cathedral/development/cathedral-stone.webp';
import developmentChoirOfTheDead from '../../../assets/nightmare-cathedral/development/choir-of-the-dead.webp';
import developmentDeluge from '../../../assets/nightmare-cathedral/development/deluge.webp';
import developmentDevelop from '../../../assets/nightmare-cathedral/development/develop.webp';
import developmentEcho from '../../../assets/nightmare-cathedral/development/echo.webp';
import developmentExecution from '../../../assets/nightmare-cathedral/development/execution.webp';
import developmentExorcism from '../../../assets/nightmare-cathedral/development/exorcism.webp';
import developmentFertileDream from '../../../assets/nightmare-cathedral/development/fertile-dream.webp';
import developmentFireflies from '../../../assets/nightmare-cathedral/development/fireflies.webp';
import developmentForbiddenBooks from '../../../assets/nightmare-cathedral/development/forbidden-books.webp';
import developmentFortify from '../../../assets/nightmare-cathedral/development/fortify.webp';
import developmentFrenzy from '../../../assets/nightmare-cathedral/development/frenzy.webp';
import developmentGiftToTheDark from '../../../assets/nightmare-cathedral/development/gift-to-the-dark.webp';
import developmentGoldenSteps from '../../../assets/nightmare-cathedral/development/golden-steps.webp';
import developmentHiddenDrawer from '../../../assets/nightmare-cathedral/development/hidden-drawer.webp';
import developmentHunterOfShadows from '../../../assets/nightmare-cathedral/development/hunter-of-shadows.webp';
import developmentLastBastion from '../../../assets/nightmare-cathedral/development/last-bastion.webp';
import developmentLitany from '../../../assets/nightmare-cathedral/development/litany.webp';
import developmentLivingWalls from '../../../assets/nightmare-cathedral/development/living-walls.webp';
import developmentManoeuvre from '../../../assets/nightmare-cathedral/development/manoeuvre.webp';
import developmentMassOfNightmares from '../../../assets/nightmare-cathedral/development/mass-of-nightmares.webp';
import developmentMountedPatrol from '../../../assets/nightmare-cathedral/development/mounted-patrol.webp';
import developmentNightLevy from '../../../assets/nightmare-cathedral/development/night-levy.webp';
import developmentNightMarch from '../../../assets/nightmare-cathedral/development/night-march.webp';
import developmentNightSchool from '../../../assets/nightmare-cathedral/development/night-school.webp';
import developmentNightmareHarvest from '../../../assets/nightmare-cathedral/development/nightmare-harvest.webp';
import developmentReadingRoomOfShadows from '../../../assets/nightmare-cathedral/development/reading-room-of-shadows.webp';
import developmentRitual from '../../../assets/nightmare-cathedral/development/ritual.webp';
import developmentSecondCountenance from '../../../assets/nightmare-cathedral/development/second-countenance.webp';
import developmentSentence from '../../../assets/nightmare-cathedral/development/sentence.webp';
import developmentSharedWhisper from '../../../assets/nightmare-cathedral/development/shared-whisper.webp';
import developmentShortPrayer from '../../../assets/nightmare-cathedral/development/short-prayer.webp';
import developmentSideStairs from '../../../assets/nightmare-cathedral/development/side-stairs.webp';
import developmentSilentMass from '../../../assets/nightmare-cathedral/development/silent-mass.webp';
import developmentSmallAnothersFace from '../../../assets/nightmare-cathedral/development/small/anothers-face.webp';
import developmentSmallArchiveOfDreams from '../../../assets/nightmare-cathedral/development/small/archive-of-dreams.webp';
import developmentSmallArmourOfNight from '../../../assets/nightmare-cathedral/development/small/armour-of-night.webp';
import developmentSmallBackFromLimbo from '../../../assets/nightmare-cathedral/development/small/back-from-limbo.webp';
import developmentSmallBasicCombat from '../../../assets/nightmare-cathedral/development/small/basic-combat.webp';
import developmentSmallBloodOfTheEarth from '../../../assets/nightmare-cathedral/development/small/blood-of-the-earth.webp';
import developmentSmallBlow from '../../../assets/nightmare-cathedral/development/small/blow.webp';
import developmentSmallCallFromTheDeep from '../../../assets/nightmare-cathedral/development/small/call-from-the-deep.webp';
import developmentSmallCallOfTheDark from '../../../assets/nightmare-cathedral/development/small/call-of-the-dark.webp';
import developmentSmallCathedralStone from '../../../assets/nightmare-cathedral/development/small/cathedral-stone.webp';
import developmentSmallChoirOfTheDead from '../../../assets/nightmare-cathedral/development/small/choir-of-the-dead.webp';
import developmentSmallDeluge from '../../../assets/nightmare-cathedral/development/small/deluge.webp';
import developmentSmallDevelop from '../../../assets/nightmare-cathedral/development/small/develop.webp';
import developmentSmallEcho from '../../../assets/nightmare-cathedral/development/small/echo.webp';
import developmentSmallExecution from '../../../assets/nightmare-cathedral/development/small/execution.webp';
import developmentSmallExorcism from '../../../assets/nightmare-cathedral/development/small/exorcism.webp';
import developmentSmallFertileDream from '../../../assets/nightmare-cathedral/development/small/fertile-dream.webp';
import developmentSmallFireflies from '../../../assets/nightmare-cathedral/development/small/fireflies.webp';
import developmentSmallForbiddenBooks from '../../../assets/nightmare-cathedral/development/small/forbidden-books.webp';
import developmentSmallFortify from '../../../assets/nightmare-cathedral/development/small/fortify.webp';
import developmentSmallFrenzy from '../../../assets/nightmare-cathedral/development/small/frenzy.webp';
import developmentSmallGiftToTheDark from '../../../assets/nightmare-cathedral/development/small/gift-to-the-dark.webp';
import developmentSmallGoldenSteps from '../../../assets/nightmare-cathedral/development/small/golden-steps.webp';
import developmentSmallHiddenDrawer from '../../../assets/nightmare-cathedral/development/small/hidden-drawer.webp';
import developmentSmallHunterOfShadows from '../../../assets/nightmare-cathedral/development/small/hunter-of-shadows.webp';
import developmentSmallLastBastion from '../../../assets/nightmare-cathedral/development/small/last-bastion.webp';
import developmentSmallLitany from '../../../assets/nightmare-cathedral/development/small/litany.webp';
import developmentSmallLivingWalls from '../../../assets/nightmare-cathedral/development/small/living-walls.webp';
import developmentSmallManoeuvre from '../../../assets/nightmare-cathedral/development/small/manoeuvre.webp';
import developmentSmallMassOfNightmares from '../../../assets/nightmare-cathedral/development/small/mass-of-nightmares.webp';
import developmentSmallMountedPatrol from '../../../assets/nightmare-cathedral/development/small/mounted-patrol.webp';
import developmentSmallNightLevy from '../../../assets/nightmare-cathedral/development/small/night-levy.webp';
import developmentSmallNightMarch from '../../../assets/nightmare-cathedral/development/small/night-march.webp';
import developmentSmallNightSchool from '../../../assets/nightmare-cathedral/development/small/night-school.webp';
import developmentSmallNightmareHarvest from '../../../assets/nightmare-cathedral/development/small/nightmare-harvest.webp';
import developmentSmallReadingRoomOfShadows from '../../../assets/nightmare-cathedral/development/small/reading-room-of-shadows.webp';
import developmentSmallRitual from '../../../assets/nightmare-cathedral/development/small/ritual.webp';
import developmentSmallSecondCountenance from '../../../assets/nightmare-cathedral/development/small/second-countenance.webp';
import developmentSmallSentence from '../../../assets/nightmare-cathedral/development/small/sentence.webp';
import developmentSmallSharedWhisper from '../../../assets/nightmare-cathedral/development/small/shared-whisper.webp';
import developmentSmallShortPrayer from '../../../assets/nightmare-cathedral/development/small/short-prayer.webp';
import developmentSmallSideStairs from '../../../assets/nightmare-cathedral/development/small/side-stairs.webp';
import developmentSmallSilentMass from '../../../assets/nightmare-cathedral/development/small/silent-mass.webp';
import developmentSmallStolenStone from '../../../assets/nightmare-cathedral/development/small/stolen-stone.webp';
import developmentSmallStoneRanks from '../../../assets/nightmare-cathedral/development/small/stone-ranks.webp';
import developmentSmallSummon from '../../../assets/nightmare-cathedral/development/small/summon.webp';
import developmentSmallSwiftRetreat from '../../../assets/nightmare-cathedral/development/small/swift-retreat.webp';
import developmentSmallTheLongMarch from '../../../assets/nightmare-cathedral/development/small/the-long-march.webp';
import developmentSmallTheMaw from '../../../assets/nightmare-cathedral/development/small/the-maw.webp';
import developmentSmallTheOrder from '../../../assets/nightmare-cathedral/development/small/the-order.webp';
import developmentSmallThievesOfFaces from '../../../assets/nightmare-cathedral/development/small/thieves-of-faces.webp';
import developmentSmallTowerOfMist from '../../../assets/nightmare-cathedral/development/small/tower-of-mist.webp';
import developmentSmallTwoFaces from '../../../assets/nightmare-cathedral/development/small/two-faces.webp';
import developmentSmallUndergroundWorks from '../../../assets/nightmare-cathedral/development/small/underground-works.webp';
import developmentSmallVeil from '../../../assets/nightmare-cathedral/development/small/veil.webp';
import developmentSmallWallOfBones from '../../../assets/nightmare-cathedral/development/small/wall-of-bones.webp';
import developmentSmallWatchOnTheWalls from '../../../assets/nightmare-cathedral/development/small/watch-on-the-walls.webp';
import developmentSmallWildChase from '../../../assets/nightmare-cathedral/development/small/wild-chase.webp';
import developmentSmallWindUnderTheWing from '../../../assets/nightmare-cathedral/development/small/wind-under-the-wing.webp';
import developmentStolenStone from '../../../assets/nightmare-cathedral/development/stolen-stone.webp';
import developmentStoneRanks from '../../../assets/nightmare-cathedral/development/stone-ranks.webp';
import developmentSummon from '../../../assets/nightmare-cathedral/development/summon.webp';
import developmentSwiftRetreat from '../../../assets/nightmare-cathedral/development/swift-retreat.webp';
import developmentTheLongMarch from '../../../assets/nightmare-cathedral/development/the-long-march.webp';
import developmentTheMaw from '../../../assets/nightmare-cathedral/development/the-maw.webp';
import developmentTheOrder from '../../../assets/nightmare-cathedral/development/the-order.webp';
import developmentThievesOfFaces from '../../../assets/nightmare-cathedral/development/thieves-of-faces.webp';
import developmentTowerOfMist from '../../../assets/nightmare-cathedral/development/tower-of-mist.webp';
import developmentTwoFaces from '../../../assets/nightmare-cathedral/development/two-faces.webp';
import developmentUndergroundWorks from '../../../assets/nightmare-cathedral/development/underground-works.webp';
import developmentVeil from '../../../assets/nightmare-cathedral/development/veil.webp';
import developmentWallOfBones from '../../../assets/nightmare-cathedral/development/wall-of-bones.webp';
import developmentWatchOnTheWalls from '../../../assets/nightmare-cathedral/development/watch-on-the-walls.webp';
import developmentWildChase from '../../../assets/nightmare-cathedral/development/wild-chase.webp';
import developmentWindUnderTheWing from '../../../assets/nightmare-cathedral/development/wind-under-the-wing.webp';
import dreamAscension from '../../../assets/nightmare-cathedral/dream/ascension.webp';
import dreamBetrayal from '../../../assets/nightmare-cathedral/dream/betrayal.webp';
import dreamBonesOfTheForebears from '../../../assets/nightmare-cathedral/dream/bones-of-the-forebears.webp';
import dreamBuilderOfTheNight from '../../../assets/nightmare-cathedral/dream/builder-of-the-night.webp';
import dreamBurntBooks from '../../../assets/nightmare-cathedral/dream/burnt-books.webp';
import dreamCollectedBooks from '../../../assets/nightmare-cathedral/dream/collected-books.webp';
import dreamCommunion from '../../../assets/nightmare-cathedral/dream/communion.webp';
import dreamDeepBooks from '../../../assets/nightmare-cathedral/dream/deep-books.webp';
import dreamDominion from '../../../assets/nightmare-cathedral/dream/dominion.webp';
import dreamDoubleTriumph from '../../../assets/nightmare-cathedral/dream/double-triumph.webp';
import dreamEyeOfTheStorm from '../../../assets/nightmare-cathedral/dream/eye-of-the-storm.webp';
import dreamFeastOfTheSign from '../../../assets/nightmare-cathedral/dream/feast-of-the-sign.webp';
import dreamFourSigns from '../../../assets/nightmare-cathedral/dream/four-signs.webp';
import dreamGreatHarvest from '../../../assets/nightmare-cathedral/dream/great-harvest.webp';
import dreamGreatOffering from '../../../assets/nightmare-cathedral/dream/great-offering.webp';
import dreamHighTower from '../../../assets/nightmare-cathedral/dream/high-tower.webp';
import dreamInTheCathedralsShadow from '../../../assets/nightmare-cathedral/dream/in-the-cathedrals-shadow.webp';
import dreamLimboOpened from '../../../assets/nightmare-cathedral/dream/limbo-opened.webp';
import dreamLordOfNightmares from '../../../assets/nightmare-cathedral/dream/lord-of-nightmares.webp';
import dreamMixedCompany from '../../../assets/nightmare-cathedral/dream/mixed-company.webp';
import dreamOfferingOfKnowledge from '../../../assets/nightmare-cathedral/dream/offering-of-knowledge.webp';
import dreamOfferingOfTheFaithful from '../../../assets/nightmare-cathedral/dream/offering-of-the-faithful.webp';
import dreamOneSign from '../../../assets/nightmare-cathedral/dream/one-sign.webp';
import dreamOnslaught from '../../../assets/nightmare-cathedral/dream/onslaught.webp';
import dreamPilgrimage from '../../../assets/nightmare-cathedral/dream/pilgrimage.webp';
import dreamProcession from '../../../assets/nightmare-cathedral/dream/procession.webp';
import dreamRingOfTheCathedral from '../../../assets/nightmare-cathedral/dream/ring-of-the-cathedral.webp';
import dreamSeaOfTheFaithful from '../../../assets/nightmare-cathedral/dream/sea-of-the-faithful.webp';
import dreamSecondHome from '../../../assets/nightmare-cathedral/dream/second-home.webp';
import dreamSixthStep from '../../../assets/nightmare-cathedral/dream/sixth-step.webp';
import dreamSlaughter from '../../../assets/nightmare-cathedral/dream/slaughter.webp';
import dreamSmallAscension from '../../../assets/nightmare-cathedral/dream/small/ascension.webp';
import dreamSmallBetrayal from '../../../assets/nightmare-cathedral/dream/small/betrayal.webp';
import dreamSmallBonesOfTheForebears from '../../../assets/nightmare-cathedral/dream/small/bones-of-the-forebears.webp';
import dreamSmallBuilderOfTheNight from '../../../assets/nightmare-cathedral/dream/small/builder-of-the-night.webp';
import dreamSmallBurntBooks from '../../../assets/nightmare-cathedral/dream/small/burnt-books.webp';
import dreamSmallCollectedBooks from '../../../assets/nightmare-cathedral/dream/small/collected-books.webp';
import dreamSmallCommunion from '../../../assets/nightmare-cathedral/dream/small/communion.webp';
import dreamSmallDeepBooks from '../../../assets/nightmare-cathedral/dream/small/deep-books.webp';
import dreamSmallDominion from '../../../assets/nightmare-cathedral/dream/small/dominion.webp';
import dreamSmallDoubleTriumph from '../../../assets/nightmare-cathedral/dream/small/double-triumph.webp';
import dreamSmallEyeOfTheStorm from '../../../assets/nightmare-cathedral/dream/small/eye-of-the-storm.webp';
import dreamSmallFeastOfTheSign from '../../../assets/nightmare-cathedral/dream/small/feast-of-the-sign.webp';
import dreamSmallFourSigns from '../../../assets/nightmare-cathedral/dream/small/four-signs.webp';
import dreamSmallGreatHarvest from '../../../assets/nightmare-cathedral/dream/small/great-harvest.webp';
import dreamSmallGreatOffering from '../../../assets/nightmare-cathedral/dream/small/great-offering.webp';
import dreamSmallHighTower from '../../../assets/nightmare-cathedral/dream/small/high-tower.webp';
import dreamSmallInTheCathedralsShadow from '../../../assets/nightmare-cathedral/dream/small/in-the-cathedrals-shadow.webp';
import dreamSmallLimboOpened from '../../../assets/nightmare-cathedral/dream/small/limbo-opened.webp';
import dreamSmallLordOfNightmares from '../../../assets/nightmare-cathedral/dream/small/lord-of-nightmares.webp';
import dreamSmallMixedCompany from '../../../assets/nightmare-cathedral/dream/small/mixed-company.webp';
import dreamSmallOfferingOfKnowledge from '../../../assets/nightmare-cathedral/dream/small/offering-of-knowledge.webp';
import dreamSmallOfferingOfTheFaithful from '../../../assets/nightmare-cathedral/dream/small/offering-of-the-faithful.webp';
import dreamSmallOneSign from '../../../assets/nightmare-cathedral/dream/small/one-sign.webp';
import dreamSmallOnslaught from '../../../assets/nightmare-cathedral/dream/small/onslaught.webp';
import dreamSmallPilgrimage from '../../../assets/nightmare-cathedral/dream/small/pilgrimage.webp';
import dreamSmallProcession from '../../../assets/nightmare-cathedral/dream/small/procession.webp';
import dreamSmallRingOfTheCathedral from '../../../assets/nightmare-cathedral/dream/small/ring-of-the-cathedral.webp';
import dreamSmallSeaOfTheFaithful from '../../../assets/nightmare-cathedral/dream/small/sea-of-the-faithful.webp';
import dreamSmallSecondHome from '../../../assets/nightmare-cathedral/dream/small/second-home.webp';
import dreamSmallSixthStep from '../../../assets/nightmare-cathedral/dream/small/sixth-step.webp';
import dreamSmallSlaughter from '../../../assets/nightmare-cathedral/dream/small/slaughter.webp';
import dreamSmallStonemason from '../../../assets/nightmare-cathedral/dream/small/stonemason.webp';
import dreamSmallTangledRoots from '../../../assets/nightmare-cathedral/dream/small/tangled-roots.webp';
import dreamSmallTheBreach from '../../../assets/nightmare-cathedral/dream/small/the-breach.webp';
import dreamSmallTheConvert from '../../../assets/nightmare-cathedral/dream/small/the-convert.webp';
import dreamSmallTheCrowd from '../../../assets/nightmare-cathedral/dream/small/the-crowd.webp';
import dreamSmallTheFeast from '../../../assets/nightmare-cathedral/dream/small/the-feast.webp';
import dreamSmallTheHunt from '../../../assets/nightmare-cathedral/dream/small/the-hunt.webp';
import dreamSmallTheMartyrs from '../../../assets/nightmare-cathedral/dream/small/the-martyrs.webp';
import dreamSmallThreeTowers from '../../../assets/nightmare-cathedral/dream/small/three-towers.webp';
import dreamSmallTwinPaths from '../../../assets/nightmare-cathedral/dream/small/twin-paths.webp';
import dreamSmallTwoCandles from '../../../assets/nightmare-cathedral/dream/small/two-candles.webp';
import dreamSmallTwoRoads from '../../../assets/nightmare-cathedral/dream/small/two-roads.webp';
import dreamSmallTwoSpires from '../../../assets/nightmare-cathedral/dream/small/two-spires.webp';
import dreamSmallViewFromAbove from '../../../assets/nightmare-cathedral/dream/small/view-from-above.webp';
import dreamSmallWideEstates from '../../../assets/nightmare-cathedral/dream/small/wide-estates.webp';
import dreamStonemason from '../../../assets/nightmare-cathedral/dream/stonemason.webp';
import dreamTangledRoots from '../../../assets/nightmare-cathedral/dream/tangled-roots.webp';
import dreamTheBreach from '../../../assets/nightmare-cathedral/dream/the-breach.webp';
import dreamTheConvert from '../../../assets/nightmare-cathedral/dream/the-convert.webp';
import dreamTheCrowd from '../../../assets/nightmare-cathedral/dream/the-crowd.webp';
import dreamTheFeast from '../../../assets/nightmare-cathedral/dream/the-feast.webp';
import dreamTheHunt from '../../../assets/nightmare-cathedral/dream/the-hunt.webp';
import dreamTheMartyrs from '../../../assets/nightmare-cathedral/dream/the-martyrs.webp';
import dreamThreeTowers from '../../../assets/nightmare-cathedral/dream/three-towers.webp';
import dreamTwinPaths from '../../../assets/nightmare-cathedral/dream/twin-paths.webp';
import dreamTwoCandles from '../../../assets/nightmare-cathedral/dream/two-candles.webp';
import dreamTwoRoads from '../../../assets/nightmare-cathedral/dream/two-roads.webp';
import dreamTwoSpires from '../../../assets/nightmare-cathedral/dream/two-spires.webp';
import dreamViewFromAbove from '../../../assets/nightmare-cathedral/dream/view-from-above.webp';
import dreamWideEstates from '../../../assets/nightmare-cathedral/dream/wide-estates.webp';
import figureBurningRider from '../../../assets/nightmare-cathedral/figure/burning-rider.webp';
import figureFacelessMonk from '../../../assets/nightmare-cathedral/figure/faceless-monk.webp';
import figureHorizonEater from '../../../assets/nightmare-cathedral/figure/horizon-eater.webp';
import figureMotherOfHunger from '../../../assets/nightmare-cathedral/figure/mother-of-hunger.webp';
import figurePackOfBone from '../../../assets/nightmare-cathedral/figure/pack-of-bone.webp';
import figureShroudedHost from '../../../assets/nightmare-cathedral/figure/shrouded-host.webp';
import figureSmallBurningRider from '../../../assets/nightmare-cathedral/figure/small/burning-rider.webp';
import figureSmallFacelessMonk from '../../../assets/nightmare-cathedral/figure/small/faceless-monk.webp';
import figureSmallHorizonEater from '../../../assets/nightmare-cathedral/figure/small/horizon-eater.webp';
import figureSmallMotherOfHunger from '../../../assets/nightmare-cathedral/figure/small/mother-of-hunger.webp';
import figureSmallPackOfBone from '../../../assets/nightmare-cathedral/figure/small/pack-of-bone.webp';
import figureSmallShroudedHost from '../../../assets/nightmare-cathedral/figure/small/shrouded-host.webp';
import figureSmallTheClockmaker from '../../../assets/nightmare-cathedral/figure/small/the-clockmaker.webp';
import figureSmallTheWeaver from '../../../assets/nightmare-cathedral/figure/small/the-weaver.webp';
import figureTheClockmaker from '../../../assets/nightmare-cathedral/figure/the-clockmaker.webp';
import figureTheWeaver from '../../../assets/nightmare-cathedral/figure/the-weaver.webp';
import groundDark from '../../../assets/nightmare-cathedral/ground-dark.webp';
import groundLight from '../../../assets/nightmare-cathedral/ground-light.webp';
import mapCovered from '../../../assets/nightmare-cathedral/map/covered.webp';
import mapLarge from '../../../assets/nightmare-cathedral/map/large.webp';
import mapSmall from '../../../assets/nightmare-cathedral/map/small.webp';
import mapSmallCovered from '../../../assets/nightmare-cathedral/map/small/covered.webp';
import mapSmallLarge from '../../../assets/nightmare-cathedral/map/small/large.webp';
import mapSmallSmall from '../../../assets/nightmare-cathedral/map/small/small.webp';
import nightmareBurningRider from '../../../assets/nightmare-cathedral/nightmare/burning-rider.webp';
import nightmareBurningRiderAdvanced from '../../../assets/nightmare-cathedral/nightmare/burning-rider-advanced.webp';
import nightmareFacelessMonk from '../../../assets/nightmare-cathedral/nightmare/faceless-monk.webp';
import nightmareFacelessMonkAdvanced from '../../../assets/nightmare-cathedral/nightmare/faceless-monk-advanced.webp';
import nightmareHorizonEater from '../../../assets/nightmare-cathedral/nightmare/horizon-eater.webp';
import nightmareHorizonEaterAdvanced from '../../../assets/nightmare-cathedral/nightmare/horizon-eater-advanced.webp';
import nightmareMotherOfHunger from '../../../assets/nightmare-cathedral/nightmare/mother-of-hunger.webp';
import nightmareMotherOfHungerAdvanced from '../../../assets/nightmare-cathedral/nightmare/mother-of-hunger-advanced.webp';
import nightmarePackOfBone from '../../../assets/nightmare-cathedral/nightmare/pack-of-bone.webp';
import nightmarePackOfBoneAdvanced from '../../../assets/nightmare-cathedral/nightmare/pack-of-bone-advanced.webp';
import nightmareShroudedHost from '../../../assets/nightmare-cathedral/nightmare/shrouded-host.webp';
import nightmareShroudedHostAdvanced from '../../../assets/nightmare-cathedral/nightmare/shrouded-host-advanced.webp';
import nightmareSmallBurningRider from '../../../assets/nightmare-cathedral/nightmare/small/burning-rider.webp';
import nightmareSmallBurningRiderAdvanced from '../../../assets/nightmare-cathedral/nightmare/small/burning-rider-advanced.webp';
import nightmareSmallFacelessMonk from '../../../assets/nightmare-cathedral/nightmare/small/faceless-monk.webp';
import nightmareSmallFacelessMonkAdvanced from '../../../assets/nightmare-cathedral/nightmare/small/faceless-monk-advanced.webp';
import nightmareSmallHorizonEater from '../../../assets/nightmare-cathedral/nightmare/small/horizon-eater.webp';
import nightmareSmallHorizonEaterAdvanced from '../../../assets/nightmare-cathedral/nightmare/small/horizon-eater-advanced.webp';
import nightmareSmallMotherOfHunger from '../../../assets/nightmare-cathedral/nightmare/small/mother-of-hunger.webp';
import nightmareSmallMotherOfHungerAdvanced from '../../../assets/nightmare-cathedral/nightmare/small/mother-of-hunger-advanced.webp';
import nightmareSmallPackOfBone from '../../../assets/nightmare-cathedral/nightmare/small/pack-of-bone.webp';
import nightmareSmallPackOfBoneAdvanced from '../../../assets/nightmare-cathedral/nightmare/small/pack-of-bone-advanced.webp';
import nightmareSmallShroudedHost from '../../../assets/nightmare-cathedral/nightmare/small/shrouded-host.webp';
import nightmareSmallShroudedHostAdvanced from '../../../assets/nightmare-cathedral/nightmare/small/shrouded-host-advanced.webp';
import nightmareSmallTheClockmaker from '../../../assets/nightmare-cathedral/nightmare/small/the-clockmaker.webp';
import nightmareSmallTheClockmakerAdvanced from '../../../assets/nightmare-cathedral/nightmare/small/the-clockmaker-advanced.webp';
import nightmareSmallTheWeaver from '../../../assets/nightmare-cathedral/nightmare/small/the-weaver.webp';
import nightmareSmallTheWeaverAdvanced from '../../../assets/nightmare-cathedral/nightmare/small/the-weaver-advanced.webp';
import nightmareTheClockmaker from '../../../assets/nightmare-cathedral/nightmare/the-clockmaker.webp';
import nightmareTheClockmakerAdvanced from '../../../assets/nightmare-cathedral/nightmare/the-clockmaker-advanced.webp';
import nightmareTheWeaver from '../../../assets/nightmare-cathedral/nightmare/the-weaver.webp';
import nightmareTheWeaverAdvanced from '../../../assets/nightmare-cathedral/nightmare/the-weaver-advanced.webp';
import stageLargeA0 from '../../../assets/nightmare-cathedral/stage/large-A0.webp';
import stageLargeA1 from '../../../assets/nightmare-cathedral/stage/large-A1.webp';
import stageLargeA2 from '../../../assets/nightmare-cathedral/stage/large-A2.webp';
import stageLargeA3 from '../../../assets/nightmare-cathedral/stage/large-A3.webp';
import stageLargeB0 from '../../../assets/nightmare-cathedral/stage/large-B0.webp';
import stageLargeB1 from '../../../assets/nightmare-cathedral/stage/large-B1.webp';
import stageLargeB2 from '../../../assets/nightmare-cathedral/stage/large-B2.webp';
import stageLargeB3 from '../../../assets/nightmare-cathedral/stage/large-B3.webp';
import stageLargeC0 from '../../../assets/nightmare-cathedral/stage/large-C0.webp';
import stageLargeC1 from '../../../assets/nightmare-cathedral/stage/large-C1.webp';
import stageLargeC2 from '../../../assets/nightmare-cathedral/stage/large-C2.webp';
import stageLargeC3 from '../../../assets/nightmare-cathedral/stage/large-C3.webp';
import stageLargeD0 from '../../../assets/nightmare-cathedral/stage/large-D0.webp';
import stageLargeD1 from '../../../assets/nightmare-cathedral/stage/large-D1.webp';
import stageLargeD2 from '../../../assets/nightmare-cathedral/stage/large-D2.webp';
import stageLargeD3 from '../../../assets/nightmare-cathedral/stage/large-D3.webp';
import stageLargeM0 from '../../../assets/nightmare-cathedral/stage/large-M0.webp';
import stageLargeM1 from '../../../assets/nightmare-cathedral/stage/large-M1.webp';
import stageLargeM2 from '../../../assets/nightmare-cathedral/stage/large-M2.webp';
import stageLargeM3 from '../../../assets/nightmare-cathedral/stage/large-M3.webp';
import stageSmallC0 from '../../../assets/nightmare-cathedral/stage/small-C0.webp';
import stageSmallC1 from '../../../assets/nightmare-cathedral/stage/small-C1.webp';
import stageSmallC2 from '../../../assets/nightmare-cathedral/stage/small-C2.webp';
import stageSmallC3 from '../../../assets/nightmare-cathedral/stage/small-C3.webp';
import stageSmallI0 from '../../../assets/nightmare-cathedral/stage/small-I0.webp';
import stageSmallI1 from '../../../assets/nightmare-cathedral/stage/small-I1.webp';
import stageSmallI2 from '../../../assets/nightmare-cathedral/stage/small-I2.webp';
import stageSmallI3 from '../../../assets/nightmare-cathedral/stage/small-I3.webp';
import stageSmallS0 from '../../../assets/nightmare-cathedral/stage/small-S0.webp';
import stageSmallS1 from '../../../assets/nightmare-cathedral/stage/small-S1.webp';
import stageSmallS2 from '../../../assets/nightmare-cathedral/stage/small-S2.webp';
import stageSmallS3 from '../../../assets/nightmare-cathedral/stage/small-S3.webp';
import tokenDreamer from '../../../assets/nightmare-cathedral/token/dreamer.webp';
import tokenDreamerTint from '../../../assets/nightmare-cathedral/token/dreamer-tint.webp';
import tokenFollower from '../../../assets/nightmare-cathedral/token/follower.webp';
import tokenFollowerTint from '../../../assets/nightmare-cathedral/token/follower-tint.webp';
import tokenFortress1 from '../../../assets/nightmare-cathedral/token/fortress-1.webp';
import tokenFortress1Tint from '../../../assets/nightmare-cathedral/token/fortress-1-tint.webp';
import tokenFortress2 from '../../../assets/nightmare-cathedral/token/fortress-2.webp';
import tokenFortress2Tint from '../../../assets/nightmare-cathedral/token/fortress-2-tint.webp';
import tokenFortress3 from '../../../assets/nightmare-cathedral/token/fortress-3.webp';
import tokenFortress3Tint from '../../../assets/nightmare-cathedral/token/fortress-3-tint.webp';
import tokenMarker from '../../../assets/nightmare-cathedral/token/marker.webp';
import tokenMarkerTint from '../../../assets/nightmare-cathedral/token/marker-tint.webp';
import tokenShadow from '../../../assets/nightmare-cathedral/token/shadow.webp';
import tokenShadowFallen from '../../../assets/nightmare-cathedral/token/shadow-fallen.webp';
import tokenSmallDreamer from '../../../assets/nightmare-cathedral/token/small/dreamer.webp';
import tokenSmallDreamerTint from '../../../assets/nightmare-cathedral/token/small/dreamer-tint.webp';
import tokenSmallFollower from '../../../assets/nightmare-cathedral/token/small/follower.webp';
import tokenSmallFollowerTint from '../../../assets/nightmare-cathedral/token/small/follower-tint.webp';
import tokenSmallFortress1 from '../../../assets/nightmare-cathedral/token/small/fortress-1.webp';
import tokenSmallFortress1Tint from '../../../assets/nightmare-cathedral/token/small/fortress-1-tint.webp';
import tokenSmallFortress2 from '../../../assets/nightmare-cathedral/token/small/fortress-2.webp';
import tokenSmallFortress2Tint from '../../../assets/nightmare-cathedral/token/small/fortress-2-tint.webp';
import tokenSmallFortress3 from '../../../assets/nightmare-cathedral/token/small/fortress-3.webp';
import tokenSmallFortress3Tint from '../../../assets/nightmare-cathedral/token/small/fortress-3-tint.webp';
import tokenSmallMarker from '../../../assets/nightmare-cathedral/token/small/marker.webp';
import tokenSmallMarkerTint from '../../../assets/nightmare-cathedral/token/small/marker-tint.webp';
import tokenSmallShadow from '../../../assets/nightmare-cathedral/token/small/shadow.webp';
import tokenSmallShadowFallen from '../../../assets/nightmare-cathedral/token/small/shadow-fallen.webp';
import tokenSmallStronghold1 from '../../../assets/nightmare-cathedral/token/small/stronghold-1.webp';
import tokenSmallStronghold1Tint from '../../../assets/nightmare-cathedral/token/small/stronghold-1-tint.webp';
import tokenSmallStronghold2 from '../../../assets/nightmare-cathedral/token/small/stronghold-2.webp';
import tokenSmallStronghold2Tint from '../../../assets/nightmare-cathedral/token/small/stronghold-2-tint.webp';
import tokenSmallStronghold3 from '../../../assets/nightmare-cathedral/token/small/stronghold-3.webp';
import tokenSmallStronghold3Tint from '../../../assets/nightmare-cathedral/token/small/stronghold-3-tint.webp';
import tokenSmallWinged from '../../../assets/nightmare-cathedral/token/small/winged.webp';
import tokenSmallWingedTint from '../../../assets/nightmare-cathedral/token/small/winged-tint.webp';
import tokenStronghold1 from '../../../assets/nightmare-cathedral/token/stronghold-1.webp';
import tokenStronghold1Tint from '../../../assets/nightmare-cathedral/token/stronghold-1-tint.webp';
import tokenStronghold2 from '../../../assets/nightmare-cathedral/token/stronghold-2.webp';
import tokenStronghold2Tint from '../../../assets/nightmare-cathedral/token/stronghold-2-tint.webp';
import tokenStronghold3 from '../../../assets/nightmare-cathedral/token/stronghold-3.webp';
import tokenStronghold3Tint from '../../../assets/nightmare-cathedral/token/stronghold-3-tint.webp';
import tokenWinged from '../../../assets/nightmare-cathedral/token/winged.webp';
import tokenWingedTint from '../../../assets/nightmare-cathedral/token/winged-tint.webp';

export const backPictures = {
  'conflict-1': backConflict1,
  'conflict-2': backConflict2,
  'development-1': backDevelopment1,
  'development-2': backDevelopment2,
  'dream-1': backDream1,
  'dream-2': backDream2,
} as const;

export const smallBackPictures = {
  'conflict-1': backSmallConflict1,
  'conflict-2': backSmallConflict2,
  'development-1': backSmallDevelopment1,
  'development-2': backSmallDevelopment2,
  'dream-1': backSmallDream1,
  'dream-2': backSmallDream2,
} as const;

export const cathedralPictures = {
  '1A': cathedral1A,
  '1B': cathedral1B,
  '1C': cathedral1C,
  '1D': cathedral1D,
  '2A': cathedral2A,
  '2B': cathedral2B,
  '3A': cathedral3A,
  '3B': cathedral3B,
  '4A': cathedral4A,
  '4B': cathedral4B,
  '5A': cathedral5A,
  '6A': cathedral6A,
  '6B': cathedral6B,
  ghost: cathedralGhost,
  whole: cathedralWhole,
} as const;

export const smallCathedralPictures = {
  '1A': cathedralSmall1A,
  '1B': cathedralSmall1B,
  '1C': cathedralSmall1C,
  '1D': cathedralSmall1D,
  '2A': cathedralSmall2A,
  '2B': cathedralSmall2B,
  '3A': cathedralSmall3A,
  '3B': cathedralSmall3B,
  '4A': cathedralSmall4A,
  '4B': cathedralSmall4B,
  '5A': cathedralSmall5A,
  '6A': cathedralSmall6A,
  '6B': cathedralSmall6B,
  ghost: cathedralSmallGhost,
  whole: cathedralSmallWhole,
} as const;

export const conflictPictures = {
  beggars: conflictBeggars,
  'black-fire': conflictBlackFire,
  'bones-of-the-cathedral': conflictBonesOfTheCathedral,
  'choir-of-the-hungry': conflictChoirOfTheHungry,
  'crawling-dark': conflictCrawlingDark,
  'fallen-priests': conflictFallenPriests,
  hunger: conflictHunger,
  'keepers-of-the-threshold': conflictKeepersOfTheThreshold,
  'masterless-faithful': conflictMasterlessFaithful,
  'night-birds': conflictNightBirds,
  reflections: conflictReflections,
  'retinue-of-the-nightmare': conflictRetinueOfTheNightmare,
  'ruined-house': conflictRuinedHouse,
  'sea-of-hands': conflictSeaOfHands,
  'the-abyss': conflictTheAbyss,
  'the-blind': conflictTheBlind,
  'the-builders': conflictTheBuilders,
  'the-diggers': conflictTheDiggers,
  'the-fettered': conflictTheFettered,
  'the-last-sleep': conflictTheLastSleep,
  'the-lost': conflictTheLost,
  'the-nameless': conflictTheNameless,
  'the-petrified': conflictThePetrified,
  'the-rabble': conflictTheRabble,
  'the-scream': conflictTheScream,
  'the-swarm': conflictTheSwarm,
  'the-witnesses': conflictTheWitnesses,
  'thieves-of-sleep': conflictThievesOfSleep,
  turncoats: conflictTurncoats,
  wanderers: conflictWanderers,
  'winged-shades': conflictWingedShades,
  wraiths: conflictWraiths,
} as const;

export const smallConflictPictures = {
  beggars: conflictSmallBeggars,
  'black-fire': conflictSmallBlackFire,
  'bones-of-the-cathedral': conflictSmallBonesOfTheCathedral,
  'choir-of-the-hungry': conflictSmallChoirOfTheHungry,
  'crawling-dark': conflictSmallCrawlingDark,
  'fallen-priests': conflictSmallFallenPriests,
  hunger: conflictSmallHunger,
  'keepers-of-the-threshold': conflictSmallKeepersOfTheThreshold,
  'masterless-faithful': conflictSmallMasterlessFaithful,
  'night-birds': conflictSmallNightBirds,
  reflections: conflictSmallReflections,
  'retinue-of-the-nightmare': conflictSmallRetinueOfTheNightmare,
  'ruined-house': conflictSmallRuinedHouse,
  'sea-of-hands': conflictSmallSeaOfHands,
  'the-abyss': conflictSmallTheAbyss,
  'the-blind': conflictSmallTheBlind,
  'the-builders': conflictSmallTheBuilders,
  'the-diggers': conflictSmallTheDiggers,
  'the-fettered': conflictSmallTheFettered,
  'the-last-sleep': conflictSmallTheLastSleep,
  'the-lost': conflictSmallTheLost,
  'the-nameless': conflictSmallTheNameless,
  'the-petrified': conflictSmallThePetrified,
  'the-rabble': conflictSmallTheRabble,
  'the-scream': conflictSmallTheScream,
  'the-swarm': conflictSmallTheSwarm,
  'the-witnesses': conflictSmallTheWitnesses,
  'thieves-of-sleep': conflictSmallThievesOfSleep,
  turncoats: conflictSmallTurncoats,
  wanderers: conflictSmallWanderers,
  'winged-shades': conflictSmallWingedShades,
  wraiths: conflictSmallWraiths,
} as const;

export const developmentPictures = {
  'anothers-face': developmentAnothersFace,
  'archive-of-dreams': developmentArchiveOfDreams,
  'armour-of-night': developmentArmourOfNight,
  'back-from-limbo': developmentBackFromLimbo,
  'basic-combat': developmentBasicCombat,
  'blood-of-the-earth': developmentBloodOfTheEarth,
  blow: developmentBlow,
  'call-from-the-deep': developmentCallFromTheDeep,
  'call-of-the-dark': developmentCallOfTheDark,
  'cathedral-stone': developmentCathedralStone,
  'choir-of-the-dead': developmentChoirOfTheDead,
  deluge: developmentDeluge,
  develop: developmentDevelop,
  echo: developmentEcho,
  execution: developmentExecution,
  exorcism: developmentExorcism,
  'fertile-dream': developmentFertileDream,
  fireflies: developmentFireflies,
  'forbidden-books': developmentForbiddenBooks,
  fortify: developmentFortify,
  frenzy: developmentFrenzy,
  'gift-to-the-dark': developmentGiftToTheDark,
  'golden-steps': developmentGoldenSteps,
  'hidden-drawer': developmentHiddenDrawer,
  'hunter-of-shadows': developmentHunterOfShadows,
  'last-bastion': developmentLastBastion,
  litany: developmentLitany,
  'living-walls': developmentLivingWalls,
  manoeuvre: developmentManoeuvre,
  'mass-of-nightmares': developmentMassOfNightmares,
  'mounted-patrol': developmentMountedPatrol,
  'night-levy': developmentNightLevy,
  'night-march': developmentNightMarch,
  'night-school': developmentNightSchool,
  'nightmare-harvest': developmentNightmareHarvest,
  'reading-room-of-shadows': developmentReadingRoomOfShadows,
  ritual: developmentRitual,
  'second-countenance': developmentSecondCountenance,
  sentence: developmentSentence,
  'shared-whisper': developmentSharedWhisper,
  'short-prayer': developmentShortPrayer,
  'side-stairs': developmentSideStairs,
  'silent-mass': developmentSilentMass,
  'stolen-stone': developmentStolenStone,
  'stone-ranks': developmentStoneRanks,
  summon: developmentSummon,
  'swift-retreat': developmentSwiftRetreat,
  'the-long-march': developmentTheLongMarch,
  'the-maw': developmentTheMaw,
  'the-order': developmentTheOrder,
  'thieves-of-faces': developmentThievesOfFaces,
  'tower-of-mist': developmentTowerOfMist,
  'two-faces': developmentTwoFaces,
  'underground-works': developmentUndergroundWorks,
  veil: developmentVeil,
  'wall-of-bones': developmentWallOfBones,
  'watch-on-the-walls': developmentWatchOnTheWalls,
  'wild-chase': developmentWildChase,
  'wind-under-the-wing': developmentWindUnderTheWing,
} as const;

export const smallDevelopmentPictures = {
  'anothers-face': developmentSmallAnothersFace,
  'archive-of-dreams': developmentSmallArchiveOfDreams,
  'armour-of-night': developmentSmallArmourOfNight,
  'back-from-limbo': developmentSmallBackFromLimbo,
  'basic-combat': developmentSmallBasicCombat,
  'blood-of-the-earth': developmentSmallBloodOfTheEarth,
  blow: developmentSmallBlow,
  'call-from-the-deep': developmentSmallCallFromTheDeep,
  'call-of-the-dark': developmentSmallCallOfTheDark,
  'cathedral-stone': developmentSmallCathedralStone,
  'choir-of-the-dead': developmentSmallChoirOfTheDead,
  deluge: developmentSmallDeluge,
  develop: developmentSmallDevelop,
  echo: developmentSmallEcho,
  execution: developmentSmallExecution,
  exorcism: developmentSmallExorcism,
  'fertile-dream': developmentSmallFertileDream,
  fireflies: developmentSmallFireflies,
  'forbidden-books': developmentSmallForbiddenBooks,
  fortify: developmentSmallFortify,
  frenzy: developmentSmallFrenzy,
  'gift-to-the-dark': developmentSmallGiftToTheDark,
  'golden-steps': developmentSmallGoldenSteps,
  'hidden-drawer': developmentSmallHiddenDrawer,
  'hunter-of-shadows': developmentSmallHunterOfShadows,
  'last-bastion': developmentSmallLastBastion,
  litany: developmentSmallLitany,
  'living-walls': developmentSmallLivingWalls,
  manoeuvre: developmentSmallManoeuvre,
  'mass-of-nightmares': developmentSmallMassOfNightmares,
  'mounted-patrol': developmentSmallMountedPatrol,
  'night-levy': developmentSmallNightLevy,
  'night-march': developmentSmallNightMarch,
  'night-school': developmentSmallNightSchool,
  'nightmare-harvest': developmentSmallNightmareHarvest,
  'reading-room-of-shadows': developmentSmallReadingRoomOfShadows,
  ritual: developmentSmallRitual,
  'second-countenance': developmentSmallSecondCountenance,
  sentence: developmentSmallSentence,
  'shared-whisper': developmentSmallSharedWhisper,
  'short-prayer': developmentSmallShortPrayer,
  'side-stairs': developmentSmallSideStairs,
  'silent-mass': developmentSmallSilentMass,
  'stolen-stone': developmentSmallStolenStone,
  'stone-ranks': developmentSmallStoneRanks,
  summon: developmentSmallSummon,
  'swift-retreat': developmentSmallSwiftRetreat,
  'the-long-march': developmentSmallTheLongMarch,
  'the-maw': developmentSmallTheMaw,
  'the-order': developmentSmallTheOrder,
  'thieves-of-faces': developmentSmallThievesOfFaces,
  'tower-of-mist': developmentSmallTowerOfMist,
  'two-faces': developmentSmallTwoFaces,
  'underground-works': developmentSmallUndergroundWorks,
  veil: developmentSmallVeil,
  'wall-of-bones': developmentSmallWallOfBones,
  'watch-on-the-walls': developmentSmallWatchOnTheWalls,
  'wild-chase': developmentSmallWildChase,
  'wind-under-the-wing': developmentSmallWindUnderTheWing,
} as const;

export const dreamPictures = {
  ascension: dreamAscension,
  betrayal: dreamBetrayal,
  'bones-of-the-forebears': dreamBonesOfTheForebears,
  'builder-of-the-night': dreamBuilderOfTheNight,
  'burnt-books': dreamBurntBooks,
  'collected-books': dreamCollectedBooks,
  communion: dreamCommunion,
  'deep-books': dreamDeepBooks,
  dominion: dreamDominion,
  'double-triumph': dreamDoubleTriumph,
  'eye-of-the-storm': dreamEyeOfTheStorm,
  'feast-of-the-sign': dreamFeastOfTheSign,
  'four-signs': dreamFourSigns,
  'great-harvest': dreamGreatHarvest,
  'great-offering': dreamGreatOffering,
  'high-tower': dreamHighTower,
  'in-the-cathedrals-shadow': dreamInTheCathedralsShadow,
  'limbo-opened': dreamLimboOpened,
  'lord-of-nightmares': dreamLordOfNightmares,
  'mixed-company': dreamMixedCompany,
  'offering-of-knowledge': dreamOfferingOfKnowledge,
  'offering-of-the-faithful': dreamOfferingOfTheFaithful,
  'one-sign': dreamOneSign,
  onslaught: dreamOnslaught,
  pilgrimage: dreamPilgrimage,
  procession: dreamProcession,
  'ring-of-the-cathedral': dreamRingOfTheCathedral,
  'sea-of-the-faithful': dreamSeaOfTheFaithful,
  'second-home': dreamSecondHome,
  'sixth-step': dreamSixthStep,
  slaughter: dreamSlaughter,
  stonemason: dreamStonemason,
  'tangled-roots': dreamTangledRoots,
  'the-breach': dreamTheBreach,
  'the-convert': dreamTheConvert,
  'the-crowd': dreamTheCrowd,
  'the-feast': dreamTheFeast,
  'the-hunt': dreamTheHunt,
  'the-martyrs': dreamTheMartyrs,
  'three-towers': dreamThreeTowers,
  'twin-paths': dreamTwinPaths,
  'two-candles': dreamTwoCandles,
  'two-roads': dreamTwoRoads,
  'two-spires': dreamTwoSpires,
  'view-from-above': dreamViewFromAbove,
  'wide-estates': dreamWideEstates,
} as const;

export const smallDreamPictures = {
  ascension: dreamSmallAscension,
  betrayal: dreamSmallBetrayal,
  'bones-of-the-forebears': dreamSmallBonesOfTheForebears,
  'builder-of-the-night': dreamSmallBuilderOfTheNight,
  'burnt-books': dreamSmallBurntBooks,
  'collected-books': dreamSmallCollectedBooks,
  communion: dreamSmallCommunion,
  'deep-books': dreamSmallDeepBooks,
  dominion: dreamSmallDominion,
  'double-triumph': dreamSmallDoubleTriumph,
  'eye-of-the-storm': dreamSmallEyeOfTheStorm,
  'feast-of-the-sign': dreamSmallFeastOfTheSign,
  'four-signs': dreamSmallFourSigns,
  'great-harvest': dreamSmallGreatHarvest,
  'great-offering': dreamSmallGreatOffering,
  'high-tower': dreamSmallHighTower,
  'in-the-cathedrals-shadow': dreamSmallInTheCathedralsShadow,
  'limbo-opened': dreamSmallLimboOpened,
  'lord-of-nightmares': dreamSmallLordOfNightmares,
  'mixed-company': dreamSmallMixedCompany,
  'offering-of-knowledge': dreamSmallOfferingOfKnowledge,
  'offering-of-the-faithful': dreamSmallOfferingOfTheFaithful,
  'one-sign': dreamSmallOneSign,
  onslaught: dreamSmallOnslaught,
  pilgrimage: dreamSmallPilgrimage,
  procession: dreamSmallProcession,
  'ring-of-the-cathedral': dreamSmallRingOfTheCathedral,
  'sea-of-the-faithful': dreamSmallSeaOfTheFaithful,
  'second-home': dreamSmallSecondHome,
  'sixth-step': dreamSmallSixthStep,
  slaughter: dreamSmallSlaughter,
  stonemason: dreamSmallStonemason,
  'tangled-roots': dreamSmallTangledRoots,
  'the-breach': dreamSmallTheBreach,
  'the-convert': dreamSmallTheConvert,
  'the-crowd': dreamSmallTheCrowd,
  'the-feast': dreamSmallTheFeast,
  'the-hunt': dreamSmallTheHunt,
  'the-martyrs': dreamSmallTheMartyrs,
  'three-towers': dreamSmallThreeTowers,
  'twin-paths': dreamSmallTwinPaths,
  'two-candles': dreamSmallTwoCandles,
  'two-roads': dreamSmallTwoRoads,
  'two-spires': dreamSmallTwoSpires,
  'view-from-above': dreamSmallViewFromAbove,
  'wide-estates': dreamSmallWideEstates,
} as const;

export const figurePictures = {
  'burning-rider': figureBurningRider,
  'faceless-monk': figureFacelessMonk,
  'horizon-eater': figureHorizonEater,
  'mother-of-hunger': figureMotherOfHunger,
  'pack-of-bone': figurePackOfBone,
  'shrouded-host': figureShroudedHost,
  'the-clockmaker': figureTheClockmaker,
  'the-weaver': figureTheWeaver,
} as const;

export const smallFigurePictures = {
  'burning-rider': figureSmallBurningRider,
  'faceless-monk': figureSmallFacelessMonk,
  'horizon-eater': figureSmallHorizonEater,
  'mother-of-hunger': figureSmallMotherOfHunger,
  'pack-of-bone': figureSmallPackOfBone,
  'shrouded-host': figureSmallShroudedHost,
  'the-clockmaker': figureSmallTheClockmaker,
  'the-weaver': figureSmallTheWeaver,
} as const;

export const mapPictures = {
  covered: mapCovered,
  large: mapLarge,
  small: mapSmall,
} as const;

export const smallMapPictures = {
  covered: mapSmallCovered,
  large: mapSmallLarge,
  small: mapSmallSmall,
} as const;

export const nightmarePictures = {
  'burning-rider': nightmareBurningRider,
  'burning-rider-advanced': nightmareBurningRiderAdvanced,
  'faceless-monk': nightmareFacelessMonk,
  'faceless-monk-advanced': nightmareFacelessMonkAdvanced,
  'horizon-eater': nightmareHorizonEater,
  'horizon-eater-advanced': nightmareHorizonEaterAdvanced,
  'mother-of-hunger': nightmareMotherOfHunger,
  'mother-of-hunger-advanced': nightmareMotherOfHungerAdvanced,
  'pack-of-bone': nightmarePackOfBone,
  'pack-of-bone-advanced': nightmarePackOfBoneAdvanced,
  'shrouded-host': nightmareShroudedHost,
  'shrouded-host-advanced': nightmareShroudedHostAdvanced,
  'the-clockmaker': nightmareTheClockmaker,
  'the-clockmaker-advanced': nightmareTheClockmakerAdvanced,
  'the-weaver': nightmareTheWeaver,
  'the-weaver-advanced': nightmareTheWeaverAdvanced,
} as const;

export const smallNightmarePictures = {
  'burning-rider': nightmareSmallBurningRider,
  'burning-rider-advanced': nightmareSmallBurningRiderAdvanced,
  'faceless-monk': nightmareSmallFacelessMonk,
  'faceless-monk-advanced': nightmareSmallFacelessMonkAdvanced,
  'horizon-eater': nightmareSmallHorizonEater,
  'horizon-eater-advanced': nightmareSmallHorizonEaterAdvanced,
  'mother-of-hunger': nightmareSmallMotherOfHunger,
  'mother-of-hunger-advanced': nightmareSmallMotherOfHungerAdvanced,
  'pack-of-bone': nightmareSmallPackOfBone,
  'pack-of-bone-advanced': nightmareSmallPackOfBoneAdvanced,
  'shrouded-host': nightmareSmallShroudedHost,
  'shrouded-host-advanced': nightmareSmallShroudedHostAdvanced,
  'the-clockmaker': nightmareSmallTheClockmaker,
  'the-clockmaker-advanced': nightmareSmallTheClockmakerAdvanced,
  'the-weaver': nightmareSmallTheWeaver,
  'the-weaver-advanced': nightmareSmallTheWeaverAdvanced,
} as const;

export const stagePictures = {
  'large-A0': stageLargeA0,
  'large-A1': stageLargeA1,
  'large-A2': stageLargeA2,
  'large-A3': stageLargeA3,
  'large-B0': stageLargeB0,
  'large-B1': stageLargeB1,
  'large-B2': stageLargeB2,
  'large-B3': stageLargeB3,
  'large-C0': stageLargeC0,
  'large-C1': stageLargeC1,
  'large-C2': stageLargeC2,
  'large-C3': stageLargeC3,
  'large-D0': stageLargeD0,
  'large-D1': stageLargeD1,
  'large-D2': stageLargeD2,
  'large-D3': stageLargeD3,
  'large-M0': stageLargeM0,
  'large-M1': stageLargeM1,
  'large-M2': stageLargeM2,
  'large-M3': stageLargeM3,
  'small-C0': stageSmallC0,
  'small-C1': stageSmallC1,
  'small-C2': stageSmallC2,
  'small-C3': stageSmallC3,
  'small-I0': stageSmallI0,
  'small-I1': stageSmallI1,
  'small-I2': stageSmallI2,
  'small-I3': stageSmallI3,
  'small-S0': stageSmallS0,
  'small-S1': stageSmallS1,
  'small-S2': stageSmallS2,
  'small-S3': stageSmallS3,
} as const;

export const tokenPictures = {
  dreamer: tokenDreamer,
  'dreamer-tint': tokenDreamerTint,
  follower: tokenFollower,
  'follower-tint': tokenFollowerTint,
  'fortress-1': tokenFortress1,
  'fortress-1-tint': tokenFortress1Tint,
  'fortress-2': tokenFortress2,
  'fortress-2-tint': tokenFortress2Tint,
  'fortress-3': tokenFortress3,
  'fortress-3-tint': tokenFortress3Tint,
  marker: tokenMarker,
  'marker-tint': tokenMarkerTint,
  shadow: tokenShadow,
  'shadow-fallen': tokenShadowFallen,
  'stronghold-1': tokenStronghold1,
  'stronghold-1-tint': tokenStronghold1Tint,
  'stronghold-2': tokenStronghold2,
  'stronghold-2-tint': tokenStronghold2Tint,
  'stronghold-3': tokenStronghold3,
  'stronghold-3-tint': tokenStronghold3Tint,
  winged: tokenWinged,
  'winged-tint': tokenWingedTint,
} as const;

export const smallTokenPictures = {
  dreamer: tokenSmallDreamer,
  'dreamer-tint': tokenSmallDreamerTint,
  follower: tokenSmallFollower,
  'follower-tint': tokenSmallFollowerTint,
  'fortress-1': tokenSmallFortress1,
  'fortress-1-tint': tokenSmallFortress1Tint,
  'fortress-2': tokenSmallFortress2,
  'fortress-2-tint': tokenSmallFortress2Tint,
  'fortress-3': tokenSmallFortress3,
  'fortress-3-tint': tokenSmallFortress3Tint,
  marker: tokenSmallMarker,
  'marker-tint': tokenSmallMarkerTint,
  shadow: tokenSmallShadow,
  'shadow-fallen': tokenSmallShadowFallen,
  'stronghold-1': tokenSmallStronghold1,
  'stronghold-1-tint': tokenSmallStronghold1Tint,
  'stronghold-2': tokenSmallStronghold2,
  'stronghold-2-tint': tokenSmallStronghold2Tint,
  'stronghold-3': tokenSmallStronghold3,
  'stronghold-3-tint': tokenSmallStronghold3Tint,
  winged: tokenSmallWinged,
  'winged-tint': tokenSmallWingedTint,
} as const;

export const grounds = {
  dark: groundDark,
  light: groundLight,
} as const;
