import { getPathFromState, getStateFromPath, type LinkingOptions } from '@react-navigation/native';

import { addressHash } from './page';

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

/** Reads an address. Phones pass the whole of it; a browser leaves out what follows #. */
export const readAddress: NonNullable<Linking['getStateFromPath']> = (path, options) => {
  const [before, hash = addressHash()] = path.split('#', 2);
  const state = getStateFromPath(before, options);
  const last = state?.routes.at(-1);
  if (!state || !last || !WITH_CODE.includes(last.name) || hash === '') return state;
  return { ...state, routes: [...state.routes.slice(0, -1), { ...last, params: { code: decodeHash(hash) } }] };
};

export const writeAddress: NonNullable<Linking['getPathFromState']> = (state, options) =>
  getPathFromState(state, options).replace(CODE_IN_PATH, '/$1#');
