// Words as one text to parse, not as an object. Hermes keeps a text with a letter beyond ASCII in two bytes a letter, which
// is most of Polish, and gives each text a place in its tables; here such letters stand in places that no text uses.

/** Control characters, which JSON writes as escapes: none of them stands in its text. */
const FREE = [...Array(31).keys()].map((at) => String.fromCharCode(at + 1));
const BEYOND = /[^\0-\x7f]/g;

/** Returns an expression that makes the object of this JSON. */
module.exports = function packWords(json) {
  const text = JSON.stringify(JSON.parse(json));
  const letters = [...new Set(text.match(BEYOND))].slice(0, FREE.length).join('');
  const packed = text.replace(BEYOND, (letter) => FREE[letters.indexOf(letter)] ?? letter);
  const unpack = `.replace(/[\\x01-\\x1f]/g,function(c){return ${JSON.stringify(letters)}[c.charCodeAt(0)-1]})`;
  return `JSON.parse(${JSON.stringify(packed)}${unpack})`;
};
