// Written by `npm run art`: a change here would be lost.
import alvin from '../../../assets/cat-lady/alvin.webp';
import antoinette from '../../../assets/cat-lady/antoinette.webp';
import astronaut from '../../../assets/cat-lady/astronaut.webp';
import back from '../../../assets/cat-lady/back.webp';
import bee from '../../../assets/cat-lady/bee.webp';
import bell from '../../../assets/cat-lady/bell.webp';
import blackberry from '../../../assets/cat-lady/blackberry.webp';
import bronte from '../../../assets/cat-lady/bronte.webp';
import captain from '../../../assets/cat-lady/captain.webp';
import catnip from '../../../assets/cat-lady/catnip.webp';
import chairman from '../../../assets/cat-lady/chairman.webp';
import chester from '../../../assets/cat-lady/chester.webp';
import chicken from '../../../assets/cat-lady/chicken.webp';
import chicken2 from '../../../assets/cat-lady/chicken2.webp';
import clown from '../../../assets/cat-lady/clown.webp';
import cooper from '../../../assets/cat-lady/cooper.webp';
import cow from '../../../assets/cat-lady/cow.webp';
import cuddleface from '../../../assets/cat-lady/cuddleface.webp';
import dinah from '../../../assets/cat-lady/dinah.webp';
import dragon from '../../../assets/cat-lady/dragon.webp';
import eliot from '../../../assets/cat-lady/eliot.webp';
import florence from '../../../assets/cat-lady/florence.webp';
import gershon from '../../../assets/cat-lady/gershon.webp';
import groundDark from '../../../assets/cat-lady/ground-dark.webp';
import groundLight from '../../../assets/cat-lady/ground-light.webp';
import hemingway from '../../../assets/cat-lady/hemingway.webp';
import jazz from '../../../assets/cat-lady/jazz.webp';
import keaton from '../../../assets/cat-lady/keaton.webp';
import king from '../../../assets/cat-lady/king.webp';
import largeAlvin from '../../../assets/cat-lady/large/alvin.webp';
import largeAntoinette from '../../../assets/cat-lady/large/antoinette.webp';
import largeAstronaut from '../../../assets/cat-lady/large/astronaut.webp';
import largeBack from '../../../assets/cat-lady/large/back.webp';
import largeBee from '../../../assets/cat-lady/large/bee.webp';
import largeBell from '../../../assets/cat-lady/large/bell.webp';
import largeBlackberry from '../../../assets/cat-lady/large/blackberry.webp';
import largeBronte from '../../../assets/cat-lady/large/bronte.webp';
import largeCaptain from '../../../assets/cat-lady/large/captain.webp';
import largeCatnip from '../../../assets/cat-lady/large/catnip.webp';
import largeChairman from '../../../assets/cat-lady/large/chairman.webp';
import largeChester from '../../../assets/cat-lady/large/chester.webp';
import largeChicken from '../../../assets/cat-lady/large/chicken.webp';
import largeChicken2 from '../../../assets/cat-lady/large/chicken2.webp';
import largeClown from '../../../assets/cat-lady/large/clown.webp';
import largeCooper from '../../../assets/cat-lady/large/cooper.webp';
import largeCow from '../../../assets/cat-lady/large/cow.webp';
import largeCuddleface from '../../../assets/cat-lady/large/cuddleface.webp';
import largeDinah from '../../../assets/cat-lady/large/dinah.webp';
import largeDragon from '../../../assets/cat-lady/large/dragon.webp';
import largeEliot from '../../../assets/cat-lady/large/eliot.webp';
import largeFlorence from '../../../assets/cat-lady/large/florence.webp';
import largeGershon from '../../../assets/cat-lady/large/gershon.webp';
import largeHemingway from '../../../assets/cat-lady/large/hemingway.webp';
import largeJazz from '../../../assets/cat-lady/large/jazz.webp';
import largeKeaton from '../../../assets/cat-lady/large/keaton.webp';
import largeKing from '../../../assets/cat-lady/large/king.webp';
import largeLevar from '../../../assets/cat-lady/large/levar.webp';
import largeLily from '../../../assets/cat-lady/large/lily.webp';
import largeLostCat from '../../../assets/cat-lady/large/lostCat.webp';
import largeLuna from '../../../assets/cat-lady/large/luna.webp';
import largeLuska from '../../../assets/cat-lady/large/luska.webp';
import largeMacak from '../../../assets/cat-lady/large/macak.webp';
import largeMilk from '../../../assets/cat-lady/large/milk.webp';
import largeMilk2 from '../../../assets/cat-lady/large/milk2.webp';
import largeMoonbeam from '../../../assets/cat-lady/large/moonbeam.webp';
import largeMouse from '../../../assets/cat-lady/large/mouse.webp';
import largePablo from '../../../assets/cat-lady/large/pablo.webp';
import largePenny from '../../../assets/cat-lady/large/penny.webp';
import largePirate from '../../../assets/cat-lady/large/pirate.webp';
import largePumpkin from '../../../assets/cat-lady/large/pumpkin.webp';
import largeRabbit from '../../../assets/cat-lady/large/rabbit.webp';
import largeScratcher from '../../../assets/cat-lady/large/scratcher.webp';
import largeShadow from '../../../assets/cat-lady/large/shadow.webp';
import largeSnowflake from '../../../assets/cat-lady/large/snowflake.webp';
import largeSox from '../../../assets/cat-lady/large/sox.webp';
import largeSparkle from '../../../assets/cat-lady/large/sparkle.webp';
import largeSprayBottle from '../../../assets/cat-lady/large/sprayBottle.webp';
import largeStrayBack from '../../../assets/cat-lady/large/strayBack.webp';
import largeSweetheart from '../../../assets/cat-lady/large/sweetheart.webp';
import largeTower from '../../../assets/cat-lady/large/tower.webp';
import largeTreat from '../../../assets/cat-lady/large/treat.webp';
import largeTruffle from '../../../assets/cat-lady/large/truffle.webp';
import largeTuna from '../../../assets/cat-lady/large/tuna.webp';
import largeTuna2 from '../../../assets/cat-lady/large/tuna2.webp';
import largeWaffle from '../../../assets/cat-lady/large/waffle.webp';
import largeWand from '../../../assets/cat-lady/large/wand.webp';
import largeWizard from '../../../assets/cat-lady/large/wizard.webp';
import largeYarn from '../../../assets/cat-lady/large/yarn.webp';
import largeZeus from '../../../assets/cat-lady/large/zeus.webp';
import largeZoroaster from '../../../assets/cat-lady/large/zoroaster.webp';
import levar from '../../../assets/cat-lady/levar.webp';
import lily from '../../../assets/cat-lady/lily.webp';
import lostCat from '../../../assets/cat-lady/lostCat.webp';
import luna from '../../../assets/cat-lady/luna.webp';
import luska from '../../../assets/cat-lady/luska.webp';
import macak from '../../../assets/cat-lady/macak.webp';
import milk from '../../../assets/cat-lady/milk.webp';
import milk2 from '../../../assets/cat-lady/milk2.webp';
import moonbeam from '../../../assets/cat-lady/moonbeam.webp';
import mouse from '../../../assets/cat-lady/mouse.webp';
import pablo from '../../../assets/cat-lady/pablo.webp';
import penny from '../../../assets/cat-lady/penny.webp';
import pirate from '../../../assets/cat-lady/pirate.webp';
import pumpkin from '../../../assets/cat-lady/pumpkin.webp';
import rabbit from '../../../assets/cat-lady/rabbit.webp';
import scratcher from '../../../assets/cat-lady/scratcher.webp';
import shadow from '../../../assets/cat-lady/shadow.webp';
import smallAlvin from '../../../assets/cat-lady/small/alvin.webp';
import smallAntoinette from '../../../assets/cat-lady/small/antoinette.webp';
import smallAstronaut from '../../../assets/cat-lady/small/astronaut.webp';
import smallBee from '../../../assets/cat-lady/small/bee.webp';
import smallBell from '../../../assets/cat-lady/small/bell.webp';
import smallBlackberry from '../../../assets/cat-lady/small/blackberry.webp';
import smallBronte from '../../../assets/cat-lady/small/bronte.webp';
import smallCaptain from '../../../assets/cat-lady/small/captain.webp';
import smallCatnip from '../../../assets/cat-lady/small/catnip.webp';
import smallChairman from '../../../assets/cat-lady/small/chairman.webp';
import smallChester from '../../../assets/cat-lady/small/chester.webp';
import smallChicken from '../../../assets/cat-lady/small/chicken.webp';
import smallChicken2 from '../../../assets/cat-lady/small/chicken2.webp';
import smallClown from '../../../assets/cat-lady/small/clown.webp';
import smallCooper from '../../../assets/cat-lady/small/cooper.webp';
import smallCow from '../../../assets/cat-lady/small/cow.webp';
import smallCuddleface from '../../../assets/cat-lady/small/cuddleface.webp';
import smallDinah from '../../../assets/cat-lady/small/dinah.webp';
import smallDragon from '../../../assets/cat-lady/small/dragon.webp';
import smallEliot from '../../../assets/cat-lady/small/eliot.webp';
import smallFlorence from '../../../assets/cat-lady/small/florence.webp';
import smallGershon from '../../../assets/cat-lady/small/gershon.webp';
import smallHemingway from '../../../assets/cat-lady/small/hemingway.webp';
import smallJazz from '../../../assets/cat-lady/small/jazz.webp';
import smallKeaton from '../../../assets/cat-lady/small/keaton.webp';
import smallKing from '../../../assets/cat-lady/small/king.webp';
import smallLevar from '../../../assets/cat-lady/small/levar.webp';
import smallLily from '../../../assets/cat-lady/small/lily.webp';
import smallLostCat from '../../../assets/cat-lady/small/lostCat.webp';
import smallLuna from '../../../assets/cat-lady/small/luna.webp';
import smallLuska from '../../../assets/cat-lady/small/luska.webp';
import smallMacak from '../../../assets/cat-lady/small/macak.webp';
import smallMilk from '../../../assets/cat-lady/small/milk.webp';
import smallMilk2 from '../../../assets/cat-lady/small/milk2.webp';
import smallMoonbeam from '../../../assets/cat-lady/small/moonbeam.webp';
import smallMouse from '../../../assets/cat-lady/small/mouse.webp';
import smallPablo from '../../../assets/cat-lady/small/pablo.webp';
import smallPenny from '../../../assets/cat-lady/small/penny.webp';
import smallPirate from '../../../assets/cat-lady/small/pirate.webp';
import smallPumpkin from '../../../assets/cat-lady/small/pumpkin.webp';
import smallRabbit from '../../../assets/cat-lady/small/rabbit.webp';
import smallScratcher from '../../../assets/cat-lady/small/scratcher.webp';
import smallShadow from '../../../assets/cat-lady/small/shadow.webp';
import smallSnowflake from '../../../assets/cat-lady/small/snowflake.webp';
import smallSox from '../../../assets/cat-lady/small/sox.webp';
import smallSparkle from '../../../assets/cat-lady/small/sparkle.webp';
import smallSprayBottle from '../../../assets/cat-lady/small/sprayBottle.webp';
import smallSweetheart from '../../../assets/cat-lady/small/sweetheart.webp';
import smallTower from '../../../assets/cat-lady/small/tower.webp';
import smallTreat from '../../../assets/cat-lady/small/treat.webp';
import smallTruffle from '../../../assets/cat-lady/small/truffle.webp';
import smallTuna from '../../../assets/cat-lady/small/tuna.webp';
import smallTuna2 from '../../../assets/cat-lady/small/tuna2.webp';
import smallWaffle from '../../../assets/cat-lady/small/waffle.webp';
import smallWand from '../../../assets/cat-lady/small/wand.webp';
import smallWizard from '../../../assets/cat-lady/small/wizard.webp';
import smallYarn from '../../../assets/cat-lady/small/yarn.webp';
import smallZeus from '../../../assets/cat-lady/small/zeus.webp';
import smallZoroaster from '../../../assets/cat-lady/small/zoroaster.webp';
import snowflake from '../../../assets/cat-lady/snowflake.webp';
import sox from '../../../assets/cat-lady/sox.webp';
import sparkle from '../../../assets/cat-lady/sparkle.webp';
import sprayBottle from '../../../assets/cat-lady/sprayBottle.webp';
import strayBack from '../../../assets/cat-lady/strayBack.webp';
import sweetheart from '../../../assets/cat-lady/sweetheart.webp';
import tokenCat from '../../../assets/cat-lady/token/cat.webp';
import tokenChicken from '../../../assets/cat-lady/token/chicken.webp';
import tokenMilk from '../../../assets/cat-lady/token/milk.webp';
import tokenPoints from '../../../assets/cat-lady/token/points.webp';
import tokenTreat from '../../../assets/cat-lady/token/treat.webp';
import tokenTuna from '../../../assets/cat-lady/token/tuna.webp';
import tower from '../../../assets/cat-lady/tower.webp';
import treat from '../../../assets/cat-lady/treat.webp';
import truffle from '../../../assets/cat-lady/truffle.webp';
import tuna from '../../../assets/cat-lady/tuna.webp';
import tuna2 from '../../../assets/cat-lady/tuna2.webp';
import waffle from '../../../assets/cat-lady/waffle.webp';
import wand from '../../../assets/cat-lady/wand.webp';
import wizard from '../../../assets/cat-lady/wizard.webp';
import yarn from '../../../assets/cat-lady/yarn.webp';
import zeus from '../../../assets/cat-lady/zeus.webp';
import zoroaster from '../../../assets/cat-lady/zoroaster.webp';

