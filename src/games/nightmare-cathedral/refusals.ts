import type { PhraseFact } from '../../words/phrase';

/** The rule behind each reason for refusing. Its words are `nightmare-cathedral:refused.<reason>`. */
export const REASONS = {
  notYourTurn: 'N3.5',
  notYours: 'N5.7',
  // setting up
  areaTaken: 'N2.6',
  needsCorner: 'N2.6',
  hasCorner: 'N2.6',
  chooseNight: 'N2.8',
  // the turn
  besideBed: 'N3.1',
  actFirst: 'N3.1',
  sleepsLater: 'N3.6',
  putBackFirst: 'N3.2',
  drawDream: 'N3.3',
  drawLater: 'N3.3',
  discardNow: 'N3.4',
  basicStays: 'N3.4',
  answerFirst: 'N4.1',
  cannotAgree: 'N4.1',
  onlyDreams: 'N4.3',
  // cards
  dreamMoment: 'N4.3',
  dreamUnmet: 'N4.5',
  dreamUnpaid: 'N4.5',
  dreamLater: 'N4.3',
  deedMoment: 'N5.3',
  deedOther: 'N5.3',
  upgradeMoment: 'N5.2',
  notUpgrade: 'N5.2',
  combatMoment: 'N6.2',
  layCards: 'N6.2',
  keepNow: 'N10.4',
  // the map
  cathedralClosed: 'N5.7',
  held: 'N5.7',
  nobodyHere: 'N5.7',
  notAdjacent: 'N5.7',
  wingedOnly: 'N5.7',
  full: 'N1.4',
  fullShadows: 'N1.4',
  oneCrowd: 'N1.4',
  notControlled: 'N5.6',
  elsewhere: 'N5.1',
  noFollower: 'N5.5',
  noShadow: 'N5.1',
  buildControlled: 'N5.5',
  rivalFortress: 'N1.5',
  threeLevels: 'N1.5',
  nobodyToConvert: 'N5.8',
  oneSide: 'N6.1',
  retreatRival: 'N6.6',
  retreatFar: 'N6.6',
  // the Ritual track, the Cathedral and the Nightmares
  climbNow: 'N7.1',
  otherSign: 'N7.2',
  pieceClosed: 'N10.2',
  commandedAlready: 'N9.1',
  chooseNightmare: 'N9.1',
  roamCathedral: 'N9.2',
  roamAgain: 'N9.2',
  roamFar: 'N9.2',
  nobodyToDevour: 'N9.3',
  releaseNow: 'N9.3',
  chooseNow: 'N5.1',
} as const satisfies Record<string, string>;

export type Reason = keyof typeof REASONS;

/** A reason, with what its sentence names. */
export type Because = readonly [Reason, Readonly<Record<string, PhraseFact>>?];
