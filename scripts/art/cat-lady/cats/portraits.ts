/** Who is drawn how, by the cat's key in the rules. */
import type { CatKey } from '../../../../src/rules/cat-lady/cats';

import { alvin } from './alvin';
import { antoinette } from './antoinette';
import { bell } from './bell';
import { blackberry } from './blackberry';
import { bronte } from './bronte';
import { chairman } from './chairman';
import { chester } from './chester';
import { cooper } from './cooper';
import { cow } from './cow';
import { cuddleface } from './cuddleface';
import { dinah } from './dinah';
import { eliot } from './eliot';
import { florence } from './florence';
import { gershon } from './gershon';
import { hemingway } from './hemingway';
import { jazz } from './jazz';
import { keaton } from './keaton';
import { levar } from './levar';
import { lily } from './lily';
import { luna } from './luna';
import { luska } from './luska';
import { macak } from './macak';
import { moonbeam } from './moonbeam';
import { pablo } from './pablo';
import { penny } from './penny';
import type { Portrait } from './portrait';
import { pumpkin } from './pumpkin';
import { shadow } from './shadow';
import { snowflake } from './snowflake';
import { sox } from './sox';
import { sparkle } from './sparkle';
import { sweetheart } from './sweetheart';
import { truffle } from './truffle';
import { waffle } from './waffle';
import { zeus } from './zeus';
import { zoroaster } from './zoroaster';

export const portraits: Readonly<Record<CatKey, () => Portrait>> = {
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
  eliot,
  zoroaster,
  hemingway,
  truffle,
  florence,
  penny,
  macak,
  waffle,
  antoinette,
  levar,
  moonbeam,
  cow,
  sweetheart,
};
