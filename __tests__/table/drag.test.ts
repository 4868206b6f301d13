import {
  cancel,
  drop,
  IDLE,
  isCarried,
  lift,
  moveDrag,
  press,
  type Drag,
  type DragStep,
  type Geometry,
} from '../../src/table/drag';
import type { HitArea, RestingPiece } from '../../src/table/hitTest';
import type { Pose } from '../../src/table/pose';

const WIDTH = 60;
const HEIGHT = 84;
const card = (index: number, more: Partial<RestingPiece> = {}): RestingPiece => ({
  view: index,
  key: `card:${index}`,
  place: 'hand',
  x: 60 + 22 * index,
  y: 400,
  width: WIDTH,
  height: HEIGHT,
  turn: (index - 4) * 4,
  depth: index,
  isOpen: true,
  ...more,
});
const area = (key: string, x: number, y: number, width: number, height: number): HitArea => ({
  key,
  x,
  y,
  width,
  height,
});

const fan = Array.from({ length: 9 }, (_, index) => card(index));
const row = area('row', 180, 100, 340, 80);
const pile = area('pile', 60, 240, 60, 84);
const dreams = area('dreams', 300, 240, 80, 84);
const hand = area('hand', 180, 400, 340, 100);

/** Cards 0 to 7 go to the row or the closed group, card 8 may not be taken. */
function table(more: Partial<Geometry> = {}): Geometry {
  const takeable = fan.slice(0, 8).map((one) => one.key);
  return {
    pieces: fan,
    all: fan,
    takeable,
    goals: Object.fromEntries(takeable.map((key) => [key, [row, dreams]])),
    lights: Object.fromEntries(takeable.map((key) => [key, ['row', 'dreams']])),
    groups: [dreams],
    places: [row, pile, dreams, hand],
    isOpen: true,
    ...more,
  };
}

const poseOf = (one: RestingPiece): Pose => ({
  x: one.x,
  y: one.y,
  width: one.width,
  turn: one.turn,
  flip: 1,
  fade: 1,
});

/** A finger on a table that may change under it; notes all that comes of it. */
function finger(first: Geometry = table()) {
  let geometry = first;
  let drag: Drag = IDLE;
  const done: DragStep['effects'][number][] = [];
  const take = (step: DragStep) => {
    drag = step.drag;
    done.push(...step.effects);
  };
  return {
    drag: () => drag,
    change: (next: Geometry) => void (geometry = next),
    down: (x: number, y: number) => take(press(drag, geometry, x, y)),
    lift: () => {
      const { all } = geometry;
      const now = drag;
      const met = now.state === 'pressed' ? all.find((one) => one.view === now.view) : undefined;
      take(lift(now, geometry, poseOf(met ?? fan[0])));
    },
    to: (x: number, y: number, speed = 0) => take(moveDrag(drag, geometry, x, y, speed)),
    up: (x: number, y: number) => {
      take(drop(drag, geometry, x, y));
      take(cancel(drag)); // a gesture says that it is over, however it ended
    },
    lose: () => take(cancel(drag)),
    /** What came of it since last asked. */
    effects: () => done.splice(0),
  };
}
type Finger = ReturnType<typeof finger>;

const news = (one: Finger) => one.effects().flatMap((effect) => (effect.kind === 'tell' ? [effect.news] : []));

function lastPose(one: Finger): Pose {
  const [pose] = one
    .effects()
    .flatMap((effect) => (effect.kind === 'follow' ? [effect.pose] : []))
    .slice(-1);
  return pose;
}

/** The visible strip at the left of a card of the fan, near its top. */
function strip(one: RestingPiece): [number, number] {
  const angle = (one.turn * Math.PI) / 180;
  const [x, y] = [6 - one.width / 2, 10 - one.height / 2];
  return [one.x + x * Math.cos(angle) - y * Math.sin(angle), one.y + x * Math.sin(angle) + y * Math.cos(angle)];
}

const DROPPED = [
  { kind: 'light', places: [] },
  { kind: 'mark', place: '' },
];

