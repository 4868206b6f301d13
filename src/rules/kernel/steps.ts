import { makeKernelError, makeRuleError } from './errors';
import type { Frame, Game, Move, Procedure, State, Step } from './types';

export type AnyStep = Step<State, object, Move>;

/** A step of a procedure, and the name of the step after it. */
export interface StepAddress {
  readonly procedure: string;
  readonly name: string;
  readonly next: string | null;
  readonly step: AnyStep;
}

/** Addresses by procedure and step. */
export type StepAddresses = Record<string, Record<string, StepAddress>>;

export const describeStep = (game: Game, place: StepAddress) =>
  `${game.id}, procedure ${place.procedure}, step ${place.name}`;

/** Lists every step at which a match of this game can stand. */
export function listSteps(game: Game): StepAddresses {
  const places: StepAddresses = {};
  for (const procedure of game.procedures as readonly Procedure[]) {
    if (places[procedure.name]) throw makeKernelError(`${game.id}: two procedures are called "${procedure.name}"`);
    const names = Object.keys(procedure.steps);
    if (names.length === 0) throw makeKernelError(`${game.id}, procedure ${procedure.name}: it has no steps`);
    const steps: Record<string, StepAddress> = (places[procedure.name] = {});
    names.forEach((name, i) => {
      steps[name] = {
        procedure: procedure.name,
        name,
        next: names[i + 1] ?? null,
        step: procedure.steps[name] as unknown as AnyStep,
      };
    });
  }
  if (!places[game.start])
    throw makeKernelError(`${game.id}: it starts with procedure "${game.start}", which it does not have`);
  return places;
}

/** Finds the step at which a frame stands; refuses a frame that this game does not have. */
export function findStep(game: Game, places: StepAddresses, frame: Frame): StepAddress {
  const place = places[frame.procedure]?.[frame.step];
  if (!place)
    throw makeRuleError(
      `${game.id}: this state stands at step "${frame.step}" of procedure "${frame.procedure}", which the game does not have`,
    );
  return place;
}