export const pictures = {
  alvin,
  antoinette,
  astronaut,
  back,
  bee,
  bell,
  blackberry,
  bronte,
  captain,
  catnip,
  chairman,
  chester,
  chicken,
  chicken2,
  clown,
  cooper,
  cow,
  cuddleface,
  dinah,
  dragon,
  eliot,
  florence,
  gershon,
  hemingway,
  jazz,
  keaton,
  king,
  levar,
  lily,
  lostCat,
  luna,
  luska,
  macak,
  milk,
  milk2,
  moonbeam,
  mouse,
  pablo,
  penny,
  pirate,
  pumpkin,
  rabbit,
  scratcher,
  shadow,
  snowflake,
  sox,
  sparkle,
  sprayBottle,
  strayBack,
  sweetheart,
  tower,
  treat,
  truffle,
  tuna,
  tuna2,
  waffle,
  wand,
  wizard,
  yarn,
  zeus,
  zoroaster,
} as const;

export const largePictures = {
  alvin: largeAlvin,
  antoinette: largeAntoinette,
  astronaut: largeAstronaut,
  back: largeBack,
  bee: largeBee,
  bell: largeBell,
  blackberry: largeBlackberry,
  bronte: largeBronte,
  captain: largeCaptain,
  catnip: largeCatnip,
  chairman: largeChairman,
  chester: largeChester,
  chicken: largeChicken,
  chicken2: largeChicken2,
  clown: largeClown,
  cooper: largeCooper,
  cow: largeCow,
  cuddleface: largeCuddleface,
  dinah: largeDinah,
  dragon: largeDragon,
  eliot: largeEliot,
  florence: largeFlorence,
  gershon: largeGershon,
  hemingway: largeHemingway,
  jazz: largeJazz,
  keaton: largeKeaton,
  king: largeKing,
  levar: largeLevar,
  lily: largeLily,
  lostCat: largeLostCat,
  luna: largeLuna,
  luska: largeLuska,
  macak: largeMacak,
  milk: largeMilk,
  milk2: largeMilk2,
  moonbeam: largeMoonbeam,
  mouse: largeMouse,
  pablo: largePablo,
  penny: largePenny,
  pirate: largePirate,
  pumpkin: largePumpkin,
  rabbit: largeRabbit,
  scratcher: largeScratcher,
  shadow: largeShadow,
  snowflake: largeSnowflake,
  sox: largeSox,
  sparkle: largeSparkle,
  sprayBottle: largeSprayBottle,
  strayBack: largeStrayBack,
  sweetheart: largeSweetheart,
  tower: largeTower,
  treat: largeTreat,
  truffle: largeTruffle,
  tuna: largeTuna,
  tuna2: largeTuna2,
  waffle: largeWaffle,
  wand: largeWand,
  wizard: largeWizard,
  yarn: largeYarn,
  zeus: largeZeus,
  zoroaster: largeZoroaster,
} as const;

