import shadow from '../../../assets/cat-lady/large/shadow.webp';
import jazz from '../../../assets/cat-lady/large/jazz.webp';
import lily from '../../../assets/cat-lady/large/lily.webp';
import blackberry from '../../../assets/cat-lady/large/blackberry.webp';
import keaton from '../../../assets/cat-lady/large/keaton.webp';
import pablo from '../../../assets/cat-lady/large/pablo.webp';
import chester from '../../../assets/cat-lady/large/chester.webp';
import bell from '../../../assets/cat-lady/large/bell.webp';
import bronte from '../../../assets/cat-lady/large/bronte.webp';
import zeus from '../../../assets/cat-lady/large/zeus.webp';
import pumpkin from '../../../assets/cat-lady/large/pumpkin.webp';
import chairman from '../../../assets/cat-lady/large/chairman.webp';
import cooper from '../../../assets/cat-lady/large/cooper.webp';
import gershon from '../../../assets/cat-lady/large/gershon.webp';
import snowflake from '../../../assets/cat-lady/large/snowflake.webp';
import sparkle from '../../../assets/cat-lady/large/sparkle.webp';
import cuddleface from '../../../assets/cat-lady/large/cuddleface.webp';
import sox from '../../../assets/cat-lady/large/sox.webp';
import alvin from '../../../assets/cat-lady/large/alvin.webp';
import dinah from '../../../assets/cat-lady/large/dinah.webp';
import luna from '../../../assets/cat-lady/large/luna.webp';
import luska from '../../../assets/cat-lady/large/luska.webp';
import florence from '../../../assets/cat-lady/large/florence.webp';
import antoinette from '../../../assets/cat-lady/large/antoinette.webp';
import eliot from '../../../assets/cat-lady/large/eliot.webp';
import levar from '../../../assets/cat-lady/large/levar.webp';
import zoroaster from '../../../assets/cat-lady/large/zoroaster.webp';
import penny from '../../../assets/cat-lady/large/penny.webp';
import macak from '../../../assets/cat-lady/large/macak.webp';
import hemingway from '../../../assets/cat-lady/large/hemingway.webp';
import sweetheart from '../../../assets/cat-lady/large/sweetheart.webp';
import moonbeam from '../../../assets/cat-lady/large/moonbeam.webp';
import waffle from '../../../assets/cat-lady/large/waffle.webp';
import cow from '../../../assets/cat-lady/large/cow.webp';
import truffle from '../../../assets/cat-lady/large/truffle.webp';
import chicken from '../../../assets/cat-lady/large/chicken.webp';
import chicken2 from '../../../assets/cat-lady/large/chicken2.webp';
import tuna from '../../../assets/cat-lady/large/tuna.webp';
import tuna2 from '../../../assets/cat-lady/large/tuna2.webp';
import milk from '../../../assets/cat-lady/large/milk.webp';
import milk2 from '../../../assets/cat-lady/large/milk2.webp';
import treat from '../../../assets/cat-lady/large/treat.webp';
import mouse from '../../../assets/cat-lady/large/mouse.webp';
import yarn from '../../../assets/cat-lady/large/yarn.webp';
import wand from '../../../assets/cat-lady/large/wand.webp';
import tower from '../../../assets/cat-lady/large/tower.webp';
import scratcher from '../../../assets/cat-lady/large/scratcher.webp';
import captain from '../../../assets/cat-lady/large/captain.webp';
import wizard from '../../../assets/cat-lady/large/wizard.webp';
import king from '../../../assets/cat-lady/large/king.webp';
import bee from '../../../assets/cat-lady/large/bee.webp';
import dragon from '../../../assets/cat-lady/large/dragon.webp';
import pirate from '../../../assets/cat-lady/large/pirate.webp';
import clown from '../../../assets/cat-lady/large/clown.webp';
import rabbit from '../../../assets/cat-lady/large/rabbit.webp';
import astronaut from '../../../assets/cat-lady/large/astronaut.webp';
import catnip from '../../../assets/cat-lady/large/catnip.webp';
import lostCat from '../../../assets/cat-lady/large/lostCat.webp';
import sprayBottle from '../../../assets/cat-lady/large/sprayBottle.webp';
import back from '../../../assets/cat-lady/large/back.webp';
import strayBack from '../../../assets/cat-lady/large/strayBack.webp';
import type { Picture } from './pictures';

/** Large pictures, for cards that are shown close up. */
export const largePictures: Readonly<Record<string, Picture>> = {
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
