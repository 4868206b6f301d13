/** The names of a game in the code: `night-market`, `nightMarket`, `NightMarket`, and how its rules are numbered. */
export interface Names {
  readonly id: string;
  readonly camel: string;
  readonly pascal: string;
  readonly prefix: string;
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `taken` says whether a game's rules are numbered so already. */
export function namesOf(id: string, taken: (prefix: string) => boolean): Names {
  if (!ID.test(id)) throw new Error(`a game's id is made of small letters, digits and dashes, not "${id}"`);
  const pascal = id.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
  const letters = pascal.replace(/[^A-Za-z]/g, '').toUpperCase();
  const prefix = Array.from(letters, (_, index) => letters.slice(0, index + 1)).find((one) => !taken(one));
  if (prefix === undefined) throw new Error(`all numbers that "${id}" could begin its rules with are taken`);
  return { id, camel: pascal[0].toLowerCase() + pascal.slice(1), pascal, prefix };
}

/** The template's text, or path, as that of the new game. */
export const renamed = (text: string, { id, camel, pascal, prefix }: Names): string =>
  text
    .replace(/template(?=[A-Z])/g, camel)
    .replace(/Template/g, pascal)
    .replace(/template/g, id)
    .replace(/\bTE(?=\d)/g, prefix)
    .replace(/'TE'/g, `'${prefix}'`);
