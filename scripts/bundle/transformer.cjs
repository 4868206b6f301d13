// How Metro makes bundles: as Expo does, but for two things in those for phones. Words are packed. Pictures are told apart by
// a part of their checksum: all of it, twice, for a thousand of them, is 50 KB that nothing reads where no updates come.
const worker = require('@expo/metro-config/build/transform-worker/transform-worker');

const packWords = require('./packWords.cjs');

const WORDS = /[\\/](words[\\/](pl|en)|Notices[\\/]notices)\.json$/;

const HASH = /"hash":\s*"([0-9a-f]{10})[0-9a-f]{22}"/;
const FILE_HASHES = /,\s*"fileHashes":\s*\[\s*"[0-9a-f]{32}"\s*\]/;

module.exports = {
  ...worker,
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
