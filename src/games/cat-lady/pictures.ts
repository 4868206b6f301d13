import shadow from '../../../assets/cat-lady/shadow.webp';
import jazz from '../../../assets/cat-lady/jazz.webp';
import lily from '../../../assets/cat-lady/lily.webp';
import blackberry from '../../../assets/cat-lady/blackberry.webp';
import keaton from '../../../assets/cat-lady/keaton.webp';
import pablo from '../../../assets/cat-lady/pablo.webp';
import chester from '../../../assets/cat-lady/chester.webp';
import bell from '../../../assets/cat-lady/bell.webp';
import bronte from '../../../assets/cat-lady/bronte.webp';
import zeus from '../../../assets/cat-lady/zeus.webp';
import pumpkin from '../../../assets/cat-lady/pumpkin.webp';
import chairman from '../../../assets/cat-lady/chairman.webp';
import cooper from '../../../assets/cat-lady/cooper.webp';
import gershon from '../../../assets/cat-lady/gershon.webp';
import snowflake from '../../../assets/cat-lady/snowflake.webp';
import sparkle from '../../../assets/cat-lady/sparkle.webp';
import cuddleface from '../../../assets/cat-lady/cuddleface.webp';
import sox from '../../../assets/cat-lady/sox.webp';
import alvin from '../../../assets/cat-lady/alvin.webp';
import dinah from '../../../assets/cat-lady/dinah.webp';
import luna from '../../../assets/cat-lady/luna.webp';
import luska from '../../../assets/cat-lady/luska.webp';
import florence from '../../../assets/cat-lady/florence.webp';
import antoinette from '../../../assets/cat-lady/antoinette.webp';
import eliot from '../../../assets/cat-lady/eliot.webp';
import levar from '../../../assets/cat-lady/levar.webp';
import zoroaster from '../../../assets/cat-lady/zoroaster.webp';
import penny from '../../../assets/cat-lady/penny.webp';
import macak from '../../../assets/cat-lady/macak.webp';
import hemingway from '../../../assets/cat-lady/hemingway.webp';
import sweetheart from '../../../assets/cat-lady/sweetheart.webp';
import moonbeam from '../../../assets/cat-lady/moonbeam.webp';
import waffle from '../../../assets/cat-lady/waffle.webp';
import cow from '../../../assets/cat-lady/cow.webp';
import truffle from '../../../assets/cat-lady/truffle.webp';
import chicken from '../../../assets/cat-lady/chicken.webp';
import chicken2 from '../../../assets/cat-lady/chicken2.webp';
import tuna from '../../../assets/cat-lady/tuna.webp';
import tuna2 from '../../../assets/cat-lady/tuna2.webp';
import milk from '../../../assets/cat-lady/milk.webp';
import milk2 from '../../../assets/cat-lady/milk2.webp';
import treat from '../../../assets/cat-lady/treat.webp';
import mouse from '../../../assets/cat-lady/mouse.webp';
import yarn from '../../../assets/cat-lady/yarn.webp';
import wand from '../../../assets/cat-lady/wand.webp';
import tower from '../../../assets/cat-lady/tower.webp';
import scratcher from '../../../assets/cat-lady/scratcher.webp';
import captain from '../../../assets/cat-lady/captain.webp';
import wizard from '../../../assets/cat-lady/wizard.webp';
import king from '../../../assets/cat-lady/king.webp';
import bee from '../../../assets/cat-lady/bee.webp';
import dragon from '../../../assets/cat-lady/dragon.webp';
import pirate from '../../../assets/cat-lady/pirate.webp';
import clown from '../../../assets/cat-lady/clown.webp';
import rabbit from '../../../assets/cat-lady/rabbit.webp';
import astronaut from '../../../assets/cat-lady/astronaut.webp';
import catnip from '../../../assets/cat-lady/catnip.webp';
import lostCat from '../../../assets/cat-lady/lostCat.webp';
import sprayBottle from '../../../assets/cat-lady/sprayBottle.webp';
import back from '../../../assets/cat-lady/back.webp';
import strayBack from '../../../assets/cat-lady/strayBack.webp';
import groundDark from '../../../assets/cat-lady/ground-dark.webp';
import groundLight from '../../../assets/cat-lady/ground-light.webp';
import tokenCat from '../../../assets/cat-lady/token/cat.webp';
import tokenChicken from '../../../assets/cat-lady/token/chicken.webp';
import tokenTuna from '../../../assets/cat-lady/token/tuna.webp';
import tokenMilk from '../../../assets/cat-lady/token/milk.webp';
import tokenTreat from '../../../assets/cat-lady/token/treat.webp';
import tokenPoints from '../../../assets/cat-lady/token/points.webp';

export type Picture = typeof back;

export const BACK = 'back';
/** The name of the picture on the back of strays. */
export const STRAY_BACK = 'strayBack';

/** Pictures by the card's key in the rules. */
export const pictures: Readonly<Record<string, Picture>> = {
  shadow,
  jazz,
  lily,
  blackberry,
  keaton,
  pablo,
  chester,
  bell,
  bronte,
  zeus,
  pumpkin,
  chairman,
  cooper,
  gershon,
  snowflake,
  sparkle,
  cuddleface,
  sox,
  alvin,
  dinah,
  luna,
  luska,
  florence,
  antoinette,
  eliot,
  levar,
  zoroaster,
  penny,
  macak,
  hemingway,
  sweetheart,
  moonbeam,
  waffle,
  cow,
  truffle,
  chicken,
  chicken2,
  tuna,
  tuna2,
  milk,
  milk2,
  treat,
  mouse,
  yarn,
  wand,
  tower,
  scratcher,
  captain,
  wizard,
  king,
  bee,
  dragon,
  pirate,
  clown,
  rabbit,
  astronaut,
  catnip,
  lostCat,
  sprayBottle,
  back,
  strayBack,
};

/** Pictures of things that are not cards: food, 2 points, and the cat that walks round the grid. */
export const tokenPictures: Readonly<Record<string, Picture>> = {
  chicken: tokenChicken,
  tuna: tokenTuna,
  milk: tokenMilk,
  treat: tokenTreat,
  points: tokenPoints,
  cat: tokenCat,
};

export const grounds = { dark: groundDark, light: groundLight };
