import { assignViews } from '../../src/table/assignViews';
import { planFlights, getDuration, getLanding, getPace, getReadingTime } from '../../src/table/flights';
import { openStage, resizeStage } from '../../src/table/layStage';
import { chooseBaseWidth, interpolatePose, continuePose, getPose } from '../../src/table/pose';
import { settlePieces } from '../../src/table/shownPiece';
import {
  advanceStage,
  countBehind,
  isOneDecision,
  finishReading,
  finishFlights,
  countSkippable,
  type MatchSource,
} from '../../src/table/stage';

import { beat, carry, deckDrawing, deckOf, deckScene, play, shows } from './deckGame';

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const SIZE = { width: 360, height: 560 };
const PACE = getPace('normal', 0);
const start = deckOf(range(20));
const DRAW = { from: 'deck', to: 'hand' };

/** A story of two draws, one described and one silent; each decision ends with a beat without an event. */
const one = carry(start, 'deck', 'hand');
const two = carry(one, 'deck', 'hand');
const story = (): MatchSource =>
  shows(start, [beat(one, 'drew', [DRAW]), beat(one, null), beat(two, 'silent', [DRAW], 2), beat(two, null, [], 2)]);

const at = (from: MatchSource, count = 1, stage = openStage(deckDrawing, from, SIZE, PACE, false)) =>
  advanceStage(deckDrawing, stage, from, count, PACE, false);

