import { download } from '../parts/download';

/** As a download. */
export async function shareFile(name: string, text: string): Promise<'shared' | 'saved'> {
  download(new Blob([text], { type: 'application/octet-stream' }), name);
  return 'saved';
}

/** A browser has no folders of its own: it is a download too. */
export async function saveFile(name: string, text: string): Promise<void> {
  await shareFile(name, text);
}

/** The text of a file that a person chooses; null when nobody chose. */
export function readFile(most: number): Promise<string | 'tooLarge' | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.hidden = true;
  document.body.append(input); // Safari opens no dialog for one that is nowhere
  return new Promise<string | 'tooLarge' | null>((resolve, reject) => {
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (!file) resolve(null);
      else if (file.size > most) resolve('tooLarge');
      else file.text().then(resolve, reject);
    });
    input.click();
  }).finally(() => input.remove());
}
