import { act, renderHook } from '@testing-library/react-native';
import type { ReactNode } from 'react';

import type { Beat } from '../../src/match/types';
import type { Event } from '../../src/rules/kernel/types';
import { defaultAppearance } from '../../src/storage/appearance';
import { countChapter, splitChapters, tellBeats, tellBriefly } from '../../src/table/chapters';
import type { GameFace } from '../../src/table/face';
import { getDuration, getPace, getReadingTime, planFlights } from '../../src/table/flights';
import { openStage } from '../../src/table/layStage';
import {
  advanceStage,
  countBehind,
  countShown,
  finishFlights,
  finishReading,
  type MatchSource,
} from '../../src/table/stage';
import { useStage } from '../../src/table/useStage';
import { ThemeProvider } from '../../src/theme/theme';

import { beat, carry, deckDrawing, deckOf, shows, type Deck } from './deckGame';

const SIZE = { width: 360, height: 560 };
const PACE = getPace('normal', 0);
const DRAW = { from: 'deck', to: 'rival' };
const start = { ...deckOf([31, 32, 33, 34, 35, 36, 37, 38]), played: 1 };

/** A game in which events of one kind by one seat belong together, and `silent` ones go without saying. */
const face = {
  ...deckDrawing,
  joins: (last: Event, next: Event) => last.key === next.key && last.seat === next.seat,
  describeChapter: (events: readonly Event[]) => {
    const told = events.filter(({ key }) => key !== 'silent');
    return told.length === 0 ? [] : [{ key: `${told[0].key} ${told.length}` }];
  },
  listPlayed: ({ key }: Event) => (key === 'card' ? [{ seat: 1, card: 'face9' }] : []),
  Sheets: { counted: () => null },
};

/** Beats of decisions from words: events parted by spaces, decisions by commas; each draws a card but those of `bare`. */
function story(text: string, bare: readonly string[] = []): Beat[] {
  let s: Deck = start;
  return text.split(', ').flatMap((decision, index) => [
    ...decision.split(' ').map((key) => {
      if (!bare.includes(key)) s = carry(s, 'deck', 'rival');
      return beat(s, key, bare.includes(key) ? [] : [DRAW], index + 1);
    }),
    beat(s, null, [], index + 1),
  ]);
}

const lengths = (text: string) => splitChapters(face, story(text), 0).map((chapter) => chapter.length);
const said = (text: string) => tellBeats(face, story(text), 0).map(({ key }) => key);
const at = (from: MatchSource, count: number, stage = openStage(face, from, SIZE, PACE, false)) =>
  advanceStage(face, stage, from, count, PACE, false);
const next = (from: MatchSource, stage = openStage(face, from, SIZE, PACE, false)) =>
  at(from, countChapter(face, from.beats.slice(stage.begun), 0), stage);

describe('beats that wait', () => {
  test('of one kind are a chapter, across decisions', () => {
    expect(lengths('grow, grow grow, walk')).toEqual([4, 2, 1]);
    expect(said('grow, grow grow, walk')).toEqual(['grow 3', 'walk 1']);
  });

  test('without words go with what follows them, and join what is on both sides of them', () => {
    expect(lengths('silent grow silent, grow silent walk')).toEqual([5, 2, 1]);
    expect(said('silent grow silent, grow silent walk')).toEqual(['grow 2', 'walk 1']);
    expect(lengths('silent silent')).toEqual([3]);
    expect(said('silent silent')).toEqual([]);
  });

  test('with a sheet are joined to nothing that came before, nor to what comes after', () => {
    expect(lengths('grow counted counted')).toEqual([1, 1, 1, 1]);
  });

  test('of a game that joins none are shown one after the other', () => {
    const { joins: _joins, ...plain } = face;
    expect(splitChapters(plain, story('grow, grow'), 0).map((chapter) => chapter.length)).toEqual([1, 1, 1, 1]);
    expect(tellBeats({ ...deckDrawing }, story('grow grow'), 0)).toEqual([{ key: 'grow' }, { key: 'grow' }]);
  });
});

/** A game that shows one event after the other, but what is counted of one kind as a page. */
const paged = {
  ...deckDrawing,
  pageOf: ({ key }: Event) => (key.startsWith('page') ? key : null),
  describeBriefly: (events: readonly Event[]) => [{ key: `${events[0].key} ${events.length}` }],
};

