// Written by `npm run art`: a change here would be lost.
import alice from '../../../assets/three-chapters/alice.webp';
import babaYaga from '../../../assets/three-chapters/babaYaga.webp';
import back from '../../../assets/three-chapters/back.webp';
import beast from '../../../assets/three-chapters/beast.webp';
import beauty from '../../../assets/three-chapters/beauty.webp';
import braveDwarf from '../../../assets/three-chapters/braveDwarf.webp';
import cheshireCat from '../../../assets/three-chapters/cheshireCat.webp';
import cinderella from '../../../assets/three-chapters/cinderella.webp';
import dragon from '../../../assets/three-chapters/dragon.webp';
import duckling from '../../../assets/three-chapters/duckling.webp';
import enlightenedDwarf from '../../../assets/three-chapters/enlightenedDwarf.webp';
import friendlyDwarves from '../../../assets/three-chapters/friendlyDwarves.webp';
import frogPrince from '../../../assets/three-chapters/frogPrince.webp';
import geppetto from '../../../assets/three-chapters/geppetto.webp';
import giant from '../../../assets/three-chapters/giant.webp';
import godmother from '../../../assets/three-chapters/godmother.webp';
import goldilocks from '../../../assets/three-chapters/goldilocks.webp';
import greedyDwarf from '../../../assets/three-chapters/greedyDwarf.webp';
import gretel from '../../../assets/three-chapters/gretel.webp';
import groundDark from '../../../assets/three-chapters/ground-dark.webp';
import groundLight from '../../../assets/three-chapters/ground-light.webp';
import hansel from '../../../assets/three-chapters/hansel.webp';
import humptyDumpty from '../../../assets/three-chapters/humptyDumpty.webp';
import jack from '../../../assets/three-chapters/jack.webp';
import largeAlice from '../../../assets/three-chapters/large/alice.webp';
import largeBabaYaga from '../../../assets/three-chapters/large/babaYaga.webp';
import largeBack from '../../../assets/three-chapters/large/back.webp';
import largeBeast from '../../../assets/three-chapters/large/beast.webp';
import largeBeauty from '../../../assets/three-chapters/large/beauty.webp';
import largeBraveDwarf from '../../../assets/three-chapters/large/braveDwarf.webp';
import largeCheshireCat from '../../../assets/three-chapters/large/cheshireCat.webp';
import largeCinderella from '../../../assets/three-chapters/large/cinderella.webp';
import largeDragon from '../../../assets/three-chapters/large/dragon.webp';
import largeDuckling from '../../../assets/three-chapters/large/duckling.webp';
import largeEnlightenedDwarf from '../../../assets/three-chapters/large/enlightenedDwarf.webp';
import largeFriendlyDwarves from '../../../assets/three-chapters/large/friendlyDwarves.webp';
import largeFrogPrince from '../../../assets/three-chapters/large/frogPrince.webp';
import largeGeppetto from '../../../assets/three-chapters/large/geppetto.webp';
import largeGiant from '../../../assets/three-chapters/large/giant.webp';
import largeGodmother from '../../../assets/three-chapters/large/godmother.webp';
import largeGoldilocks from '../../../assets/three-chapters/large/goldilocks.webp';
import largeGreedyDwarf from '../../../assets/three-chapters/large/greedyDwarf.webp';
import largeGretel from '../../../assets/three-chapters/large/gretel.webp';
import largeHansel from '../../../assets/three-chapters/large/hansel.webp';
import largeHumptyDumpty from '../../../assets/three-chapters/large/humptyDumpty.webp';
import largeJack from '../../../assets/three-chapters/large/jack.webp';
import largeLittleRed from '../../../assets/three-chapters/large/littleRed.webp';
import largeMadHatter from '../../../assets/three-chapters/large/madHatter.webp';
import largeMermaid from '../../../assets/three-chapters/large/mermaid.webp';
import largeMerryDwarf from '../../../assets/three-chapters/large/merryDwarf.webp';
import largeOgre from '../../../assets/three-chapters/large/ogre.webp';
import largePeterPan from '../../../assets/three-chapters/large/peterPan.webp';
import largePinocchio from '../../../assets/three-chapters/large/pinocchio.webp';
import largePrince from '../../../assets/three-chapters/large/prince.webp';
import largePrincess from '../../../assets/three-chapters/large/princess.webp';
import largePuss from '../../../assets/three-chapters/large/puss.webp';
import largeQueenOfHearts from '../../../assets/three-chapters/large/queenOfHearts.webp';
import largeRapunzel from '../../../assets/three-chapters/large/rapunzel.webp';
import largeRumpelstiltskin from '../../../assets/three-chapters/large/rumpelstiltskin.webp';
import largeShapeshifter from '../../../assets/three-chapters/large/shapeshifter.webp';
import largeSleepingBeauty from '../../../assets/three-chapters/large/sleepingBeauty.webp';
import largeSleepyDwarf from '../../../assets/three-chapters/large/sleepyDwarf.webp';
import largeSnowQueen from '../../../assets/three-chapters/large/snowQueen.webp';
import largeSnowWhite from '../../../assets/three-chapters/large/snowWhite.webp';
import largeStepmother from '../../../assets/three-chapters/large/stepmother.webp';
import largeThreeBears from '../../../assets/three-chapters/large/threeBears.webp';
import largeTroll from '../../../assets/three-chapters/large/troll.webp';
import largeTweedledee from '../../../assets/three-chapters/large/tweedledee.webp';
import largeTweedledum from '../../../assets/three-chapters/large/tweedledum.webp';
import largeUnicorn from '../../../assets/three-chapters/large/unicorn.webp';
import largeVampire from '../../../assets/three-chapters/large/vampire.webp';
import largeWhiteRabbit from '../../../assets/three-chapters/large/whiteRabbit.webp';
import largeWitch from '../../../assets/three-chapters/large/witch.webp';
import largeWizard from '../../../assets/three-chapters/large/wizard.webp';
import largeWolf from '../../../assets/three-chapters/large/wolf.webp';
import littleRed from '../../../assets/three-chapters/littleRed.webp';
import madHatter from '../../../assets/three-chapters/madHatter.webp';
import mermaid from '../../../assets/three-chapters/mermaid.webp';
import merryDwarf from '../../../assets/three-chapters/merryDwarf.webp';
import ogre from '../../../assets/three-chapters/ogre.webp';
import peterPan from '../../../assets/three-chapters/peterPan.webp';
import pinocchio from '../../../assets/three-chapters/pinocchio.webp';
import prince from '../../../assets/three-chapters/prince.webp';
import princess from '../../../assets/three-chapters/princess.webp';
import puss from '../../../assets/three-chapters/puss.webp';
import queenOfHearts from '../../../assets/three-chapters/queenOfHearts.webp';
import rapunzel from '../../../assets/three-chapters/rapunzel.webp';
import rumpelstiltskin from '../../../assets/three-chapters/rumpelstiltskin.webp';
import shapeshifter from '../../../assets/three-chapters/shapeshifter.webp';
import sleepingBeauty from '../../../assets/three-chapters/sleepingBeauty.webp';
import sleepyDwarf from '../../../assets/three-chapters/sleepyDwarf.webp';
import smallAlice from '../../../assets/three-chapters/small/alice.webp';
import smallBabaYaga from '../../../assets/three-chapters/small/babaYaga.webp';
import smallBeast from '../../../assets/three-chapters/small/beast.webp';
import smallBeauty from '../../../assets/three-chapters/small/beauty.webp';
import smallBraveDwarf from '../../../assets/three-chapters/small/braveDwarf.webp';
import smallCheshireCat from '../../../assets/three-chapters/small/cheshireCat.webp';
import smallCinderella from '../../../assets/three-chapters/small/cinderella.webp';
import smallDragon from '../../../assets/three-chapters/small/dragon.webp';
import smallDuckling from '../../../assets/three-chapters/small/duckling.webp';
import smallEnlightenedDwarf from '../../../assets/three-chapters/small/enlightenedDwarf.webp';
import smallFriendlyDwarves from '../../../assets/three-chapters/small/friendlyDwarves.webp';
import smallFrogPrince from '../../../assets/three-chapters/small/frogPrince.webp';
import smallGeppetto from '../../../assets/three-chapters/small/geppetto.webp';
import smallGiant from '../../../assets/three-chapters/small/giant.webp';
import smallGodmother from '../../../assets/three-chapters/small/godmother.webp';
import smallGoldilocks from '../../../assets/three-chapters/small/goldilocks.webp';
import smallGreedyDwarf from '../../../assets/three-chapters/small/greedyDwarf.webp';
import smallGretel from '../../../assets/three-chapters/small/gretel.webp';
import smallHansel from '../../../assets/three-chapters/small/hansel.webp';
import smallHumptyDumpty from '../../../assets/three-chapters/small/humptyDumpty.webp';
import smallJack from '../../../assets/three-chapters/small/jack.webp';
import smallLittleRed from '../../../assets/three-chapters/small/littleRed.webp';
import smallMadHatter from '../../../assets/three-chapters/small/madHatter.webp';
import smallMermaid from '../../../assets/three-chapters/small/mermaid.webp';
import smallMerryDwarf from '../../../assets/three-chapters/small/merryDwarf.webp';
import smallOgre from '../../../assets/three-chapters/small/ogre.webp';
import smallPeterPan from '../../../assets/three-chapters/small/peterPan.webp';
import smallPinocchio from '../../../assets/three-chapters/small/pinocchio.webp';
import smallPrince from '../../../assets/three-chapters/small/prince.webp';
import smallPrincess from '../../../assets/three-chapters/small/princess.webp';
import smallPuss from '../../../assets/three-chapters/small/puss.webp';
import smallQueenOfHearts from '../../../assets/three-chapters/small/queenOfHearts.webp';
import smallRapunzel from '../../../assets/three-chapters/small/rapunzel.webp';
import smallRumpelstiltskin from '../../../assets/three-chapters/small/rumpelstiltskin.webp';
import smallShapeshifter from '../../../assets/three-chapters/small/shapeshifter.webp';
import smallSleepingBeauty from '../../../assets/three-chapters/small/sleepingBeauty.webp';
import smallSleepyDwarf from '../../../assets/three-chapters/small/sleepyDwarf.webp';
import smallSnowQueen from '../../../assets/three-chapters/small/snowQueen.webp';
import smallSnowWhite from '../../../assets/three-chapters/small/snowWhite.webp';
import smallStepmother from '../../../assets/three-chapters/small/stepmother.webp';
import smallThreeBears from '../../../assets/three-chapters/small/threeBears.webp';
import smallTroll from '../../../assets/three-chapters/small/troll.webp';
import smallTweedledee from '../../../assets/three-chapters/small/tweedledee.webp';
import smallTweedledum from '../../../assets/three-chapters/small/tweedledum.webp';
import smallUnicorn from '../../../assets/three-chapters/small/unicorn.webp';
import smallVampire from '../../../assets/three-chapters/small/vampire.webp';
import smallWhiteRabbit from '../../../assets/three-chapters/small/whiteRabbit.webp';
import smallWitch from '../../../assets/three-chapters/small/witch.webp';
import smallWizard from '../../../assets/three-chapters/small/wizard.webp';
import smallWolf from '../../../assets/three-chapters/small/wolf.webp';
import snowQueen from '../../../assets/three-chapters/snowQueen.webp';
import snowWhite from '../../../assets/three-chapters/snowWhite.webp';
import stepmother from '../../../assets/three-chapters/stepmother.webp';
import threeBears from '../../../assets/three-chapters/threeBears.webp';
import tokenGems from '../../../assets/three-chapters/token/gems.webp';
import tokenHearts from '../../../assets/three-chapters/token/hearts.webp';
import tokenStars from '../../../assets/three-chapters/token/stars.webp';
import troll from '../../../assets/three-chapters/troll.webp';
import tweedledee from '../../../assets/three-chapters/tweedledee.webp';
import tweedledum from '../../../assets/three-chapters/tweedledum.webp';
import unicorn from '../../../assets/three-chapters/unicorn.webp';
import vampire from '../../../assets/three-chapters/vampire.webp';
import whiteRabbit from '../../../assets/three-chapters/whiteRabbit.webp';
import witch from '../../../assets/three-chapters/witch.webp';
import wizard from '../../../assets/three-chapters/wizard.webp';
import wolf from '../../../assets/three-chapters/wolf.webp';

