import { createStore } from 'zustand/vanilla';

import { ruleError } from '../rules/kernel/errors';
import type { Saving } from '../storage/generations';
import { atOnce } from '../storage/work';

import { allows, areOfOneField, edited, type Edit } from './edits';
import { formOf, MOST_EDITS, statesOf, summaryOf, type Rules, type SheetRecord } from './record';
import { stopped } from './timer';
import type { KeptSheet, Standing } from './types';

interface Opened {
  readonly id: number;
  readonly record: SheetRecord;
  readonly rules: Rules;
  readonly now: () => number;
  readonly save: (record: SheetRecord) => Saving;
  readonly saving: Saving;
}

/** A sheet under way: every edit is saved before it is shown. */
export function createSheet({ id, record: opened, rules, now, save, saving }: Opened): KeptSheet {
  let record = opened;
  const form = formOf(rules, record);
  let states = atOnce(statesOf(form, record.edits))!;
  const stands = (saved: Saving): Standing => {
    const rounds = states[record.at];
    return {
      rounds,
      tally: form.rules.tally(rounds, form.options, form.seats, record.first),
      status: record.status,
      canUndo: record.at > 0,
      canRedo: record.at < record.edits.length,
      timer: record.timer,
      saving: saved,
    };
  };
  const standing = createStore<Standing>(() => stands(saving));
  function keep(changed: Partial<SheetRecord>): void {
    record = { ...record, ...changed, touched: now() };
    standing.setState(stands(save(record)));
  }
  return {
    id,
    form,
    players: record.players,
    title: record.title,
    labels: record.labels,
    first: record.first,
    standing,
    summary: () => summaryOf(id, record, rules),
    edit(edit: Edit, goesOn = false) {
      const before = goesOn && areOfOneField(record.edits[record.at - 1], edit) ? record.at - 1 : record.at;
      if (!allows(form, states[before], edit))
        throw ruleError(`${record.sheet}: this sheet has no place for ${JSON.stringify(edit)}`);
      if (before >= MOST_EDITS) throw ruleError(`${record.sheet}: no sheet is edited more than ${MOST_EDITS} times`);
      states = [...states.slice(0, before + 1), edited(form, states[before], edit)];
      keep({ edits: [...record.edits.slice(0, before), edit], at: before + 1 });
    },
    undo: () => record.at > 0 && keep({ at: record.at - 1 }),
    redo: () => record.at < record.edits.length && keep({ at: record.at + 1 }),
    time: (made) => keep({ timer: made(now()) }),
    finish: () => keep({ status: 'finished', timer: record.timer && stopped(record.timer, now()) }),
    reopen: () => keep({ status: 'underWay' }),
  };
}
