import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder of the built app. */
export const BUILT = process.env.CATNAP_WEB ?? 'dist-browser';

// These scripts are loaded at run time: bundled, they would not find the project's folder.
const script = (name: string) => import(pathToFileURL(resolve('scripts', name)).href);

export interface Site {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves a built app to this machine alone, on any free port. */
export async function serveSite(folder = BUILT): Promise<Site> {
  const { serve } = (await script('serve.mjs')) as typeof import('../scripts/serve.mjs');
  const { port, close } = await serve(folder, { port: 0 });
  return { address: `http://127.0.0.1:${port}`, close };
}

export async function writeServiceWorker(folder: string): Promise<void> {
  const built = (await script('build-web.mjs')) as typeof import('../scripts/build-web.mjs');
  built.writeServiceWorker(folder);
}
