/**
 * The screens with a table, loaded as one chunk. As separate chunks, the bundler would move what they share
 * (Reanimated, Gesture Handler) into the code that is loaded before Home.
 */
export { default as Play } from './Play/Play';
export { default as Lesson } from './Lesson/Lesson';
export { default as Replay } from './Replay/Replay';
export { default as ReplayCode } from './Replay/ReplayCode';
