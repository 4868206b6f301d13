/** Conflicts of stage 2: what the finished Cathedral lets out. They stand at 268. */
import { glow } from '../../light';
import { curve, each } from '../../outline';
import { circle, clipped, ellipse, line, path, place, polygon, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { both, sheetOf } from '../../three-chapters/figure/face';
import type { Heroes } from '../developments/heroes';
import { dots, gaze, gazes } from '../gaze';
import { lancet } from '../lands';
import { blood, bone, ember, flame, mist, red, rust, sand, slate, soot } from '../palette';
import { follower, followerAt, handAt, imp, impAt, mask, skull } from '../props/people';
import { crown } from '../props/things';

export const conflictHeroes2: Heroes = {
  'retinue-of-the-nightmare': () =>
    raise(2, rectangle(92, 196, 190, 11, '#8a5f38', 4)) +
    each('118 276 0.78, 170 278 0.74, 212 278 0.74, 258 276 0.78', (x, y, s) => impAt(x, y, s, 'calm')) +
    raise(
      3,
      path('M138 198V128Q138 88 188 72Q238 88 238 128V198Z', blood) +
        path('M150 198V134Q150 102 188 90Q226 102 226 134V198Z', soot),
    ) +
    glow(188, 150, 50, ember, 0.8) +
    place(188, 144, gazes(15, 0, 13, { mood: 'cross' })) +
    polygon('172 172, 204 172, 196 184, 180 184', bone) +
    place(188, 76, crown(), { scale: 0.6 }),
  'black-fire': () =>
    glow(188, 200, 110, ember, 0.95) +
    raise(
      3,
      shape(
        '188 276!, 122 262, 102 210, 124 166, 118 126!, 150 146, 160 92, 180 42!, 204 96, 220 132, 246 96!, 252 150, 276 196, 258 254',
        '#0f0c09',
      ),
    ) +
    shape('188 268, 150 252, 148 216, 166 190, 180 150!, 204 194, 226 218, 222 252', '#3a1410') +
    place(190, 196, gazes(26, 0, 18, { mood: 'cross' })) +
    path('M158 234L172 242L184 232L196 242L208 232L222 242L206 254H172Z', ember),
  'the-petrified': () =>
    each('116 268 0.9 1, 254 268 0.9 2, 184 274 1.34 0', (x, y, s, turn) =>
      place(
        x,
        y,
        imp(turn === 0 ? 'sad' : 'calm', '#8f8578', '#c3b8a6') +
          line('M-20 -80L-12 -66L-22 -56M30 -34L22 -24L28 -12M-30 -14L-24 -4', '#4d463e', 3),
        { scale: s, turn: turn === 1 ? -8 : turn === 2 ? 8 : 0 },
      ),
    ),
  'the-swarm': () =>
    each(
      '108 60 0.3, 164 44 0.26, 226 60 0.34, 268 96 0.3, 120 122 0.42, 178 108 0.5, 240 130 0.44, 108 190 0.5, 164 182 0.62, 226 196 0.66, 276 176 0.46, 122 260 0.72, 190 264 0.84, 258 262 0.74',
      (x, y, s) =>
        place(
          x,
          y,
          both(shape('6 -54!, 40 -86, 56 -66, 34 -44', mist, { opacity: 0.8 })) + imp(s > 0.6 ? 'grin' : 'calm'),
          { scale: s, turn: ((x * 7) % 40) - 20 },
        ),
    ),
  'the-scream': () =>
    each('150 118, 122 92, 94 66', (rx, ry) =>
      ellipse(188, 170, rx * 0.8, ry, 'none', { stroke: flame, 'stroke-width': 6, opacity: 0.5 }),
    ) +
    raise(3, sheetOf('0 -118, 46 -104, 60 -56, 46 -4, 26 26, 30 80!, 0 84', bone, 0.4)).replace(
      '<g',
      '<g transform="translate(188 196)"',
    ) +
    place(
      188,
      196,
      gazes(22, -58, 15, { mood: 'scared', iris: '#fff6e6', lid: bone }) +
        ellipse(0, 4, 17, 28, soot) +
        ellipse(0, 18, 10, 9, blood),
    ) +
    handAt(132, 196, 0.86, 16, sand, false) +
    handAt(246, 196, 0.86, -16, sand, false),
  'fallen-priests': () =>
    each('122 270 0.92 -5, 250 270 0.92 5, 186 276 1.2 0', (x, y, s, turn) =>
      place(
        x,
        y,
        raise(2, sheetOf('0 -74, 32 -62, 50 4!, 0 6', blood, 0.25)) +
          place(0, -62, skull(), { scale: 0.84 }) +
          raise(1, sheetOf('0 -166!, 30 -132, 26 -104, 0 -106', '#3a1410', 0.3)) +
          gaze(0, -126, 9) +
          line('M-26 -108H26', ember, 5),
        { scale: s, turn },
      ),
    ),
  'the-builders': () =>
    raise(
      2,
      each(
        '150 246, 186 246, 222 246, 168 222, 204 222, 168 198, 204 198, 186 174',
        (x, y) =>
          rectangle(x - 17, y, 34, 23, x % 4 ? '#6f6154' : '#8f8070', 3) + rectangle(x - 17, y, 34, 4, '#a89a88', 3),
      ),
    ) +
    gaze(186, 186, 9, { lid: '#6f6154', iris: bone }) +
    impAt(112, 274, 0.94) +
    impAt(258, 274, 0.94, 'calm') +
    raise(1, rectangle(92, 160, 40, 26, '#8f8070', 3)) +
    line('M104 200L104 186M122 200L122 186', '#0f0c09', 8) +
    impAt(188, 172, 0.6, 'gape') +
    place(264, 200, raise(1, line('M0 40V-20', '#8a5f38', 7) + rectangle(-22, -34, 44, 20, slate, 4)), { turn: 18 }),
  'sea-of-hands': () =>
    each('104 228 0.72 -16, 146 206 0.86 -6, 190 192 1 2, 236 206 0.86 9, 276 230 0.72 16', (x, y, s, turn) =>
      handAt(x, y, s, turn, sand),
    ) +
    each('120 252 0.8 -10, 168 244 0.9 4, 216 246 0.9 -4, 260 256 0.8 10', (x, y, s, turn) =>
      handAt(x, y, s, turn, bone),
    ),
  'the-nameless': () =>
    raise(3, sheetOf('0 -206, 46 -190, 70 -120, 96 4!, 0 6', '#2a221d', 0.25)).replace(
      '<g',
      '<g transform="translate(188 270)"',
    ) +
    raise(2, ellipse(188, 122, 37, 46, bone)) +
    line('M160 112H178M198 112H216', sand, 5) +
    line('M174 140H202', sand, 5) +
    raise(1, rectangle(142, 202, 92, 38, sand, 4)) +
    each('156 221, 174 221, 192 221, 210 221', (x, y) => line(`M${x} ${y}H${x + 9}`, soot, 5)) +
    line('M142 204Q188 168 234 204', '#8a5f38', 4) +
    impAt(112, 276, 0.62, 'sad') +
    impAt(266, 276, 0.62, 'sad'),
  hunger: () =>
    raise(3, line('M142 262L126 282M232 262L248 282M118 180L86 226M256 180L288 226', '#0f0c09', 13)) +
    place(
      188,
      272,
      raise(
        3,
        edged(
          curve(
            '-74 -6, -86 -70, -60 -110, -50 -150!, -22 -132, 0 -164!, 22 -132, 50 -150!, 60 -110, 86 -70, 74 -6, 0 6',
          ),
          '#0f0c09',
          0.25,
        ),
      ) +
        place(0, -106, gazes(24, 0, 16)) +
        shape('-62 -46, 0 -76, 62 -46, 46 -10, 0 -2, -46 -10', red) +
        Array.from(
          { length: 6 },
          (_, i) =>
            polygon(
              `${-58 + i * 20} ${-52 - (i > 0 && i < 5 ? 10 : 0)}, ${-40 + i * 20} ${-52 - (i > 0 && i < 5 ? 10 : 0)}, ${-49 + i * 20} -30`,
              bone,
            ) + polygon(`${-52 + i * 18} -8, ${-38 + i * 18} -8, ${-45 + i * 18} -26`, sand),
        ).join(''),
    ) +
    glow(188, 236, 40, ember, 0.8),
  'the-last-sleep': () =>
    place(
      188,
      182,
      raise(
        3,
        polygon('-56 -112, 56 -112, 82 -60, 52 92, -52 92, -82 -60', '#5a3722') +
          polygon('-46 -102, 46 -102, 70 -58, 43 84, -43 84, -70 -58', '#2a1a12'),
      ) + place(0, 96, imp('calm'), { scale: 1.36 }),
    ) +
    rectangle(164, 206, 56, 24, '#0f0c09') +
    line('M164 214q9 9 18 0M198 214q8 8 16 0', bone, 4) +
    raise(2, path('M132 246Q188 226 244 246L236 280H140Z', mist)) +
    each('234 110 10, 254 84 14, 280 54 18', (x, y, s) => line(`M${x} ${y}h${s}l${-s} ${s}h${s}`, bone, 4)),
  turncoats: () =>
    place(
      186,
      274,
      clipped('M-80 -240H0V20H-80Z', place(0, 0, follower({ colour: rust }), { scale: 1.86 })) +
        clipped('M0 -240H90V20H0Z', place(0, 0, imp('grin'), { scale: 1.86 })) +
        line('M0 -190V8', ember, 4),
    ) +
    place(266, 206, mask(bone, 'smile'), { scale: 0.7, turn: 12 }) +
    place(108, 216, mask('#0f0c09', 'frown'), { scale: 0.66, turn: -12 }) +
    place(108, 213, dots(10, -4, 3.4)),
  wanderers: () =>
    each('120 250 0.86 0, 256 256 0.92 0, 186 272 1.46 0', (x, y, s) =>
      place(
        x,
        y,
        line('M48 -118L40 6', '#8a5f38', 6) +
          line('M-54 -112L24 -64', '#8a5f38', 5) +
          raise(1, circle(-56, -104, 25, rust)) +
          circle(-60, -110, 4, ember) +
          imp('calm') +
          raise(1, ellipse(0, -84, 48, 9, '#5a3722') + path('M-26 -86Q-20 -122 0 -122Q20 -122 26 -86Z', '#5a3722')),
        { scale: s * 0.86 },
      ),
    ),
  'bones-of-the-cathedral': () =>
    place(
      186,
      0,
      raise(
        2,
        line('M0 268V96', bone, 11) +
          [0, 1, 2, 3, 4]
            .map((i) =>
              both(line(`M0 ${120 + i * 32}Q${52 + i * 7} ${112 + i * 32} ${60 + i * 8} ${166 + i * 26}`, bone, 9)),
            )
            .join(''),
      ),
    ) +
    place(186, 104, skull(), { scale: 1.24 }) +
    each(
      '116 270 1, 256 270 1',
      (x, y) =>
        raise(
          1,
          rectangle(x - 10, y - 130, 20, 132, sand, 4) +
            polygon(`${x - 17} ${y - 126}, ${x} ${y - 184}, ${x + 17} ${y - 126}`, sand),
        ) + gaze(x, y - 104, 7, { lid: sand }),
    ) +
    lancet(186, 268, 40, 58, soot) +
    place(186, 244, dots(8, 0, 4.4)),
  'the-abyss': () =>
    each('98 60, 80 48, 62 36, 44 25', (rx, ry) =>
      ellipse(188, 200, rx, ry, rx > 90 ? '#6f6154' : rx > 70 ? '#3a2a22' : rx > 50 ? '#1c1410' : '#000000'),
    ) +
    place(188, 198, gazes(17, 0, 13)) +
    handAt(108, 200, 0.52, -64, bone, false) +
    handAt(268, 200, 0.52, 64, bone, false) +
    handAt(150, 250, 0.46, -20, sand, false) +
    handAt(228, 252, 0.46, 20, sand, false) +
    followerAt(188, 152, 0.5),
  'the-witnesses': () =>
    each(
      '116 270 150 10, 152 276 104 -4, 188 276 70 0, 224 276 108 6, 262 270 152 -8',
      (x, y, top, lean) =>
        line(`M${x} ${y}Q${x + lean} ${(y + top) / 2} ${x + lean} ${top}`, '#6b3a2a', 9) +
        raise(2, circle(x + lean, top, x === 188 ? 33 : 25, bone)) +
        gaze(x + lean, top, x === 188 ? 24 : 17, { lid: bone, iris: x % 8 ? ember : '#8fb0a2' }),
    ) +
    each(
      '136 276 210, 206 278 196, 246 276 214',
      (x, y, top) =>
        line(`M${x} ${y}V${top}`, '#6b3a2a', 7) + circle(x, top, 15, bone) + gaze(x, top, 10, { lid: bone }),
    ),
};
