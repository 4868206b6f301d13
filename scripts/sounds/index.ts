/// <reference types="node" />
/** `npm run sounds`: makes every sound of the app into assets/sounds, the same bytes each time. */
import { mkdirSync, writeFileSync } from 'node:fs';

import { makeSounds } from './make';

const FOLDER = 'assets/sounds';

mkdirSync(FOLDER, { recursive: true });
const sounds = makeSounds();
for (const [name, file] of sounds) writeFileSync(`${FOLDER}/${name}.wav`, file);
const bytes = sounds.reduce((sum, [, file]) => sum + file.length, 0);
process.stdout.write(`${sounds.length} sounds in ${FOLDER}, ${Math.ceil(bytes / 1024)} KB\n`);
