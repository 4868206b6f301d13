declare module '*.png' {
  const picture: import('react-native').ImageRequireSource;
  export default picture;
}

declare module '*.webp' {
  const picture: import('react-native').ImageRequireSource;
  export default picture;
}

declare module '*.wav' {
  const sound: number;
  export default sound;
}
