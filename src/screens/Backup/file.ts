import { Directory, File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

const TYPE = 'application/octet-stream';

/** Through the phone's share sheet: to another app, another device, a cloud, or the files of an iPhone. */
export async function shareFile(name: string, text: string): Promise<'shared' | 'saved'> {
  const file = new File(Paths.cache, name);
  file.write(text);
  await shareAsync(file.uri, { mimeType: TYPE, UTI: 'public.data' });
  return 'shared';
}

/** Into a folder of the phone, which the share sheet of Android does not offer. */
export async function saveFile(name: string, text: string): Promise<void> {
  const folder = await Directory.pickDirectoryAsync();
  folder.createFile(name, TYPE).write(text);
}

/** The text of a file that a person chooses; null when nobody chose. */
export async function readFile(most: number): Promise<string | 'tooLarge' | null> {
  const picked = await File.pickFileAsync({ mimeTypes: '*/*' });
  if (picked.canceled) return null;
  if ((picked.result.size ?? 0) > most) return 'tooLarge';
  return picked.result.text();
}
