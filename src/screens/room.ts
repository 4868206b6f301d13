import { Directory, Paths } from 'expo-file-system';

/** How many bytes all that is kept takes; null where it can't be told. MMKV keeps its files in this folder on both systems. */
export async function roomTaken(): Promise<number | null> {
  try {
    return new Directory(Paths.document, 'mmkv').size;
  } catch {
    return null;
  }
}

/** A phone clears nothing away by itself. */
export const askToStay = (): void => {};
