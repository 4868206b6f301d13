const path = require('node:path');

const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// Inside node_modules, so that `npm ci` drops it: in the system's temp folder it outlives the packages it was made from.
config.cacheStores = ({ FileStore }) => [new FileStore({ root: path.join(__dirname, 'node_modules/.cache/metro') })];

config.transformerPath = require.resolve('./scripts/bundle/transformer.cjs');

module.exports = config;
