import type { Card, Engine } from '../../rules/kernel/types';
import { DECK, cardOf } from '../../rules/three-chapters/cards';
import type { FigureKey } from '../../rules/three-chapters/names';
import type { ThreeChapters, ThreeChaptersMove } from '../../rules/three-chapters/state';
import type { Lesson, LessonStep } from '../../table/lesson';

import { handOf, placeOfOwnCards, storyOf, trickOf } from './keys';

const YOU = 0;
const FOX = 1;
const OWL = 2;

const cards = (...figures: readonly FigureKey[]): Card[] => figures.map(cardOf);

/** The lesson begins near the end of the second deal: six cards are kept, and two more are to be chosen. */
const KEPT = [
  cards('threeBears', 'geppetto', 'snowWhite', 'friendlyDwarves', 'dragon', 'peterPan'),
  cards('wizard', 'witch', 'giant', 'gretel', 'tweedledee', 'prince'),
  cards('vampire', 'queenOfHearts', 'wolf', 'littleRed', 'sleepyDwarf', 'babaYaga'),
];
const HANDS = [
  cards('pinocchio', 'duckling', 'puss', 'mermaid', 'stepmother', 'ogre'),
  cards('tweedledum', 'snowQueen', 'braveDwarf', 'merryDwarf', 'godmother', 'unicorn'),
  cards('troll', 'goldilocks', 'alice', 'cinderella', 'humptyDumpty', 'rumpelstiltskin'),
];
const SET_ASIDE = 4;

function begin(engine: Engine<ThreeChapters, ThreeChaptersMove>): ThreeChapters {
  const s = engine.start({ seats: 3, seed: 1, first: YOU });
  const rest = DECK.filter((card) => ![...KEPT, ...HANDS].flat().includes(card));
  s.kept = KEPT.map((kept) => [...kept]);
  s.hands = HANDS.map((hand) => [...hand]);
  s.box = HANDS.map(() => rest.splice(0, SET_ASIDE));
  s.deck = rest;
  s.flow[s.flow.length - 1].locals = { deal: 2, count: HANDS[YOU].length };
  return s;
}

const read = (name: string, ...point: string[]): LessonStep<ThreeChaptersMove> => ({
  say: { key: `three-chapters:lesson.${name}` },
  by: YOU,
  point,
});
const moveWith = (type: ThreeChaptersMove['type'], figure: FigureKey): ThreeChaptersMove => ({
  type,
  card: cardOf(figure),
});
const you = (
  name: string,
  type: ThreeChaptersMove['type'],
  figure: FigureKey,
  ...point: string[]
): LessonStep<ThreeChaptersMove> => ({ ...read(name, ...point), move: moveWith(type, figure) });
const other = (by: number, type: ThreeChaptersMove['type'], figure: FigureKey): LessonStep<ThreeChaptersMove> => ({
  move: moveWith(type, figure),
  by,
  point: [],
});

const hand = handOf(YOU);
const kept = placeOfOwnCards(YOU);
const ownPlace = trickOf({ seat: YOU, isGhost: false });
const story = storyOf({ seat: YOU, isGhost: false });

const choosing: readonly LessonStep<ThreeChaptersMove>[] = [
  read('welcome'),
  read('kept', kept),
  you('keep', 'keep', 'pinocchio', hand, kept),
  other(FOX, 'keep', 'tweedledum'),
  other(OWL, 'keep', 'troll'),
  read('passed', hand),
  you('goldilocks', 'keep', 'goldilocks', hand, kept),
  other(FOX, 'keep', 'mermaid'),
  other(OWL, 'keep', 'snowQueen'),
];

/** The plays of a trick, in their order. */
const followWith = (...plays: readonly (readonly [number, FigureKey])[]) =>
  plays.map(([by, figure]) => other(by, 'play', figure));

const tricks: readonly LessonStep<ThreeChaptersMove>[] = [
  you('lead', 'play', 'dragon', ownPlace),
  ...followWith([FOX, 'giant'], [OWL, 'littleRed']),
  read('star'),
  you('low', 'play', 'pinocchio', ownPlace),
  ...followWith([FOX, 'witch'], [OWL, 'queenOfHearts']),
  read('lost'),
  ...followWith([FOX, 'tweedledee'], [OWL, 'sleepyDwarf']),
  you('dwarf', 'play', 'snowWhite', ownPlace),
  read('paid'),
  you('bears', 'play', 'threeBears', ownPlace),
  ...followWith([FOX, 'tweedledum'], [OWL, 'wolf']),
  you('alone', 'play', 'goldilocks', ownPlace),
  ...followWith([FOX, 'wizard'], [OWL, 'snowQueen']),
  read('frozen'),
  ...followWith([OWL, 'vampire']),
  you('geppetto', 'play', 'geppetto', ownPlace),
  ...followWith([FOX, 'gretel'], [OWL, 'troll']),
  you('peterPan', 'play', 'peterPan', ownPlace),
  ...followWith([FOX, 'mermaid'], [OWL, 'babaYaga']),
  read('last'),
  you('dwarves', 'play', 'friendlyDwarves', ownPlace),
  ...followWith([FOX, 'prince']),
];

const counting: readonly LessonStep<ThreeChaptersMove>[] = [
  read('counted', story),
  read('dwarvesPay', story),
  read('gems'),
  read('end'),
];

/** A lesson of five minutes: two cards to choose, eight tricks, and the learner's own company at the end. */
export const lesson: Lesson<ThreeChapters, ThreeChaptersMove> = {
  seat: YOU,
  names: [{ key: 'three-chapters:lesson.you' }, { key: 'app:cat.dumpling.name' }, { key: 'app:cat.snooze.name' }],
  cats: [null, 'dumpling', 'snooze'],
  begin,
  steps: [...choosing, ...tricks, ...counting],
};
