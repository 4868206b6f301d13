/** Animals of the tales: each drawn on its own. */
import { catHead } from '../../cat';
import { eye } from '../../eyes';
import { limb } from '../../koty/limb';
import { hill, waves } from '../../landscape';
import { tabby } from '../../markings';
import { curve, each } from '../../outline';
import { circle, clipped, ellipse, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { edged, raise } from '../../shadow';
import { cloud, sky } from '../../sky';
import { both, sheetOf, whole } from '../figure/face';
import { bow, crown, musketeer } from '../figure/hats';
import { sword } from '../figure/props';
import type { Picture } from '../frame';
import { skins, tale } from '../palette';
import { boards, disc, fullMoon, night, woods } from '../scenes';

import { standing } from './standing';

const plain = skins.fair;

function duckling(): Picture {
  const [grey, light, deep] = ['#9aa0ac', '#c9ced6', '#6f7684'];
  const reed = (x: number, y: number, tall: number): string =>
    line(`M${x} ${y}V${y - tall}`, '#3f6f4a', 5) + raise(1, rectangle(x - 6, y - tall - 26, 12, 34, '#7a4a28', 6));
  const sister = (x: number, y: number, scale: number): string =>
    place(
      x,
      y,
      raise(
        1,
        edged(curve('-30 0, -34 -16, -14 -22, 16 -20, 36 -32!, 32 -4, 10 6'), '#f7cf3f', 0.4) +
          circle(-20, -32, 16, '#f7cf3f') +
          polygon('-34 -34, -50 -28, -34 -24', '#f0862e'),
      ) + circle(-25, -35, 3, '#1b1030'),
      { scale },
    );
  const swan = place(
    172,
    336,
    shape('-70 0, -60 -16, 40 -18, 92 -34!, 78 2, 20 16', '#f4faff', { opacity: 0.5 }) +
      line('M-58 0Q-90 -40 -60 -58', '#f4faff', 17, { opacity: 0.5 }),
  );
  const scene =
    sky('#a8d4c8', '#f6f0cc') +
    hill(4, 190, 10, '#8fb87a') +
    reed(256, 260, 150) +
    reed(280, 280, 110) +
    reed(238, 270, 90) +
    sister(84, 208, 0.62) +
    sister(130, 202, 0.56) +
    sister(232, 200, 0.52) +
    waves(214, '#5aa8b8', 4) +
    waves(252, '#3f8fa8', 26);
  const hero =
    raise(
      2,
      edged(
        curve('-92 -24, -96 -64, -62 -92, 0 -96, 60 -90, 96 -116!, 112 -92, 104 -46, 66 -6, 0 6, -60 2'),
        grey,
        0.35,
      ) + shape('-80 -20, -60 -60, -10 -60, 30 -24, 0 4, -50 2', light),
    ) +
    raise(1, edged(curve('-6 -70, 36 -88, 86 -74!, 74 -52, 84 -46!, 60 -30, 16 -28, -10 -44'), deep, 0.3)) +
    raise(2, edged(curve('-118 -130, -106 -176, -64 -200, -20 -190, 6 -150, 0 -106, -40 -84, -88 -88'), grey, 0.4)) +
    line('M-56 -198Q-60 -222 -46 -230M-48 -198Q-42 -218 -28 -222', grey, 7) +
    raise(
      1,
      edged(curve('-98 -132, -78 -146, -50 -136, -58 -112, -92 -106, -122 -112'), '#e8902e', 0.3) +
        line('M-118 -112Q-86 -112 -58 -120', '#a8601a', 3),
    ) +
    eye(-92, -154, 13, { ...plain, shade: deep }, { mood: 'sad', look: [-0.3, 0.4], iris: '#fffaf0' }) +
    eye(-44, -158, 15, { ...plain, shade: deep }, { mood: 'sad', look: [-0.3, 0.4], iris: '#fffaf0' });
  return standing(scene, hero, {
    x: 176,
    y: 306,
    scale: 0.98,
    face: [-58, -150, 84],
    front: swan + waves(318, '#2f7a98', 12),
  });
}

function puss(): Picture {
  const orange = {
    fur: '#f29a3f',
    shade: '#dc7f2c',
    deep: '#a8501a',
    light: '#ffe2b8',
    inner: '#f7b9a8',
    iris: '#a8e070',
    ink: '#5a2410',
    whisker: '#fff6e4',
  };
  const mill = place(
    246,
    268,
    raise(2, polygon('-26 4, -18 -76, 18 -76, 26 4', '#f6e6c8') + polygon('-22 -74, 0 -104, 22 -74', '#a8402f')) +
      place(
        0,
        -78,
        [20, 110, 200, 290]
          .map((turn) =>
            place(0, 0, rectangle(-3, 0, 6, 62, '#7a4a28') + rectangle(0, 14, 16, 46, '#fffaf0', 2), { turn }),
          )
          .join(''),
      ),
  );
  const scene =
    sky('#5aa8c8', '#fbe6b0') +
    cloud(226, 60, 0.46, '#ffffff') +
    hill(6, 256, 10, '#e8b84a') +
    mill +
    hill(9, 300, 8, '#d9982e');
  const boot = (x: number, flip: boolean): string =>
    place(
      x,
      0,
      raise(
        1,
        edged(curve('-19 -66!, 19 -66!, 17 -30, 20 -14, 40 -8, 42 8!, -18 8!, -16 -30'), '#7a3420', 0.3) +
          edged(curve('-25 -74!, 25 -74!, 22 -52, -22 -52'), '#a8502e', 0.35) +
          rectangle(-18, 4, 60, 8, '#4a1c10', 3),
      ),
      { flip },
    );
  const tail = limb('M30 -60C96 -50 108 -110 84 -142', orange.shade, 18);
  const hero =
    raise(2, sheetOf('0 -162, 46 -150, 78 -60, 92 -6, 0 -20', '#3f5f9f')) +
    tail +
    boot(-24, true) +
    boot(24, false) +
    raise(
      2,
      edged(whole('0 -160, 34 -150, 42 -100, 34 -56, 0 -50'), orange.fur, 0.3) +
        clipped(whole('0 -160, 34 -150, 42 -100, 34 -56, 0 -50'), ellipse(0, -104, 20, 46, orange.light)),
    ) +
    raise(1, rectangle(-42, -86, 84, 13, '#5a2a18', 5) + rectangle(-12, -90, 24, 21, tale.gold, 4)) +
    sword(72, -70, 0.74, 24) +
    limb('M34 -132Q76 -122 66 -82', orange.fur, 20) +
    limb('M-34 -132Q-84 -110 -42 -82', orange.fur, 20) +
    raise(1, circle(0, -146, 8, tale.gold)) +
    place(
      0,
      -190,
      raise(
        2,
        catHead(orange, {
          mood: 'sly',
          ears: 'small',
          mouth: 'smile',
          marks: tabby(orange.deep).head,
          eye: 16,
          look: [-0.3, 0],
        }),
      ),
      { scale: 0.98 },
    ) +
    place(0, -204, musketeer('#2f3f7a', '#fff6e4'), { scale: 1, turn: -5 });
  return standing(scene, hero, { x: 166, y: 322, scale: 0.98, face: [0, -206, 86] });
}

function frogPrince(): Picture {
  const [green, light, deep] = ['#6cb84a', '#d4ec9a', '#3f7f34'];
  const pad = (x: number, y: number, scale: number, c: string): string =>
    place(x, y, raise(1, path('M0 0L62 -16A92 26 0 1 1 84 -4Z', c)), { scale });
  const lily = place(
    62,
    288,
    raise(
      1,
      each('-24 0 -40, -12 -6 -18, 12 -6 18, 24 0 40, 0 -10 0', (x, y, turn) =>
        place(x, y, shape('0 12, -11 -4, 0 -26!, 11 -4', '#f7a8c8'), { turn }),
      ),
    ) + circle(0, -6, 8, '#f6d27a'),
  );
  const scene =
    sky('#123f4a', '#6fb89a') +
    fullMoon('#f6f0c0', 84, 172, 120) +
    woods(33, '#2f6f64', '#1a4a4a', 200) +
    waves(256, '#2a6f7a', 6) +
    pad(250, 272, 0.5, '#4a9a5a') +
    waves(290, '#1f5a68', 30) +
    pad(150, 326, 1.7, '#3f8a4a') +
    lily;
  const leg = edged(curve('40 -58, 84 -70, 112 -40, 96 -10, 124 4!, 96 8, 66 10, 50 -8'), deep, 0.3);
  const hero =
    raise(2, both(leg)) +
    raise(
      2,
      sheetOf('0 -112, 54 -96, 72 -48, 60 -2, 0 8', green) + sheetOf('0 -84, 36 -76, 46 -40, 30 0, 0 4', light, 0.3),
    ) +
    raise(
      1,
      both(limb('M44 -76Q64 -34 40 -2', green, 20) + each('30 6, 42 9, 54 5', (x, y) => circle(x, y, 7, green))),
    ) +
    place(
      0,
      -138,
      raise(2, both(circle(44, -40, 31, green)) + sheetOf('0 -44, 46 -46, 82 -14, 84 22, 50 50, 0 56', green)) +
        both(eye(44, -42, 22, { ...plain, shade: deep }, { mood: 'wide', look: [0.1, 0.1], iris: '#ffe27a' })) +
        line('M-62 12Q0 50 62 12', deep, 5.5) +
        both(ellipse(64, 20, 13, 8.5, '#f08a7a', { opacity: 0.65 }) + circle(8, 0, 2.6, deep)) +
        place(0, -26, crown(tale.gold, ['#d9433a', '#3f8fd9', '#d9433a'], 0.78)),
    ) +
    place(-66, -16, raise(2, circle(0, 0, 22, '#f6c63a')) + ellipse(-7, -8, 6, 8, '#fff3c0'));
  return standing(scene, hero, { x: 168, y: 316, scale: 0.98, face: [0, -166, 104] });
}

function unicorn(): Picture {
  const [white, shade] = ['#fdf6ec', '#e6d4cf'];
  const lock = (d: string, c: string): string => edged(curve(d), c, 0.3);
  const mane = raise(
    2,
    lock(
      '6 -250, 60 -256, 104 -214, 104 -160, 140 -120, 128 -40, 116 20!, 90 -10, 104 -70, 78 -120, 80 -176, 50 -214',
      '#e8b945',
    ) +
      lock(
        '4 -244, 48 -248, 84 -210, 84 -158, 116 -112, 100 -30, 84 0!, 80 -70, 60 -116, 62 -170, 36 -206',
        '#7cc4b0',
      ) +
      lock('0 -238, 36 -240, 66 -204, 62 -152, 88 -104, 70 -40!, 56 -90, 40 -140, 44 -176, 24 -206', '#e8859f'),
  );
  const hero =
    raise(2, edged(curve('-24 -200, 20 -226, 66 -196, 96 -120, 112 14, -58 14, -36 -66, -44 -120'), white, 0.5)) +
    mane +
    raise(
      2,
      edged(curve('-22 -226, -18 -274!, 14 -240'), white, 0.5) +
        shape('-14 -232, -12 -258, 6 -240', '#f0b3b3') +
        edged(
          curve('-58 -214, -20 -246, 26 -236, 42 -196, 12 -150, -32 -122, -84 -100, -114 -112, -112 -146, -84 -176'),
          white,
          0.5,
        ) +
        shape('-84 -100, -114 -112, -112 -146, -90 -156, -64 -134, -60 -110', '#f6d0cc'),
    ) +
    ellipse(-99, -136, 5, 4, '#a05a5a') +
    line('M-104 -114Q-84 -108 -72 -118', '#a05a5a', 3.6) +
    raise(
      2,
      polygon('-46 -230, -86 -322, -22 -246', '#f0bf3a') +
        polygon('-34 -238, -86 -322, -22 -246', '#d99a22') +
        line('M-54 -252L-36 -258M-64 -276L-50 -282M-74 -298L-64 -302', '#a86a14', 4.4),
    ) +
    raise(
      1,
      lock('-32 -238, 0 -262, 32 -244, 16 -220, -6 -222, -20 -198, -36 -208', '#e8859f') +
        lock('-30 -234, -6 -250, 10 -236, -10 -222, -22 -202, -34 -212', '#7cc4b0'),
    ) +
    eye(-34, -184, 15, { ...plain, shade }, { mood: 'wide', look: [-0.3, 0], iris: '#6fb4e0' }) +
    line('M-50 -198L-60 -205M-44 -202L-50 -212', '#5a3a3a', 3.2) +
    ellipse(-26, -150, 12, 8, '#f0a3a3', { opacity: 0.6 });
  return standing(
    sky('#2f6a86', '#d9ecc8') +
      disc('#fff6dc', 100, 160, 162) +
      woods(22, '#7ab89a', '#2f7466', 230) +
      each('60 300, 252 300, 274 316', (x, y) => star(x, y, 6, '#fff6dc', 4, 0.3)),
    place(0, 0, hero, { flip: true }),
    { x: 146, y: 334, scale: 0.92, face: [30, -196, 96] },
  );
}

interface Fur {
  readonly fur: string;
  readonly snout: string;
}

function bear({ fur, snout }: Fur, cloth: string, worn: string): string {
  const coat = { ...plain, fur, shade: fur };
  return (
    raise(2, sheetOf('0 -120, 52 -110, 84 -50, 88 14, 0 14', fur)) +
    raise(1, sheetOf('0 -106, 40 -98, 68 -44, 74 14, 0 14', cloth)) +
    place(
      0,
      -154,
      raise(
        2,
        both(circle(46, -46, 24, fur) + circle(46, -46, 13, snout)) +
          sheetOf('0 -58, 44 -50, 66 -12, 64 22, 36 48, 0 52', fur),
      ) +
        raise(1, sheetOf('0 -4, 26 0, 36 20, 24 40, 0 44', snout, 0.3)) +
        both(eye(25, -14, 11, coat, { mood: 'wide', look: [0, 0.1], iris: '#fffaf0' })) +
        ellipse(0, 6, 13, 9, '#2e1a12') +
        line('M0 14V22M-13 24Q0 34 13 24', '#2e1a12', 3.6) +
        worn,
    )
  );
}

function threeBears(): Picture {
  const brown = { fur: '#7a4a2a', snout: '#d9a870' };
  const scene =
    boards('#6f9a7a', '#4a6a50', 60) +
    raise(1, rectangle(206, 52, 66, 56, '#f0d8a0', 6) + rectangle(212, 58, 54, 44, '#8fc8d8', 3)) +
    polygon('214 100, 236 74, 250 88, 264 100', '#5f9a5a');
  const bowl = (x: number, y: number, scale: number, c: string): string =>
    place(x, y, raise(2, ellipse(0, -20, 36, 9, '#fbe9c0') + path('M-38 -20H38Q36 14 0 14Q-36 14 -38 -20Z', c)), {
      scale,
    });
  const table =
    raise(3, rectangle(-10, 296, 320, 60, '#9a6236') + rectangle(-10, 292, 320, 9, '#b87a48')) +
    bowl(236, 300, 1, '#c9503f') +
    bowl(148, 300, 0.84, '#4f8fb8') +
    bowl(78, 300, 0.62, '#f2b63c');
  const family =
    place(214, 330, bear(brown, '#3f5f8a', bow('#c9303a', 0, 58, 0.9))) +
    place(126, 334, bear({ fur: '#95602f', snout: '#ecc48c' }, '#d98aa6', bow('#f08aa8', 34, -52, 0.8, 20)), {
      scale: 0.82,
    }) +
    place(166, 340, bear({ fur: '#b8803f', snout: '#f6dcb0' }, '#f2c65a', ''), { scale: 0.56 });
  return { scene, figure: family + table, face: { x: 200, y: 176, r: 96 } };
}

function wolf(): Picture {
  const [fur, deep, light] = ['#74717c', '#4a4854', '#b4b0b4'];
  const head =
    raise(
      2,
      both(edged(curve('30 -50, 62 -118!, 80 -48, 64 -22'), fur, 0.3) + shape('44 -50, 62 -92, 68 -46', '#c58f94')),
    ) +
    raise(
      2,
      edged(
        curve('-88 -34, -74 -82, -30 -102, 0 -90, 36 -104, 78 -82, 88 -34, 50 -48, 0 -56, -50 -48'),
        '#fff3e0',
        0.5,
      ) + each('-70 -36, -36 -46, 0 -52, 36 -46, 70 -36', (x, y) => circle(x, y, 15, '#f3dcc0')),
    ) +
    raise(2, sheetOf('0 -54, 50 -44, 72 -8, 104 12!, 74 26, 80 46!, 48 48, 0 62', fur)) +
    raise(1, edged(curve('-38 4, 0 -12, 38 4, 42 46, 24 78, 0 84, -24 78, -42 46'), light, 0.3)) +
    path('M-42 46Q0 72 42 46Q36 82 0 92Q-36 82 -42 46Z', '#5a1f28') +
    ellipse(4, 82, 15, 8, '#e8776e') +
    each('-28 54, -10 60, 10 60, 28 54', (x, y) =>
      polygon(`${x - 7} ${y - 2}, ${x + 7} ${y - 2}, ${x} ${y + 14}`, '#ffffff'),
    ) +
    shape('-19 28, 19 28, 0 48', '#2a1a1e') +
    ellipse(-6, 32, 4, 2.4, '#8a7a80') +
    both(eye(31, -12, 16, { ...plain, shade: deep }, { mood: 'cross', look: [0, 0.1], iris: '#f7cf3f' }));
  const paws = both(
    raise(
      2,
      edged(curve('66 -56, 36 -84, 10 -70, 12 -44, 46 -34'), fur, 0.3) +
        each('18 -44, 31 -40, 44 -38', (x, y) =>
          polygon(`${x - 6} ${y}, ${x + 6} ${y + 3}, ${x - 1} ${y + 18}`, '#fff3e0'),
        ),
    ),
  );
  const hero =
    raise(
      2,
      sheetOf('0 -152, 58 -132, 90 -50, 98 14, 0 14', '#d8b0c8') +
        each('-60 -16, -30 -60, 30 -60, 60 -16, 0 -20', (x, y) => circle(x, y, 6, '#a8709a')),
    ) +
    raise(1, both(edged(curve('0 -96!, 40 -104, 60 -130, 40 -146, 0 -132'), '#fff6ec', 0.4))) +
    place(0, -172, head) +
    paws;
  return standing(
    night('#3a2a54', '#d98a5a', 5) + fullMoon('#ffd98a', 104, 166, 170) + woods(8, '#6a4a5a', '#2f2436', 240),
    hero,
    { x: 166, y: 338, scale: 0.92, face: [0, -180, 100] },
  );
}

export const animals = { duckling, puss, frogPrince, unicorn, threeBears, wolf };