export const pictures = {
  alice,
  babaYaga,
  back,
  beast,
  beauty,
  braveDwarf,
  cheshireCat,
  cinderella,
  dragon,
  duckling,
  enlightenedDwarf,
  friendlyDwarves,
  frogPrince,
  geppetto,
  giant,
  godmother,
  goldilocks,
  greedyDwarf,
  gretel,
  hansel,
  humptyDumpty,
  jack,
  littleRed,
  madHatter,
  mermaid,
  merryDwarf,
  ogre,
  peterPan,
  pinocchio,
  prince,
  princess,
  puss,
  queenOfHearts,
  rapunzel,
  rumpelstiltskin,
  shapeshifter,
  sleepingBeauty,
  sleepyDwarf,
  snowQueen,
  snowWhite,
  stepmother,
  threeBears,
  troll,
  tweedledee,
  tweedledum,
  unicorn,
  vampire,
  whiteRabbit,
  witch,
  wizard,
  wolf,
} as const;

export const largePictures = {
  alice: largeAlice,
  babaYaga: largeBabaYaga,
  back: largeBack,
  beast: largeBeast,
  beauty: largeBeauty,
  braveDwarf: largeBraveDwarf,
  cheshireCat: largeCheshireCat,
  cinderella: largeCinderella,
  dragon: largeDragon,
  duckling: largeDuckling,
  enlightenedDwarf: largeEnlightenedDwarf,
  friendlyDwarves: largeFriendlyDwarves,
  frogPrince: largeFrogPrince,
  geppetto: largeGeppetto,
  giant: largeGiant,
  godmother: largeGodmother,
  goldilocks: largeGoldilocks,
  greedyDwarf: largeGreedyDwarf,
  gretel: largeGretel,
  hansel: largeHansel,
  humptyDumpty: largeHumptyDumpty,
  jack: largeJack,
  littleRed: largeLittleRed,
  madHatter: largeMadHatter,
  mermaid: largeMermaid,
  merryDwarf: largeMerryDwarf,
  ogre: largeOgre,
  peterPan: largePeterPan,
  pinocchio: largePinocchio,
  prince: largePrince,
  princess: largePrincess,
  puss: largePuss,
  queenOfHearts: largeQueenOfHearts,
  rapunzel: largeRapunzel,
  rumpelstiltskin: largeRumpelstiltskin,
  shapeshifter: largeShapeshifter,
  sleepingBeauty: largeSleepingBeauty,
  sleepyDwarf: largeSleepyDwarf,
  snowQueen: largeSnowQueen,
  snowWhite: largeSnowWhite,
  stepmother: largeStepmother,
  threeBears: largeThreeBears,
  troll: largeTroll,
  tweedledee: largeTweedledee,
  tweedledum: largeTweedledum,
  unicorn: largeUnicorn,
  vampire: largeVampire,
  whiteRabbit: largeWhiteRabbit,
  witch: largeWitch,
  wizard: largeWizard,
  wolf: largeWolf,
} as const;

