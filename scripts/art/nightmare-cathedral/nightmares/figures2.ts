/** Faceless Monk, Mother of Hunger, Shrouded Host, the Clockmaker. */
import { darker } from '../../colour';
import { glow } from '../../light';
import { curve, each, mirror } from '../../outline';
import { circle, clipped, ellipse, line, path, place, polygon, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { both, sheetOf } from '../../three-chapters/figure/face';
import { dots, gaze, gazes } from '../gaze';
import { ash, blood, bone, coal, ember, flame, rust, sand, soot } from '../palette';
import { fire } from '../props/things';

export const facelessMonk = (): string =>
  raise(3, sheetOf('0 -250!, 34 -222, 58 -164, 66 -92, 90 -8, 62 3, 0 5', ash, 0.25)) +
  shape(mirror('0 -238, 26 -210, 48 -158, 52 -90, 60 2, 0 5'), '#5d5146') +
  line('M-40 -64Q-52 -30 -54 0M40 -64Q52 -30 54 0', coal, 5) +
  raise(2, shape(mirror('0 -206, 28 -190, 37 -152, 20 -116, 0 -107'), soot)) +
  glow(0, -152, 34, ember, 0.85) +
  place(0, -128, fire(), { scale: 0.46 }) +
  place(0, -140, dots(4.4, 0, 2.6, soot)) +
  line('M-36 -88Q0 -58 36 -88', sand, 4) +
  Array.from({ length: 9 }, (_, i) => circle(-36 + i * 9, -87 + Math.sin((i / 8) * Math.PI) * 16, 4.4, bone)).join('') +
  line('M0 -68V-46', sand, 4) +
  place(0, -30, gaze(0, 0, 12, { iris: bone, lid: ash })) +
  raise(2, both(edged(curve('66 -82, 34 -110, 8 -96, 16 -70, 52 -50'), '#4d433b', 0.15))) +
  both(circle(11, -83, 10, bone));

const openHand = (x: number, y: number, turn: number): string =>
  place(
    x,
    y,
    raise(
      1,
      circle(0, 0, 11, bone) +
        each('-52 0, -20 0, 10 0, 40 0', (at) => place(0, 0, rectangle(-2.8, -25, 5.6, 20, bone, 2.8), { turn: at })),
    ) +
      circle(0, 0, 5, soot) +
      circle(0, 0, 2.4, ember),
    { turn },
  );

export const motherOfHunger = (): string => {
  const arms = both(
    each(
      '-152 104 -208 24, -130 122 -146 62, -106 120 -84 96',
      (y, x, to, turn) => line(`M16 ${y}Q70 ${y + 12} ${x} ${to}`, '#6b3a2a', 12) + openHand(x, to, turn),
    ) +
      line('M16 -82Q70 -70 98 -30', '#6b3a2a', 12) +
      openHand(98, -30, 130),
  );
  const maw = curve(mirror('0 -112, 27 -98, 36 -56, 23 -20, 0 -11'));
  return (
    raise(3, arms) +
    raise(2, sheetOf('0 -190, 36 -170, 42 -110, 74 -30, 64 2, 0 4', blood, 0.25)) +
    raise(1, path(maw, soot)) +
    clipped(
      maw,
      glow(0, -56, 34, ember, 0.9) +
        Array.from(
          { length: 5 },
          (_, i) =>
            polygon(`${-33 + i * 13} -106, ${-19 + i * 13} -106, ${-26 + i * 13} -82`, bone) +
            polygon(`${-33 + i * 13} -12, ${-19 + i * 13} -12, ${-26 + i * 13} -34`, sand),
        ).join(''),
    ) +
    gaze(0, -58, 12, { mood: 'calm', lid: soot }) +
    raise(2, shape(mirror('0 -252, 30 -240, 44 -204, 36 -144, 26 -140, 20 -170, 0 -166'), '#3a1210')) +
    raise(1, sheetOf('0 -228, 25 -218, 29 -190, 14 -166, 0 -160', bone, 0.5)) +
    shape(mirror('0 -236, 18 -232, 30 -206, 20 -210, 0 -216'), '#3a1210') +
    place(0, -194, gazes(12, 0, 8.5, { mood: 'sad', lid: bone })) +
    ellipse(0, -173, 6, 5, soot) +
    each(
      '-22 -246, 0 -254, 22 -246',
      (x, y) => rectangle(x - 3, y - 16, 6, 20, bone) + place(x, y - 16, fire(), { scale: 0.16 }),
    )
  );
};

const shroud = (x: number, high: number, scale: number, colour: string, look: 'closed' | 'open'): string =>
  place(
    x,
    0,
    sheetOf(
      [
        [0, -high],
        [22 * scale, -high + 14],
        [33 * scale, -high + 60],
        [40 * scale, -20],
        [38 * scale, 4, 'sharp'],
        [16 * scale, -4],
        [0, 4],
      ],
      colour,
      0.4,
    ) +
      line(`M-12 ${-high + 84}L-18 -16M12 ${-high + 84}L18 -16M0 ${-high + 92}V-10`, darker(colour, 0.2, ash), 3) +
      (look === 'open'
        ? place(0, -high + 38, gazes(9 * scale, 0, 7 * scale, { lid: colour }))
        : both(line(`M${4 * scale} ${-high + 38}Q${9 * scale} ${-high + 44} ${14 * scale} ${-high + 38}`, soot, 3))) +
      ellipse(0, -high + 58, 4.4 * scale, 7 * scale, soot) +
      line(`M${-25 * scale} ${-high + 80}Q0 ${-high + 90} ${25 * scale} ${-high + 80}`, rust, 4.4),
  );

export const shroudedHost = (): string =>
  raise(2, shroud(-92, 150, 0.9, '#9d8c70', 'closed') + shroud(92, 150, 0.9, '#9d8c70', 'closed')) +
  raise(2, shroud(-48, 192, 1, sand, 'open') + shroud(48, 192, 1, sand, 'open')) +
  raise(3, shroud(0, 236, 1.16, bone, 'open')) +
  place(
    34,
    -96,
    raise(1, line('M0 92V-20', '#5a3a24', 6)) +
      place(0, -8, raise(1, rectangle(-13, -34, 26, 32, coal, 4) + rectangle(-9, -30, 18, 24, ember, 2))),
  );

export const clockmaker = (): string =>
  raise(3, both(line('M20 -66L36 -34L28 -2H48', soot, 10) + line('M38 -114Q88 -108 98 -60', soot, 10))) +
  raise(
    2,
    each('-98 0, 98 0', (x) =>
      place(
        x,
        -46,
        circle(0, 0, 13, 'none', { stroke: sand, 'stroke-width': 8 }) +
          rectangle(-4, 12, 8, 34, sand, 2) +
          rectangle(0, 28, 16, 7, sand) +
          rectangle(0, 39, 12, 7, sand),
      ),
    ),
  ) +
  raise(2, sheetOf('0 -138, 42 -130, 52 -90, 36 -54, 0 -48', rust, 0.3)) +
  shape(mirror('0 -134, 14 -128, 10 -56, 0 -50'), blood) +
  each('0 -112, 0 -92, 0 -72', (x, y) => circle(x, y, 5, ember)) +
  raise(3, circle(0, -182, 66, soot) + circle(0, -182, 58, sand) + circle(0, -182, 49, bone)) +
  Array.from({ length: 12 }, (_, i) =>
    place(0, -182, rectangle(-2.8, -46, 5.6, i % 3 ? 8 : 13, soot), { turn: i * 30 }),
  ).join('') +
  place(0, -188, gazes(19, 0, 12.5, { mood: 'sad', lid: bone })) +
  line('M0 -182L0 -216M0 -182L22 -166', soot, 6.4) +
  circle(0, -182, 6, flame) +
  line('M-15 -154Q0 -164 15 -154', soot, 4.4) +
  raise(2, path('M-30 -252V-280H30V-252Z', soot) + rectangle(-42, -256, 84, 12, soot, 4)) +
  rectangle(-30, -264, 60, 7, rust);
