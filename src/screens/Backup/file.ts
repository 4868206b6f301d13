import { Directory, File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

const TYPE = 'application/octet-stream';

/** Opens the phone's share sheet: the file can go to another app, another device, a cloud, or to Files on an iPhone. */
export async function shareFile(name: string, text: string): Promise<'shared' | 'saved'> {
  const file = new File(Paths.cache, name);
  file.write(text);
  await shareAsync(file.uri, { mimeType: TYPE, UTI: 'public.data' });
  return 'shared';
}

/** Saves into a folder that the person picks; Android's share sheet does not offer one. */
export async function saveFile(name: string, text: string): Promise<void> {
  const folder = await Directory.pickDirectoryAsync();
  folder.createFile(name, TYPE).write(text);
}

/** Reads the file that a person picks; null when the dialog was cancelled. */
export async function readFile(maxLength: number): Promise<string | 'tooLarge' | null> {
  const picked = await File.pickFileAsync({ mimeTypes: '*/*' });
  if (picked.canceled) return null;
  if ((picked.result.size ?? 0) > maxLength) return 'tooLarge';
  return picked.result.text();
}
