import { replayBeats } from '../../src/match/beats';
import { createHistory } from '../../src/match/history';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Card, Event, State } from '../../src/rules/kernel/types';
import { NOBODY } from '../../src/rules/kernel/zones';

import { device, games, nextDecision, now, opened, playOn, sen } from './table';

const engine = createEngine(games.sen);

/** Every card that lies face up in a view. */
const faceUp = (view: State): Card[] =>
  engine.game.zones(view).flatMap(({ cards }) => cards.filter((card) => card !== 0));

/** Every card that an event names. */
function named(event: Event | null): Card[] {
  const { card, cards, left } = (event ?? {}) as { card?: Card; cards?: Card[]; left?: Card };
  return [card, left, ...(cards ?? [])].filter((one): one is Card => one !== undefined);
}

test.each(['PPP', 'PbP', 'PPbb'])(
  '%s: a viewer is shown what the engine shows to its seat, and nobody is shown what is not open',
  (who) => {
    for (let seed = 1; seed <= 4; seed++) {
      const match = device().begin(
        sen(who, seed, { memory: ['none', 'own', 'full'][seed % 3], pairs: seed % 2 === 0 }),
      );
      const truth = engine.start({ seats: who.length, seed, options: match.options });
      for (let i = 0; i < 60 && now(match).status === 'underWay'; i++) {
        const { seat, move } = nextDecision(match);
        const { viewer, beats: before } = now(match);
        const told: { event: Event; view: State }[] = [];
        engine.play(truth, seat, move, (event) => told.push({ event, view: engine.view(truth, viewer) }));
        match.play(seat, move);
        const beats = now(match).beats.slice(before.length - now(match).dropped);
        expect(beats.map(({ view }) => view)).toEqual([...told.map(({ view }) => view), engine.view(truth, viewer)]);
        beats.slice(0, -1).forEach(({ event }, n) => {
          const { secret, ...open } = told[n].event;
          const { to, ...own } = secret ?? { to: [] };
          expect(event).toEqual(to.includes(viewer) ? { ...open, ...own } : open);
        });

        if (now(match).status !== 'underWay') break;
        match.cover(seat, 0);
        const covered = now(match);
        expect(covered).toMatchObject({ viewer: NOBODY, curtain: seat, beats: [], moves: [], undoBlockedBy: 'nobody' });
        expect(covered.view).toEqual(engine.view(truth, NOBODY));
        expect(covered.rest).toEqual(covered.view);
        expect(match.log().some(({ event }) => event.key === 'looked' && event.card !== undefined)).toBe(false);
        match.take();
      }
    }
  },
);

test('who takes the device sees what happened meanwhile, in own views and with own secrets only', () => {
  const match = device().begin(sen('PPP'));
  match.take();
  for (let i = 0; i < 40; i++) {
    const { seat, move } = nextDecision(match);
    match.play(seat, move);
    if (now(match).status !== 'underWay') break;
    const next = now(match).waiting[0];
    if (next === now(match).viewer) continue;
    match.cover(next, 0);
    match.take();
    const { beats, viewer, view, rest } = now(match);
    expect(viewer).toBe(next);
    if (beats.length > 0) expect(beats.at(-1)!.view).toEqual(view);
    const known = new Set([...faceUp(rest), ...beats.flatMap((beat) => faceUp(beat.view))]);
    for (const { event } of beats) {
      expect(event?.secret).toBeUndefined();
      for (const card of named(event)) expect(known).toContain(card);
    }
  }
});

test('the log of a seat holds all that happened, and of secrets its own', () => {
  const match = device().begin(sen('PbP'));
  playOn(match, 45);
  const logs = [0, 2].map((seat) => {
    match.passTo(seat);
    return match.log();
  });
  expect(logs[0].map(({ event, decision }) => [decision, event.key])).toEqual(
    logs[1].map(({ event, decision }) => [decision, event.key]),
  );
  logs.forEach((log, i) => {
    const looks = log.filter(({ event }) => event.key === 'looked');
    expect(looks.length).toBeGreaterThan(3);
    for (const { event, seat } of looks) expect(event.card !== undefined).toBe(seat === i * 2);
  });
});

test('a replay shows every decision, forwards and backwards, to nobody or with everything open', () => {
  const kept = new Map();
  const match = device(kept).begin(sen('Pb'));
  playOn(match, 12);
  // An unfinished match shows only open cards.
  expect(opened(device(kept).replay(1, 'all')).at(12).view).toEqual(engine.view(now(match).view, NOBODY));
  playOn(match);

  const open = opened(device(kept).replay(1, 'open'));
  const all = opened(device(kept).replay(1, 'all'));
  expect(open.steps).toBe(match.summary().played);
  const truth = engine.start({ seats: 2, seed: 7, options: match.options });
  const forwards = Array.from({ length: all.steps + 1 }, (_, step) => all.at(step));
  for (let step = all.steps; step >= 0; step--) {
    expect(all.at(step)).toEqual(forwards[step]);
    expect(open.at(step).view).toEqual(engine.view(all.at(step).view, NOBODY));
    for (const { event } of open.at(step).beats)
      expect(event?.key === 'looked' && event.card !== undefined).toBe(false);
    if (step > 0) {
      expect(all.at(step).rest).toEqual(all.at(step - 1).view);
      expect(all.at(step).beats.at(-1)!.view).toEqual(all.at(step).view);
    }
  }
  expect(all.at(0)).toEqual({ rest: truth, beats: [], view: truth });
  expect(engine.game.score(all.at(all.steps).view)).toEqual(match.summary().score);
  expect(open.at(0).view).toEqual(engine.view(truth, NOBODY));
});

test('beats of a stretch are those of its decisions one by one', () => {
  const state = engine.start({ seats: 2, seed: 3 });
  const decisions = Array.from({ length: 3 }, (_, land) => ({
    seat: 0,
    move: land < 2 ? { type: 'look', dream: 0, land } : { type: 'remember' },
  }));
  const history = createHistory(engine, state, decisions);
  const whole = replayBeats(engine, history, 0, 3, 0);
  expect(whole).toEqual([0, 1, 2].flatMap((from) => replayBeats(engine, history, from, from + 1, 0)));
  expect(whole.map(({ decision }) => decision)).toEqual([1, 1, 2, 2, 3]);
});
