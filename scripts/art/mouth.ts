/** Nose and mouth of a cat, in the head's box. */
import type { Fur } from './fur';
import { ellipse, line, polygon, shape } from './paper';

export type Mouth = 'cat' | 'smile' | 'open' | 'flat' | 'sad' | 'tongue' | 'fangs' | 'oh';

const pink = '#f2909a';
const small = 'M-12 26.5Q-6 33 0 26.5Q6 33 12 26.5';

export function mouth(kind: Mouth, coat: Fur): string {
  const stroke = coat.ink ?? coat.deep;
  const nose = shape('-7.5 15, 0 13.5, 7.5 15, 0 22.5', pink);
  const lips: Readonly<Record<Mouth, () => string>> = {
    cat: () => line(small, stroke, 2.8),
    smile: () => line('M-16 25Q-8 36 0 27Q8 36 16 25', stroke, 3),
    open: () => shape('-12 25, 0 27, 12 25, 9 39, 0 43, -9 39', '#5a2338') + ellipse(0, 39, 6, 4.2, '#f58a9a'),
    flat: () => line('M-10 29H10', stroke, 3),
    sad: () => line('M-10 32Q0 24 10 32', stroke, 3),
    tongue: () => shape('-5 28, 5 28, 5 37, 0 40, -5 37', '#f58a9a') + line(small, stroke, 2.8),
    fangs: () =>
      polygon('-9 28, -3 28, -6 36', '#ffffff') + polygon('9 28, 3 28, 6 36', '#ffffff') + line(small, stroke, 2.8),
    oh: () => ellipse(0, 31, 5, 6, '#5a2338'),
  };
  return nose + lips[kind]();
}
