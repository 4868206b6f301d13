import { waitForTouch } from './firstTouch';
import { createSpeaker } from './speaker';

/** The device's one speaker. The code that sounds is loaded with the first sound. */
export const speaker = createSpeaker({
  open: async () => (await import('./output')).openOutput(),
  waitForTouch,
});
