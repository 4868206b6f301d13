import shadow from '../../../assets/cat-lady/small/shadow.webp';
import jazz from '../../../assets/cat-lady/small/jazz.webp';
import lily from '../../../assets/cat-lady/small/lily.webp';
import blackberry from '../../../assets/cat-lady/small/blackberry.webp';
import keaton from '../../../assets/cat-lady/small/keaton.webp';
import pablo from '../../../assets/cat-lady/small/pablo.webp';
import chester from '../../../assets/cat-lady/small/chester.webp';
import bell from '../../../assets/cat-lady/small/bell.webp';
import bronte from '../../../assets/cat-lady/small/bronte.webp';
import zeus from '../../../assets/cat-lady/small/zeus.webp';
import pumpkin from '../../../assets/cat-lady/small/pumpkin.webp';
import chairman from '../../../assets/cat-lady/small/chairman.webp';
import cooper from '../../../assets/cat-lady/small/cooper.webp';
import gershon from '../../../assets/cat-lady/small/gershon.webp';
import snowflake from '../../../assets/cat-lady/small/snowflake.webp';
import sparkle from '../../../assets/cat-lady/small/sparkle.webp';
import cuddleface from '../../../assets/cat-lady/small/cuddleface.webp';
import sox from '../../../assets/cat-lady/small/sox.webp';
import alvin from '../../../assets/cat-lady/small/alvin.webp';
import dinah from '../../../assets/cat-lady/small/dinah.webp';
import luna from '../../../assets/cat-lady/small/luna.webp';
import luska from '../../../assets/cat-lady/small/luska.webp';
import florence from '../../../assets/cat-lady/small/florence.webp';
import antoinette from '../../../assets/cat-lady/small/antoinette.webp';
import eliot from '../../../assets/cat-lady/small/eliot.webp';
import levar from '../../../assets/cat-lady/small/levar.webp';
import zoroaster from '../../../assets/cat-lady/small/zoroaster.webp';
import penny from '../../../assets/cat-lady/small/penny.webp';
import macak from '../../../assets/cat-lady/small/macak.webp';
import hemingway from '../../../assets/cat-lady/small/hemingway.webp';
import sweetheart from '../../../assets/cat-lady/small/sweetheart.webp';
import moonbeam from '../../../assets/cat-lady/small/moonbeam.webp';
import waffle from '../../../assets/cat-lady/small/waffle.webp';
import cow from '../../../assets/cat-lady/small/cow.webp';
import truffle from '../../../assets/cat-lady/small/truffle.webp';
import chicken from '../../../assets/cat-lady/small/chicken.webp';
import chicken2 from '../../../assets/cat-lady/small/chicken2.webp';
import tuna from '../../../assets/cat-lady/small/tuna.webp';
import tuna2 from '../../../assets/cat-lady/small/tuna2.webp';
import milk from '../../../assets/cat-lady/small/milk.webp';
import milk2 from '../../../assets/cat-lady/small/milk2.webp';
import treat from '../../../assets/cat-lady/small/treat.webp';
import mouse from '../../../assets/cat-lady/small/mouse.webp';
import yarn from '../../../assets/cat-lady/small/yarn.webp';
import wand from '../../../assets/cat-lady/small/wand.webp';
import tower from '../../../assets/cat-lady/small/tower.webp';
import scratcher from '../../../assets/cat-lady/small/scratcher.webp';
import captain from '../../../assets/cat-lady/small/captain.webp';
import wizard from '../../../assets/cat-lady/small/wizard.webp';
import king from '../../../assets/cat-lady/small/king.webp';
import bee from '../../../assets/cat-lady/small/bee.webp';
import dragon from '../../../assets/cat-lady/small/dragon.webp';
import pirate from '../../../assets/cat-lady/small/pirate.webp';
import clown from '../../../assets/cat-lady/small/clown.webp';
import rabbit from '../../../assets/cat-lady/small/rabbit.webp';
import astronaut from '../../../assets/cat-lady/small/astronaut.webp';
import catnip from '../../../assets/cat-lady/small/catnip.webp';
import lostCat from '../../../assets/cat-lady/small/lostCat.webp';
import sprayBottle from '../../../assets/cat-lady/small/sprayBottle.webp';
import type { Picture } from './pictures';

/**
 * Pictures for cards about as wide as a thumb: worth, food and colours are drawn as large as they go, and the band for
 * the name is left out.
 */
export const smallPictures: Readonly<Record<string, Picture>> = {
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
};
