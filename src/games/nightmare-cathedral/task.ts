import type { Frame, Seat } from '../../rules/kernel/types';
import type { Carrying, Errand } from '../../rules/nightmare-cathedral/carrying';
import type { When } from '../../rules/nightmare-cathedral/content/effects';
import { WINDOWS } from '../../rules/nightmare-cathedral/dream';
import { loserOf, type Conflict } from '../../rules/nightmare-cathedral/falling';
import type { Answer, Reacting } from '../../rules/nightmare-cathedral/reactions';
import { SHADOWS, type CathedralMove, type NightmareCathedral } from '../../rules/nightmare-cathedral/state';

/**
 * What the match waits for: the step of the procedure on top of the flow, as `procedure.step`. The empty text stands
 * for a match that is over.
 */
export const getStep = (view: NightmareCathedral): string => {
  const frame = view.flow[view.flow.length - 1];
  return frame ? `${frame.procedure}.${frame.step}` : '';
};

/** Whether the match is over, or its end is just being told: nothing else is said while the last turn moves on. */
export const isEnding = (view: NightmareCathedral): boolean => ['', 'turn.advance'].includes(getStep(view));

/** Which Dreams may be played at a step (N4.3); null at one where none are. */
export function listWindow(step: string): readonly When[] | null {
  const [procedure, name] = step.split('.');
  return procedure === 'turn' && name in WINDOWS ? WINDOWS[name as keyof typeof WINDOWS] : null;
}

const findFrame = (view: NightmareCathedral, procedure: string): Frame | undefined =>
  view.flow.findLast((frame) => frame.procedure === procedure);

/** What the frame on top holds; each procedure of the rules says what that is. */
export const getLocals = <Locals>(view: NightmareCathedral): Locals =>
  (view.flow[view.flow.length - 1]?.locals ?? {}) as Locals;

/** The action or reaction that is carried out, innermost first. */
export const findAction = (
  view: NightmareCathedral,
): { readonly seat: Seat; readonly day: number; readonly part: 'do' | 'agree' | 'oppose' } | null =>
  (findFrame(view, 'action')?.locals as ReturnType<typeof findAction>) ?? null;

/** What each seat has answered in this turn; null for those that have not. */
export const listAnswers = (view: NightmareCathedral): readonly (Answer | null)[] =>
  (findFrame(view, 'turn')?.locals as Partial<Reacting> | undefined)?.answers ?? [];

/** The conflict that has been named and is not over. */
export function findConflict(view: NightmareCathedral): Conflict | null {
  const frame = findFrame(view, 'conflict');
  const conflict = frame?.locals as Conflict | undefined;
  return conflict && conflict.area > 0 ? conflict : null;
}

/** Who chooses where the losing units go: their seat, or for Shadows the seat that beat them. */
function findRetreating(view: NightmareCathedral): Seat | null {
  const conflict = findConflict(view);
  if (!conflict) return null;
  const loser = loserOf(conflict);
  return loser === SHADOWS ? conflict.winner : loser;
}

/** The command of a Nightmare that is carried out. */
export function findErrand(view: NightmareCathedral): Errand | null {
  const frame = view.flow.findLast(({ locals }) => (locals as Carrying).errand !== undefined);
  return (frame?.locals as Carrying | undefined)?.errand ?? null;
}

/** Who reacts now in the turn of another seat. */
export function findReacting(view: NightmareCathedral): Seat | null {
  const frame = findFrame(view, 'turn');
  if (!frame || !['react', 'reacted'].includes(frame.step)) return null;
  return (frame.locals as { readonly others: readonly Seat[] }).others[0] ?? null;
}

/** The seat that has to decide; the rules ask one seat at a time. */
export function findAsked(view: NightmareCathedral): Seat {
  const { seat } = getLocals<{ readonly seat?: Seat }>(view);
  switch (getStep(view)) {
    case 'match.takeArea':
    case 'match.sleep':
      return getLocals<{ readonly left: readonly Seat[] }>(view).left[0] ?? view.turn;
    case 'turn.react':
    case 'turn.reacted':
      return findReacting(view) ?? view.turn;
    case 'conflict.order':
    case 'conflict.tie':
      return view.turn;
    case 'conflict.layFirst':
      return findConflict(view)?.sides[0] ?? view.turn;
    case 'conflict.laySecond':
      return findConflict(view)?.sides[1] ?? view.turn;
    case 'conflict.reward':
      return findConflict(view)?.winner ?? view.turn;
    case 'conflict.retreat':
      return findRetreating(view) ?? view.turn;
    case 'cathedral.piece':
      return getLocals<{ readonly builder: Seat }>(view).builder;
    default:
      return seat ?? view.turn;
  }
}

export type MoveType = CathedralMove['type'];
export type MoveOf<Type extends MoveType> = Extract<CathedralMove, { readonly type: Type }>;
