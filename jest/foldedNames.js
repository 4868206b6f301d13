// Looks for files as a disk does that does not tell case apart: the names of Macs and Windows.
const fs = require('node:fs');
const path = require('node:path');

const folders = new Map();

/** The entries of a folder by their names in small letters; of two that differ only by case the first is found, as there is but one on such a disk. */
function entriesOf(folder) {
  if (!folders.has(folder)) {
    const isFolder = fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
    const names = isFolder ? fs.readdirSync(folder).sort() : [];
    folders.set(folder, new Map(names.reverse().map((name) => [name.toLowerCase(), name])));
  }
  return folders.get(folder);
}

/** What a path is really called on this disk; the path itself where there is no such thing. */
function trueName(file) {
  const folder = path.dirname(file);
  if (folder === file) return file;
  const parent = trueName(folder);
  return path.join(parent, entriesOf(parent).get(path.basename(file).toLowerCase()) ?? path.basename(file));
}

module.exports = { trueName };
