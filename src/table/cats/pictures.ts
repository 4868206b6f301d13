// Written by `npm run art`: a change here would be lost.
import clawsAsleep from '../../../assets/bots/claws-asleep.webp';
import clawsCalm from '../../../assets/bots/claws-calm.webp';
import clawsGlad from '../../../assets/bots/claws-glad.webp';
import clawsSulking from '../../../assets/bots/claws-sulking.webp';
import clawsThinking from '../../../assets/bots/claws-thinking.webp';
import countessAsleep from '../../../assets/bots/countess-asleep.webp';
import countessCalm from '../../../assets/bots/countess-calm.webp';
import countessGlad from '../../../assets/bots/countess-glad.webp';
import countessSulking from '../../../assets/bots/countess-sulking.webp';
import countessThinking from '../../../assets/bots/countess-thinking.webp';
import dumplingAsleep from '../../../assets/bots/dumpling-asleep.webp';
import dumplingCalm from '../../../assets/bots/dumpling-calm.webp';
import dumplingGlad from '../../../assets/bots/dumpling-glad.webp';
import dumplingSulking from '../../../assets/bots/dumpling-sulking.webp';
import dumplingThinking from '../../../assets/bots/dumpling-thinking.webp';
import figaAsleep from '../../../assets/bots/figa-asleep.webp';
import figaCalm from '../../../assets/bots/figa-calm.webp';
import figaGlad from '../../../assets/bots/figa-glad.webp';
import figaSulking from '../../../assets/bots/figa-sulking.webp';
import figaThinking from '../../../assets/bots/figa-thinking.webp';
import gambitAsleep from '../../../assets/bots/gambit-asleep.webp';
import gambitCalm from '../../../assets/bots/gambit-calm.webp';
import gambitGlad from '../../../assets/bots/gambit-glad.webp';
import gambitSulking from '../../../assets/bots/gambit-sulking.webp';
import gambitThinking from '../../../assets/bots/gambit-thinking.webp';
import inkyAsleep from '../../../assets/bots/inky-asleep.webp';
import inkyCalm from '../../../assets/bots/inky-calm.webp';
import inkyGlad from '../../../assets/bots/inky-glad.webp';
import inkySulking from '../../../assets/bots/inky-sulking.webp';
import inkyThinking from '../../../assets/bots/inky-thinking.webp';
import largeClawsAsleep from '../../../assets/bots/large/claws-asleep.webp';
import largeClawsCalm from '../../../assets/bots/large/claws-calm.webp';
import largeClawsGlad from '../../../assets/bots/large/claws-glad.webp';
import largeCountessAsleep from '../../../assets/bots/large/countess-asleep.webp';
import largeCountessCalm from '../../../assets/bots/large/countess-calm.webp';
import largeCountessGlad from '../../../assets/bots/large/countess-glad.webp';
import largeDumplingAsleep from '../../../assets/bots/large/dumpling-asleep.webp';
import largeDumplingCalm from '../../../assets/bots/large/dumpling-calm.webp';
import largeDumplingGlad from '../../../assets/bots/large/dumpling-glad.webp';
import largeFigaAsleep from '../../../assets/bots/large/figa-asleep.webp';
import largeFigaCalm from '../../../assets/bots/large/figa-calm.webp';
import largeFigaGlad from '../../../assets/bots/large/figa-glad.webp';
import largeGambitAsleep from '../../../assets/bots/large/gambit-asleep.webp';
import largeGambitCalm from '../../../assets/bots/large/gambit-calm.webp';
import largeGambitGlad from '../../../assets/bots/large/gambit-glad.webp';
import largeInkyAsleep from '../../../assets/bots/large/inky-asleep.webp';
import largeInkyCalm from '../../../assets/bots/large/inky-calm.webp';
import largeInkyGlad from '../../../assets/bots/large/inky-glad.webp';
import largeMischiefAsleep from '../../../assets/bots/large/mischief-asleep.webp';
import largeMischiefCalm from '../../../assets/bots/large/mischief-calm.webp';
import largeMischiefGlad from '../../../assets/bots/large/mischief-glad.webp';
import largeMistyAsleep from '../../../assets/bots/large/misty-asleep.webp';
import largeMistyCalm from '../../../assets/bots/large/misty-calm.webp';
import largeMistyGlad from '../../../assets/bots/large/misty-glad.webp';
import largePatchAsleep from '../../../assets/bots/large/patch-asleep.webp';
import largePatchCalm from '../../../assets/bots/large/patch-calm.webp';
import largePatchGlad from '../../../assets/bots/large/patch-glad.webp';
import largeSlipperAsleep from '../../../assets/bots/large/slipper-asleep.webp';
import largeSlipperCalm from '../../../assets/bots/large/slipper-calm.webp';
import largeSlipperGlad from '../../../assets/bots/large/slipper-glad.webp';
import largeSnoozeAsleep from '../../../assets/bots/large/snooze-asleep.webp';
import largeSnoozeCalm from '../../../assets/bots/large/snooze-calm.webp';
import largeSnoozeGlad from '../../../assets/bots/large/snooze-glad.webp';
import largeStripesAsleep from '../../../assets/bots/large/stripes-asleep.webp';
import largeStripesCalm from '../../../assets/bots/large/stripes-calm.webp';
import largeStripesGlad from '../../../assets/bots/large/stripes-glad.webp';
import mischiefAsleep from '../../../assets/bots/mischief-asleep.webp';
import mischiefCalm from '../../../assets/bots/mischief-calm.webp';
import mischiefGlad from '../../../assets/bots/mischief-glad.webp';
import mischiefSulking from '../../../assets/bots/mischief-sulking.webp';
import mischiefThinking from '../../../assets/bots/mischief-thinking.webp';
import mistyAsleep from '../../../assets/bots/misty-asleep.webp';
import mistyCalm from '../../../assets/bots/misty-calm.webp';
import mistyGlad from '../../../assets/bots/misty-glad.webp';
import mistySulking from '../../../assets/bots/misty-sulking.webp';
import mistyThinking from '../../../assets/bots/misty-thinking.webp';
import patchAsleep from '../../../assets/bots/patch-asleep.webp';
import patchCalm from '../../../assets/bots/patch-calm.webp';
import patchGlad from '../../../assets/bots/patch-glad.webp';
import patchSulking from '../../../assets/bots/patch-sulking.webp';
import patchThinking from '../../../assets/bots/patch-thinking.webp';
import slipperAsleep from '../../../assets/bots/slipper-asleep.webp';
import slipperCalm from '../../../assets/bots/slipper-calm.webp';
import slipperGlad from '../../../assets/bots/slipper-glad.webp';
import slipperSulking from '../../../assets/bots/slipper-sulking.webp';
import slipperThinking from '../../../assets/bots/slipper-thinking.webp';
import snoozeAsleep from '../../../assets/bots/snooze-asleep.webp';
import snoozeCalm from '../../../assets/bots/snooze-calm.webp';
import snoozeGlad from '../../../assets/bots/snooze-glad.webp';
import snoozeSulking from '../../../assets/bots/snooze-sulking.webp';
import snoozeThinking from '../../../assets/bots/snooze-thinking.webp';
import stripesAsleep from '../../../assets/bots/stripes-asleep.webp';
import stripesCalm from '../../../assets/bots/stripes-calm.webp';
import stripesGlad from '../../../assets/bots/stripes-glad.webp';
import stripesSulking from '../../../assets/bots/stripes-sulking.webp';
import stripesThinking from '../../../assets/bots/stripes-thinking.webp';

