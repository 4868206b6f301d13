// The version stands in package.json alone; stores want a number beside it that goes up with each.
const { version } = require('./package.json');

const [major, minor, patch] = version.split('.').map(Number);
const build = major * 10_000 + minor * 100 + patch;

module.exports = ({ config }) => ({
  ...config,
  version,
  ios: { ...config.ios, buildNumber: String(build) },
  android: { ...config.android, versionCode: build },
});