describe('what is counted page by page', () => {
  const waiting = story('grow pageOne pageOne pageTwo pageTwo grow grow');

  test('is one moment a page, read and heard in one sentence; looked up event by event', () => {
    expect(splitChapters(paged, waiting, 0).map((page) => page.length)).toEqual([1, 2, 2, 1, 1, 1]);
    expect(tellBriefly(paged, waiting.slice(1, 5), 0)).toEqual([{ key: 'pageOne 2' }, { key: 'pageTwo 2' }]);
    expect(tellBeats(paged, waiting.slice(1, 3), 0)).toEqual([{ key: 'pageOne' }, { key: 'pageOne' }]);
  });

  test('counts as shown when its last event is', () => {
    const from = shows(start, story('pageOne pageOne pageTwo'));
    const begin = openStage(paged, from, SIZE, PACE, false);
    const stage = advanceStage(paged, begin, from, countChapter(paged, from.beats, 0), PACE, false);
    expect(stage.begun).toBe(2);
    expect(countShown(stage)).toBe(0);
    expect(finishFlights(stage).spoken).toEqual([{ key: 'pageOne 2' }]);
    expect(countShown(finishReading(finishFlights(stage)))).toBe(2);
  });
});

describe('a chapter', () => {
  const from = shows(start, story('grow, grow silent grow, walk'));

  test('flies as one, each piece once, and is told in one sentence', () => {
    const stage = next(from);
    expect(finishFlights(stage).said).toEqual([{ key: 'grow 3' }]);
    expect(stage.view).toEqual(from.beats[4].view);
    const flying = stage.shown.filter(({ isFlying }) => isFlying).map(({ view }) => view);
    expect(flying).toHaveLength(4); // the silent one too
    const travelling = stage.flights.filter(({ view }) => flying.includes(view)).map(({ delay }) => delay);
    expect(new Set(travelling).size).toBe(4); // one after the other
    const over = finishReading(finishFlights(stage));
    const after = next(from, over);
    expect(finishFlights(after).said).toEqual([{ key: 'walk 1' }]);
    expect(after.shown.filter(({ isFlying }) => isFlying)).toHaveLength(1);
    expect(countBehind(after, from)).toBe(0);
  });

  test('fades as one where motion is reduced', () => {
    const before = openStage(face, from, SIZE, PACE, true);
    const stage = advanceStage(face, before, from, 5, PACE, true);
    const fades = planFlights(before.shown, stage.shown, PACE, true);
    expect(fades.every(({ isStill, delay }) => isStill && delay === 0)).toBe(true);
    expect(getDuration(stage.flights)).toBe(getDuration(fades));
  });

  test('that is cut off was not shown, not even its first decision; once it is read it was, and only then', () => {
    const stage = next(from);
    expect(stage.begun).toBe(6); // with the end of the second decision, in which nothing is seen
    expect(countShown(stage)).toBe(0);
    expect(countShown(finishFlights(stage))).toBe(0);
    expect(countShown(finishReading(finishFlights(stage)))).toBe(6);
  });

  test('that was skipped counts as seen', () => {
    const stage = at(from, from.beats.length);
    expect(finishFlights(stage).said).toEqual([{ key: 'grow 3' }, { key: 'walk 1' }]);
    expect(countShown(stage)).toBe(from.beats.length - 1);
  });

  test('in the middle of which beats were let go at the front is shown from there on', () => {
    const late = { ...from, rest: from.beats[1].view, beats: from.beats.slice(2), dropped: 2 };
    const stage = at(late, countChapter(face, late.beats, 0), openStage(face, from, SIZE, PACE, false));
    expect(stage).toMatchObject({ begun: 6, landing: { said: [{ key: 'grow 2' }] } });
  });
});

