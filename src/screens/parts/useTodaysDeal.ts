import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';

import { runInSlices } from '../../backup/slices';
import { getSeedOfDay, listBotsOfDay } from '../../match/today';
import type { Game } from '../../rules/kernel/types';
import type { CatName } from '../../storage/cats';
import type { ChosenSeat } from '../../storage/choices';
import { useWords } from '../../words/useWords';
import { useDevice, useDocument } from '../device';
import { useGo } from '../useGo';

import { createDraft, createSitters, resolveOptions } from './draft';

const MOST_BOTS = 3;

/** How somebody of this device has done today: the best points, and how many tries there were. */
export interface Tries {
  readonly best: number;
  readonly count: number;
}

/**
 * The deal of today: the same for everybody, against the same cats. What was made of it is looked up after drawing, on a
 * screen that has to answer at once so many milliseconds later.
 */
export function useTodaysDeal(rules: Game, patience = 0) {
  const t = useWords();
  const navigation = useGo();
  const { matches, people } = useDevice();
  const { known } = useDocument(people);
  const [now, setNow] = useState(() => new Date());
  const [tries, setTries] = useState<Tries | null>(null);
  const seed = getSeedOfDay(now, rules.id);
  const bots = listBotsOfDay(now, rules.id, Math.min(rules.seats.max - 1, MOST_BOTS));

  const follow = useCallback(() => {
    const look = () => {
      setNow((before) => (before.toDateString() === new Date().toDateString() ? before : new Date()));
      const scores = matches.list().finished.flatMap((one) => {
        const own = one.sitters.findIndex(({ kind }) => kind === 'person');
        const isOfDay = one.seed === seed && one.game === rules.id && one.status === 'finished';
        return isOfDay && own >= 0 ? [one.score[own]] : [];
      });
      const best = rules.wins === 'fewest' ? Math.min(...scores) : Math.max(...scores);
      setTries(scores.length > 0 ? { best, count: scores.length } : null);
    };
    let isGone = false;
    const prepare = async () => {
      await runInSlices(matches.prepareList(), { onProgress: () => {}, isGivenUp: () => isGone });
      if (!isGone) look();
    };
    const timer = setTimeout(() => void prepare(), patience);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [matches, seed, rules, patience]);
  useFocusEffect(follow);

  function play() {
    const seats: ChosenSeat[] = [{ kind: 'person', person: known[0].id }, ...bots];
    const nameOf = (cat: CatName) => t(`cat.${cat}.name`);
    const match = matches.begin({
      game: rules.id,
      sitters: createSitters(seats, known, nameOf),
      options: resolveOptions(rules, { ...createDraft(rules, undefined, known), seats }),
      first: seed % seats.length,
      seed,
    });
    navigation.reset({ index: 1, routes: [{ name: 'Tabs' }, { name: 'Play', params: { match: match.id } }] });
  }
  return { bots, tries, play: known.length > 0 ? play : null };
}
