/** The screens with a table on them, fetched as one: apart, what they share (Reanimated, Gesture Handler) would be loaded before Home. */
export { default as Play } from './Play/Play';
export { default as Lesson } from './Lesson/Lesson';
export { default as Replay } from './Replay/Replay';
export { default as ReplayCode } from './Replay/ReplayCode';
