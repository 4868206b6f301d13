import shapeshifter from '../../../assets/three-chapters/large/shapeshifter.webp';
import littleRed from '../../../assets/three-chapters/large/littleRed.webp';
import pinocchio from '../../../assets/three-chapters/large/pinocchio.webp';
import jack from '../../../assets/three-chapters/large/jack.webp';
import goldilocks from '../../../assets/three-chapters/large/goldilocks.webp';
import hansel from '../../../assets/three-chapters/large/hansel.webp';
import gretel from '../../../assets/three-chapters/large/gretel.webp';
import duckling from '../../../assets/three-chapters/large/duckling.webp';
import alice from '../../../assets/three-chapters/large/alice.webp';
import puss from '../../../assets/three-chapters/large/puss.webp';
import greedyDwarf from '../../../assets/three-chapters/large/greedyDwarf.webp';
import sleepyDwarf from '../../../assets/three-chapters/large/sleepyDwarf.webp';
import braveDwarf from '../../../assets/three-chapters/large/braveDwarf.webp';
import enlightenedDwarf from '../../../assets/three-chapters/large/enlightenedDwarf.webp';
import merryDwarf from '../../../assets/three-chapters/large/merryDwarf.webp';
import friendlyDwarves from '../../../assets/three-chapters/large/friendlyDwarves.webp';
import whiteRabbit from '../../../assets/three-chapters/large/whiteRabbit.webp';
import tweedledum from '../../../assets/three-chapters/large/tweedledum.webp';
import tweedledee from '../../../assets/three-chapters/large/tweedledee.webp';
import cinderella from '../../../assets/three-chapters/large/cinderella.webp';
import godmother from '../../../assets/three-chapters/large/godmother.webp';
import snowWhite from '../../../assets/three-chapters/large/snowWhite.webp';
import frogPrince from '../../../assets/three-chapters/large/frogPrince.webp';
import mermaid from '../../../assets/three-chapters/large/mermaid.webp';
import rapunzel from '../../../assets/three-chapters/large/rapunzel.webp';
import geppetto from '../../../assets/three-chapters/large/geppetto.webp';
import humptyDumpty from '../../../assets/three-chapters/large/humptyDumpty.webp';
import unicorn from '../../../assets/three-chapters/large/unicorn.webp';
import madHatter from '../../../assets/three-chapters/large/madHatter.webp';
import peterPan from '../../../assets/three-chapters/large/peterPan.webp';
import rumpelstiltskin from '../../../assets/three-chapters/large/rumpelstiltskin.webp';
import beauty from '../../../assets/three-chapters/large/beauty.webp';
import wizard from '../../../assets/three-chapters/large/wizard.webp';
import cheshireCat from '../../../assets/three-chapters/large/cheshireCat.webp';
import sleepingBeauty from '../../../assets/three-chapters/large/sleepingBeauty.webp';
import threeBears from '../../../assets/three-chapters/large/threeBears.webp';
import prince from '../../../assets/three-chapters/large/prince.webp';
import princess from '../../../assets/three-chapters/large/princess.webp';
import queenOfHearts from '../../../assets/three-chapters/large/queenOfHearts.webp';
import snowQueen from '../../../assets/three-chapters/large/snowQueen.webp';
import stepmother from '../../../assets/three-chapters/large/stepmother.webp';
import beast from '../../../assets/three-chapters/large/beast.webp';
import wolf from '../../../assets/three-chapters/large/wolf.webp';
import witch from '../../../assets/three-chapters/large/witch.webp';
import babaYaga from '../../../assets/three-chapters/large/babaYaga.webp';
import troll from '../../../assets/three-chapters/large/troll.webp';
import giant from '../../../assets/three-chapters/large/giant.webp';
import ogre from '../../../assets/three-chapters/large/ogre.webp';
import vampire from '../../../assets/three-chapters/large/vampire.webp';
import dragon from '../../../assets/three-chapters/large/dragon.webp';
import back from '../../../assets/three-chapters/large/back.webp';
import type { Picture } from './pictures';

/** Large pictures, for cards that are shown close up. */
export const largePictures: Readonly<Record<string, Picture>> = {
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
  back,
};
