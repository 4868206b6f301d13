import type { Event, Game, Move } from '../../src/rules/kernel/types';

import { playThrough, type Decision, type Wanted } from './play';

const SHOWN = 8;
const CARD_FACTS = ['card', 'cards', 'left'];

/** Writes facts as `name value`, lists in brackets, cards with what is on them. */
function words(game: Game, name: string, value: unknown): string {
  if (Array.isArray(value))
    return `${name} [${value.map((one) => words(game, CARD_FACTS.includes(name) ? 'card' : '', one).trim()).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return `${name} (${facts(game, value)})`;
  if (CARD_FACTS.includes(name) && typeof value === 'number') return `${name} #${value} ${face(game, value)}`;
  return `${name} ${String(value)}`;
}

/** Writes a card as its key, or as everything on it if it has none. */
function face(game: Game, card: number): string {
  const content = (game.content as readonly ({ readonly key?: unknown } | undefined)[])[card];
  return typeof content?.key === 'string' ? content.key : (JSON.stringify(content)?.replace(/["{}]/g, '') ?? '');
}

const facts = (game: Game, object: object) =>
  Object.entries(object)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => words(game, name, value))
    .join(', ');

const moveText = (game: Game, { type, ...rest }: Move) => [type, facts(game, rest)].filter(Boolean).join(' ');
const eventText = (game: Game, { key, ...rest }: Event) => `    ${key}: ${facts(game, rest)}`;

function decisionText(game: Game, number: number, { seat, prompt, moves, move, events }: Decision): string {
  const list = moves.slice(0, SHOWN).map((one) => moveText(game, one));
  if (moves.length > SHOWN) list.push(`… ${moves.length} in all`);
  return [
    `${number}. seat ${seat}, ${prompt}`,
    `  may: ${list.join(' | ')}`,
    `  plays: ${moveText(game, move)}`,
    ...events.map((event) => eventText(game, event)),
  ].join('\n');
}

/** Writes a whole match as text for reading. */
export function playthroughText(game: Game, wanted: Wanted): string {
  const lines = [
    `${game.id}, ${wanted.seats} seats, seed ${wanted.seed}, played by ${wanted.by}, options ${JSON.stringify(wanted.options ?? {})}`,
    '',
  ];
  const match = playThrough(game, wanted);
  for (let number = 1; ; number++) {
    const next = match.next();
    if (next.done)
      return [...lines, '', `score ${next.value.score.join(' ')}, places ${next.value.places.join(' ')}`, ''].join(
        '\n',
      );
    lines.push(decisionText(game, number, next.value));
  }
}