describe('on the table', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ThemeProvider look={defaultAppearance}>{children}</ThemeProvider>
  );
  const show = (first: MatchSource) =>
    renderHook((now: MatchSource) => useStage(face as unknown as GameFace, now, SIZE, () => ''), {
      initialProps: first,
      wrapper,
    });
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 50) act(() => jest.advanceTimersByTime(50));
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const all = story('grow, grow, walk, grow, walk, counted, walk');
  const upTo = (decision: number, more: Partial<MatchSource> = {}) => shows(start, all.slice(0, decision * 2), more);

  test('every chapter is told once, in order', () => {
    const { result, rerender } = show(upTo(0));
    pass(100);
    const heard: string[] = [];
    rerender(upTo(5));
    for (let passed = 0; passed < 20_000; passed += 50) {
      const { stage } = result.current;
      const told = `${stage?.said.map(({ key }) => key)}`;
      if (stage && stage.phase === 'reading' && told !== heard.at(-1)) heard.push(told);
      pass(50);
    }
    expect(heard).toEqual(['grow 2', 'walk 1', 'grow 1', 'walk 1']);
    expect(result.current.behind).toBe(0);
  });

  test('what one says stands as long as reading it takes, also while the cards of the next are under way', () => {
    const write = (said: readonly { key: string }[]) => 'x'.repeat(said.length && 40);
    const { result, rerender } = renderHook(
      (now: MatchSource) => useStage(face as unknown as GameFace, now, SIZE, write),
      { initialProps: upTo(0), wrapper },
    );
    pass(100);
    rerender(shows(start, story('grow, walk, mute, grow, walk', ['mute'])));
    const stood: number[] = [];
    let told: string | null = null;
    for (let passed = 0; passed < 20_000; passed += 10) {
      const now = `${result.current.stage?.said.map(({ key }) => key)}`;
      if (now === told) stood[stood.length - 1] += 10;
      else stood.push(0);
      told = now;
      act(() => jest.advanceTimersByTime(10));
    }
    const [, ...sentences] = stood; // nothing was said before
    expect(sentences).toHaveLength(5);
    for (const time of sentences.slice(0, 4)) {
      expect(time).toBeGreaterThanOrEqual(getReadingTime('normal', 40) - 30);
      expect(time).toBeLessThan(getReadingTime('normal', 40) + PACE.flight);
    }
  });

  test('what the app decides for the viewer does not cut short what is read of others', () => {
    const write = (said: readonly { key: string }[]) => 'x'.repeat(said.length && 40);
    const { result, rerender } = renderHook(
      (now: MatchSource) => useStage(face as unknown as GameFace, now, SIZE, write),
      { initialProps: upTo(0), wrapper },
    );
    pass(100);
    const turns = story('walk, silent, grow', ['silent']);
    rerender(
      shows(
        start,
        turns.map((one) => ({ ...one, seat: one.decision === 2 ? 0 : 1 })),
      ),
    );
    let stood = 0;
    for (let passed = 0; passed < 10_000; passed += 10) {
      if (`${result.current.stage?.said.map(({ key }) => key)}` === 'walk 1') stood += 10;
      act(() => jest.advanceTimersByTime(10));
    }
    expect(stood).toBeGreaterThanOrEqual(getReadingTime('normal', 40) - 30);
  });

  test('what the table itself shows to be read stands long enough, also if the viewer has brought it about', () => {
    const seat = 0;
    const mine = story('walk, grow, walk', ['walk', 'grow']).map((one) => ({
      ...one,
      seat: one.decision < 3 ? seat : 1,
    }));
    const measure = (more: Partial<GameFace>) => {
      const write = (said: readonly { key: string }[]) => said.map(({ key }) => key).join('');
      const { result, rerender } = renderHook(
        (now: MatchSource) => useStage({ ...face, ...more } as unknown as GameFace, now, SIZE, write),
        { initialProps: upTo(0), wrapper },
      );
      pass(100);
      rerender(shows(start, mine));
      let stood = 0;
      for (let passed = 0; passed < 10_000; passed += 10) {
        if (`${result.current.stage?.said.map(({ key }) => key)}` === 'grow 1') stood += 10;
        act(() => jest.advanceTimersByTime(10));
      }
      return stood;
    };
    const cards = 'x'.repeat(60);
    const describeShown = (events: readonly Event[]) => (events[0].key === 'grow' ? [{ key: cards }] : []);
    expect(measure({})).toBeLessThan(PACE.read + PACE.flight);
    expect(measure({ describeShown })).toBeGreaterThanOrEqual(getReadingTime('normal', 60) - 30);
  });

  test('who skips does so up to their next question, whatever bots decide meanwhile', () => {
    const { result, rerender } = show(upTo(0));
    pass(100);
    rerender(upTo(3));
    act(() => result.current.skip());
    expect(result.current.behind).toBe(0);
    rerender(upTo(4));
    expect(result.current.behind).toBe(0); // at once, though cards still fly
    rerender(upTo(5, { moves: [{ type: 'ask' }] }));
    expect(result.current.behind).toBe(0);
    pass(5000);
    rerender(shows(start, [...all.slice(0, 10), ...story('walk, grow, walk')]));
    expect(result.current.behind).toBeGreaterThan(0); // that question ended the skip
  });

  test('a card that somebody plays stands large long enough, and nothing is asked before it has gone', () => {
    const { result, rerender } = show(upTo(0));
    pass(100);
    rerender(shows(start, story('card', ['card'])));
    let stood = 0;
    for (; result.current.stage?.played.length !== 0 && stood < 5000; stood += 50) pass(50);
    expect(stood).toBeGreaterThanOrEqual(900);
    expect(stood).toBeLessThan(1500);
  });

  test('a tap puts it away; who skips does not see it', () => {
    const { result, rerender } = show(upTo(0));
    pass(100);
    rerender(shows(start, story('card', ['card'])));
    pass(100);
    expect(result.current.stage?.played).toEqual([{ seat: 1, card: 'face9' }]);
    act(() => result.current.skip());
    expect(result.current.stage).toMatchObject({ phase: 'resting', played: [] });
    rerender(shows(start, story('card, walk, card', ['card'])));
    act(() => result.current.skip());
    expect(result.current).toMatchObject({ behind: 0, stage: { played: [] } });
  });

  test('what the app decides for the viewer cuts no flight short; what they decide by hand does', () => {
    const own = all.map((one) => ({ ...one, seat: 0 }));
    const upTo = (decision: number) => shows(start, own.slice(0, decision * 2));
    const { result, rerender } = show(upTo(0));
    pass(100);
    rerender(upTo(3));
    expect(result.current.stage).toMatchObject({ phase: 'flying', decision: 2 });
    pass(50);
    rerender(upTo(4));
    expect(result.current.stage).toMatchObject({ phase: 'flying', decision: 2 });
    let waited = 0;
    for (; result.current.stage?.decision === 2 && waited < 2000; waited += 50) pass(50);
    expect(result.current.stage).toMatchObject({ phase: 'flying', decision: 3 });
    expect(waited).toBeLessThan(PACE.flight + PACE.read); // what was told of the last need not be read to its end
    while (result.current.behind > 0) pass(50);
    expect(result.current.stage).toMatchObject({ phase: 'flying', decision: 4 });
    act(() => result.current.answer());
    rerender(upTo(5));
    expect(result.current.stage).toMatchObject({ phase: 'flying', decision: 5 });
  });

  test('a tap turns a page, before and while it lies open; elsewhere it skips, as its button always does', () => {
    const { result, rerender } = renderHook(
      (now: MatchSource) => useStage(paged as unknown as GameFace, now, SIZE, () => ''),
      { initialProps: shows(start, []), wrapper },
    );
    pass(100);
    const told = () => (result.current.stage?.landing ?? result.current.stage)?.said.map(({ key }) => key);
    const beats = story('grow pageOne pageOne pageTwo pageThree grow grow');
    rerender(shows(start, beats));
    expect(told()).toEqual(['grow 1']);
    act(() => result.current.goOn());
    expect(told()).toEqual(['pageOne 2']);
    act(() => result.current.goOn());
    expect(told()).toEqual(['pageTwo 1']);
    act(() => result.current.goOn());
    act(() => result.current.goOn());
    expect(told()).toEqual(['grow 1']);
    act(() => result.current.goOn());
    expect(result.current.behind).toBe(0);
    rerender(shows(start, [...beats, ...story('pageOne pageTwo pageThree')]));
    act(() => result.current.skip());
    expect(result.current.behind).toBe(0);
  });

  test('a skip ends at a sheet', () => {
    const { result, rerender } = show(upTo(0));
    pass(100);
    rerender(upTo(3));
    act(() => result.current.skip());
    rerender(upTo(7));
    expect(result.current.stage?.sheet?.key).toBe('counted');
    expect(result.current.behind).toBeGreaterThan(0);
    act(() => result.current.closeSheet());
    rerender(upTo(7));
    pass(5000);
    expect(result.current.behind).toBe(0);
  });

  test('who watches bots alone skips only what there is', () => {
    const { result, rerender } = show(upTo(0, { viewer: -1 }));
    pass(100);
    rerender(upTo(2, { viewer: -1 }));
    act(() => result.current.skip());
    rerender(upTo(5, { viewer: -1 }));
    expect(result.current.behind).toBeGreaterThan(0);
  });
});