describe('one beat after the other', () => {
  test('at first everything lies where it lay before the beats, without a flight', () => {
    const stage = openStage(deckDrawing, story(), SIZE, PACE, false);
    expect(stage).toMatchObject({ begun: 0, phase: 'resting', isLaid: false, said: [] });
    expect(finishFlights(stage).phase).toBe('resting');
    expect(stage.shown.map((shown) => shown.piece.key)).toEqual(range(6).map((n) => `deck:${13 + n}`));
    expect(getDuration(stage.flights)).toBe(0);
    expect(stage.flights).toHaveLength(6);
  });

  test('a match that has just begun is dealt; one that is resumed lies there', () => {
    const dealt = openStage(deckDrawing, shows(start, []), SIZE, PACE, false);
    expect(dealt).toMatchObject({ begun: 0, phase: 'flying' });
    for (const flight of dealt.flights) expect(flight.start).toMatchObject({ x: 180, flip: 0, fade: 1 });
    expect(finishFlights(dealt)).toMatchObject({ phase: 'resting' });
    const resumed = openStage(deckDrawing, shows({ ...start, played: 7 }, []), SIZE, PACE, false);
    expect(resumed).toMatchObject({ phase: 'resting', isLaid: false });
    expect(getDuration(resumed.flights)).toBe(0);
  });

  test('flights that are over do not begin again with the next step', () => {
    const dealt = openStage(deckDrawing, shows(start, []), SIZE, PACE, false);
    expect(dealt.flights.every((flight) => flight.start !== null)).toBe(true);
    const over = finishFlights(dealt);
    expect([over.step, over.flights]).toEqual([dealt.step + 1, []]);
    expect(finishReading(finishFlights(at(story()))).flights).toEqual([]);
  });

  test('a beat in which nothing is seen or heard has no moment of its own', () => {
    const stage = at(story());
    expect(stage).toMatchObject({
      begun: 2,
      phase: 'flying',
      said: [],
      landing: { said: [{ key: 'drew' }] },
      view: one,
    });
    expect(countBehind(stage, story())).toBe(2);
    const next = at(story(), 1, finishFlights(stage));
    expect(next).toMatchObject({ begun: 4, landing: { said: [] }, view: two });
    expect(countBehind(next, story())).toBe(0);
  });

  test('a sentence, a sound and a mark land with their card, never before', () => {
    const flying = at(story());
    expect(flying).toMatchObject({ said: [], traces: [], heard: null, events: [] });
    expect(finishFlights(flying)).toMatchObject({
      said: [{ key: 'drew' }],
      heard: { name: 'flip' },
      traces: [{ seat: 1, place: 'hand' }],
      landing: null,
    });
  });

  test('what a rival has touched stays marked until the viewer decides, or the rival has another turn', () => {
    const three = carry(two, 'deck', 'rival');
    const own = shows(start, [beat(one, 'drew', [DRAW]), beat(two, 'drew', [DRAW], 2, 0)]);
    const told = finishReading(finishFlights(at(own)));
    expect(finishFlights(at(own, 1, told)).traces).toEqual([]);
    const rivals = shows(start, [
      beat(one, 'drew', [DRAW]),
      beat(two, 'drew', [DRAW], 2, 2),
      beat(three, 'drew', [{ from: 'deck', to: 'rival' }], 3, 1),
    ]);
    let stage = openStage(deckDrawing, rivals, SIZE, PACE, false);
    for (let count = 0; count < 3; count++) stage = finishReading(finishFlights(at(rivals, 1, stage)));
    expect(stage.traces).toEqual([
      { seat: 2, place: 'hand' },
      { seat: 1, place: 'rival' },
    ]);
  });

  test('a card that somebody looks at is held up while that is read, and goes back', () => {
    const face = { ...deckDrawing, listLooks: () => ['rival'] };
    const lying = carry(start, 'deck', 'rival');
    const from = shows(lying, [beat(lying, 'looked')]);
    const stage = advanceStage(face, openStage(face, from, SIZE, PACE, false), from, 1, PACE, false);
    const [up] = stage.flights;
    expect([up.to.y, stage.lifted]).toEqual([50, [up.view]]);
    const over = finishReading(finishFlights(stage));
    expect(over.flights).toMatchObject([{ view: up.view, to: { y: 60 } }]);
    expect(over.lifted).toEqual([]);
  });

  test('what has words is read after it has moved, what has none is not', () => {
    const told = finishFlights(at(story()));
    expect(told.phase).toBe('reading');
    expect(finishFlights(at(story(), 1, told)).phase).toBe('resting');
  });

  test('a skip shows all that is left as one, with views handed on', () => {
    const before = openStage(deckDrawing, story(), SIZE, PACE, false);
    const stage = advanceStage(deckDrawing, before, story(), countSkippable(deckDrawing, before, story()), PACE, false);
    expect(stage).toMatchObject({ begun: 4, view: two });
    const view = (key: string) => stage.shown.find((shown) => shown.piece.key === key)?.view;
    const was = (key: string) => before.shown.find((shown) => shown.piece.key === key)?.view;
    expect([view('card:20'), view('card:19')].sort()).toEqual([was('deck:19'), was('deck:18')].sort());
  });

  test('a skip stops where something must be seen, and nothing goes on over it', () => {
    const face = { ...deckDrawing, Sheets: { counted: () => null } };
    const from = shows(start, [beat(one, 'drew', [DRAW]), beat(one, 'counted'), beat(two, 'drew', [DRAW])]);
    const before = openStage(face, from, SIZE, PACE, false);
    expect(countSkippable(face, before, from)).toBe(2);
    const stage = advanceStage(face, before, from, 2, PACE, false);
    expect(stage).toMatchObject({ begun: 2, sheet: { key: 'counted' } });
  });

  test('beats that were let go at the front are not waited for', () => {
    const from = { ...story(), beats: story().beats.slice(2), dropped: 2 };
    expect(at(from)).toMatchObject({ begun: 4, view: two });
  });

  test('what did not change is the same object in the next scene: places are not drawn again', () => {
    const before = openStage(deckDrawing, story(), SIZE, PACE, false);
    const after = at(story(), 1, before);
    expect(after.scene.places.every((place, index) => place === before.scene.places[index])).toBe(true);
  });

  test('on a table of another size what lay there is put where it lies now, and no view is given to another card', () => {
    const stage = finishFlights(at(story()));
    const small = resizeStage(deckDrawing, stage, 0, { width: 320, height: 400 });
    expect(getDuration(small.flights)).toBe(0);
    expect(small.flights).toHaveLength(small.shown.length);
    expect(small).toMatchObject({ phase: stage.phase, step: stage.step, isLaid: false });
    for (const shown of small.shown)
      expect(stage.shown.find((old) => old.view === shown.view)?.piece.key).toBe(shown.piece.key);
  });

  test('a table that changes its size under cards in the air changes their aim, and neither their times nor the phase', () => {
    const stage = at(story());
    const small = resizeStage(deckDrawing, stage, 0, { width: 320, height: 400 });
    expect(small).toMatchObject({ phase: 'flying', step: stage.step, isLaid: false });
    const inAir = stage.flights.filter(({ time }) => time > 0);
    expect(inAir.length).toBeGreaterThan(0);
    for (const flight of inAir) {
      const aimed = small.flights.find(({ view }) => view === flight.view)!;
      const { piece } = small.shown.find(({ view }) => view === flight.view)!;
      expect(aimed).toMatchObject({ delay: flight.delay, time: flight.time, to: { x: piece.x, y: piece.y } });
    }
    const still = small.flights.filter(({ view }) => !inAir.some((flight) => flight.view === view));
    expect(still.length).toBeGreaterThan(0);
    expect(still.every(({ time }) => time === 0)).toBe(true);
    expect(finishFlights(small).shown.every(({ isMoving, setOff }) => !isMoving && !setOff)).toBe(true);
  });
});

