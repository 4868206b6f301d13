// babel-preset-expo adds react-native-worklets/plugin by itself but passes it no options; on the web they are worth 300 KB.
// Never give the plugin explicitly in tests: it changes its options object, and with it babel-jest's cache key on every run.
module.exports = (api) => {
  const isWeb = api.caller((caller) => caller?.platform === 'web');
  if (api.env('test') || !isWeb) return { presets: ['babel-preset-expo'] };
  return {
    presets: [['babel-preset-expo', { worklets: false, reanimated: false }]],
    plugins: [['react-native-worklets/plugin', { omitNativeOnlyData: true, substituteWebPlatformChecks: true }]],
  };
};
