import { games } from '../../src/rules';
import { checkMatch } from '../../src/rules/contract/contract';
import { checkVariants } from '../../src/rules/contract/suite';
import { declareProcedure } from '../../src/rules/kernel/flow';
import type { Game, Move, Procedure, State, Step } from '../../src/rules/kernel/types';

import { covers, left, round, trick, type Trick, type TrickMove } from './kernel/trick';

/** The contract suite bites: each fault is planted in a sound game and must be caught, by the rule that it breaks. */

type Locals = { turn: number; left: number; shown?: number };
type Fault = Partial<Game<Trick, TrickMove>>;
type Steps = Record<string, Partial<Step<Trick, Locals, TrickMove>>>;

/** The round with some of its steps altered. */
function alteredRound(altered: Steps): Procedure {
  const steps: Record<string, unknown> = { ...round.steps };
  for (const [name, change] of Object.entries(altered)) steps[name] = { ...(round.steps[name] as object), ...change };
  return { name: 'round', steps: steps as Procedure['steps'] };
}

const original = round.steps as unknown as Record<string, Step<Trick, Locals, TrickMove>>;

function playMatches(fault: Fault, matches = 40) {
  const game = { ...trick, ...fault } as unknown as Game;
  for (let seed = 1; seed <= matches; seed++)
    checkMatch(game, { seats: 2 + (seed % 2), seed }, { every: 1, longest: 500 });
}

test('the sound game passes', () => {
  expect(() => playMatches({})).not.toThrow();
});

const faults: Record<string, { readonly rule: RegExp; readonly fault: Fault }> = {
  'a Set in the state': {
    rule: /K1: state\.covered is a Set/,
    fault: { setup: (s, dice) => Object.assign(trick.setup(s, dice), { covered: new Set() }) },
  },
  'undefined in the state': {
    rule: /K1: state\.last is undefined/,
    fault: { setup: (s, dice) => Object.assign(trick.setup(s, dice), { last: undefined }) },
  },
  'half a point': {
    rule: /K1: state\.points\.\d is 0\.5/,
    fault: {
      procedures: [
        alteredRound({
          draw: { act: (s, l, table) => void ((s.points[l.turn] = 0.5), original.draw.act!(s, l, table)) },
        }),
      ],
    },
  },
  'a count below zero': {
    rule: /K1: state\.points\.\d is -1/,
    fault: {
      procedures: [
        alteredRound({
          draw: { act: (s, l, table) => void ((s.points[l.turn] = -1), original.draw.act!(s, l, table)) },
        }),
      ],
    },
  },
  'one array in two places': {
    rule: /K1: .* twice/,
    fault: {
      setup(s, dice) {
        const fields = trick.setup(s, dice);
        return Object.assign(fields, { best: fields.points });
      },
    },
  },
  'numbers and objects in one array': {
    rule: /K1: .* begins with a number and holds an object/,
    fault: { setup: (s, dice) => Object.assign(trick.setup(s, dice), { best: [0, { by: 1 }] }) },
  },
  'a move that depends on a hidden card': {
    rule: /K4: what seat \d is offered depends/,
    fault: {
      procedures: [
        alteredRound({
          lay: {
            moves: (s, l, seat) =>
              original.lay.moves!(s, l, seat).filter((_, i) => i === 0 || (s.deck[s.deck.length - 1] ?? 0) % 2 === 0),
          },
        }),
      ],
    },
  },
  'a question that is skipped when the seat has no answer': {
    rule: /K4: whether a seat is asked tells|K9/,
    fault: {
      procedures: [alteredRound({ cover: { who: (s, l) => (covers(s, left(s, l)).length > 0 ? left(s, l) : null) } })],
    },
  },
  'a move listed twice': {
    rule: /K5: seat \d is offered .* twice/,
    fault: { procedures: [alteredRound({ cover: { moves: () => [{ type: 'pass' }, { type: 'pass' }] } })] },
  },
  'a seat asked without a move': {
    rule: /trick, procedure round, step cover: seat \d is asked and has no move/,
    fault: { procedures: [alteredRound({ cover: { moves: (s, _, seat) => covers(s, seat) } })] },
  },
  'chance from outside': {
    rule: /K6/,
    fault: {
      procedures: [
        alteredRound({
          draw: {
            act: (s, l, table) =>
              void ((s.points[0] = Math.floor(Math.random() * 1e9)), original.draw.act!(s, l, table)),
          },
        }),
      ],
    },
  },
  'a set-up by chance from outside': {
    rule: /K6: the same start/,
    fault: {
      setup: (s, dice) => ({
        ...trick.setup(s, dice),
        points: Array.from({ length: s.seats }, () => Math.floor(Math.random() * 1e9)),
      }),
    },
  },
  'memory outside the state': {
    rule: /K6/,
    fault: (() => {
      let calls = 0;
      return {
        procedures: [
          alteredRound({
            draw: { act: (s, l, table) => void ((s.points[0] = ++calls), original.draw.act!(s, l, table)) },
          }),
        ],
      };
    })(),
  },
  'looking that changes the state': {
    rule: /K7: looking/,
    fault: { judge: (s) => s.points[0]++ },
  },
  'content that can be changed': {
    rule: /K8: the content is not frozen/,
    fault: { content: Object.freeze([{ worth: 1 }]) },
  },
  'a hidden card kept in a local': {
    rule: /K9/,
    fault: {
      procedures: [
        alteredRound({
          draw: {
            act: (s, l, table) => void ((l.shown = s.deck[s.deck.length - 1] ?? 0), original.draw.act!(s, l, table)),
          },
        }),
      ],
    },
  },
  'an event that names a hidden card': {
    rule: /K9|K10: event "drew" names card \d+/,
    fault: {
      procedures: [
        alteredRound({
          draw: {
            act: (s, l, table) =>
              original.draw.act!(s, l, {
                ...table,
                say: (event) => table.say({ ...event, card: event.secret?.card ?? 0, secret: undefined }),
              }),
          },
        }),
      ],
    },
  },
  'a lost card': {
    rule: /K10: the cards in the zones are not those of the start: lost \d+/,
    fault: {
      procedures: [
        alteredRound({ draw: { act: (s, l, table) => void (s.deck.shift(), original.draw.act!(s, l, table)) } }),
      ],
    },
  },
  'a zone forgotten': {
    rule: /K10/,
    fault: { zones: (s) => trick.zones(s).filter((zone) => zone.name !== 'deck') },
  },
  'a zone that is a copy': {
    rule: /K10: zone "deck" is not made of an array of the state/,
    fault: {
      zones: (s) => trick.zones(s).map((zone) => (zone.name === 'deck' ? { ...zone, cards: [...zone.cards] } : zone)),
    },
  },
  'an endless match': {
    rule: /no end after 500 moves/,
    fault: {
      procedures: [
        alteredRound({
          draw: {
            act: (s, l, table) =>
              void (s.deck.push(...s.pile.splice(0)), original.draw.act!(s, l, table), (l.left = 9)),
          },
        }),
      ],
    },
  },
  'a step that never reaches a decision': {
    rule: /trick, procedure round, step draw: \d+ steps were followed and none reached a decision/,
    fault: { procedures: [alteredRound({ draw: { act: (_s, _l, table) => table.again() } })] },
  },
  'a step that does not exist': {
    rule: /trick, procedure round, step draw: it goes to step "lie"; there are begin, lay, cover, draw/,
    fault: { procedures: [alteredRound({ draw: { act: (_s, _l, table) => table.goto('lie') } })] },
  },
  'two ways at once': {
    rule: /trick, procedure round, step draw: it asks for "again" and for "leave" at once/,
    fault: { procedures: [alteredRound({ draw: { act: (_s, _l, table) => void (table.again(), table.leave()) } })] },
  },
  'a result that ranks nobody first': {
    rule: /the result ranks the seats 2 2/,
    fault: { result: (s) => ({ places: s.points.map(() => 2) }) },
  },
  'a result against the points': {
    rule: /the fewest points win, but the result ranks the seats/,
    fault: { wins: 'fewest' },
  },
};

