import { render, screen } from '@testing-library/react-native';

import type { FinishedPlay, Participation } from '../../src/screens/History/finishedPlay';
import { PersonRecord } from '../../src/screens/History/PersonRecord';
import { listRecords } from '../../src/screens/History/records';
import { setLanguage } from '../../src/words/words';

const ola: Participation = { person: 1, name: 'Ola', mark: 'circle' };
const jan: Participation = { person: 2, name: 'Jan', mark: 'triangle' };
const guest: Participation = { person: null, name: 'Guest', mark: 'square' };
const cat: Participation = { person: null, name: 'Mruczek', mark: 'star', isBot: true };

const play = (id: number, parts: readonly Participation[], winner: number, more: Partial<FinishedPlay> = {}) =>
  ({
    kind: 'match',
    id,
    game: 'koty',
    name: { key: 'app:game.koty' },
    when: id,
    parts,
    score: parts.map((_, seat) => (seat === winner ? 30 : 20)),
    wins: 'most',
    places: parts.map((_, seat) => (seat === winner ? 1 : 2)),
    ...more,
  }) as const satisfies FinishedPlay;

const winsOf = (won: number, played: number, parts: readonly Participation[]) =>
  Array.from({ length: played }, (_, id) => play(id, parts, id < won ? 0 : 1));
const luckOf = (plays: readonly FinishedPlay[], person = 1) =>
  listRecords(plays).find((record) => record.person === person)!.luck;

test('wins against cats stand beside what drawing lots would bring, and are called skill when they are beyond it', () => {
  const four = [ola, cat, cat, cat];
  expect(luckOf(winsOf(12, 20, four)).againstCats).toEqual({ played: 20, won: 12, byLot: 5, isSkill: true });
  expect(luckOf(winsOf(7, 20, four)).againstCats).toMatchObject({ byLot: 5, isSkill: false });
});

test('nothing is told of few matches, nor of somebody who wins less than by lot', () => {
  expect(luckOf(winsOf(9, 9, [ola, cat])).againstCats).toBeNull();
  expect(luckOf(winsOf(3, 20, [ola, cat])).againstCats).toBeNull();
});

test('where two people sit, or a guest, it is not a match alone against cats', () => {
  expect(luckOf(winsOf(20, 20, [ola, jan, cat])).againstCats).toBeNull();
  expect(luckOf(winsOf(20, 20, [ola, guest, cat])).againstCats).toBeNull();
  expect(luckOf(winsOf(20, 20, [ola])).againstCats).toBeNull();
});

test('in a team as many win by lot as win', () => {
  const teams = Array.from({ length: 12 }, (_, id) =>
    play(id, [ola, cat, cat, cat], 0, { places: id % 3 ? [1, 2, 1, 2] : [2, 1, 2, 1] }),
  );
  expect(luckOf(teams).againstCats).toMatchObject({ played: 12, won: 8, byLot: 6 });
});

test('who held the same cards in the same seat is compared, by the first time that each played them', () => {
  const of = (deal: number, part: Participation, points: number, when: number) =>
    play(when, [part, cat], 0, { deal: `deal ${deal}`, score: [points, 10] });
  const deals = Array.from({ length: 10 }, (_, deal) => [
    of(deal, ola, deal < 7 ? 30 : 10, deal),
    of(deal, jan, 20, 100 + deal),
    of(deal, jan, 90, 200 + deal), // He knew the cards by then.
  ]).flat();
  expect(luckOf(deals).sameDeals).toEqual({ played: 10, better: 7 });
  expect(luckOf(deals, 2).sameDeals).toBeNull(); // He was behind.
  expect(luckOf(deals.slice(3)).sameDeals).toBeNull();
  const elsewhere = deals.map((one) => ({ ...one, deal: `${one.deal} ${one.parts[0].name}` }));
  expect(luckOf(elsewhere).sameDeals).toBeNull();
});

test.each([
  ['en', /12\sof\s20\swon;\sdrawing\slots.*\s5\.\sThat\sis\smore\sthan\sluck\./],
  ['pl', /wygrane\s12\sz\s20;\slosowanie.*\s5\.\sTo\swięcej\sniż\sszczęście\./],
] as const)('the record of a person says it (%s)', (language, sentence) => {
  setLanguage(language);
  const [record] = listRecords(winsOf(12, 20, [ola, cat, cat, cat]));
  render(<PersonRecord record={record} meet={() => {}} />);
  screen.getByText(sentence);
});
