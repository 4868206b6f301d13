// A resolver for jest that does not tell case apart, for `npm run check:case`.
const fs = require('node:fs');
const path = require('node:path');

const resolvePackage = require('react-native-worklets/jest/resolver.js');

const { trueName } = require('./foldedNames');

const isFile = (file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

module.exports = (request, options) => {
  const isOurs = /^\.{0,2}\//.test(request) && !options.basedir.includes(`${path.sep}node_modules${path.sep}`);
  if (!isOurs) return resolvePackage(request, options);
  const wanted = path.resolve(options.basedir, request);
  const { extensions = [] } = options; // files of setup are named whole
  const endings = ['', ...extensions, ...extensions.map((extension) => `/index${extension}`)];
  return endings.map((ending) => trueName(wanted + ending)).find(isFile) ?? resolvePackage(request, options);
};
