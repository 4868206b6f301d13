/**
 * The screens with a table, loaded as one chunk. As separate chunks, the bundler would move what they share
 * (Reanimated, Gesture Handler) into the code that is loaded before Home.
 */
export { default as PlayScreen } from './Play/Play';
export { default as LessonScreen } from './Lesson/Lesson';
export { default as ReplayScreen } from './Replay/Replay';
export { default as MomentScreen } from './Moment/Moment';
export { default as ReplayCodeScreen } from './Replay/ReplayCode';
