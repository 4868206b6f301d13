import { getPathFromState, getStateFromPath, type LinkingOptions } from '@react-navigation/native';

import { addressHash } from './page';

type Linking = LinkingOptions<ReactNavigation.RootParamList>;

/** A match's code stands behind # in an address, where browsers keep it from servers: there are names in it. */
const WITH_CODE: readonly string[] = ['Code', 'ReplayCode'];
const CODE_IN_PATH = /^\/(code|replay-code)\//;

/** What stands behind #, whatever it is: a code is checked when it is read. */
function codeBehind(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** On phones the whole address comes, in a browser all but what stands behind #. */
export const readAddress: NonNullable<Linking['getStateFromPath']> = (path, options) => {
  const [before, behind = addressHash()] = path.split('#', 2);
  const state = getStateFromPath(before, options);
  const last = state?.routes.at(-1);
  if (!state || !last || !WITH_CODE.includes(last.name) || behind === '') return state;
  return { ...state, routes: [...state.routes.slice(0, -1), { ...last, params: { code: codeBehind(behind) } }] };
};

export const writeAddress: NonNullable<Linking['getPathFromState']> = (state, options) =>
  getPathFromState(state, options).replace(CODE_IN_PATH, '/$1#');
