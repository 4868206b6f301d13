import { Fraunces_900Black } from '@expo-google-fonts/fraunces/900Black';
import { Nunito_600SemiBold } from '@expo-google-fonts/nunito/600SemiBold';
import { Nunito_700Bold } from '@expo-google-fonts/nunito/700Bold';
import { Nunito_800ExtraBold } from '@expo-google-fonts/nunito/800ExtraBold';
import { useFonts as useExpoFonts } from 'expo-font';

import { font } from './type';

/** Whether text may be drawn: the fonts are loaded, or they failed and the system's font must do. */
export function useFonts(): boolean {
  const [isLoaded, error] = useExpoFonts({
    [font.display]: Fraunces_900Black,
    [font.plain]: Nunito_600SemiBold,
    [font.bold]: Nunito_700Bold,
    [font.heavy]: Nunito_800ExtraBold,
  });
  return isLoaded || error !== null;
}