test.each(Object.entries(faults))('%s is caught', (_, { rule, fault }) => {
  expect(() => playMatches(fault)).toThrow(rule);
});

test('a sealed choice that shows through is caught', () => {
  const peeking = declareProcedure<Trick, Locals, TrickMove>('round', {
    lay: {
      kind: 'sealed',
      who: (s) => s.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : [])),
      moves: (s, _, seat) => s.hands[seat].map((card) => ({ type: 'lay', card })),
      reveal(s, _, choices, table) {
        choices.forEach(
          (move, seat) =>
            move?.type === 'lay' && s.pile.push(...s.hands[seat].splice(s.hands[seat].indexOf(move.card), 1)),
        );
        if (s.hands.some((hand) => hand.length > 0)) table.again();
      },
    },
  });
  expect(() => playMatches({ procedures: [peeking] })).not.toThrow();
  const telling = {
    ...peeking.steps.lay,
    moves: (s: Trick, _: Locals, seat: number) => {
      const chosen = s.flow[0].chosen?.findIndex((choice) => choice !== null) ?? -1;
      const other = chosen >= 0 ? (s.flow[0].chosen![chosen] as TrickMove & { card: number }).card : 0;
      return s.hands[seat].map((card) => ({ type: 'lay', card })).filter((move, i) => i === 0 || move.card > other);
    },
  };
  expect(() =>
    playMatches({ procedures: [{ name: 'round', steps: { lay: telling as unknown as Procedure['steps'][string] } }] }),
  ).toThrow(/K4/);
});

/** A game that at every second decision keeps in its state, for all to see, a card that nobody or not everybody sees. */
function leaking(game: Game): Game {
  type Leaking = State & { leak: number };
  const hidden = (s: State) =>
    game.zones(s).find(({ seen, cards }) => seen !== 'all' && typeof seen !== 'function' && cards.length > 0);
  const leak = (s: State) => void ((s as Leaking).leak = s.played % 2 === 1 ? (hidden(s)?.cards.at(-1) ?? 0) : 0);
  const spoiled = (step: Step<State, object, Move>): Step<State, object, Move> => ({
    ...step,
    ...(step.play && {
      play: (s, l, seat, move, table) => (step.play!(s, l, seat, move, table), leak(s)),
    }),
    ...(step.reveal && { reveal: (s, l, choices, table) => (step.reveal!(s, l, choices, table), leak(s)) }),
  });
  const procedures = game.procedures.map((one) => ({
    ...one,
    steps: Object.fromEntries(
      Object.entries(one.steps).map(([name, step]) => [name, spoiled(step as never)]),
    ) as unknown as Procedure['steps'],
  }));
  return { ...game, procedures, setup: (s, dice) => ({ ...game.setup(s, dice), leak: 0 }) as never };
}

const everywhere = Object.values(games).flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => [game.id, game.seats.min + i, game] as const),
);

test.each(everywhere)('a leak at every second decision of %s with %d seats is caught', (_, seats, game) => {
  expect(() => checkVariants(leaking(game), seats)).toThrow(/K9|K10/);
});
