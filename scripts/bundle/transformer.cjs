// How Metro makes bundles: as Expo does, but for the words, which it packs for phones.
const worker = require('@expo/metro-config/build/transform-worker/transform-worker');

const packWords = require('./packWords.cjs');

const WORDS = /[\\/]words[\\/](pl|en)\.json$/;

module.exports = {
  ...worker,
  transform(config, root, filename, data, options) {
    const isPacked = options.platform !== 'web' && WORDS.test(filename);
    const taken = isPacked ? Buffer.from(packWords(data.toString('utf8'))) : data;
    return worker.transform(config, root, filename, taken, options);
  },
};
