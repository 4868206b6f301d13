const { realpathSync } = require('node:fs');
const { join } = require('node:path');

const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// The packages are those of Catnap, linked from elsewhere.
config.watchFolders = [realpathSync(join(__dirname, 'node_modules'))];
module.exports = config;
