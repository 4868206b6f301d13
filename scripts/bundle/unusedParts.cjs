// Parts of packages that the app never calls, by the files they stand in. babel.config.js leaves them empty in the
// bundles that phones get, not in those of development: their names are there, undefined, and what only they import goes too. __tests__/scripts/unusedParts.test.ts
// fails when the app imports one of their names, or when a new version of a package has moved them.
module.exports = [
  // The web streams behind fetch, which every start would evaluate.
  /[\\/]expo[\\/]virtual[\\/]streams\.js$/,
  // Expo's own fetch, which is read when somebody calls it: an app without a network does not.
  /[\\/]expo[\\/]src[\\/]winter[\\/](fetch[\\/]\w+\.ts$|TextDecoderStream\.ts$)/,
  // Ready-made animations of views that come and go, what Reanimated does in browsers, and animations that we don't use.
  /[\\/]react-native-reanimated[\\/]src[\\/]layoutReanimation[\\/](defaultAnimations|defaultTransitions|web)[\\/]/,
  /[\\/]react-native-reanimated[\\/]src[\\/]animation[\\/](spring[\\/]|decay[\\/]|clamp\.ts$)/,
  /[\\/]react-native-reanimated[\\/]src[\\/](screenTransition[\\/]|jestUtils[\\/]|component[\\/]PerformanceMonitor\.tsx$)/,
  // Shadows and filters as browsers write them.
  /[\\/]react-native-reanimated[\\/]src[\\/]common[\\/]web[\\/]/,
  // Compares the versions of two packages, with a package for that; only development asks for it.
  /[\\/]react-native-reanimated[\\/]src[\\/]platform-specific[\\/]workletsVersion\.ts$/,
  // Buttons, drawers and rows that can be swiped away.
  /[\\/]react-native-gesture-handler[\\/]src[\\/]components[\\/](touchables|Pressable)[\\/]/,
  /[\\/]react-native-gesture-handler[\\/]src[\\/]components[\\/](Swipeable|DrawerLayout|GestureButtons|GestureComponents)\.tsx$/,
  // Drawings that come as XML, and their filters.
  /[\\/]react-native-svg[\\/]src[\\/](xml\.tsx$|elements[\\/]filters[\\/]Fe\w+\.tsx$)/,
  // What React Native hands out only to who asks for it by name.
  /[\\/]react-native[\\/]Libraries[\\/](PushNotificationIOS|Vibration|PermissionsAndroid)[\\/]/,
  /[\\/]react-native[\\/]Libraries[\\/]Components[\\/]Touchable[\\/]Touchable(Highlight|Opacity|NativeFeedback|WithoutFeedback|Bounce)\.js$/,
  /[\\/]react-native[\\/]Libraries[\\/]Components[\\/](Button\.js$|DrawerAndroid[\\/]|ToastAndroid[\\/]|Clipboard[\\/]|TextInput[\\/]InputAccessoryView\.js$)/,
  /[\\/]react-native[\\/]Libraries[\\/](Lists[\\/]\w*SectionList\w*|Animated[\\/]components[\\/]AnimatedSectionList|Image[\\/]ImageBackground)\.js$/,
  // React Native's own lists: ours come from FlashList, or are as short as what is in sight.
  /[\\/]react-native[\\/]Libraries[\\/](Lists[\\/](FlatList|VirtualizedList)|Animated[\\/]components[\\/]AnimatedFlatList)\.js$/,
  /[\\/]@react-native[\\/]virtualized-lists[\\/]Lists[\\/](VirtualizedList|VirtualizedSectionList|FillRateHelper|ViewabilityHelper)\.js$/,
  /[\\/]react-native-reanimated[\\/]src[\\/]component[\\/]FlatList\.tsx$/,
  // What talks to a server: an app without a network does not.
  /[\\/]react-native[\\/]Libraries[\\/](WebSocket[\\/]|Network[\\/]fetch\.js$)/,
  /[\\/]@shopify[\\/]flash-list[\\/]dist[\\/]benchmark[\\/]/,
];