export const smallPictures = {
  alvin: smallAlvin,
  antoinette: smallAntoinette,
  astronaut: smallAstronaut,
  bee: smallBee,
  bell: smallBell,
  blackberry: smallBlackberry,
  bronte: smallBronte,
  captain: smallCaptain,
  catnip: smallCatnip,
  chairman: smallChairman,
  chester: smallChester,
  chicken: smallChicken,
  chicken2: smallChicken2,
  clown: smallClown,
  cooper: smallCooper,
  cow: smallCow,
  cuddleface: smallCuddleface,
  dinah: smallDinah,
  dragon: smallDragon,
  eliot: smallEliot,
  florence: smallFlorence,
  gershon: smallGershon,
  hemingway: smallHemingway,
  jazz: smallJazz,
  keaton: smallKeaton,
  king: smallKing,
  levar: smallLevar,
  lily: smallLily,
  lostCat: smallLostCat,
  luna: smallLuna,
  luska: smallLuska,
  macak: smallMacak,
  milk: smallMilk,
  milk2: smallMilk2,
  moonbeam: smallMoonbeam,
  mouse: smallMouse,
  pablo: smallPablo,
  penny: smallPenny,
  pirate: smallPirate,
  pumpkin: smallPumpkin,
  rabbit: smallRabbit,
  scratcher: smallScratcher,
  shadow: smallShadow,
  snowflake: smallSnowflake,
  sox: smallSox,
  sparkle: smallSparkle,
  sprayBottle: smallSprayBottle,
  sweetheart: smallSweetheart,
  tower: smallTower,
  treat: smallTreat,
  truffle: smallTruffle,
  tuna: smallTuna,
  tuna2: smallTuna2,
  waffle: smallWaffle,
  wand: smallWand,
  wizard: smallWizard,
  yarn: smallYarn,
  zeus: smallZeus,
  zoroaster: smallZoroaster,
} as const;

export const tokenPictures = {
  cat: tokenCat,
  chicken: tokenChicken,
  milk: tokenMilk,
  points: tokenPoints,
  treat: tokenTreat,
  tuna: tokenTuna,
} as const;

export const grounds = {
  dark: groundDark,
  light: groundLight,
} as const;