describe('flights', () => {
  const before = settlePieces(assignViews([], deckScene(start), []));
  const dealt = assignViews(before, deckScene(carry(start, 'deck', 'hand', 14)), [DRAW]);

  test('cards leave one after the other, never more than ten in the air', () => {
    for (const speed of ['fast', 'normal', 'slow'] as const) {
      const toHand = new Set(dealt.filter((shown) => shown.piece.place === 'hand').map((shown) => shown.view));
      const list = planFlights(before, dealt, getPace(speed, 0), false).filter((flight) => toHand.has(flight.view));
      expect(list).toHaveLength(14);
      const times = list.map((flight) => flight.delay).sort((a, b) => a - b);
      for (const now of times) {
        const inAir = list.filter((flight) => flight.delay <= now && now < flight.delay + flight.time).length;
        expect(inAir).toBeLessThanOrEqual(10);
      }
    }
  });
  test('with animations off all jump, and with reduced motion all fade at once', () => {
    expect(getDuration(planFlights(before, dealt, getPace('off', 0), false))).toBe(0);
    const still = planFlights(before, dealt, getPace('normal', 0), true);
    expect(still.every((flight) => flight.isStill && flight.delay === 0)).toBe(true);
  });

  test('words come when the last card seems to lie: what is left of its way by then nobody sees', () => {
    const list = planFlights(before, dealt, PACE, false);
    const last = list.reduce((latest, one) => (one.delay + one.time > latest.delay + latest.time ? one : latest));
    const lay = before.find(({ view }) => view === last.view)!.piece;
    const part = (getLanding(list) - last.delay) / last.time;
    const pose = interpolatePose(last.start ?? getPose(lay), last.to, part, false);
    expect(part).toBeLessThan(0.95);
    expect(Math.hypot(pose.x - last.to.x, pose.y - last.to.y)).toBeLessThan(3);
    const fades = planFlights(before, dealt, PACE, true);
    expect(getLanding(fades)).toBe(getDuration(fades)); // a fade is seen to its end
  });
  test.each([
    ['fast', 700, 30],
    ['normal', 1200, 55],
    ['slow', 1800, 82],
    ['tap', 1200, 55],
  ] as const)('at the speed %s a sentence stays at least %s ms, and %s ms for each letter', (speed, least, letter) => {
    expect(getReadingTime(speed, 5)).toBe(least);
    expect(getReadingTime(speed, 70)).toBe(70 * letter);
  });
  test('two cards that change places pass each other on both sides of their way', () => {
    const lying = carry(carry(start, 'deck', 'hand'), 'deck', 'row');
    const crossed = { ...lying, hand: lying.row, row: lying.hand };
    const from = settlePieces(assignViews([], deckScene(lying), []));
    const list = planFlights(from, assignViews(from, deckScene(crossed), []), PACE, false).filter(({ bow }) => bow);
    expect(list).toHaveLength(2);
    expect(list.every(({ delay, time }) => delay === 0 && time > PACE.flight)).toBe(true);
    const [a, b] = list.map(({ view, to, bow }) => {
      const start = getPose(from.find((one) => one.view === view)!.piece);
      return interpolatePose(start, to, 0.5, false, bow);
    });
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24);
  });
  test('who is far behind hurries', () => {
    expect(getPace('normal', 20).flight).toBeLessThan(getPace('normal', 3).flight / 2);
    expect(getPace('normal', 3)).toEqual(getPace('normal', 0));
    // While a match is counted up, each sentence must be readable.
    expect(getPace('normal', 20, true).read).toBeGreaterThan(getPace('normal', 0).read / 2);
  });
  test('what one decision brought about is told apart from what several did', () => {
    const stage = openStage(deckDrawing, story(), SIZE, PACE, false);
    expect(isOneDecision(stage, story())).toBe(false);
    expect(isOneDecision({ ...stage, begun: 2 }, story())).toBe(true);
    expect(isOneDecision({ ...stage, begun: 4 }, story())).toBe(false); // No beat is left.
  });
  test('all are laid out in a width that stays when the widest card goes, and is enough when a wider one comes', () => {
    const wide = (...widths: number[]) => widths.map((width) => ({ width }));
    const first = chooseBaseWidth(wide(60, 90), 0);
    expect(first).toBeGreaterThanOrEqual(90);
    expect(first).toBeLessThan(90 * 1.25 + 1);
    expect(chooseBaseWidth(wide(60), first)).toBe(first);
    expect(chooseBaseWidth(wide(60, 140), first)).toBeGreaterThanOrEqual(140);
  });
  test('what is covered lies still until the card that covers it has come', () => {
    const row = play(carry(start, 'deck', 'hand', 2), 20);
    const shown = settlePieces(assignViews([], deckScene(row), []));
    const onlyTop = (s: typeof row) => ({
      ...deckScene(s),
      pieces: deckScene(s).pieces.filter((piece) => piece.place !== 'row' || piece.depth === s.row.length - 1),
    });
    const after = assignViews(shown, onlyTop(play(row, 19)), [{ from: 'hand', to: 'row' }]);
    const list = planFlights(shown, after, PACE, false);
    const gone = list.find((flight) => flight.to.fade === 0)!;
    const coming = list.find((flight) => flight.to.fade === 1 && flight.time === PACE.flight)!;
    expect(gone.delay + gone.time).toBeGreaterThanOrEqual(coming.delay + coming.time);
  });
});

