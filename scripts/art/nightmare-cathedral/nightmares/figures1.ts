/** Burning Rider, Horizon Eater, Pack of Bone, the Weaver. Feet at 0, 0; about 240 high, 260 wide. */
import { glow } from '../../light';
import { curve, each, mirror } from '../../outline';
import { circle, clipped, element, ellipse, line, place, polygon, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { both, sheetOf } from '../../three-chapters/figure/face';
import { dots, gaze, gazes } from '../gaze';
import { ash, blood, bone, coal, ember, flame, rust, sand, soot } from '../palette';

const horse =
  '-86 0!, -92 -60, -100 -104, -60 -128, 20 -124, 52 -140, 64 -184, 82 -208!, 92 -194, 102 -216!, 110 -186, 142 -152, 138 -136, 118 -134, 98 -144, 90 -104, 80 -66, 88 0!, 68 0, 58 -56, 10 -64, -44 -58, -60 -36, -64 0!';

export const burningRider = (): string =>
  raise(
    2,
    shape('-96 -96!, -128 -84, -146 -110!, -144 -66, -164 -50!, -132 -30, -126 0!, -108 -34, -88 -56', flame) +
      shape('-96 -92!, -122 -70, -134 -76!, -126 -48, -112 -28!, -104 -54', ember),
  ) +
  raise(3, edged(curve(horse), soot, 0.14)) +
  raise(
    1,
    shape(
      '74 -196!, 58 -206, 60 -184, 42 -188!, 48 -164, 28 -164!, 40 -142, 24 -134!, 48 -118, 78 -120, 84 -160',
      flame,
    ) + shape('76 -182!, 64 -180, 66 -162, 54 -160!, 60 -144, 48 -136!, 66 -124, 80 -134', ember),
  ) +
  gaze(110, -166, 8, { mood: 'cross' }) +
  circle(134, -144, 3, ember) +
  line('M-70 0V-10M76 0V-10M-86 0H-62M66 0H90', ember, 4) +
  raise(
    2,
    shape('-34 -112, -52 -150, -86 -120!, -84 -86, -60 -96!, -46 -76', blood) +
      sheetOf('0 -196, 24 -188, 36 -160, 36 -112, 22 -96, 0 -94', rust, 0.3),
  ) +
  line('M14 -150L62 -132', rust, 15) +
  raise(1, line('M66 -60L52 -238', '#5a3a24', 7) + polygon('52 -238, 40 -258, 48 -284, 62 -260', bone)) +
  circle(64, -132, 9, bone) +
  raise(
    2,
    shape(
      '-24 -192, -32 -224, -18 -236!, -20 -262, -2 -250, 10 -284!, 18 -252, 34 -262!, 32 -230, 28 -200, 4 -184',
      ember,
    ),
  ) +
  shape('-14 -196, -16 -222, 2 -244!, 16 -222, 16 -198, 2 -190', bone) +
  place(1, -210, dots(8, 0, 5, soot));

export const horizonEater = (): string => {
  const maw = '-102 -80, -50 -102, 0 -94, 50 -102, 102 -80, 80 -24, 30 -10, 0 -14, -30 -10, -80 -24';
  return (
    each('-96 -128 -30, -62 -152 -16, -22 -164 -6, 22 -164 6, 62 -152 16, 96 -128 30', (x, y, turn) =>
      place(x, y, raise(1, polygon('-11 16, 0 -40, 11 16', ash)), { turn }),
    ) +
    raise(
      3,
      edged(
        curve('-116 -8, -124 -70, -98 -132, -44 -164, 0 -158, 44 -164, 98 -132, 124 -70, 116 -8, 60 4, 0 6, -60 4'),
        soot,
        0.14,
      ),
    ) +
    raise(1, shape(maw, blood)) +
    clipped(
      curve(maw),
      glow(0, -50, 80, ember, 0.95) +
        circle(0, -54, 22, ember) +
        each(
          '-66 -44, -34 -50, 40 -54, 68 -46',
          (x, y) =>
            rectangle(x - 6, y - 10, 12, 30, soot) +
            polygon(`${x - 9} ${y - 10}, ${x} ${y - 24}, ${x + 9} ${y - 10}`, soot),
        ) +
        shape('-110 -36, -50 -46, 0 -38, 50 -48, 110 -36, 110 10, -110 10', '#4a1a14'),
    ) +
    Array.from({ length: 9 }, (_, i) => {
      const x = -84 + i * 21;
      const y = -90 + (Math.abs(x) / 84) * 4;
      return polygon(`${x - 10} ${y}, ${x + 10} ${y}, ${x} ${y + 30}`, bone);
    }).join('') +
    Array.from({ length: 7 }, (_, i) => {
      const x = -60 + i * 20;
      const y = -13 - (Math.abs(x) / 60) * 7;
      return polygon(`${x - 9} ${y}, ${x + 9} ${y}, ${x} ${y - 24}`, sand);
    }).join('') +
    place(0, -130, gazes(54, 4, 17) + gazes(20, 2, 10)) +
    gaze(0, -152, 6) +
    raise(1, both(edged(curve('104 -40, 140 -30, 148 2!, 126 -8, 116 4!, 104 -12'), soot, 0.2)))
  );
};

const boneDog = (x: number, y: number, scale: number, flip = false): string =>
  place(
    x,
    y,
    line('M-62 -66Q-92 -84 -88 -118', sand, 8) +
      raise(
        2,
        edged(
          curve(
            '-58 -8!, -68 -56, -48 -90, 10 -94, 46 -78, 56 -40, 52 0!, 36 0, 34 -34, 8 -40, -20 -38, -28 0!, -46 0',
          ),
          soot,
          0.16,
        ),
      ) +
      line('M-54 -76Q-10 -100 46 -82', sand, 7) +
      each('-34 0, -16 0, 2 0, 20 0', (at) => line(`M${at} -86Q${at - 9} -64 ${at + 2} -46`, bone, 6.5)) +
      line('M-36 -4H-52M46 -4H34', bone, 5) +
      raise(
        2,
        edged(
          curve('30 -96, 40 -122, 44 -148!, 60 -126, 78 -152!, 84 -118, 116 -96, 122 -82, 106 -72, 66 -66, 36 -72'),
          bone,
          0.4,
        ) + polygon('72 -73, 118 -80, 113 -71, 105 -62, 98 -70, 90 -60, 83 -69, 75 -58', sand),
      ) +
      gaze(74, -98, 10, { mood: 'cross', lid: bone }) +
      ellipse(113, -88, 4.4, 3.2, soot),
    { scale, flip },
  );

export const packOfBone = (): string => boneDog(38, -58, 0.86) + boneDog(-52, -34, 0.92, true) + boneDog(12, 0, 1.1);

export const weaver = (): string => {
  const legs = both(
    line('M14 -120Q66 -222 108 -186Q128 -110 116 0', soot, 12) +
      line('M12 -112Q54 -172 82 -132Q92 -70 76 0', soot, 11) +
      line('M10 -104Q40 -128 50 -88Q50 -40 36 0', coal, 10) +
      line('M12 -126Q40 -240 80 -240L104 -206', coal, 10) +
      circle(108, -186, 6, ash) +
      circle(82, -132, 6, ash),
  );
  const web =
    [0, 1, 2, 3]
      .map((i) =>
        line(`M${-88 + i * 14} ${-172 + i * 20}Q0 ${-124 + i * 22} ${88 - i * 14} ${-172 + i * 20}`, sand, 2.6),
      )
      .join('') +
    [-88, -58, -28, 28, 58, 88]
      .map((x) => line(`M${x} ${-176 + (88 - Math.abs(x)) * 0.4}L${x * 0.34} -60`, sand, 2.2))
      .join('');
  return (
    raise(3, legs) +
    element('g', { opacity: 0.85 }, web) +
    raise(2, sheetOf('0 -178, 28 -166, 34 -128, 48 -60, 26 -18, 0 -8', rust, 0.3)) +
    shape(mirror('0 -150, 15 -138, 22 -90, 0 -40'), blood) +
    place(0, -104, gaze(0, 0, 11, { iris: bone, lid: blood })) +
    line('M-14 -78Q0 -70 14 -78M-12 -60Q0 -52 12 -60', sand, 3) +
    raise(2, sheetOf('0 -212, 28 -202, 32 -174, 0 -148!', bone, 0.5)) +
    place(0, -180, gazes(12, 0, 9, { lid: bone })) +
    each('-22 -197 3.6, 22 -197 3.6, -8 -201 4, 8 -201 4', (x, y, r) => circle(x, y, r, soot)) +
    line('M-9 -161Q0 -156 9 -161', soot, 3) +
    raise(1, ellipse(0, -28, 15, 21, bone)) +
    [0, 1, 2, 3].map((i) => line(`M-13 ${-41 + i * 8}Q0 ${-35 + i * 8} 13 ${-41 + i * 8}`, sand, 2.4)).join('')
  );
};
