const { readdirSync } = require('node:fs');
const path = require('node:path');

const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// Inside node_modules, so that `npm ci` drops it: in the system's temp folder it outlives the packages it was made from.
config.cacheStores = ({ FileStore }) => [new FileStore({ root: path.join(__dirname, 'node_modules/.cache/metro') })];

/**
 * Which files of ours ask for others only when they use them: those that list all games, and screens. In the rest each
 * use would cost time, or a module does something as soon as it is evaluated.
 */
const LATE = /^(screens[\\/]|(rules|keeper)[\\/]index\.ts$)/;
const source = path.join(__dirname, 'src');
const early = readdirSync(source, { recursive: true }).filter((file) => !LATE.test(file));

// In browsers a module is evaluated when something of it is first needed: a third of the start was the evaluation of what Home
// does not use. On phones, whose code comes compiled, this would cost more bytes than it spares.
config.transformer.getTransformOptions = async (_, { platform }) => ({
  transform: {
    experimentalImportSupport: true,
    inlineRequires: platform === 'web' && {
      blockList: Object.fromEntries(early.map((file) => [path.join(source, file), true])),
    },
  },
});

config.transformerPath = require.resolve('./scripts/bundle/transformer.cjs');

module.exports = config;
