import shapeshifter from '../../../assets/three-chapters/shapeshifter.webp';
import littleRed from '../../../assets/three-chapters/littleRed.webp';
import pinocchio from '../../../assets/three-chapters/pinocchio.webp';
import jack from '../../../assets/three-chapters/jack.webp';
import goldilocks from '../../../assets/three-chapters/goldilocks.webp';
import hansel from '../../../assets/three-chapters/hansel.webp';
import gretel from '../../../assets/three-chapters/gretel.webp';
import duckling from '../../../assets/three-chapters/duckling.webp';
import alice from '../../../assets/three-chapters/alice.webp';
import puss from '../../../assets/three-chapters/puss.webp';
import greedyDwarf from '../../../assets/three-chapters/greedyDwarf.webp';
import sleepyDwarf from '../../../assets/three-chapters/sleepyDwarf.webp';
import braveDwarf from '../../../assets/three-chapters/braveDwarf.webp';
import enlightenedDwarf from '../../../assets/three-chapters/enlightenedDwarf.webp';
import merryDwarf from '../../../assets/three-chapters/merryDwarf.webp';
import friendlyDwarves from '../../../assets/three-chapters/friendlyDwarves.webp';
import whiteRabbit from '../../../assets/three-chapters/whiteRabbit.webp';
import tweedledum from '../../../assets/three-chapters/tweedledum.webp';
import tweedledee from '../../../assets/three-chapters/tweedledee.webp';
import cinderella from '../../../assets/three-chapters/cinderella.webp';
import godmother from '../../../assets/three-chapters/godmother.webp';
import snowWhite from '../../../assets/three-chapters/snowWhite.webp';
import frogPrince from '../../../assets/three-chapters/frogPrince.webp';
import mermaid from '../../../assets/three-chapters/mermaid.webp';
import rapunzel from '../../../assets/three-chapters/rapunzel.webp';
import geppetto from '../../../assets/three-chapters/geppetto.webp';
import humptyDumpty from '../../../assets/three-chapters/humptyDumpty.webp';
import unicorn from '../../../assets/three-chapters/unicorn.webp';
import madHatter from '../../../assets/three-chapters/madHatter.webp';
import peterPan from '../../../assets/three-chapters/peterPan.webp';
import rumpelstiltskin from '../../../assets/three-chapters/rumpelstiltskin.webp';
import beauty from '../../../assets/three-chapters/beauty.webp';
import wizard from '../../../assets/three-chapters/wizard.webp';
import cheshireCat from '../../../assets/three-chapters/cheshireCat.webp';
import sleepingBeauty from '../../../assets/three-chapters/sleepingBeauty.webp';
import threeBears from '../../../assets/three-chapters/threeBears.webp';
import prince from '../../../assets/three-chapters/prince.webp';
import princess from '../../../assets/three-chapters/princess.webp';
import queenOfHearts from '../../../assets/three-chapters/queenOfHearts.webp';
import snowQueen from '../../../assets/three-chapters/snowQueen.webp';
import stepmother from '../../../assets/three-chapters/stepmother.webp';
import beast from '../../../assets/three-chapters/beast.webp';
import wolf from '../../../assets/three-chapters/wolf.webp';
import witch from '../../../assets/three-chapters/witch.webp';
import babaYaga from '../../../assets/three-chapters/babaYaga.webp';
import troll from '../../../assets/three-chapters/troll.webp';
import giant from '../../../assets/three-chapters/giant.webp';
import ogre from '../../../assets/three-chapters/ogre.webp';
import vampire from '../../../assets/three-chapters/vampire.webp';
import dragon from '../../../assets/three-chapters/dragon.webp';
import back from '../../../assets/three-chapters/back.webp';
import hearts from '../../../assets/three-chapters/token/hearts.webp';
import gems from '../../../assets/three-chapters/token/gems.webp';
import stars from '../../../assets/three-chapters/token/stars.webp';
import groundDark from '../../../assets/three-chapters/ground-dark.webp';
import groundLight from '../../../assets/three-chapters/ground-light.webp';

export type Picture = typeof back;

/** Pictures by the figure's key; `back` is the back of all cards. */
export const pictures: Readonly<Record<string, Picture>> = {
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

export const tokenPictures: Readonly<Record<string, Picture>> = { hearts, gems, stars };

export const grounds = { dark: groundDark, light: groundLight };
