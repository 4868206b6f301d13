// Under jest MMKV keeps to memory by itself, but importing it loads nitro-modules, which throws without native code.
jest.mock('react-native-nitro-modules', () => ({ NitroModules: {} }));

// Without this mock SafeAreaProvider waits for the native insets and renders nothing.
jest.mock('react-native-safe-area-context', () => require('react-native-safe-area-context/jest/mock').default);
