import { LEVEL_NAMES } from '../rules/bots/levels';
import { catNames, getHomeLevel, type CatName } from '../storage/cats';
import type { ChosenSeat } from '../storage/choices';

/** A number from a text: the same on every device. */
function hash(text: string): number {
  let number = 0x811c9dc5;
  for (const letter of text) number = Math.imul(number ^ letter.codePointAt(0)!, 0x01000193);
  number = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d);
  return (number ^ (number >>> 13)) >>> 0;
}

const dayOf = (moment: Date): string => `${moment.getFullYear()}-${moment.getMonth() + 1}-${moment.getDate()}`;

/** The seed of a game's deal on the day of this moment, by the calendar of the device. */
export const getSeedOfDay = (moment: Date, game: string): number => hash(`${dayOf(moment)} ${game}`);

/** The bots of that deal: a cat of each level, as many as there is room for. */
export function listBotsOfDay(moment: Date, game: string, most: number): Extract<ChosenSeat, { kind: 'bot' }>[] {
  return LEVEL_NAMES.slice(0, most).map((level) => {
    const atHome = catNames.filter((cat: CatName) => getHomeLevel(cat) === level);
    const cat = atHome[hash(`${dayOf(moment)} ${game} ${level}`) % atHome.length];
    return { kind: 'bot', level, cat };
  });
}
