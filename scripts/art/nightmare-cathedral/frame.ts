/** Every card: a pointed window in dark stone, a pennant at the left, the name's strip at the foot, what stands on it. */
import { cardWidth, finishedCard, windowPaper } from '../card';
import { lighter, mix } from '../colour';
import { circle, clipped, line, path, place, polygon } from '../paper';
import type { Drawing } from '../render';
import { edged, raise } from '../shadow';
import { number } from '../type';

import { gaze } from './gaze';
import { ash, bone, coal, ember, flame, mist, night, rust, soot, verdigris } from './palette';

/** What is drawn for one card. */
export interface Picture {
  /** Behind the frame. */
  readonly scene: string;
  /** Before the frame: it may break the arch's edge and stands on the strip. */
  readonly hero: string;
}

export interface FrameLook {
  readonly frame: string;
  readonly rim: string;
  readonly strip: string;
}

/** Where the strip begins; what stands on it stands at `floor`. */
export const stripTop = 344;
export const floor = 352;

/** The window: what shall not lie over the frame is clipped to it. */
export const archPath = 'M18 440V156C20 88 76 40 150 12C224 40 280 88 282 156V440Z';
const moulding = 'M25 440V158C27 94 82 48 150 21C218 48 273 94 275 158V440';

export const frames = {
  development: [
    { frame: coal, rim: rust, strip: bone },
    { frame: coal, rim: ember, strip: bone },
  ],
  dream: [
    { frame: '#1d2726', rim: verdigris, strip: '#d8e2d2' },
    { frame: '#1f2423', rim: flame, strip: '#d8e2d2' },
  ],
  conflict: [
    { frame: '#120e0c', rim: ash, strip: bone },
    { frame: '#160c0a', rim: '#8a3a24', strip: bone },
  ],
  nightmare: [
    { frame: coal, rim: rust, strip: bone },
    { frame: '#1c120e', rim: ember, strip: soot },
  ],
} as const satisfies Record<string, readonly [FrameLook, FrameLook]>;

/** A stone at the arch's point: it watches. */
const keystone = (colour: string, rim: string): string =>
  raise(
    1,
    polygon('150 -2, 166 8, 150 26, 134 8', mix(rim, colour, 0.35)) + polygon('150 1, 162 8, 150 22, 138 8', colour),
  ) + gaze(150, 10, 5.5, { iris: rim, lid: colour });

export function strip(top: number, colour: string): string {
  const paper = `M-10 ${top + 2}Q150 ${top - 9} 310 ${top + 2}V440H-10Z`;
  return raise(2, path(paper, lighter(colour, 0.4), { transform: 'translate(0 -2)' }) + path(paper, colour));
}

export const pennant = (colour: string, inside: string, height = 102): string => {
  const paper = `M8 -8H96V${height}L52 ${height + 33}L8 ${height}Z`;
  return (
    raise(
      3,
      path(paper, lighter(colour, 0.3), { transform: 'translate(-0.8 1)' }) +
        path(paper, colour) +
        line(`M15 -8V${height - 4}L52 ${height + 24}L89 ${height - 4}V-8`, mix(colour, soot, 0.22), 1.6),
    ) + inside
  );
};

/** A large number on the pennant. */
export const pennantNumber = (text: string | number, size = 78): string => number(52, 88, size, String(text), soot);

const blade = 'M0 -58L10 -40V16H28V29H9V46A9 9 0 1 1 -9 46V29H-28V16H-10V-40Z';
export const sword = (x: number, y: number, size: number, colour: string): string =>
  place(x, y, path(blade, colour), { scale: size / 100, turn: 40 });

const buckler = 'M0 -52Q22 -40 44 -40V-2Q42 34 0 56Q-42 34 -44 -2V-40Q-22 -40 0 -52Z';
export const shield = (x: number, y: number, size: number, colour: string): string =>
  place(x, y, path(buckler, colour), { scale: size / 100 });

/** What the card is worth in a conflict. */
export const strength = (attack: number, defence: number): string =>
  raise(2, path('M8 146H84Q96 146 96 158V232Q96 244 84 244H8Z', coal)) +
  sword(31, 171, 40, ember) +
  number(70, 187, 48, String(attack), bone) +
  shield(31, 219, 34, mist) +
  number(70, 235, 48, String(defence), bone);

export const pointsDisc = (points: number): string =>
  raise(2, circle(261, 41, 27, lighter(ember, 0.4)) + circle(261, 42, 26.4, ember)) +
  number(261, 56, 41, String(points), soot);

export function card(look: FrameLook, picture: Picture, marks: string, top = stripTop): Drawing {
  const stones =
    line(moulding, mix(look.frame, look.rim, 0.55), 1.4, { opacity: 0.8 }) +
    line('M0 160H17M0 300H17M283 160H300M283 300H300', mix(look.frame, '#000000', 0.35), 1.6);
  const inArch = clipped(`M-10 -30H${cardWidth + 10}V${top + 40}H-10Z`, picture.hero);
  return {
    ...finishedCard(
      picture.scene +
        raise(
          3,
          edged(`M-60 -60H360V480H-60Z${archPath}`, look.rim, 0.2).replaceAll('<path', '<path fill-rule="evenodd"'),
        ) +
        windowPaper(archPath.replaceAll('18 ', '16 ').replaceAll('282 ', '284 '), look.frame, 0.06, 1) +
        stones +
        keystone(look.frame, look.rim) +
        inArch +
        strip(top, look.strip) +
        marks,
      0.36,
    ),
    shadow: night,
  };
}
