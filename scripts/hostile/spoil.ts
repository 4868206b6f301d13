import type { Dice } from '../../src/rules/kernel/types';

/** Values that no reader expects; each is JSON. */
const EVIL = [
  'null',
  'true',
  '-1',
  '0.5',
  '1e15',
  '1e308',
  '-9007199254740991',
  '2000000',
  '200000000',
  '""',
  '"__proto__"',
  '"constructor"',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '{"length":1e15}',
  '{"length":200000000}',
  '{"length":3,"0":1}',
  '{"__proto__":{"polluted":1}}',
  '0',
  '1',
  '3',
  '7',
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  `"${'x'.repeat(5000)}"`,
];

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Place = { readonly at: Json[] | { [name: string]: Json }; readonly key: string };

const placesOf = (found: Json): Place[] =>
  typeof found === 'object' && found !== null ? Object.keys(found).map((key) => ({ at: found, key }) as Place) : [];

/** Every place, each before those inside it. It calls itself nowhere: what was spoilt once may be thousands deep. */
function placesIn(root: Json): Place[] {
  const places: Place[] = [];
  const open = placesOf(root).reverse();
  for (let place = open.pop(); place; place = open.pop()) {
    places.push(place);
    open.push(...placesOf((place.at as { [name: string]: Json })[place.key]).reverse());
  }
  return places;
}

const MARK = '@here@';

/** A record's JSON in which one to three things are another, missing, twice, or those of another place. */
export function spoil(json: string, dice: Dice): string {
  let text = json;
  for (let times = 1 + dice.random(3); times > 0; times--) {
    let root: Json;
    try {
      root = JSON.parse(text) as Json;
    } catch {
      return text;
    }
    const places = placesIn(root);
    if (places.length === 0) return text;
    const { at, key } = places[dice.random(places.length)];
    const other = places[dice.random(places.length)];
    const value = (at as { [name: string]: Json })[key];
    const put = (now: Json) => void ((at as { [name: string]: Json })[key] = now);
    switch (dice.random(6)) {
      case 0: // missing
        if (Array.isArray(at)) at.splice(Number(key), 1);
        else delete at[key];
        break;
      case 1: // twice
        if (Array.isArray(at)) at.push(value);
        else at.length = 1e15;
        break;
      case 2: // of another place
        put((other.at as { [name: string]: Json })[other.key]);
        break;
      case 3: // a little more or less
        put(typeof value === 'number' ? value + dice.random(5) - 2 : null);
        break;
      default:
        put(MARK);
    }
    try {
      text = JSON.stringify(root).replace(`"${MARK}"`, EVIL[dice.random(EVIL.length)]);
    } catch {
      return text; // what was put inside itself is no JSON
    }
  }
  return text;
}