export const pictures = {
  'claws-asleep': clawsAsleep,
  'claws-calm': clawsCalm,
  'claws-glad': clawsGlad,
  'claws-sulking': clawsSulking,
  'claws-thinking': clawsThinking,
  'countess-asleep': countessAsleep,
  'countess-calm': countessCalm,
  'countess-glad': countessGlad,
  'countess-sulking': countessSulking,
  'countess-thinking': countessThinking,
  'dumpling-asleep': dumplingAsleep,
  'dumpling-calm': dumplingCalm,
  'dumpling-glad': dumplingGlad,
  'dumpling-sulking': dumplingSulking,
  'dumpling-thinking': dumplingThinking,
  'figa-asleep': figaAsleep,
  'figa-calm': figaCalm,
  'figa-glad': figaGlad,
  'figa-sulking': figaSulking,
  'figa-thinking': figaThinking,
  'gambit-asleep': gambitAsleep,
  'gambit-calm': gambitCalm,
  'gambit-glad': gambitGlad,
  'gambit-sulking': gambitSulking,
  'gambit-thinking': gambitThinking,
  'inky-asleep': inkyAsleep,
  'inky-calm': inkyCalm,
  'inky-glad': inkyGlad,
  'inky-sulking': inkySulking,
  'inky-thinking': inkyThinking,
  'mischief-asleep': mischiefAsleep,
  'mischief-calm': mischiefCalm,
  'mischief-glad': mischiefGlad,
  'mischief-sulking': mischiefSulking,
  'mischief-thinking': mischiefThinking,
  'misty-asleep': mistyAsleep,
  'misty-calm': mistyCalm,
  'misty-glad': mistyGlad,
  'misty-sulking': mistySulking,
  'misty-thinking': mistyThinking,
  'patch-asleep': patchAsleep,
  'patch-calm': patchCalm,
  'patch-glad': patchGlad,
  'patch-sulking': patchSulking,
  'patch-thinking': patchThinking,
  'slipper-asleep': slipperAsleep,
  'slipper-calm': slipperCalm,
  'slipper-glad': slipperGlad,
  'slipper-sulking': slipperSulking,
  'slipper-thinking': slipperThinking,
  'snooze-asleep': snoozeAsleep,
  'snooze-calm': snoozeCalm,
  'snooze-glad': snoozeGlad,
  'snooze-sulking': snoozeSulking,
  'snooze-thinking': snoozeThinking,
  'stripes-asleep': stripesAsleep,
  'stripes-calm': stripesCalm,
  'stripes-glad': stripesGlad,
  'stripes-sulking': stripesSulking,
  'stripes-thinking': stripesThinking,
} as const;

