/** Conflicts of stage 1: who is met on the way. They stand at 268. */
import { glow } from '../../light';
import { crescent } from '../../moon';
import { curve, each } from '../../outline';
import { circle, clipped, ellipse, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { edged, raise } from '../../shadow';
import { both } from '../../three-chapters/figure/face';
import type { Heroes } from '../developments/heroes';
import { gaze, gazes } from '../gaze';
import { blood, bone, ember, mist, pale, red, rust, sand, soot } from '../palette';
import { followerAt, ghost, handAt, imp, impAt, skull, wingedAt } from '../props/people';
import { chain, lantern } from '../props/things';

const fork = (x: number, y: number, turn: number): string =>
  place(x, y, line('M0 40V-60M-14 -58V-34H14V-58M0 -60V-34', sand, 5), { turn });

const hooded = (x: number, y: number, scale: number, eyes: string): string =>
  followerAt(x, y, scale, '#7d7062', { eyes });

export const conflictHeroes1: Heroes = {
  'the-rabble': () =>
    each('122 190 -10, 168 170 2, 216 168 -4, 256 190 10', fork) +
    each('128 236 0.72, 180 226 0.8, 236 232 0.76', (x, y, s) => impAt(x, y, s, 'calm')) +
    each('108 272 0.84, 160 276 1.02, 214 274 0.94, 262 270 0.84', (x, y, s) => impAt(x, y, s)),
  'crawling-dark': () =>
    raise(
      3,
      path(
        'M300 60Q250 66 246 110Q196 100 188 150Q140 148 138 196Q96 196 84 236Q70 250 50 262L60 280H310V50Z',
        '#0f0c09',
      ),
    ) +
    each('84 262 -20, 112 236 -14, 150 202 -6', (x, y, turn) =>
      place(x, y, polygon('-34 8, 4 -8, 6 8', '#0f0c09'), { turn }),
    ) +
    each(
      '262 110 12, 226 150 16, 262 182 10, 188 194 13, 230 222 18, 150 230 11, 178 250 8, 272 246 12, 112 256 7',
      (x, y, r) => gaze(x, y, r, { iris: r > 11 ? ember : bone, lid: '#0f0c09' }),
    ),
  'the-lost': () =>
    raise(
      1,
      line('M236 270V138', '#5a3a24', 9) +
        polygon('208 146, 268 138, 284 150, 268 164, 208 160', '#8a5f38') +
        polygon('262 172, 206 166, 192 180, 206 194, 262 190', '#6b4426'),
    ) +
    gaze(238, 151, 6, { lid: '#8a5f38' }) +
    impAt(150, 272, 1.2, 'sad') +
    line('M112 222L92 196', '#0f0c09', 8) +
    glow(90, 224, 46, ember, 0.9) +
    place(90, 240, lantern(), { scale: 0.42 }) +
    impAt(206, 274, 0.6, 'sad'),
  'ruined-house': () =>
    raise(3, path('M104 272V160L128 150L140 116L180 88L204 118L232 112L238 150L262 164V272Z', '#4d433b')) +
    raise(2, polygon('90 166, 134 128, 142 140, 98 180', blood) + polygon('196 96, 276 158, 266 172, 190 112', blood)) +
    rectangle(132, 172, 36, 34, soot, 3) +
    rectangle(200, 170, 36, 36, soot, 3) +
    gaze(150, 190, 15) +
    gaze(218, 189, 16) +
    path('M150 272V240Q182 216 214 240V272Z', soot) +
    each('156 0, 172 0, 188 0, 204 0', (x) => polygon(`${x - 8} 236, ${x + 8} 236, ${x} 256`, bone)) +
    line('M112 220L128 236L120 254M246 216L234 232', soot, 3.6),
  'keepers-of-the-threshold': () =>
    raise(
      3,
      path('M136 272V158Q136 104 184 88Q232 104 232 158V272Z', '#6f6154') +
        path('M150 272V164Q150 122 184 108Q218 122 218 164V272Z', soot),
    ) +
    glow(184, 220, 60, ember, 0.9) +
    gaze(184, 186, 20) +
    each('112 274 1.05, 256 274 1.05', (x, y, s) =>
      place(
        x,
        y,
        imp('calm') +
          raise(
            1,
            path('M-34 -70Q-34 -112 0 -116Q34 -112 34 -70Z', sand) +
              rectangle(-4, -130, 8, 40, blood, 3) +
              rectangle(-36, -74, 72, 8, '#a8946f', 3),
          ),
        { scale: s },
      ),
    ) +
    line('M88 274V116M280 274V116', '#5a3a24', 6) +
    each('88 116, 280 116', (x, y) => polygon(`${x - 10} ${y}, ${x} ${y - 32}, ${x + 10} ${y}`, bone)),
  'choir-of-the-hungry': () =>
    each('116 232 0.82, 184 222 0.9, 250 232 0.82', (x, y, s) =>
      place(
        x,
        y,
        imp('gape') +
          ellipse(1, -16, 19, 20, blood) +
          polygon('-15 -28, -3 -34, -8 -14', bone) +
          polygon('4 -34, 17 -28, 9 -14', bone),
        { scale: s },
      ),
    ) +
    each('148 276 1.06, 222 276 1.06', (x, y, s) =>
      place(
        x,
        y,
        imp('gape') +
          ellipse(1, -16, 22, 22, red) +
          polygon('-17 -28, -3 -36, -8 -12', bone) +
          polygon('4 -36, 19 -28, 10 -12', bone) +
          polygon('-24 4, 26 4, 1 26', bone),
        { scale: s },
      ),
    ),
  wraiths: () =>
    place(250, 258, ghost('#6f8a84'), { scale: 1.2 }) +
    place(124, 262, ghost('#7d988f'), { scale: 1.36 }) +
    place(190, 268, ghost('#c3d6cc'), { scale: 1.86 }),
  'winged-shades': () =>
    wingedAt(126, 210, 0.84, '#3a2a24', { turn: -10 }) +
    wingedAt(250, 170, 0.7, '#3a2a24', { turn: 12 }) +
    wingedAt(196, 268, 1.3, '#241a16'),
  'the-blind': () =>
    each('110 250 0.98 -4, 262 250 0.98 4, 186 274 1.3 2', (x, y, s, turn) =>
      place(
        x,
        y,
        raise(
          1,
          edged(
            curve(
              '-48 4!, -38 -34, -50 -64!, -29 -62, -24 -102!, -6 -80, 12 -106!, 19 -76, 44 -80!, 36 -42, 50 4!, 22 -7, 4 5, -20 -7',
            ),
            '#0f0c09',
            0.3,
          ),
        ) +
          rectangle(-42, -60, 84, 20, bone, 3) +
          polygon('38 -58, 58 -66, 56 -46, 40 -44', sand) +
          line('M-10 -22Q2 -28 14 -22', sand, 4),
        { scale: s, turn },
      ),
    ) + line('M150 272L92 170M236 274L280 166', '#b58a5a', 5),
  reflections: () =>
    raise(3, path('M92 176H284V280H92Z', '#3f5f57')) +
    clipped(
      'M92 176H284V280H92Z',
      place(186, 184, imp('sad', '#284440', '#5f8277'), { scale: 1.2, turn: 180 }) +
        line('M100 204H160M206 232H276M112 250H180', mist, 4),
    ) +
    impAt(186, 182, 1.2) +
    line('M92 177H284', mist, 3),
  'masterless-faithful': () =>
    hooded(122, 262, 0.92, sand) +
    hooded(246, 262, 0.92, sand) +
    hooded(184, 274, 1.3, bone) +
    each('122 218, 184 216, 246 218', (x, y) => chain(x, y, x + (x - 184) * 0.25 + 12, y + 46, '#c9b692', 5)),
  'the-diggers': () =>
    raise(2, shape('96 272!, 110 226, 150 214, 176 240, 190 272!', '#4a3426')) +
    impAt(222, 264, 1.1) +
    place(
      150,
      196,
      raise(
        2,
        line('M0 -70V22', '#8a5f38', 8) +
          path('M-17 18H17V44Q10 60 0 64Q-10 60 -17 44Z', '#b5a58c') +
          rectangle(-14, -78, 28, 9, '#6b4426', 4),
      ),
      { turn: -34 },
    ) +
    raise(2, ellipse(224, 274, 66, 16, soot)) +
    place(120, 252, skull(sand), { scale: 0.5, turn: -14 }) +
    gaze(160, 252, 7, { iris: bone }),
  'night-birds': () =>
    line('M92 244Q170 226 290 250M220 236L246 206', '#2a1c14', 11) +
    each('130 236 1 0, 190 232 1.24 1, 254 244 0.94 0', (x, y, s, flip) =>
      place(
        x,
        y,
        raise(2, edged(curve('-26 2!, -36 -34, -26 -74, 2 -92, 26 -74, 34 -34, 22 2!'), '#14100d', 0.3)) +
          both(polygon('8 -84, 30 -108, 26 -72', '#14100d')) +
          gazes(13, -62, 12) +
          polygon('-6 -50, 6 -50, 0 -36', ember) +
          line('M-14 -24Q-8 -16 -2 -24M2 -24Q8 -16 14 -24M-10 -10Q-4 -2 2 -10', '#4d433b', 3),
        { scale: s, flip: flip === 1 },
      ),
    ),
  beggars: () =>
    impAt(120, 270, 0.9, 'sad') +
    impAt(252, 270, 0.86, 'sad') +
    impAt(186, 266, 1.24, 'sad') +
    raise(2, path('M146 234H226Q222 276 186 278Q150 276 146 234Z', '#8a5f38') + ellipse(186, 234, 40, 10, soot)) +
    circle(178, 232, 7, ember) +
    circle(194, 234, 6, ember) +
    handAt(116, 214, 0.5, -16, '#0f0c09') +
    handAt(258, 212, 0.5, 16, '#0f0c09'),
  'the-fettered': () =>
    impAt(184, 268, 1.44, 'sad') +
    chain(112, 176, 262, 250, '#b5a58c', 8) +
    chain(262, 170, 112, 250, '#b5a58c', 8) +
    raise(2, circle(256, 252, 24, '#3a3632')) +
    gaze(256, 250, 9, { iris: bone, lid: '#3a3632' }) +
    raise(1, rectangle(164, 200, 42, 34, ember, 6)) +
    circle(185, 213, 6, soot) +
    rectangle(182, 213, 6, 13, soot),
  'thieves-of-sleep': () =>
    impAt(134, 272, 1.1, 'grin', { turn: -6 }) +
    rectangle(100, 212, 64, 15, blood, 4) +
    gaze(121, 219, 7, { iris: bone, lid: blood }) +
    gaze(146, 220, 6, { iris: bone, lid: blood }) +
    raise(3, edged(curve('184 188!, 204 178!, 214 194, 270 216, 276 262, 240 280, 176 276, 160 238'), '#9d8c70', 0.3)) +
    line('M180 192Q194 198 212 190', rust, 6) +
    place(218, 238, crescent(0, 0, 26, pale, -20) + line('M-12 0Q-6 6 0 0', soot, 2.6)) +
    star(196, 252, 8, pale, 5) +
    star(250, 206, 7, pale, 5),
};
