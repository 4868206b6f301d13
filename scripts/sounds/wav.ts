import { RATE, type Wave } from './waves';

/** Sounds end over so many seconds, so that none clicks. */
const END = 0.012;
/** The peak of every sound, as a part of the loudest there is: nobody is to be startled. */
const PEAK = 0.25;

/** A wave as a file: one channel, 16 bits. */
export function writeWav(wave: Wave, peak = PEAK): Buffer {
  const most = wave.reduce((found, sample) => Math.max(found, Math.abs(sample)), 0);
  const end = Math.min(wave.length, RATE * END);
  const file = Buffer.alloc(44 + wave.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + wave.length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20); // plain numbers
  file.writeUInt16LE(1, 22); // one channel
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(wave.length * 2, 40);
  wave.forEach((sample, i) => {
    const level = (sample / most) * peak * Math.min(1, (wave.length - i) / end);
    file.writeInt16LE(Math.round(level * 32767), 44 + i * 2);
  });
  return file;
}
