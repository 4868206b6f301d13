import type { CathedralMove } from '../../rules/nightmare-cathedral/state';
import type { FaceKeys } from '../../table/face';

import { handPlace, readPlace } from './keys';

const LETTERS: Partial<Record<CathedralMove['type'], string>> = {
  agree: 'a',
  accept: 'a',
  oppose: 'o',
  pass: 'p',
  done: 'd',
};

/** The Day spaces by their numbers, answers and the end of what one does by their first letters in English. */
export const letterKeys: FaceKeys<CathedralMove> = {
  told: ['days', 'answers', 'done', 'hand'],
  findForPlace(place, viewer) {
    const day = readPlace('day', place);
    if (day !== null) return `${day + 1}`;
    return place === handPlace(viewer) ? 'h' : null;
  },
  findForMove: ({ type }) => LETTERS[type] ?? null,
};
