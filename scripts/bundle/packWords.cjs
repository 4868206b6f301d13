// Words as one text to unpack, not as an object. Hermes keeps a text with a letter beyond ASCII in two bytes a letter, which
// is most of Polish, and gives each text a place in its tables; here such letters stand in places that no text uses, and
// a phrase that comes often is written once.

/** Control characters, which JSON writes as escapes: none of them stands in its text. */
const FREE = [...Array(31).keys()].map((at) => String.fromCharCode(at + 1));
const BEYOND = /[^\0-\x7f]/g;
/** A phrase is told by one of these letters and a sign behind it; the letters before them stand for those beyond ASCII. */
const LEADS = 6;
const FIRST_LEAD = FREE.length - LEADS + 1;
const FIRST_SIGN = 0x20;
const SIGNS = 0x7f - FIRST_SIGN;
/** What stands between two phrases in their list. */
const BETWEEN = '\x7f';

/** While phrases are looked for, each stands as one letter that no text has. */
const STAND_IN = 0xe000;
const SHORTEST = 3;
const LONGEST = 40;
/** So many words and signs a phrase has at most; so many phrases come into question. */
const MOST_TOKENS = 8;
const MOST_PHRASES = 6000;
const TOKEN = /[A-Za-z\x01-\x1f]+|[^]/g;

/** The letters that are saved when a phrase which comes so often is told by two. */
const gainOf = (phrase, count) => count * (phrase.length - 2) - phrase.length - 1;

const countIn = (text, phrase) => text.split(phrase).length - 1;

/** Phrases that come more than once, those that save most last. */
function listPhrases(text) {
  const tokens = text.match(TOKEN);
  const counts = new Map();
  for (let from = 0; from < tokens.length; from++) {
    let phrase = '';
    for (const token of tokens.slice(from, from + MOST_TOKENS)) {
      phrase += token;
      if (phrase.length > LONGEST) break;
      if (phrase.length >= SHORTEST) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([phrase, count]) => ({ phrase, gain: gainOf(phrase, count) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => a.gain - b.gain)
    .slice(-MOST_PHRASES);
}

/** Puts stand-ins where phrases were, the one that saves most first; what it took is lost to those that come after. */
function takePhrases(text) {
  const left = listPhrases(text);
  const phrases = [];
  while (left.length > 0 && phrases.length < LEADS * SIGNS) {
    const { phrase } = left.pop();
    const gain = gainOf(phrase, countIn(text, phrase));
    if (gain <= 0) continue;
    if (left.length > 0 && gain < left[left.length - 1].gain) {
      const at = left.findIndex((other) => other.gain >= gain);
      left.splice(at, 0, { phrase, gain });
      continue;
    }
    text = text.split(phrase).join(String.fromCharCode(STAND_IN + phrases.length));
    phrases.push(phrase);
  }
  return { text, phrases };
}

const toCode = (index) =>
  String.fromCharCode(FIRST_LEAD + Math.floor(index / SIGNS)) + String.fromCharCode(FIRST_SIGN + (index % SIGNS));

/** Returns an expression that makes the object of this JSON. */
module.exports = function packWords(json) {
  const whole = JSON.stringify(JSON.parse(json));
  const letters = [...new Set(whole.match(BEYOND))].slice(0, FIRST_LEAD - 1).join('');
  const spelled = whole.replace(BEYOND, (letter) => FREE[letters.indexOf(letter)] ?? letter);
  const { text, phrases } = takePhrases(spelled);
  const packed = [...text]
    .map((letter) => {
      const index = letter.charCodeAt(0) - STAND_IN;
      return index >= 0 && index < phrases.length ? toCode(index) : letter;
    })
    .join('');
  const hex = (code) => `\\x${code.toString(16).padStart(2, '0')}`;
  return `JSON.parse((function(p){return ${JSON.stringify(packed)}
    .replace(/[${hex(FIRST_LEAD)}-\\x1f][^]/g,function(c){return p[(c.charCodeAt(0)-${FIRST_LEAD})*${SIGNS}+c.charCodeAt(1)-${FIRST_SIGN}]})
    .replace(/[\\x01-${hex(FIRST_LEAD - 1)}]/g,function(c){return ${JSON.stringify(letters)}[c.charCodeAt(0)-1]})
  })(${JSON.stringify(phrases.join(BETWEEN))}.split(${JSON.stringify(BETWEEN)})))`;
};
