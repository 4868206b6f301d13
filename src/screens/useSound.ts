import { useCallback, useEffect } from 'react';

import { commonSounds, type SoundName } from '../sounds/names';
import { speaker } from '../sounds/sounds';
import type { Volume } from '../storage/settings';
import type { GameFace } from '../table/face';
import type { PlaySound } from '../table/sound';

import { useDevice, useDocument } from './device';

const LOUDNESS: Record<Volume, number> = { low: 0.3, middle: 0.6, full: 1 };
/** Four decibels lower. */
const LOWER = 0.63;

/**
 * Plays the sounds of this table; undefined where they are switched off or nobody sees the table. They are loaded when
 * it is drawn, so that the first is not late.
 */
export function useSound(face: Pick<GameFace, 'sounds'>, isSeen: boolean): PlaySound | undefined {
  const { settings } = useDevice();
  const { sound, volume } = useDocument(settings);
  const isOn = sound && isSeen;
  useEffect(() => {
    if (!isOn) return;
    const own = Object.values<SoundName | undefined>(face.sounds ?? {}).flatMap((name) => name ?? []);
    speaker.load([...commonSounds, ...own]);
    return () => speaker.hush();
  }, [isOn, face]);
  const play = useCallback<PlaySound>(
    (name, isOwn) => speaker.play(name, LOUDNESS[volume] * (isOwn ? 1 : LOWER)),
    [volume],
  );
  return isOn ? play : undefined;
}
