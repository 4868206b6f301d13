const unusedParts = require('./scripts/bundle/unusedParts.cjs');

// babel-preset-expo adds react-native-worklets/plugin by itself but passes it no options; on the web they are worth 300 KB.
// Never give the plugin explicitly in tests: it changes its options object, and with it babel-jest's cache key on every run.

// Under jest import() would be Node's own, which knows nothing of what jest compiles; require does.
const importsByRequire = ({ template }) => ({
  visitor: {
    CallExpression(path) {
      if (path.node.callee.type !== 'Import') return;
      path.replaceWith(
        template.expression('Promise.resolve().then(() => require(FILE))')({ FILE: path.node.arguments[0] }),
      );
    },
  },
});

// An empty file still has all of its names: they are undefined, and it imports nothing.
const leavesEmpty = () => ({
  visitor: {
    Program(path) {
      path.node.body = [];
      path.node.directives = [];
    },
  },
});

module.exports = (api) => {
  const isWeb = api.caller((caller) => caller?.platform === 'web');
  if (api.env('test')) return { presets: ['babel-preset-expo'], plugins: [importsByRequire] };
  const isDev = api.caller((caller) => caller?.isDev);
  const overrides = [{ test: (file = '') => unusedParts.some((part) => part.test(file)), plugins: [leavesEmpty] }];
  if (!isWeb) return { presets: ['babel-preset-expo'], overrides: isDev ? [] : overrides };
  return {
    presets: [['babel-preset-expo', { worklets: false, reanimated: false }]],
    plugins: [['react-native-worklets/plugin', { omitNativeOnlyData: true, substituteWebPlatformChecks: true }]],
  };
};