describe('a card is taken', () => {
  test.each(fan.slice(0, 8))('$key out of a fan, carried, and put where it may go', (one) => {
    const touch = finger();
    touch.down(...strip(one));
    expect(touch.drag()).toMatchObject({ state: 'pressed', key: one.key, place: 'hand' });
    expect(touch.effects()).toEqual([]); // it can still become a tap
    touch.lift();
    expect(isCarried(touch.drag(), one.view)).toBe(true);
    expect(touch.effects()).toEqual([
      { kind: 'light', places: ['row', 'dreams'] },
      { kind: 'tell', news: { kind: 'lifted', view: one.view } },
    ]);
    touch.to(180, 100);
    expect(touch.effects()).toEqual([
      { kind: 'follow', view: one.view, pose: expect.objectContaining({ flip: 1, fade: 1 }) },
      { kind: 'mark', place: 'row' },
    ]);
    touch.up(180, 100);
    expect(touch.effects()).toEqual([
      ...DROPPED,
      { kind: 'tell', news: { kind: 'dropped', view: one.view, key: one.key, place: 'row', under: 'row' } },
    ]);
    expect(touch.drag()).toEqual(IDLE);
  });

  test('it is held above the finger and nearer, and leans the way it is pulled', () => {
    const touch = finger();
    const [x, y] = strip(fan[4]);
    touch.down(x, y);
    touch.lift();
    touch.effects();
    touch.to(x, y, 9000);
    const pose = lastPose(touch);
    expect(pose.y).toBeLessThan(fan[4].y);
    expect(pose.x).toBeCloseTo(x + (fan[4].x - x) * 0.6);
    expect(pose.width).toBeGreaterThan(WIDTH);
    expect(pose.turn).toBeGreaterThan(0);
    expect(pose.turn).toBeLessThan(12);
    for (let frame = 0; frame < 99; frame++) touch.to(x, y, 9000);
    expect(lastPose(touch).turn).toBeCloseTo(12);
  });

  test('where nothing lies, or while something is still to be shown, the finger means nothing', () => {
    const beside = finger();
    beside.down(180, 100);
    expect(beside.drag()).toEqual(IDLE);
    const busy = finger(table({ isOpen: false }));
    busy.down(...strip(fan[0]));
    expect(busy.drag()).toEqual(IDLE);
    busy.lift();
    busy.to(180, 100);
    busy.up(180, 100);
    expect(busy.effects()).toEqual([]);
  });

  test('one that may not be taken stays, and it is said so once', () => {
    const touch = finger();
    touch.down(fan[8].x, fan[8].y);
    touch.lift();
    expect(touch.effects()).toEqual([{ kind: 'tell', news: { kind: 'refused', key: 'card:8' } }]);
    touch.to(180, 100);
    touch.down(...strip(fan[0])); // a second finger
    expect(touch.drag()).toEqual({ state: 'refused' });
    touch.up(180, 100);
    expect(touch.effects()).toEqual([]);
    expect(touch.drag()).toEqual(IDLE);
  });

  test('a second finger takes no other card', () => {
    const touch = finger();
    touch.down(...strip(fan[0]));
    touch.down(...strip(fan[5]));
    expect(touch.drag()).toMatchObject({ state: 'pressed', key: 'card:0' });
    touch.lift();
    touch.down(...strip(fan[5]));
    expect(isCarried(touch.drag(), 0)).toBe(true);
    expect(isCarried(touch.drag(), 5)).toBe(false);
    touch.lift();
    expect(news(touch)).toEqual([{ kind: 'lifted', view: 0 }]); // and none twice
  });
});

function carrying(index: number, geometry = table()): Finger {
  const touch = finger(geometry);
  touch.down(...strip(fan[index]));
  touch.lift();
  touch.effects();
  return touch;
}

describe('where it is let go', () => {
  test('beside all places it goes home, and nothing is refused', () => {
    const touch = carrying(2);
    touch.up(180, 310);
    expect(touch.effects()).toEqual([
      { kind: 'goHome', view: 2 },
      ...DROPPED,
      { kind: 'tell', news: { kind: 'dropped', view: 2, key: 'card:2', place: null, under: null } },
    ]);
  });

  test('over a place that does not take it, it goes home, and that place is named', () => {
    const touch = carrying(2);
    touch.to(60, 240);
    expect(touch.effects()).toHaveLength(1); // nothing is marked
    touch.up(60, 240);
    expect(touch.effects()[0]).toEqual({ kind: 'goHome', view: 2 });
    const again = carrying(2);
    again.to(60, 240);
    again.up(60, 240);
    expect(news(again)).toEqual([{ kind: 'dropped', view: 2, key: 'card:2', place: null, under: 'pile' }]);
  });

  test('back where it was taken from it is no mistake', () => {
    const touch = carrying(2);
    touch.to(180, 400);
    touch.up(180, 400);
    expect(news(touch)).toEqual([{ kind: 'dropped', view: 2, key: 'card:2', place: null, under: null }]);
  });

  test('half on a lit place and with the finger outside: where the card is drawn counts', () => {
    const touch = carrying(4);
    touch.to(180, 160);
    expect(touch.effects()).toContainEqual({ kind: 'mark', place: 'row' });
    touch.up(180, 160);
    expect(news(touch)).toEqual([expect.objectContaining({ place: 'row', under: null })]);
  });

  test('a mark follows the card from place to place, told once for each', () => {
    const touch = carrying(4);
    for (const [x, y] of [
      [180, 100],
      [190, 100],
      [180, 310],
      [300, 240],
    ])
      touch.to(x, y);
    const marks = touch.effects().flatMap((effect) => (effect.kind === 'mark' ? [effect.place] : []));
    expect(marks).toEqual(['row', '', 'dreams']);
  });
});

