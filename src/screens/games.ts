import type { ImageSource } from 'expo-image';
import { useMemo } from 'react';

import senBox from '../../assets/boxes/sen.webp';
import { useWords } from '../words/useWords';
import type { BoxedGame } from './Home/Box';

const boxes: readonly { readonly id: 'sen'; readonly box: number | ImageSource; readonly boxText: string }[] = [{ id: 'sen', box: senBox, boxText: '#fbf2d8' }];

/** The games there are, with their names in the language of now. */
export function useGames(): readonly BoxedGame[] {
  const t = useWords();
  return useMemo(() => boxes.map((one) => ({ ...one, name: t(`game.${one.id}`) })), [t]);
}
