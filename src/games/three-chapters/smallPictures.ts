import shapeshifter from '../../../assets/three-chapters/small/shapeshifter.webp';
import littleRed from '../../../assets/three-chapters/small/littleRed.webp';
import pinocchio from '../../../assets/three-chapters/small/pinocchio.webp';
import jack from '../../../assets/three-chapters/small/jack.webp';
import goldilocks from '../../../assets/three-chapters/small/goldilocks.webp';
import hansel from '../../../assets/three-chapters/small/hansel.webp';
import gretel from '../../../assets/three-chapters/small/gretel.webp';
import duckling from '../../../assets/three-chapters/small/duckling.webp';
import alice from '../../../assets/three-chapters/small/alice.webp';
import puss from '../../../assets/three-chapters/small/puss.webp';
import greedyDwarf from '../../../assets/three-chapters/small/greedyDwarf.webp';
import sleepyDwarf from '../../../assets/three-chapters/small/sleepyDwarf.webp';
import braveDwarf from '../../../assets/three-chapters/small/braveDwarf.webp';
import enlightenedDwarf from '../../../assets/three-chapters/small/enlightenedDwarf.webp';
import merryDwarf from '../../../assets/three-chapters/small/merryDwarf.webp';
import friendlyDwarves from '../../../assets/three-chapters/small/friendlyDwarves.webp';
import whiteRabbit from '../../../assets/three-chapters/small/whiteRabbit.webp';
import tweedledum from '../../../assets/three-chapters/small/tweedledum.webp';
import tweedledee from '../../../assets/three-chapters/small/tweedledee.webp';
import cinderella from '../../../assets/three-chapters/small/cinderella.webp';
import godmother from '../../../assets/three-chapters/small/godmother.webp';
import snowWhite from '../../../assets/three-chapters/small/snowWhite.webp';
import frogPrince from '../../../assets/three-chapters/small/frogPrince.webp';
import mermaid from '../../../assets/three-chapters/small/mermaid.webp';
import rapunzel from '../../../assets/three-chapters/small/rapunzel.webp';
import geppetto from '../../../assets/three-chapters/small/geppetto.webp';
import humptyDumpty from '../../../assets/three-chapters/small/humptyDumpty.webp';
import unicorn from '../../../assets/three-chapters/small/unicorn.webp';
import madHatter from '../../../assets/three-chapters/small/madHatter.webp';
import peterPan from '../../../assets/three-chapters/small/peterPan.webp';
import rumpelstiltskin from '../../../assets/three-chapters/small/rumpelstiltskin.webp';
import beauty from '../../../assets/three-chapters/small/beauty.webp';
import wizard from '../../../assets/three-chapters/small/wizard.webp';
import cheshireCat from '../../../assets/three-chapters/small/cheshireCat.webp';
import sleepingBeauty from '../../../assets/three-chapters/small/sleepingBeauty.webp';
import threeBears from '../../../assets/three-chapters/small/threeBears.webp';
import prince from '../../../assets/three-chapters/small/prince.webp';
import princess from '../../../assets/three-chapters/small/princess.webp';
import queenOfHearts from '../../../assets/three-chapters/small/queenOfHearts.webp';
import snowQueen from '../../../assets/three-chapters/small/snowQueen.webp';
import stepmother from '../../../assets/three-chapters/small/stepmother.webp';
import beast from '../../../assets/three-chapters/small/beast.webp';
import wolf from '../../../assets/three-chapters/small/wolf.webp';
import witch from '../../../assets/three-chapters/small/witch.webp';
import babaYaga from '../../../assets/three-chapters/small/babaYaga.webp';
import troll from '../../../assets/three-chapters/small/troll.webp';
import giant from '../../../assets/three-chapters/small/giant.webp';
import ogre from '../../../assets/three-chapters/small/ogre.webp';
import vampire from '../../../assets/three-chapters/small/vampire.webp';
import dragon from '../../../assets/three-chapters/small/dragon.webp';
import type { Picture } from './pictures';

/**
 * Pictures for cards about as wide as a thumb: value, traits and gains are drawn as large as they go, and the band for
 * the name is left out. The back needs none.
 */
export const smallPictures: Readonly<Record<string, Picture>> = {
  shapeshifter,
  littleRed,
  pinocchio,
  jack,
  goldilocks,
  hansel,
  gretel,
  duckling,
  alice,
  puss,
  greedyDwarf,
  sleepyDwarf,
  braveDwarf,
  enlightenedDwarf,
  merryDwarf,
  friendlyDwarves,
  whiteRabbit,
  tweedledum,
  tweedledee,
  cinderella,
  godmother,
  snowWhite,
  frogPrince,
  mermaid,
  rapunzel,
  geppetto,
  humptyDumpty,
  unicorn,
  madHatter,
  peterPan,
  rumpelstiltskin,
  beauty,
  wizard,
  cheshireCat,
  sleepingBeauty,
  threeBears,
  prince,
  princess,
  queenOfHearts,
  snowQueen,
  stepmother,
  beast,
  wolf,
  witch,
  babaYaga,
  troll,
  giant,
  ogre,
  vampire,
  dragon,
};
