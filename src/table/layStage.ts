import { assignViews } from './assignViews';
import { getDuration, planFlights, type Flight, type Pace } from './flights';
import { getPose } from './pose';
import type { Size } from './scene';
import { placeAgain, settlePieces, type ShownPiece } from './shownPiece';
import type { Heard } from './sound';
import type { Drawing, MatchSource, Stage } from './stage';

/** The flights that put all cards at once where they lie. */
const planJumps = (shown: readonly ShownPiece[]): Flight[] =>
  planFlights(
    [],
    shown.map((one) => ({ ...one, isMoving: true })),
    { flight: 0, stagger: 0 },
    false,
  );

/** What lies there before the first beat. A match that has just begun is dealt, from beyond the edge of the table. */
export function openStage(face: Drawing, shows: MatchSource, size: Size, pace: Pace, isStill: boolean): Stage {
  const scene = face.layOutScene(shows.rest, shows.viewer, size, null);
  const lying = settlePieces(assignViews([], scene, []));
  const stage: Stage = {
    begun: shows.dropped,
    underWay: 1,
    view: shows.rest,
    decision: 0,
    actor: null,
    scene,
    size,
    open: null,
    shown: lying,
    flights: planJumps(lying),
    said: [],
    spoken: [],
    traces: [],
    landing: null,
    heard: null,
    events: [],
    lifted: [],
    played: [],
    sheet: null,
    phase: 'resting',
    step: 0,
    isLaid: false,
    read: 0,
    owed: 0,
  };
  if (shows.rest.played > 0 || shows.beats.length > 0) return stage;
  const shown = lying.map((one): ShownPiece => ({
    ...one,
    isMoving: true,
    isFlying: true,
    start: { ...getPose(one.piece), x: size.width / 2, y: -one.piece.width, turn: 0, flip: 0 },
  }));
  const fly = planFlights([], shown, pace, isStill);
  const heard: Heard = { name: 'shuffle' };
  return getDuration(fly) > 0 ? { ...stage, shown, flights: fly, heard, phase: 'flying' } : stage;
}

/** The same moment on a table of another size. What is under way flies on, to where it is to lie now; all else is put there. */
export function resizeStage(face: Drawing, stage: Stage, viewer: number, size: Size): Stage {
  const scene = face.layOutScene(stage.view, viewer, size, stage.open);
  const shown = placeAgain(stage.shown, scene);
  const underWay = new Map(stage.flights.filter(({ time }) => time > 0).map((flight) => [flight.view, flight]));
  const list = planJumps(shown).map((jump): Flight => {
    const flight = stage.phase === 'flying' ? underWay.get(jump.view) : undefined;
    if (!flight) return jump;
    return { ...flight, to: { ...jump.to, fade: flight.to.fade } };
  });
  return { ...stage, scene, size, shown, flights: list, isLaid: false };
}