export const largePictures = {
  'claws-asleep': largeClawsAsleep,
  'claws-calm': largeClawsCalm,
  'claws-glad': largeClawsGlad,
  'countess-asleep': largeCountessAsleep,
  'countess-calm': largeCountessCalm,
  'countess-glad': largeCountessGlad,
  'dumpling-asleep': largeDumplingAsleep,
  'dumpling-calm': largeDumplingCalm,
  'dumpling-glad': largeDumplingGlad,
  'figa-asleep': largeFigaAsleep,
  'figa-calm': largeFigaCalm,
  'figa-glad': largeFigaGlad,
  'gambit-asleep': largeGambitAsleep,
  'gambit-calm': largeGambitCalm,
  'gambit-glad': largeGambitGlad,
  'inky-asleep': largeInkyAsleep,
  'inky-calm': largeInkyCalm,
  'inky-glad': largeInkyGlad,
  'mischief-asleep': largeMischiefAsleep,
  'mischief-calm': largeMischiefCalm,
  'mischief-glad': largeMischiefGlad,
  'misty-asleep': largeMistyAsleep,
  'misty-calm': largeMistyCalm,
  'misty-glad': largeMistyGlad,
  'patch-asleep': largePatchAsleep,
  'patch-calm': largePatchCalm,
  'patch-glad': largePatchGlad,
  'slipper-asleep': largeSlipperAsleep,
  'slipper-calm': largeSlipperCalm,
  'slipper-glad': largeSlipperGlad,
  'snooze-asleep': largeSnoozeAsleep,
  'snooze-calm': largeSnoozeCalm,
  'snooze-glad': largeSnoozeGlad,
  'stripes-asleep': largeStripesAsleep,
  'stripes-calm': largeStripesCalm,
  'stripes-glad': largeStripesGlad,
} as const;
