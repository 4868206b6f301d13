import type { Move, Seat } from '../rules/kernel/types';
import { NOBODY } from '../rules/kernel/zones';

import { findNextToAct } from './deviceOrder';
import type { Match, Thinker } from './types';

/** Plays the bots and passes the device on, while somebody watches. */
export interface Driver {
  start(): void;
  /**
   * Called when the screen is left or the app goes to the background; with several people the curtain is shown at once.
   */
  stop(): void;
}

export interface DriverOptions {
  readonly think: Thinker;
  readonly handOver: () => 'always' | 'needed';
  /** A screen shows the match and says how far it has come: bots and the curtain wait for it. */
  readonly hasScreen?: boolean;
  /** How many beats may still be to be shown when a bot decides; 1 by default. */
  readonly runsAhead?: number;
  /** Lets others run; resolves after so many milliseconds. */
  readonly pause?: (ms: number) => Promise<void>;
  readonly clock?: () => number;
}

/** A bot thinks for so long before others are served; all in milliseconds. */
const SLICE = 6;
/** What lies there in the end can be seen for this long before the device goes on. */
const LAST_GLANCE = 700;
/** A bot takes this long at least, as if somebody had thought about it. */
const THOUGHT = 1100;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Plays the bots and hands the device round. Without it a match waits, whoever is to move. */
export function createDriver(
  match: Match,
  { think, handOver, hasScreen = false, runsAhead = 1, pause = wait, clock = Date.now }: DriverOptions,
): Driver {
  const { showing, sitters } = match;
  const isBot = (seat: Seat) => sitters[seat].kind === 'bot';
  const countUnshown = () => (hasScreen ? match.countUnshown() : 0);
  const goesOpenly = () => handOver() === 'needed' && !match.hasSecrets;

  // how often it was started or stopped: what began before is over
  let shift = 0;
  let isOn = false;
  let isRunning = false;
  let hasChanged = false;
  let forget = () => {};
  // what waits for the screen looks again
  let lookAgain = () => {};

  /** Whether the driver still runs and the match stands where it stood. */
  function stillSame(): () => boolean {
    const mine = shift;
    const { epoch: run, view } = showing.getState();
    return () => mine === shift && showing.getState().epoch === run && showing.getState().view.played === view.played;
  }

  /** Waits until so few beats are left to be shown; false when something else happened meanwhile. */
  async function hasShownAllBut(few: number, isSame: () => boolean): Promise<boolean> {
    await new Promise<void>((resolve) => {
      lookAgain = () => {
        if (!isSame() || countUnshown() <= few) resolve();
      };
      lookAgain();
    });
    return isSame();
  }

  /** Null when something else happened meanwhile. */
  async function decisionOf(seat: Seat, isSame: () => boolean): Promise<Move | null> {
    const thought = match.startThinking(think, seat);
    for (;;) {
      await pause(0); // also before the first: what led here, a tap perhaps, has yet to be drawn
      if (!isSame()) return null;
      const since = clock();
      do {
        const slice = thought.next();
        if (slice.done) return slice.value;
      } while (clock() - since < SLICE);
    }
  }

  async function playBot(seat: Seat) {
    showing.setState({ thinking: seat });
    const isSame = stillSame();
    // Where several decide at once none waits for the screen: it shows them quickly, one after the other.
    const isAmongOthers = showing.getState().waiting.length > 1;
    const move = await decisionOf(seat, isSame);
    if (move && (isAmongOthers || (await hasShownAllBut(runsAhead, isSame)))) match.play(seat, move);
  }

  /**
   * With no hand-over, which would tell more than the answer does. For who looks on it is made at once, since they wait
   * for their next question; for others, and where it is an answer, after what led to it was shown.
   */
  async function playFor(seat: Seat, move: Move) {
    const isSame = stillSame();
    const isAnswer = move.type === match.engine.game.decline;
    const isAtOnce = seat === showing.getState().viewer && !isAnswer;
    if (!isAtOnce && !(await hasShownAllBut(0, isSame))) return;
    await pause(isAnswer ? THOUGHT : 0);
    if (isSame()) match.play(seat, move);
  }

  async function handTo(seat: Seat) {
    const isSame = stillSame();
    if (!(await hasShownAllBut(0, isSame))) return;
    if (hasScreen) await pause(LAST_GLANCE);
    if (!isSame()) return;
    if (match.isOpenTable) match.ask(seat);
    else if (goesOpenly()) match.passTo(seat);
    else match.cover(seat, 0);
  }

  /** The person who looks at their cards is not asked anything, so they need them no more. */
  async function layOpen() {
    const isSame = stillSame();
    if (!(await hasShownAllBut(0, isSame))) return;
    if (hasScreen) await pause(LAST_GLANCE);
    if (isSame()) match.layOpen(0);
  }

  /** False when it is for a person to go on. */
  async function step(): Promise<boolean> {
    const { viewer, curtain, asked, moves, waiting, status } = showing.getState();
    if (status !== 'underWay') return false;
    if (curtain !== null) {
      if (!goesOpenly()) return false;
      match.take();
      return true;
    }
    const seat = findNextToAct(waiting, sitters, asked ?? viewer);
    if (seat === null) return false;
    const move = match.findAppMove(seat);
    const isDone = match.isOpenTable && viewer !== NOBODY && !waiting.includes(viewer);
    if (move === null && isDone && match.isAskedAgain(viewer)) return false;
    if (move === null && isDone) {
      await layOpen();
      return true;
    }
    if (move === null && (seat === viewer || (seat === asked && moves.length > 0))) return false;
    await (move ? playFor(seat, move) : isBot(seat) ? playBot(seat) : handTo(seat));
    return true;
  }

  async function run() {
    hasChanged = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isOn && hasChanged) {
        hasChanged = false;
        if (await step()) hasChanged = true;
      }
    } finally {
      isRunning = false;
    }
  }

  return {
    start() {
      if (isOn) return;
      isOn = true;
      shift++;
      const forgetShown = match.shown.subscribe(() => lookAgain());
      const forgetShowing = showing.subscribe(() => {
        lookAgain();
        void run();
      });
      forget = () => {
        forgetShown();
        forgetShowing();
      };
      void run();
    },
    stop() {
      if (!isOn) return;
      isOn = false;
      shift++;
      forget();
      lookAgain(); // what waits for a screen waits in vain
      const { viewer, waiting } = showing.getState();
      showing.setState({ thinking: null });
      if (viewer === NOBODY) return;
      const unseen = countUnshown();
      if (match.isOpenTable) return match.layOpen(unseen);
      const next = findNextToAct(waiting, sitters, viewer);
      const isAsked = next !== null && !isBot(next) && match.findAppMove(next) === null;
      match.cover(unseen === 0 && isAsked ? next : viewer, unseen);
    },
  };
}
