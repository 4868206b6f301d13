// Under jest MMKV keeps to memory by itself, but importing it loads nitro-modules, which throws without native code.
jest.mock('react-native-nitro-modules', () => ({ NitroModules: {} }));

// Without this mock SafeAreaProvider waits for the native insets and renders nothing.
jest.mock('react-native-safe-area-context', () => require('react-native-safe-area-context/jest/mock').default);

// Nothing is laid out in tests; a list that measures 0 by 0 draws no row. The setup file of flash-list 2.0.2 itself
// replaces FlashList by something the package does not export.
jest.mock('@shopify/flash-list/dist/recyclerview/utils/measureLayout', () => {
  const measured = (width, height) => () => ({ x: 0, y: 0, width, height });
  return {
    ...jest.requireActual('@shopify/flash-list/dist/recyclerview/utils/measureLayout'),
    measureParentSize: measured(400, 900),
    measureFirstChildLayout: measured(400, 900),
    measureItemLayout: measured(400, 100),
  };
});