describe('groups', () => {
  test('a card over a closed group says so, and when it leaves; let go there, the group is its place', () => {
    const touch = carrying(1);
    touch.to(300, 240);
    touch.to(305, 240);
    touch.to(180, 310);
    touch.to(300, 240);
    touch.up(300, 240);
    expect(news(touch)).toEqual([
      { kind: 'hovered', key: 'card:1', group: 'dreams' },
      { kind: 'hovered', key: 'card:1', group: '' },
      { kind: 'hovered', key: 'card:1', group: 'dreams' },
      { kind: 'dropped', view: 1, key: 'card:1', place: 'dreams', under: 'dreams' },
    ]);
  });

  test('a card that lies under the group that it has opened is still carried, and put into the group', () => {
    const touch = carrying(1);
    touch.to(300, 240);
    touch.effects();
    const within = area('dreams:2', 180, 380, 80, 84);
    const over = area('dreams', 180, 380, 340, 140);
    touch.change(
      table({ pieces: [], places: [within], groups: [over], goals: { 'card:1': [within] }, lights: { 'card:1': [] } }),
    );
    touch.to(180, 380);
    expect(touch.effects()).toEqual([
      expect.objectContaining({ kind: 'follow', view: 1 }),
      { kind: 'mark', place: 'dreams:2' },
    ]);
    touch.up(180, 380);
    expect(news(touch)).toEqual([{ kind: 'dropped', view: 1, key: 'card:1', place: 'dreams:2', under: 'dreams:2' }]);
  });
});

describe('a touch that is taken away', () => {
  test('before the card is lifted nothing has happened', () => {
    const touch = finger();
    touch.down(...strip(fan[3]));
    touch.lose();
    expect(touch.drag()).toEqual(IDLE);
    expect(touch.effects()).toEqual([]);
  });

  test('the card goes home from over a place that would take it, all lights go out, and it can be taken again', () => {
    const touch = carrying(3);
    touch.to(180, 100);
    touch.effects();
    touch.lose();
    expect(touch.effects()).toEqual([
      { kind: 'goHome', view: 3 },
      ...DROPPED,
      { kind: 'tell', news: { kind: 'cancelled' } },
    ]);
    touch.lose();
    touch.to(180, 100);
    expect(touch.effects()).toEqual([]);
    touch.down(...strip(fan[3]));
    touch.lift();
    expect(isCarried(touch.drag(), 3)).toBe(true);
  });
});

describe('the table changes under the finger', () => {
  test('the card is gone: it is carried no further and falls nowhere', () => {
    const touch = carrying(3);
    const rest = fan.filter((one) => one.view !== 3);
    touch.change(table({ pieces: rest, all: rest }));
    touch.to(180, 100);
    expect(touch.effects()).toEqual([]);
    touch.up(180, 100);
    expect(news(touch)).toEqual([{ kind: 'dropped', view: 3, key: 'card:3', place: null, under: 'row' }]);
    expect(touch.drag()).toEqual(IDLE);
  });

  test('the card lies elsewhere now: the finger has it, and home is where it lies', () => {
    const touch = carrying(3);
    const moved = fan.map((one) => (one.view === 3 ? card(3, { x: 330, y: 560, width: 40 }) : one));
    touch.change(table({ pieces: moved, all: moved }));
    touch.to(180, 100);
    const pose = lastPose(touch);
    expect(Math.abs(pose.x - 180)).toBeLessThan(WIDTH);
    expect(pose.width).toBeCloseTo(40 * 1.06);
    touch.to(180, 310);
    touch.effects();
    touch.up(180, 310);
    expect(touch.effects()[0]).toEqual({ kind: 'goHome', view: 3 });
  });

  test('it may not be taken any more, or not go there: it goes home', () => {
    const touch = carrying(3);
    touch.to(180, 100);
    touch.change(table({ takeable: [], goals: {}, lights: {}, isOpen: false }));
    touch.to(181, 100);
    expect(touch.effects().at(-1)).toEqual({ kind: 'mark', place: '' });
    touch.up(181, 100);
    expect(news(touch)).toEqual([{ kind: 'dropped', view: 3, key: 'card:3', place: null, under: 'row' }]);
  });

  test('between the touch and the pull: what was taken then is lifted, and nothing lights up', () => {
    const touch = finger();
    touch.down(...strip(fan[3]));
    touch.change(table({ takeable: [], goals: {}, lights: {}, isOpen: false }));
    touch.lift();
    expect(touch.effects()).toEqual([
      { kind: 'light', places: [] },
      { kind: 'tell', news: { kind: 'lifted', view: 3 } },
    ]);
  });
});
