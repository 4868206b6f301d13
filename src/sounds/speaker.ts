import { commonSounds, type SoundName } from './names';

/** What really sounds. `rate` is 1 for a sound as it was made. */
export interface Output {
  load(name: SoundName): void;
  play(name: SoundName, volume: number, rate: number): void;
}

export interface SpeakerOptions {
  /** Loads the code that sounds. */
  open(): Promise<Output>;
  /** Runs what may not happen before a person has touched the device. */
  waitForTouch(run: () => void): void;
  /** Runs something when all that happens in this frame has happened. */
  afterFrame?(run: () => void): void;
  /** Runs something when there is time for it. */
  later?(run: () => void): void;
  chance?(): number;
}

/** The parts of a table; a little different each time, as cards are. */
const VARIED: readonly SoundName[] = ['deal', 'lift', 'drop', 'flip'];
const VARIATION = 0.04;

/** From one sound that is fetched to the next, in milliseconds: all at once would cost a frame right after the first touch. */
const APART = 80;

const commons: readonly SoundName[] = commonSounds;
/** Of several sounds in a frame the highest one is heard: a game's own before what any card does. */
const rankOf = (name: SoundName): number => (commons.includes(name) ? commons.indexOf(name) : commons.length);

/**
 * Plays sounds, at most one a frame. Nothing is loaded before the first one is asked for, and nothing sounds before the
 * first touch. A device without sound stays silent; nobody has to know.
 */
export function createSpeaker({
  open,
  waitForTouch,
  afterFrame = (run) => void setTimeout(run),
  later = (run) => void setTimeout(run, APART),
  chance = Math.random,
}: SpeakerOptions) {
  let output: Output | null = null;
  let opening: Promise<void> | null = null;
  let isReady = false;
  let next: { readonly name: SoundName; readonly volume: number } | null = null;

  const start = () => {
    opening ??= open().then(
      (opened) => void (output = opened),
      () => undefined,
    );
    return opening;
  };

  const playNext = () => {
    if (!next) return;
    const { name, volume } = next;
    next = null;
    const rate = VARIED.includes(name) ? 1 + (chance() * 2 - 1) * VARIATION : 1;
    output?.play(name, volume, rate);
  };

  const loadNext = ([name, ...more]: readonly SoundName[]): void =>
    later(() => {
      output?.load(name);
      if (more.length > 0) loadNext(more);
    });

  waitForTouch(() => void (isReady = true));

  return {
    /** Makes these sounds ready, once somebody has touched the device. */
    load(names: readonly SoundName[]): void {
      waitForTouch(() => void start().then(() => loadNext(names)));
    },
    play(name: SoundName, volume: number): void {
      if (!isReady) return;
      void start();
      if (next === null) afterFrame(playNext);
      if (next === null || rankOf(name) >= rankOf(next.name)) next = { name, volume };
    },
    /** What was to sound in this frame does not: nobody sees the table any more. */
    hush(): void {
      next = null;
    },
  };
}
