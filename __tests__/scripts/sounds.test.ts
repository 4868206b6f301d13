import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeSounds } from '../../scripts/sounds/make';
import { soundNames } from '../../src/sounds/names';

const folder = join(__dirname, '../../assets/sounds');
const sounds = makeSounds();

describe('the sounds in assets', () => {
  it.each(sounds)('%s is as the code makes it, byte by byte (else: npm run sounds)', (name, file) => {
    expect(readFileSync(join(folder, `${name}.wav`)).equals(file)).toBe(true);
  });

  it('are those that have a name, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(soundNames.map((name) => `${name}.wav`).sort());
  });

  it('are at most 400 KB together, and none is longer than a second', () => {
    expect(sounds.reduce((sum, [, file]) => sum + file.length, 0)).toBeLessThanOrEqual(400 * 1024);
    for (const [, file] of sounds) expect(file.readUInt32LE(40) / 2 / file.readUInt32LE(24)).toBeLessThan(1);
  });

  it('are heard, and none is so loud that somebody is startled', () => {
    for (const [name, file] of sounds) {
      const levels = Array.from({ length: (file.length - 44) / 2 }, (_, i) => Math.abs(file.readInt16LE(44 + i * 2)));
      const peak = Math.max(...levels) / 32767;
      expect([name, peak > 0.1, peak <= 0.41]).toEqual([name, true, true]);
    }
  });
});
