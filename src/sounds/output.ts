import { createAudioPlayer, preload, setAudioModeAsync, type AudioPlayer } from 'expo-audio';

import { soundFiles } from './files';
import type { SoundName } from './names';
import type { Output } from './speaker';

/** Beside the music of other apps, and never where the phone is switched to silent or lies away. */
const MODE = { playsInSilentMode: false, interruptionMode: 'mixWithOthers', shouldPlayInBackground: false } as const;

/** Fetches a sound before it is needed. In browsers `preload` is no promise, whatever its type says. */
async function preloadSound(name: SoundName): Promise<void> {
  try {
    await preload(soundFiles[name]);
  } catch {
    // It is fetched again when it is to sound.
  }
}

/** Sounds with a player each, which stay: a table needs the same few again and again. */
export async function openOutput(): Promise<Output> {
  await setAudioModeAsync(MODE);
  const players = new Map<SoundName, AudioPlayer>();
  const playerOf = (name: SoundName): AudioPlayer => {
    const known = players.get(name);
    if (known) return known;
    const player = createAudioPlayer(soundFiles[name]);
    players.set(name, player);
    return player;
  };
  return {
    load(name) {
      void preloadSound(name);
    },
    play(name, volume, rate) {
      const player = playerOf(name);
      player.volume = volume;
      player.setPlaybackRate(rate);
      void player.seekTo(0);
      player.play();
    },
  };
}
