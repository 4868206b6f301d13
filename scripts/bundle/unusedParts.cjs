// Parts of packages that the app never calls, by the files they stand in. babel.config.js leaves them empty in the bundles
// of phones: their names are there, undefined, and what only they import goes as well. __tests__/scripts/unusedParts.test.ts
// fails when the app imports one of their names, or when a new version of a package has moved them.
module.exports = [
  // The web streams behind fetch, which every start would evaluate.
  /[\\/]expo[\\/]virtual[\\/]streams\.js$/,
  // Ready-made animations of views that come and go, what Reanimated does in browsers, and animations that we don't use.
  /[\\/]react-native-reanimated[\\/]src[\\/]layoutReanimation[\\/](defaultAnimations|defaultTransitions|web)[\\/]/,
  /[\\/]react-native-reanimated[\\/]src[\\/]animation[\\/](spring[\\/]|decay[\\/]|clamp\.ts$|sequence\.ts$)/,
  // Buttons, drawers and rows that can be swiped away.
  /[\\/]react-native-gesture-handler[\\/]src[\\/]components[\\/](touchables|Pressable)[\\/]/,
  /[\\/]react-native-gesture-handler[\\/]src[\\/]components[\\/](Swipeable|DrawerLayout|GestureButtons|GestureComponents)\.tsx$/,
  // Drawings that come as XML, and their filters.
  /[\\/]react-native-svg[\\/]src[\\/](xml\.tsx$|elements[\\/]filters[\\/]Fe\w+\.tsx$)/,
  /[\\/]@shopify[\\/]flash-list[\\/]dist[\\/]benchmark[\\/]/,
];
