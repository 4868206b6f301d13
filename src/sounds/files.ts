import crow from '../../assets/sounds/crow.wav';
import deal from '../../assets/sounds/deal.wav';
import dreamBell from '../../assets/sounds/dream-bell.wav';
import drop from '../../assets/sounds/drop.wav';
import flip from '../../assets/sounds/flip.wav';
import handOver from '../../assets/sounds/hand-over.wav';
import kotyAttack from '../../assets/sounds/koty-attack.wav';
import kotyBump from '../../assets/sounds/koty-bump.wav';
import kotyFriends from '../../assets/sounds/koty-friends.wav';
import ladyCat from '../../assets/sounds/lady-cat.wav';
import ladyHungry from '../../assets/sounds/lady-hungry.wav';
import ladyPoint from '../../assets/sounds/lady-point.wav';
import lift from '../../assets/sounds/lift.wav';
import lose from '../../assets/sounds/lose.wav';
import nightmare from '../../assets/sounds/nightmare.wav';
import refuse from '../../assets/sounds/refuse.wav';
import senPeek from '../../assets/sounds/sen-peek.wav';
import senSwap from '../../assets/sounds/sen-swap.wav';
import senWake from '../../assets/sounds/sen-wake.wav';
import shuffle from '../../assets/sounds/shuffle.wav';
import talePage from '../../assets/sounds/tale-page.wav';
import taleTrick from '../../assets/sounds/tale-trick.wav';
import turn from '../../assets/sounds/turn.wav';
import win from '../../assets/sounds/win.wav';

import type { SoundName } from './names';

/** The file of each sound. */
export const soundFiles: Readonly<Record<SoundName, number>> = {
  deal,
  lift,
  drop,
  flip,
  shuffle,
  refuse,
  turn,
  'hand-over': handOver,
  win,
  lose,
  'koty-attack': kotyAttack,
  'koty-bump': kotyBump,
  'koty-friends': kotyFriends,
  crow,
  'sen-peek': senPeek,
  'sen-swap': senSwap,
  'sen-wake': senWake,
  'lady-point': ladyPoint,
  'lady-cat': ladyCat,
  'lady-hungry': ladyHungry,
  'tale-page': talePage,
  'tale-trick': taleTrick,
  nightmare,
  'dream-bell': dreamBell,
};
