import { curledCat } from '../../cat';
import { darker } from '../../colour';
import { furs } from '../../fur';
import { hill, waves } from '../../landscape';
import { glow } from '../../light';
import { curve, each } from '../../outline';
import { circle, clipped, ellipse, line, place, rectangle, shape, star } from '../../paper';
import type { Drawing } from '../../render';
import { edged, raise } from '../../shadow';
import { cloudBank, hungStar, sky } from '../../sky';
import { land, landStars } from '../frame';
import { sen } from '../palette';

/** A bed under sail: the land without crows. */
export function bedAtSea(): Drawing {
  const sailPath = curve('176 78!, 214 124, 262 214!, 218 228, 176 222!, 182 150');
  const sail = raise(
    2,
    edged(sailPath, sen.cream, 0.3) +
      clipped(
        sailPath,
        each('0 116, 0 154, 0 192', (x, y) =>
          place(x, y, shape('150 0!, 212 4, 280 -8!, 280 8!, 212 20, 150 14!', sen.coral)),
        ),
      ),
  );
  const mast =
    rectangle(167, 74, 8, 220, sen.wood, 4) + raise(1, shape('172 70!, 146 78, 130 70!, 140 84, 172 90!', sen.coral));
  const boards = raise(
    2,
    edged(curve('54 346, 50 262, 64 246, 82 252, 84 346'), sen.wood) +
      edged(curve('236 346, 238 286, 250 276, 262 284, 262 346'), sen.wood) +
      rectangle(60, 306, 190, 34, darker(sen.wood, 0.22, '#5a1f2a'), 8),
  );
  const sleeper =
    raise(1, edged(curve('76 300, 78 264, 112 256, 146 264, 148 300'), '#c9b8ec', 0.45)) +
    circle(116, 276, 20, '#8a4a3a') +
    circle(116, 279, 18.5, '#f6cfa8') +
    ellipse(106, 283, 4, 2.6, '#ee9a86') +
    ellipse(127, 283, 4, 2.6, '#ee9a86') +
    line('M103 275q4 5 9 0M119 275q4 5 9 0M112 285q3 3 6 0', '#5a2a2a', 2.2) +
    raise(
      1,
      shape('97 268!, 104 252, 122 250, 137 266!, 116 262', '#6a55b4') +
        shape('112 252, 100 238, 80 236, 70 254!, 86 252, 98 266', '#6a55b4') +
        circle(70, 256, 6.5, sen.lamp),
    );
  const quilt = raise(
    2,
    edged(curve('84 300, 106 292, 150 288, 206 292, 238 304, 244 334, 240 352, 84 352, 80 330'), sen.coral, 0.3) +
      each('106 322 9, 146 312 7, 186 319 9, 222 314 7', (x, y, r) => star(x, y, r, sen.lamp, 5, 0.5)),
  );
  const cat = place(208, 294, curledCat(furs.blue), { scale: 0.36 });
  const scene =
    sky('#1c2370', '#4fc0bd', { middle: [0.4, '#2f6cae'] }) +
    glow(70, 72, 210, sen.cream, 0.5) +
    hungStar(232, 52, 8, sen.lamp) +
    hungStar(258, 84, 6, sen.cream) +
    landStars(12, 210, 22, 2, { x: 245, y: 70, r: 40 }, { x: 205, y: 160, r: 74 }) +
    cloudBank(5, 220, '#4aa7bd') +
    cloudBank(8, 240, '#8ad6d0', 26) +
    hill(2, 254, 1, '#46a3ae', { mist: sen.teal }) +
    mast +
    sail +
    boards +
    sleeper +
    cat +
    quilt +
    waves(336, '#46a9b6', 4) +
    waves(355, '#3388a2', -18) +
    waves(374, '#28698e', 10);
  const fish = raise(
    1,
    edged(curve('28 0, 10 -12, -16 -9, -30 0, -40 -12!, -38 0, -40 12!, -30 0, -14 10, 10 11'), sen.beak, 0.3) +
      circle(15, -3, 2.6, sen.ink),
  );
  return land(0, scene + place(66, 360, fish, { scale: 0.66, turn: -34 }) + waves(390, '#1c4568', 30));
}
