import { Directory, Paths } from 'expo-file-system';

/**
 * How many bytes the stored data take; null when that is unknown. MMKV keeps its files in this folder on both systems.
 */
export async function measureRoom(): Promise<number | null> {
  try {
    return new Directory(Paths.document, 'mmkv').size;
  } catch {
    return null;
  }
}

/** Does nothing: a phone does not delete an app's data by itself. */
export const askToStay = (): void => {};
