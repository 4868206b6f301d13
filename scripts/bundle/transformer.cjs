// How Metro makes bundles: as Expo does, but for two things in those for phones. Words are packed. Pictures are told apart by
// a part of their checksum: all of it, twice, for a thousand of them, is 50 KB that nothing reads where no updates come.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

const worker = require('@expo/metro-config/build/transform-worker/transform-worker');

const packWords = require('./packWords.cjs');

/** What else decides how a file is made, beside this one. */
const MAKERS = ['./packWords.cjs', './unusedParts.cjs'].map((file) => require.resolve(file));

const WORDS = /[\\/](words[\\/](pl|en)|Notices[\\/]notices)\.json$/;

const HASH = /"hash":\s*"([0-9a-f]{10})[0-9a-f]{22}"/;
const FILE_HASHES = /,\s*"fileHashes":\s*\[\s*"[0-9a-f]{32}"\s*\]/;

module.exports = {
  ...worker,
  /** Otherwise what was made before one of them changed would be taken from the cache. */
  getCacheKey(...given) {
    const hash = createHash('sha1').update(worker.getCacheKey(...given));
    for (const maker of MAKERS) hash.update(readFileSync(maker));
    return hash.digest('hex');
  },
  async transform(config, root, filename, data, options) {
    const isForPhones = options.platform !== 'web';
    const isPacked = isForPhones && WORDS.test(filename);
    const taken = isPacked ? Buffer.from(packWords(data.toString('utf8'))) : data;
    const made = await worker.transform(config, root, filename, taken, options);
    if (!isForPhones || options.dev || options.type !== 'asset') return made;
    for (const { data: written } of made.output)
      written.code = written.code.replace(HASH, '"hash":"$1"').replace(FILE_HASHES, '');
    return made;
  },
};
