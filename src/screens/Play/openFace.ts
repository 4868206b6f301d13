import { NOBODY } from '../../rules/kernel/zones';
import type { GameFace } from '../../table/face';

const wrapped = new WeakMap<GameFace, GameFace>();

/**
 * The face of a game at an open table: drawn from the side of whoever is asked, but all who sit there read what
 * happened, so that it is told with names and to nobody in particular.
 */
export function openFace(face: GameFace): GameFace {
  let open = wrapped.get(face);
  if (!open) {
    const { describeEvent, describeUnsaid, describeChapter, describeBriefly } = face;
    open = {
      ...face,
      describeEvent: (event, _viewer, view) => describeEvent(event, NOBODY, view),
      ...(describeUnsaid && { describeUnsaid: (event, _viewer, view) => describeUnsaid(event, NOBODY, view) }),
      ...(describeChapter && { describeChapter: (events, _viewer, view) => describeChapter(events, NOBODY, view) }),
      ...(describeBriefly && { describeBriefly: (events, _viewer, view) => describeBriefly(events, NOBODY, view) }),
    };
    wrapped.set(face, open);
  }
  return open;
}
