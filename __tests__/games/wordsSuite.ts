import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { hideSecret } from '../../src/rules/kernel/events';
import type { Event, Move, State } from '../../src/rules/kernel/types';
import { NOBODY } from '../../src/rules/kernel/zones';
import { formatPhrase } from '../../src/words/formatPhrase';
import type { Phrase } from '../../src/words/phrase';
import { addWords, languages, setLanguage, type Words } from '../../src/words/words';

import type { Extent, Faced } from './matchRunner';

/** Some phrases differ on a small table, so both sizes are tried. */
const SIZES = [
  { width: 390, height: 668 },
  { width: 320, height: 390 },
];
const NAMES = ['Ola', 'Jan', 'Bot Zosia', 'Mruczek', 'Tata', 'Mama'];
const PLURAL = /_(one|few|many|other)$/;
/** __tests__/words/keeper.test.ts tests the words of score sheets, __tests__/games/advice.test.ts those of advice. */
const ELSEWHERE = /^(keeper|advice)\./;

export interface Said<S extends State, M extends Move> extends Faced<S, M>, Extent {
  readonly words: Words;
  /** The folder of the rules, and the prefix of their numbers. */
  readonly numbered: string;
  /** The groups that a viewer may open. */
  opens?(state: S, viewer: number): readonly (string | null)[];
  /** Adds phrases that appear outside matches. */
  others?(add: (...phrases: (Phrase | null | undefined)[]) => void, state: () => S): void;
  /** The phrases shown after an event, besides the prompt. */
  after?(event: Event, state: S): readonly (Phrase | null)[];
  /** Words that screens build from what the game declares. */
  readonly declared: readonly string[];
  /** Words for things that may occur but have not yet. */
  readonly spare?: RegExp;
}

function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key.replace(PLURAL, '')] : keysOf(value as object, `${path}${key}.`),
  );
}

const textsOf = (tree: object): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value as object)));

