/** Nine costumes, and the one grey cat that has to wear them all. */
import { curve, each, mirror } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { raise } from '../../shadow';
import { card, smallCard } from '../frame';
import { furs } from '../palette';
import { head, trunk, type Figure } from '../poses/figure';
import { heart } from '../room';
import { hangerSign } from '../signs';
import type { Drawing } from '../../render';
import type { HeadLook } from '../../cat';

interface Costume {
  readonly look: HeadLook;
  /** In the head's box. */
  readonly worn: string;
  /** Behind head and body. */
  readonly behind?: string;
  /** On the body, cut to it. */
  readonly dress: string;
  /** Over the body. */
  readonly over?: string;
  readonly light: string;
}

const coat = furs.grey;
const bust = curve(mirror('0 -64, 32 -56, 62 -24, 76 30, 80 110, 0 110'));
const cloth = (colour: string): string => rectangle(-120, -52, 240, 200, colour);

const costumes: Readonly<Record<string, () => Costume>> = {
  captain: () => ({
    light: '#cfe6f3',
    look: { mood: 'cross', ears: 'up' },
    worn: raise(
      1,
      path('M-50 -30Q-66 -66 -40 -78Q0 -92 40 -78Q66 -66 50 -30Q0 -44 -50 -30Z', '#3f4f8a') +
        path('M-50 -30Q0 -46 50 -30L48 -42Q0 -58 -48 -42Z', '#f2c463') +
        path('M-48 -30Q0 -46 48 -30Q30 -14 0 -18Q-30 -14 -48 -30Z', '#27305c') +
        heart(0, -62, 12, '#fff6e4'),
    ),
    dress:
      cloth('#3f4f8a') +
      polygon('-30 -60, 0 -10, 30 -60', '#ffffff') +
      line('M0 -8V110', '#27305c', 3) +
      each('-18 20, 18 20, -18 48, 18 48', (x, y) => circle(x, y, 6, '#f2c463')),
  }),
  wizard: () => ({
    light: '#e3d4f5',
    look: { mood: 'sleepy', ears: 'wide' },
    worn: raise(
      1,
      shape('-56 -30, -24 -60, -6 -112, 22 -134!, 24 -104, 36 -60, 56 -30, 0 -42', '#6a4aa8') +
        path('M-58 -28Q0 -48 58 -28L56 -18Q0 -36 -56 -18Z', '#8a68c8') +
        star(0, -66, 11, '#ffd86b') +
        star(16, -94, 7, '#ffd86b') +
        star(-26, -46, 6, '#ffd86b') +
        star(28, -50, 6, '#ffd86b'),
    ),
    dress: cloth('#6a4aa8') + each('-34 10 9, 38 26 10, -18 56 8, 22 66 7', (x, y, r) => star(x, y, r, '#ffd86b')),
    over: raise(
      1,
      shape('-34 -30!, 34 -30!, 26 14, 0 62!, -26 14', '#f6f0f8') +
        line('M-12 -12Q-10 14 -2 34M12 -12Q10 14 4 30', '#d9cfe4', 3),
    ),
  }),
  king: () => ({
    light: '#ffe3c0',
    look: { mood: 'calm', ears: 'small', mouth: 'flat' },
    worn: raise(
      1,
      path('M-44 -28L-52 -84L-26 -58L0 -96L26 -58L52 -84L44 -28Q0 -46 -44 -28Z', '#f2b63c') +
        path('M-44 -28Q0 -46 44 -28L45 -38Q0 -56 -45 -38Z', '#d9952a') +
        circle(0, -62, 7, '#e5667a') +
        circle(-28, -52, 5, '#5aa7cf') +
        circle(28, -52, 5, '#5aa7cf') +
        circle(0, -96, 5, '#ffe9a6') +
        circle(-52, -84, 5, '#ffe9a6') +
        circle(52, -84, 5, '#ffe9a6'),
    ),
    dress: cloth('#c2405a'),
    over: raise(
      1,
      shape(mirror('0 -34, 34 -46, 66 -26, 82 20, 52 36, 22 8, 0 4'), '#fffaf2') +
        each('-52 -10, -24 -14, 24 -14, 52 -10, -60 14, 60 14, -38 10, 38 10', (x, y) =>
          shape(
            [
              [x - 3, y + 5],
              [x, y - 6],
              [x + 3, y + 5],
            ],
            '#3b2f45',
          ),
        ) +
        circle(0, 6, 9, '#f2b63c'),
    ),
  }),
  bee: () => ({
    light: '#fff1b0',
    look: { mood: 'sad', ears: 'up', mouth: 'sad' },
    behind: raise(
      1,
      shape('-40 0, -96 -74, -140 -60, -136 -10, -80 20', '#e9f6fb', { opacity: 0.92 }) +
        shape('40 0, 96 -74, 140 -60, 136 -10, 80 20', '#e9f6fb', { opacity: 0.92 }),
    ),
    worn: raise(
      1,
      line('M-14 -34Q-22 -74 -34 -84M14 -34Q22 -74 34 -84', '#3b2f45', 5) +
        circle(-36, -88, 10, '#3b2f45') +
        circle(36, -88, 10, '#3b2f45') +
        path('M-50 -20Q0 -54 50 -20L48 -12Q0 -42 -48 -12Z', '#f7c63c'),
    ),
    dress: cloth('#f7c63c') + each('-12, 36, 84', (y) => rectangle(-120, y, 240, 24, '#3b2f45')),
    over: raise(
      1,
      each('-44 -36, -22 -30, 0 -28, 22 -30, 44 -36', (x, y) => circle(x, y, 14, '#fff6e4')),
    ),
  }),
  dragon: () => ({
    light: '#d6f0c4',
    look: { mood: 'sleepy', ears: 'none', mouth: 'flat' },
    behind: raise(
      1,
      shape('-56 10, -118 -60!, -150 -30, -132 -14!, -140 16, -112 14!, -100 46, -60 50', '#3f9a64') +
        shape('56 10, 118 -60!, 150 -30, 132 -14!, 140 16, 112 14!, 100 46, 60 50', '#3f9a64'),
    ),
    worn: raise(
      1,
      each('-34 -50 -30, 0 -64 0, 34 -50 30', (x, y, turn) =>
        place(x, y, polygon('-15 12, 0 -34, 15 12', '#f2a63c'), { turn }),
      ) +
        path('M-76 36Q-92 -62 0 -68Q92 -62 76 36Q62 50 52 34Q62 -26 0 -30Q-62 -26 -52 34Q-62 50 -76 36Z', '#5fb877') +
        each('-40 -14 20, -22 -26 8, 0 -30 0, 22 -26 -8, 40 -14 -20', (x, y, turn) =>
          place(x, y, polygon('-7 -3, 7 -3, 0 11', '#ffffff'), { turn }),
        ) +
        circle(-34, -44, 8, '#fff6d8') +
        circle(34, -44, 8, '#fff6d8') +
        circle(-33, -43, 4, '#2a3a2a') +
        circle(33, -43, 4, '#2a3a2a'),
    ),
    dress: cloth('#5fb877') + ellipse(0, 60, 40, 66, '#d6efb0') + line('M-40 20H40M-44 46H44M-44 74H44', '#a9d68a', 4),
  }),
  pirate: () => ({
    light: '#f6cfc0',
    look: { mood: 'cross', ears: 'up', mouth: 'fangs' },
    worn:
      circle(25, 2, 18, '#2a2230') +
      line('M58 -20L36 -8M12 -8L-50 -30', '#2a2230', 5) +
      raise(
        1,
        shape('-82 -34!, -58 -52, -30 -82, 0 -92, 30 -82, 58 -52, 82 -34!, 40 -26, 0 -34, -40 -26', '#3a2f4a') +
          path('M-82 -34Q-40 -24 0 -34Q40 -24 82 -34Q44 -40 0 -46Q-44 -40 -82 -34Z', '#f2c463'),
      ) +
      heart(0, -62, 11, '#fff6e4') +
      line('M-16 -44L16 -36M16 -44L-16 -36', '#fff6e4', 5),
    dress:
      cloth('#fff6e4') +
      each('-40, -12, 16, 44, 72', (y) => rectangle(-120, y, 240, 14, '#d9485a')) +
      shape('-90 -60, -44 -60, -24 110, -110 110', '#3a2f4a') +
      shape('90 -60, 44 -60, 24 110, 110 110', '#3a2f4a'),
  }),
  clown: () => ({
    light: '#d4e8fb',
    look: { mood: 'sad', ears: 'small', mouth: 'sad' },
    behind: '',
    worn:
      raise(
        1,
        each('-56 -20, -66 4, -58 -44', (x, y) => circle(x, y, 19, '#ef7f3c')) +
          each('56 -20, 66 4, 58 -44', (x, y) => circle(x, y, 19, '#ef7f3c')),
      ) +
      raise(
        1,
        polygon('-26 -30, 2 -108, 30 -30', '#5aa7cf') +
          each('-4 -48, 10 -74, 14 -42', (x, y) => circle(x, y, 5.5, '#ffe9a6')) +
          circle(2, -110, 11, '#ef8fb0'),
      ) +
      circle(0, 18, 13, '#e5405a') +
      circle(-4, 13, 4, '#ffb0b8'),
    dress:
      cloth('#ffe08a') +
      rectangle(0, -60, 130, 200, '#8fd0b8') +
      each('-30 30, 30 30, -30 76, 30 76', (x, y) => circle(x, y, 10, '#e5667a')),
    over: raise(
      1,
      each('-62 -18, -42 -10, -21 -4, 0 -2, 21 -4, 42 -10, 62 -18', (x, y) => ellipse(x, y, 15, 20, '#ffffff')) +
        each('-52 -14, -31 -6, -10 -2, 10 -2, 31 -6, 52 -14', (x, y) => line(`M${x} ${y - 12}v26`, '#d9d0e4', 2.6)),
    ),
  }),
  rabbit: () => ({
    light: '#fbd6e2',
    look: { mood: 'sleepy', ears: 'none', mouth: 'cat' },
    worn:
      raise(
        1,
        shape('-16 -46, -44 -104, -40 -148, -22 -152, -8 -110, -4 -50', '#fff6ee') +
          shape('-16 -60, -36 -106, -32 -138, -22 -140, -12 -106', '#f7a8c0') +
          shape('16 -46, 30 -96, 60 -128, 78 -116, 66 -84, 34 -44', '#fff6ee') +
          shape('22 -56, 36 -94, 60 -116, 66 -108, 52 -80, 32 -52', '#f7a8c0'),
      ) +
      raise(
        1,
        path('M-74 34Q-88 -58 0 -62Q88 -58 74 34Q62 48 52 34Q62 -24 0 -28Q-62 -24 -52 34Q-62 48 -74 34Z', '#fff6ee'),
      ) +
      rectangle(-8, 31, 7.6, 14, '#ffffff', 2) +
      rectangle(0.4, 31, 7.6, 14, '#ffffff', 2),
    dress: cloth('#fff6ee') + ellipse(0, 66, 46, 60, '#f9c3d0'),
    over: raise(
      1,
      shape('0 -22, -30 -38, -32 -6', '#5aa7cf') +
        shape('0 -22, 30 -38, 32 -6', '#5aa7cf') +
        circle(0, -22, 8, '#3f86b4'),
    ),
  }),
  astronaut: () => ({
    light: '#b9b4e8',
    look: { mood: 'scared', ears: 'back', mouth: 'oh' },
    worn:
      `<circle cx="0" cy="-6" r="90" fill="#dff1fb" fill-opacity="0.14" stroke="#ffffff" stroke-width="8"/>` +
      line('M-58 -46Q-40 -74 -12 -80', '#ffffff', 8, { opacity: 0.85 }) +
      line('M46 -80V-112', '#cfd8e6', 5) +
      circle(46, -114, 8, '#e5667a'),
    dress:
      cloth('#eef1f8') +
      rectangle(-36, 24, 72, 46, '#b8c4dc', 8) +
      circle(-18, 40, 7, '#e5667a') +
      circle(4, 40, 7, '#f2c463') +
      rectangle(-26, 54, 50, 6, '#5aa7cf', 3),
    over: raise(1, ellipse(0, 78 - 52 - 6, 64, 14, '#b8c4dc')),
  }),
};

