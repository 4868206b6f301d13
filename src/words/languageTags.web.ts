/** The browser's own list: expo-localization finds out much more of each language, which delays the first screen. */
export const listLanguageTags = (): readonly string[] => navigator.languages ?? [];