/** Checks that all a game can say exists in both languages, and that no other words exist. */
export function testWords<S extends State, M extends Move>(said: Said<S, M>): void {
  const { face, engine, play, words, opens, after } = said;
  const phrases = new Map<string, Phrase>();

  function add(...all: (Phrase | null | undefined)[]): void {
    for (const phrase of all) {
      if (!phrase) continue;
      phrases.set(JSON.stringify(phrase), phrase);
      for (const fact of Object.values(phrase.facts ?? {})) if (typeof fact === 'object' && 'key' in fact) add(fact);
    }
  }

  function addAll(state: S, viewer: number, number: number): S {
    const view = engine.view(state, viewer);
    add(face.prompt(view, viewer), face.status(view));
    if (viewer >= 0) add(...(face.explainOptions?.(view, viewer) ?? []).flat());
    for (const open of opens?.(state, viewer) ?? [null]) {
      const { pieces, places, plates, groups = [] } = face.layOutScene(view, viewer, SIZES[number % 2], open);
      add(...plates.map(({ scoreName }) => scoreName));
      add(...[...pieces, ...places, ...groups].map(({ label }) => label), ...places.map(({ caption }) => caption));
    }
    return view;
  }

  /** Adds what the result of a match says. */
  function addEnd(state: S): void {
    if (!engine.isOver(state)) return;
    const view = engine.view(state, NOBODY);
    for (let seat = 0; seat < state.seats; seat++) {
      add(face.describeSigns?.(view, seat), face.describeGain?.(view, seat));
      for (let other = 0; other < state.seats; other++)
        if (other !== seat) add(face.explainWin?.(view, seat, other)?.text);
    }
  }

  /** The words that only a match or the lesson uses. */
  const spokenKeys = (): string[] =>
    keysOf(words.en).filter(
      (key) => !said.declared.includes(key) && !/^(about$|rules\.|keeper\.)/.test(key) && !said.spare?.test(key),
    );

  beforeAll(() => {
    addWords(face.id, words);
    for (let number = 0; number < said.matches; number++) {
      let step = number;
      let last: S | null = null;
      play(
        number,
        (state, seat, moves) => {
          last = state;
          if (step++ % said.every !== 0) return;
          for (const viewer of [NOBODY, (seat + 1) % state.seats]) addAll(state, viewer, number);
          const view = addAll(state, seat, number);
          for (const move of moves)
            add(
              face.describeMove(view, seat, move),
              face.askWhich?.(view, seat, [move]),
              ...[true, false].map((isByHand) => face.askToConfirm?.(view, seat, move, isByHand)),
            );
        },
        (event, state) => {
          for (let viewer = NOBODY; viewer < state.seats; viewer++) {
            const [seen, view] = [hideSecret(event, viewer), engine.view(state, viewer)];
            add(face.describeEvent(seen, viewer, view), face.describeUnsaid?.(seen, viewer, view));
            add(...(face.describeBriefly?.([seen], viewer, view) ?? []));
          }
          const view = engine.view(state, 0);
          add(
            face.prompt(view, 0),
            face.announce?.(event as never),
            face.closeSheet?.(view),
            ...(after?.(event, state) ?? []),
          );
          if (step % said.every === 0) addAll(state, 0, number);
        },
      );
      if (last) addEnd(last);
    }
    said.others?.(add, () => engine.start({ seats: 2, seed: 3 }));
    for (const { say } of face.lesson.steps) add(say);
    add(...face.lesson.names);
  });

  test.each(languages)('everything that a match brings forth is said in %s', (language) => {
    setLanguage(language);
    expect(phrases.size).toBeGreaterThan(spokenKeys().length); // Most phrases occur with several facts.
    const unsaid = [...phrases.values()].filter((phrase) => {
      const text = formatPhrase(phrase, NAMES);
      return (
        text === phrase.key.replace(`${face.id}:`, '') ||
        /\{\{|undefined|NaN|\[object/.test(text) ||
        new RegExp(`\\b${face.id}:\\w+\\.`).test(text)
      );
    });
    expect(unsaid).toEqual([]);
  });

  test('there are words for all that the game declares, and none that nobody says', () => {
    const ours = new Set(keysOf(words.en));
    const used = new Set([
      'about',
      'rules.aim',
      ...said.declared,
      ...(face.keys?.told ?? []).flatMap((key) => [`keys.${key}.name`, `keys.${key}.does`]),
      ...face.rules.flatMap((section) => [
        `rules.${section.id}.title`,
        ...section.rules.map((number) => `rules.${number}`),
      ]),
      ...[...phrases.values()].map(({ key }) => key.replace(`${face.id}:`, '')),
    ]);
    expect([...used].filter((key) => !ours.has(key) && !key.startsWith('app:'))).toEqual([]);
    expect([...ours].filter((key) => !used.has(key) && !ELSEWHERE.test(key) && !said.spare?.test(key))).toEqual([]);
    expect(new Set(keysOf(words.pl))).toEqual(ours);
  });

  test('the chapters hold every rule of the README, by its number, and cards that have a name', () => {
    const readme = readFileSync(join(__dirname, '../../src/rules', face.id, 'README.md'), 'utf8');
    const numbers = [...readme.matchAll(new RegExp(`^- \\*\\*(${said.numbered}\\d+\\.\\d+)\\*\\*`, 'gm'))].map(
      (match) => match[1],
    );
    expect(face.rules.flatMap((section) => section.rules)).toEqual(numbers);
    for (const drawn of face.rules.flatMap((section) => section.faces)) {
      expect(formatPhrase(face.describe(drawn).name, NAMES)).not.toContain('card.');
      expect(face.describe(drawn).name.key).not.toContain('card.hidden');
    }
  });

  test('no text in Polish depends on whether a person is a man or a woman', () => {
    const past = /\p{L}+(łeś|łaś|łem|łam)(?!\p{L})/u;
    expect(textsOf(words.pl).filter((text) => past.test(text))).toEqual([]);
  });
}
