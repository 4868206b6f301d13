import { download } from '../parts/download';

/** Downloads the file. */
export async function shareFile(name: string, text: string): Promise<'shared' | 'saved'> {
  download(new Blob([text], { type: 'application/octet-stream' }), name);
  return 'saved';
}

/** Downloads the file too, since a browser app cannot ask for a folder everywhere. */
export async function saveFile(name: string, text: string): Promise<void> {
  await shareFile(name, text);
}

/** Reads the file that a person picks; null when the dialog was cancelled. */
export function readFile(maxLength: number): Promise<string | 'tooLarge' | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.hidden = true;
  document.body.append(input); // Safari opens no dialog for an input that is not in the document.
  return new Promise<string | 'tooLarge' | null>((resolve, reject) => {
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (!file) resolve(null);
      else if (file.size > maxLength) resolve('tooLarge');
      else file.text().then(resolve, reject);
    });
    input.click();
  }).finally(() => input.remove());
}
