import { createAudioPlayer, preload, setAudioModeAsync, type AudioPlayer } from 'expo-audio';

import { soundFiles } from './files';
import type { SoundName } from './names';
import type { Output } from './speaker';

/** Beside the music of other apps, and never where the phone is switched to silent or lies away. */
const MODE = { playsInSilentMode: false, interruptionMode: 'mixWithOthers', shouldPlayInBackground: false } as const;

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
      void preload(soundFiles[name]).catch(() => undefined); // it is fetched again when it is to sound
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