describe('poses between', () => {
  const a = getPose({
    key: 'a',
    place: 'a',
    face: null,
    x: 0,
    y: 0,
    width: 40,
    turn: 0,
    depth: 0,
    label: { key: 'a' },
  });
  const b = { ...a, x: 300, y: 100, turn: 30, flip: 1 };
  test('begins and ends exactly', () => {
    expect(interpolatePose(a, b, 0, false)).toEqual(a);
    expect(interpolatePose(a, b, 1, false)).toEqual(b);
  });
  test('turns over at half time and rises on its way', () => {
    const half = interpolatePose(a, b, 0.5, false);
    expect(half.flip).toBeCloseTo(0.5);
    expect(half.y).toBeLessThan(50);
    expect(half.width).toBeGreaterThan(40);
  });
  test('reduced motion: gone here, come there, nothing moves', () => {
    expect(interpolatePose(a, b, 0.25, true)).toMatchObject({ x: 0, y: 0, flip: 0, fade: 0.5 });
    expect(interpolatePose(a, b, 0.75, true)).toMatchObject({ x: 300, y: 100, flip: 1, fade: 0.5 });
  });
  test('a flight with another aim goes on from where it is, and ends there', () => {
    const elsewhere = { ...b, x: 120, y: 560, width: 70, turn: -10 };
    for (const part of [0.2, 0.5, 0.8]) {
      const now = interpolatePose(a, b, part, false);
      const from = continuePose(a, b, elsewhere, part);
      const going = interpolatePose(from, elsewhere, part, false);
      for (const name of ['x', 'y', 'width', 'turn', 'flip'] as const) expect(going[name]).toBeCloseTo(now[name], 5);
      const soon = interpolatePose(from, elsewhere, part + 0.00001, false);
      expect(Math.hypot(soon.x - now.x, soon.y - now.y)).toBeLessThan(1);
      expect(interpolatePose(from, elsewhere, 1, false)).toEqual(elsewhere);
    }
  });
  test('a leg that begins in mid-flight begins where the card is', () => {
    const now = interpolatePose(a, b, 0.4, false);
    expect(interpolatePose(now, a, 0, false)).toEqual(now);
  });
});
