import type { Seat } from '../../rules/kernel/types';
import { signMarkedIn } from '../../rules/nightmare-cathedral/land';
import type { Answer } from '../../rules/nightmare-cathedral/reactions';
import { scoreOf } from '../../rules/nightmare-cathedral/score';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { middleOf } from '../../table/layout/rect';
import { join, NO_PART } from '../../table/pieces';
import { OVER_DEPTH, type Place, type Plate, type Scene, type Scenery, type Size } from '../../table/scene';

import { buildActionBoard } from './actionBoard';
import { buildAreaPlaces } from './areas';
import { buildColumns } from './columns';
import { buildConflict, type ConflictPart } from './conflictScene';
import { buildDoingPanels } from './doing';
import { buildDrawers } from './drawers';
import { chipPlace, MAP_PLACE } from './keys';
import { layout, type Layout } from './layout';
import { cutCover } from './layoutParts';
import type { MapLook, SignsLook } from './map';
import { buildMarket } from './market';
import { listPayingAreas } from './payers';
import type { PayersLook } from './PayersPicture';
import { makePhrase } from './phrases';
import { findPlayedRoom } from './played';
import type { PrintsLook } from './PrintsPicture';
import { findErrand, getStep, isEnding, listAnswers } from './task';
import { buildTowerPanels } from './towerPanels';
import { buildTracks } from './tracks';
import { SIGNS_DEPTH, buildGhosts, buildUnits } from './units';
import { buildWaiting, findWaitingKey } from './waiting';

/** What somebody has answered, as a sign on the chip. */
const STAMPS = { agree: 'tick', oppose: 'cross', pass: 'arrow' } as const;

/** The steps at which somebody chooses a bed. */
const SLEEPING = ['match.sleep', 'turn.wake'];

function mapScenery(view: NightmareCathedral, viewer: Seat, { map }: Layout): Scenery[] {
  const { seats, control, pieces } = view;
  const marked = view.stronghold.some((area) => area === 0) ? null : signMarkedIn(view);
  const path = findErrand(view)?.path ?? [];
  const payers = listPayingAreas(view, viewer);
  return [
    { key: 'map', picture: 'map', ...middleOf(map), data: { seats, control, marked, pieces } satisfies MapLook },
    ...(payers.length > 0
      ? [{ key: 'payers', picture: 'payers', ...middleOf(map), data: { seats, areas: payers } satisfies PayersLook }]
      : []),
    ...(path.length > 1
      ? [{ key: 'prints', picture: 'prints', ...middleOf(map), data: { seats, path } satisfies PrintsLook }]
      : []),
    {
      key: 'signs',
      picture: 'signs',
      ...middleOf(map),
      depth: SIGNS_DEPTH,
      data: { seats, marked } satisfies SignsLook,
    },
  ];
}

function plates(view: NightmareCathedral, { chips }: Layout): Plate[] {
  const scores = scoreOf(view);
  const answers = listAnswers(view);
  const stampOf = (answer: Answer | null | undefined): Pick<Plate, 'stamp'> =>
    answer ? { stamp: { sign: STAMPS[answer], label: makePhrase(`answer.${answer}`) } } : {};
  return chips.map((chip, seat): Plate => ({
    seat,
    ...stampOf(answers[seat]),
    ...middleOf(chip),
    score: scores[seat],
    // The sums would give away the count that stands over the table at the end.
    hidesScore: isEnding(view),
    counts: [
      {
        picture: 'count:development',
        count: view.hands[seat].length,
        label: makePhrase('count.developments', { count: view.hands[seat].length }),
      },
      {
        picture: 'count:dream',
        count: view.dreams[seat].length + view.visions[seat].length,
        label: makePhrase('count.dreams', { count: view.dreams[seat].length + view.visions[seat].length }),
      },
      ...(view.limbo[seat] > 0
        ? [
            {
              picture: 'count:limbo',
              count: view.limbo[seat],
              label: makePhrase('count.limbo', { count: view.limbo[seat] }),
            },
          ]
        : []),
    ],
    place: chipPlace(seat),
  }));
}

/** From the own chip a follower is dragged that has to be put on the map; a tap always opens its paper. */
const chipPlaces = (view: NightmareCathedral, viewer: Seat, { chips, belongings }: Layout): Place[] =>
  chips.map((chip, seat) => {
    const waiting = seat === viewer ? findWaitingKey(view, viewer) : null;
    return {
      key: chipPlace(seat),
      ...middleOf(belongings[seat] ? cutCover(chip, belongings[seat]) : chip),
      ...(waiting !== null && { gives: [waiting] }),
      label: makePhrase('place.chip'),
      paper: { name: 'seat', subject: `${seat}`, ...(waiting !== null && { comesFirst: true }) },
    };
  });

type DrawerParts = ReturnType<typeof buildDrawers>;

/** While cards are laid in a conflict, the hand takes the room of both drawers, or lies on the paper. */
function leaveOutDreams(drawers: DrawerParts, fight: ConflictPart | null): DrawerParts {
  if (!fight?.hand) return drawers;
  const isDreams = (key: string) => key.includes('dreams');
  return {
    places: drawers.places.filter(({ key }) => !isDreams(key)),
    pieces: drawers.pieces
      .filter(({ place }) => !isDreams(place))
      .map((piece) => (fight.isHandOver ? { ...piece, depth: piece.depth + OVER_DEPTH } : piece)),
    scenery: drawers.scenery
      .filter(({ key }) => !isDreams(key))
      .map((item) => (fight.isHandOver ? { ...item, isOver: true } : item)),
  };
}

export function layOutScene(view: NightmareCathedral, viewer: Seat, size: Size, open: string | null = null): Scene {
  const isAsleep = SLEEPING.includes(getStep(view));
  const laid = layout(view.seats, size, isAsleep);
  const tracks = buildTracks(view, viewer, laid);
  const columns = buildColumns(view, viewer, laid);
  const board = buildActionBoard(view, viewer, laid, isAsleep);
  const fight = buildConflict(view, viewer, size);
  const drawers = leaveOutDreams(
    buildDrawers(view, viewer, { ...laid, ...(fight?.hand && { hand: fight.hand }) }, size.height),
    fight,
  );
  const scene = join([
    {
      scenery: [...mapScenery(view, viewer, laid), ...buildGhosts(view, viewer, laid.map)],
      plates: plates(view, laid),
    },
    tracks,
    columns,
    { places: [...chipPlaces(view, viewer, laid), ...buildAreaPlaces(view, viewer, laid.map)] },
    { places: [{ key: MAP_PLACE, ...middleOf(laid.map), label: makePhrase('place.map'), holdsOthers: true }] },
    { pieces: [...buildUnits(view, viewer, laid.map), ...buildWaiting(view, viewer, laid.chips)] },
    // the hand is larger during a conflict and may lie over the board
    fight ? { ...board, places: board.places.map((place) => ({ ...place, isPassive: true })) } : board,
    drawers,
    { panels: buildDoingPanels(view, viewer, laid, size.text) },
    fight ?? NO_PART,
    buildMarket(view, viewer, laid, size, open),
    { panels: buildTowerPanels(view, viewer, laid) },
  ]);
  return { ...scene, playedAt: findPlayedRoom(laid, size) };
}
