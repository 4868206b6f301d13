import { getPathFromState, getStateFromPath, type LinkingOptions } from '@react-navigation/native';

import { boxedGames } from '../games';
import { sheetRules } from '../keeper';

import { readAddressHash } from './page';

type Linking = LinkingOptions<ReactNavigation.RootParamList>;

/**
 * In addresses of these screens the match's code follows #, because a code contains names and browsers do not send that
 * part to servers.
 */
const WITH_CODE: readonly string[] = ['Code', 'ReplayCode'];
const CODE_IN_PATH = /^\/(code|replay-code)\//;

/** Decodes what follows #. Malformed text passes as it is, since the code is checked when it is read. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** The number of a match or of a sheet: they are counted from 1. */
const isNumber = (found: unknown) => Number.isSafeInteger(found) && (found as number) > 0;
const isStep = (found: unknown) => Number.isSafeInteger(found) && (found as number) >= 0;
const isGame = (found: unknown) => boxedGames.some(({ id }) => id === found);
const isSheet = (found: unknown) => typeof found === 'string' && Object.hasOwn(sheetRules, found);

/** What may stand in an address; a part that is left out is left to the screen. */
const CHECKS: Readonly<Record<string, (found: unknown) => boolean>> = { match: isNumber, step: isStep, game: isGame };
/** The sheet of an address is a kind of sheet where a new one begins, and else a number. */
const isSheetOf = (screen: string) => (screen === 'NewSheet' ? isSheet : isNumber);

function isSomewhere({ name, params = {} }: { readonly name: string; readonly params?: object }): boolean {
  return Object.entries(params).every(([part, found]) => {
    const check = part === 'sheet' ? isSheetOf(name) : CHECKS[part];
    return found === undefined || !check || check(found);
  });
}

/** Reads an address. Phones pass the whole of it; a browser leaves out what follows #. */
export const readAddress: NonNullable<Linking['getStateFromPath']> = (path, options) => {
  const [before, hash = readAddressHash()] = path.split('#', 2);
  const state = getStateFromPath(before, options);
  const last = state?.routes.at(-1);
  if (!state || !last) return state;
  if (!isSomewhere(last)) return { routes: [...state.routes.slice(0, -1), { name: 'Nowhere', path }] };
  if (!WITH_CODE.includes(last.name) || hash === '') return state;
  return { ...state, routes: [...state.routes.slice(0, -1), { ...last, params: { code: decodeHash(hash) } }] };
};

export const writeAddress: NonNullable<Linking['getPathFromState']> = (state, options) =>
  getPathFromState(state, options).replace(CODE_IN_PATH, '/$1#');
