import { listSites, type Building } from '../../rules/nightmare-cathedral/effects/build';
import { listConversions } from '../../rules/nightmare-cathedral/effects/convert';
import { listLevels } from '../../rules/nightmare-cathedral/effects/level';
import type { Offer } from '../../rules/nightmare-cathedral/effects/offer';
import { listProductions } from '../../rules/nightmare-cathedral/effects/produce';
import { listRecalls } from '../../rules/nightmare-cathedral/effects/recall';
import { listPlacesForShadows, listShadows } from '../../rules/nightmare-cathedral/effects/shadows';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';

import { getLocals, getStep } from './task';

/** What may be done at each step that asks for an area. */
const LISTS: Readonly<Record<string, (view: NightmareCathedral) => readonly CathedralMove[]>> = {
  'produce.choose': (view) => listProductions(view, getLocals<Offer>(view)),
  'recall.choose': (view) => listRecalls(view, getLocals<Offer>(view)),
  'level.choose': (view) => listLevels(view, getLocals<Offer>(view)),
  'convert.choose': (view) => listConversions(view, getLocals<Offer>(view)),
  'addShadow.choose': (view) => listPlacesForShadows(view, getLocals<Offer>(view)),
  'removeShadow.choose': (view) => listShadows(view, getLocals<Offer>(view)),
  'build.site': (view) => listSites(view, getLocals<Building>(view)),
};

/** Whether only one area comes into question: nobody has to be asked where, and a button names it. */
export const isLoneArea = (view: NightmareCathedral): boolean => LISTS[getStep(view)]?.(view).length === 1;
