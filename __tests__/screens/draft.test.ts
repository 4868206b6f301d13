import { games } from '../../src/rules';
import { createDraft } from '../../src/screens/parts/draft';
import { markNames } from '../../src/storage/marks';

const known = [{ id: 1, name: 'Ola', mark: markNames[0] }];

test('a game with a preset for first matches proposes it, with an easy bot', () => {
  const rules = games['nightmare-cathedral'];
  const draft = createDraft(rules, undefined, known);
  expect(draft.seats).toEqual([
    { kind: 'person', person: 1 },
    { kind: 'bot', level: 'easy' },
  ]);
  expect(draft.options).toMatchObject(rules.presets!.first);
});

test('after the first match what was chosen last is proposed', () => {
  const rules = games['nightmare-cathedral'];
  const draft = createDraft(
    rules,
    { seats: [{ kind: 'person', person: 1 }], options: { nightmares: 'drawn' }, first: 'drawn' },
    known,
  );
  expect(draft.seats[1]).toEqual({ kind: 'bot', level: 'normal' });
  expect(draft.options.nightmares).toBe('drawn');
});

test('any other game begins with a normal bot and its first options', () => {
  const draft = createDraft(games.koty, undefined, known);
  expect(draft.seats[1]).toEqual({ kind: 'bot', level: 'normal' });
  expect(draft.options).toEqual(
    Object.fromEntries(Object.entries(games.koty.options).map(([name, rule]) => [name, rule.initial])),
  );
});

test('the people of the last match are proposed in every game, with the bots that were chosen for it', () => {
  const several = [...known, { id: 2, name: 'Jan', mark: markNames[1] }, { id: 3, name: 'Ala', mark: markNames[2] }];
  const person = (id: number) => ({ kind: 'person' as const, person: id });
  const bot = { kind: 'bot' as const, level: 'hard' as const };
  const choice = { seats: [person(1), bot], options: {}, first: 'drawn' as const };
  expect(createDraft(games.koty, undefined, several, [2, 3]).seats).toEqual([person(2), person(3)]);
  expect(createDraft(games.koty, choice, several, [2, 3]).seats).toEqual([person(2), person(3), bot]);
  expect(createDraft(games.koty, choice, several, [1]).seats).toEqual(choice.seats);
  expect(createDraft(games.koty, choice, several, [9]).seats).toEqual(choice.seats);
});