export const smallPictures = {
  alice: smallAlice,
  babaYaga: smallBabaYaga,
  beast: smallBeast,
  beauty: smallBeauty,
  braveDwarf: smallBraveDwarf,
  cheshireCat: smallCheshireCat,
  cinderella: smallCinderella,
  dragon: smallDragon,
  duckling: smallDuckling,
  enlightenedDwarf: smallEnlightenedDwarf,
  friendlyDwarves: smallFriendlyDwarves,
  frogPrince: smallFrogPrince,
  geppetto: smallGeppetto,
  giant: smallGiant,
  godmother: smallGodmother,
  goldilocks: smallGoldilocks,
  greedyDwarf: smallGreedyDwarf,
  gretel: smallGretel,
  hansel: smallHansel,
  humptyDumpty: smallHumptyDumpty,
  jack: smallJack,
  littleRed: smallLittleRed,
  madHatter: smallMadHatter,
  mermaid: smallMermaid,
  merryDwarf: smallMerryDwarf,
  ogre: smallOgre,
  peterPan: smallPeterPan,
  pinocchio: smallPinocchio,
  prince: smallPrince,
  princess: smallPrincess,
  puss: smallPuss,
  queenOfHearts: smallQueenOfHearts,
  rapunzel: smallRapunzel,
  rumpelstiltskin: smallRumpelstiltskin,
  shapeshifter: smallShapeshifter,
  sleepingBeauty: smallSleepingBeauty,
  sleepyDwarf: smallSleepyDwarf,
  snowQueen: smallSnowQueen,
  snowWhite: smallSnowWhite,
  stepmother: smallStepmother,
  threeBears: smallThreeBears,
  troll: smallTroll,
  tweedledee: smallTweedledee,
  tweedledum: smallTweedledum,
  unicorn: smallUnicorn,
  vampire: smallVampire,
  whiteRabbit: smallWhiteRabbit,
  witch: smallWitch,
  wizard: smallWizard,
  wolf: smallWolf,
} as const;

export const tokenPictures = {
  gems: tokenGems,
  hearts: tokenHearts,
  stars: tokenStars,
} as const;

export const grounds = {
  dark: groundDark,
  light: groundLight,
} as const;
