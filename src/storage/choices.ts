import { LEVEL_NAMES, type LevelName } from '../rules/bots/levels';
import type { Options } from '../rules/kernel/types';

import { catNames, type CatName } from './cats';
import { readRecordOf, listField, asObject, readOption, readText, type FieldReaders } from './fields';

/** A place in the new-match screen: a person by id, for whom the app may decline, or a bot. */
export type ChosenSeat =
  | { readonly kind: 'person'; readonly person: number; readonly declines?: boolean }
  | { readonly kind: 'bot'; readonly level: LevelName; readonly cat?: CatName };

/** What was chosen for a game's last match. What the game no longer allows is for its rules to refuse. */
export interface GameChoice {
  readonly seats: readonly ChosenSeat[];
  readonly options: Options;
  readonly first: 'drawn' | 'chosen' | 'touched';
  /** Whether the device lies open on the table; left out until somebody chose. */
  readonly openTable?: boolean;
}

export interface Choices {
  readonly games: Readonly<Record<string, GameChoice>>;
  /** Of the boxes of real games that are being set up: the steps that are done. */
  readonly ticked: Readonly<Record<string, readonly string[]>>;
  /** By game, the way in which its last score sheet was counted. */
  readonly ways: Readonly<Record<string, string>>;
  /** By game, the cards that the owner of its box has checked, each as a text of the game's. */
  readonly ownCards: Readonly<Record<string, readonly string[]>>;
}

function seat(found: unknown): ChosenSeat | null {
  const { kind, person, level, declines, cat } = asObject(found);
  if (kind === 'person' && Number.isSafeInteger(person))
    return { kind, person: person as number, ...(declines === true && { declines }) };
  if (kind !== 'bot') return null;
  const known = catNames.find((one) => one === cat);
  return { kind, level: readOption(LEVEL_NAMES, 'normal')(level), ...(known && { cat: known }) };
}

const optionValue = (found: unknown) =>
  ['number', 'string', 'boolean'].includes(typeof found) ? (found as number | string | boolean) : null;

function choice(found: unknown): GameChoice | null {
  if (found === null || typeof found !== 'object') return null;
  const { seats, options, first, openTable } = asObject(found);
  return {
    seats: listField(seat)(seats),
    options: readRecordOf(optionValue)(options),
    first: readOption(['drawn', 'chosen', 'touched'], 'drawn')(first),
    ...(typeof openTable === 'boolean' && { openTable }),
  };
}

const texts = (found: unknown) => (Array.isArray(found) ? found.filter((one) => typeof one === 'string') : null);

export const choicesFields: FieldReaders<Choices> = {
  games: readRecordOf(choice),
  ticked: readRecordOf(texts),
  ways: readRecordOf(readText),
  ownCards: readRecordOf(texts),
};
