import type { SoundName } from '../../src/sounds/names';
import { createSpeaker } from '../../src/sounds/speaker';

/** A speaker whose output, first touch and frames are in the hands of the test. */
function setUp({ isBroken = false } = {}) {
  const played: (readonly [SoundName, number, number])[] = [];
  const loaded: SoundName[] = [];
  const touches: (() => void)[] = [];
  const frames: (() => void)[] = [];
  const open = jest.fn(async () => {
    if (isBroken) throw new Error('no sound on this device');
    return {
      load: (name: SoundName) => void loaded.push(name),
      play: (name: SoundName, volume: number, rate: number) => void played.push([name, volume, rate]),
    };
  });
  let isTouched = false;
  const speaker = createSpeaker({
    open,
    waitForTouch: (run) => (isTouched ? run() : void touches.push(run)),
    afterFrame: (run) => void frames.push(run),
    later: (run) => void frames.push(run),
    chance: () => 0.75,
  });
  return {
    speaker,
    played,
    loaded,
    open,
    touch() {
      isTouched = true;
      touches.splice(0).forEach((run) => run());
    },
    async endFrame() {
      await Promise.resolve();
      await Promise.resolve();
      frames.splice(0).forEach((run) => run());
    },
  };
}

test('before the first touch nothing is loaded and nothing sounds, and it is not made up for', async () => {
  const { speaker, played, open, touch, endFrame } = setUp();
  speaker.load(['deal']);
  speaker.play('deal', 1);
  await endFrame();
  expect(open).not.toHaveBeenCalled();
  touch();
  await endFrame();
  expect(open).toHaveBeenCalledTimes(1);
  expect(played).toEqual([]);
});

test('of several sounds in a frame one is heard: the game’s own before what any card does', async () => {
  const { speaker, played, touch, endFrame } = setUp();
  touch();
  speaker.load(['deal', 'koty-attack']);
  await endFrame();
  speaker.play('koty-attack', 0.6);
  speaker.play('deal', 0.6);
  await endFrame();
  speaker.play('deal', 0.6);
  await endFrame();
  expect(played).toEqual([
    ['koty-attack', 0.6, 1],
    ['deal', 0.6, 1.02],
  ]);
});

test('what was to sound does not once nobody sees the table', async () => {
  const { speaker, played, touch, endFrame } = setUp();
  touch();
  speaker.load(['deal']);
  await endFrame();
  speaker.play('deal', 1);
  speaker.hush();
  await endFrame();
  expect(played).toEqual([]);
});

test('a device without sound stays silent, and is asked once', async () => {
  const { speaker, played, open, touch, endFrame } = setUp({ isBroken: true });
  touch();
  speaker.play('deal', 1);
  await endFrame();
  speaker.play('deal', 1);
  await endFrame();
  expect(played).toEqual([]);
  expect(open).toHaveBeenCalledTimes(1);
});

test('after the first touch sounds are fetched one after the other, so that no frame has to wait for all of them', async () => {
  const { speaker, loaded, touch, endFrame } = setUp();
  speaker.load(['deal', 'lift', 'drop']);
  touch();
  const counts: number[] = [];
  for (let frame = 0; frame < 4; frame++) {
    await endFrame();
    counts.push(loaded.length);
  }
  expect(counts).toEqual([1, 2, 3, 3]);
});