const backdrop = (light: string): string => {
  const curtain = (flip: boolean): string =>
    place(
      flip ? 300 : 0,
      0,
      raise(
        2,
        shape('-20 -20!, 70 -20!, 62 110, 30 240, 40 380!, -20 380!', '#d9604e') +
          line('M14 0Q24 160 10 340M40 0Q44 130 24 250', '#b8483c', 5),
      ),
      { flip },
    );
  return (
    rectangle(0, 0, 300, 420, '#f2a65e') +
    polygon('96 -10, 204 -10, 320 420, -20 420', light, { opacity: 0.9 }) +
    curtain(false) +
    curtain(true) +
    raise(
      2,
      shape('-20 -20!, 320 -20!, 320 44!, 270 62, 230 40!, 190 62, 150 40!, 110 62, 70 40!, 30 62, -20 44!', '#c9503f'),
    )
  );
};

function figureOf({ look, worn, dress }: Costume): Figure {
  return { coat, look: { whiskers: true, ...look }, worn, dress };
}

const drawn = Object.entries(costumes).map(([name, make]) => {
  const costume = make();
  const figure = figureOf(costume);
  const model =
    (costume.behind ?? '') + raise(2, trunk(figure, bust, '')) + (costume.over ?? '') + head(figure, 0, -74);
  const scale = name === 'rabbit' ? 1.12 : name === 'astronaut' ? 1.1 : 1.26;
  const scene = backdrop(costume.light) + place(150, 276, model, { scale });
  const look = { sort: hangerSign(), tab: '#f9b48a' };
  const full = card(scene, look);
  const small = smallCard(rectangle(0, 0, 300, 420, costume.light) + place(150, 318, model, { scale: scale * 1.32 }), {
    ...look,
    wall: costume.light,
  });
  return [name, full, small] as const;
});

export const costumeCards: readonly (readonly [string, Drawing])[] = drawn.map(([name, full]) => [name, full]);
export const smallCostumes: readonly (readonly [string, Drawing])[] = drawn.map(([name, , small]) => [name, small]);
