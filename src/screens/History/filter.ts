import type { FinishedPlay } from './finishedPlay';

/** Which games are listed; null means all of them. */
export interface Filter {
  readonly game: string | null;
  readonly person: number | null;
}

export const EVERYTHING: Filter = { game: null, person: null };

export const applyFilter = (all: readonly FinishedPlay[], { game, person }: Filter): readonly FinishedPlay[] =>
  all.filter(
    (played) =>
      (game === null || played.game === game) &&
      (person === null || played.parts.some((part) => part.person === person)),
  );
