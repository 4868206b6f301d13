import { createStore } from 'zustand/vanilla';

import { makeRuleError } from '../rules/kernel/errors';
import type { RecordSaveResult } from '../storage/twoSlots';
import { runAtOnce } from '../storage/work';

import { canApply, isSameField, applyEdit, type Edit } from './edits';
import { createForm, MOST_EDITS, replayEdits, summarizeSheet, type SheetRulesById, type SheetRecord } from './record';
import { stopTimer } from './timer';
import type { OpenSheet, SheetState } from './types';

interface SheetSource {
  readonly id: number;
  readonly record: SheetRecord;
  readonly rules: SheetRulesById;
  readonly now: () => number;
  readonly save: (record: SheetRecord) => RecordSaveResult;
  readonly saving: RecordSaveResult;
}

/** An open sheet; every edit is saved before it is shown. */
export function createSheet({ id, record: initial, rules, now, save, saving }: SheetSource): OpenSheet {
  let record = initial;
  const form = createForm(rules, record);
  let states = runAtOnce(replayEdits(form, record.edits))!;
  const createState = (saved: RecordSaveResult): SheetState => {
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
  const store = createStore<SheetState>(() => createState(saving));
  function update(changed: Partial<SheetRecord>): void {
    record = { ...record, ...changed, touched: now() };
    store.setState(createState(save(record)));
  }
  return {
    id,
    form,
    players: record.players,
    title: record.title,
    labels: record.labels,
    first: record.first,
    state: store,
    summary: () => summarizeSheet(id, record, rules),
    edit(edit: Edit, goesOn = false) {
      const before = goesOn && isSameField(record.edits[record.at - 1], edit) ? record.at - 1 : record.at;
      if (!canApply(form, states[before], edit))
        throw makeRuleError(`${record.sheet}: this sheet has no place for ${JSON.stringify(edit)}`);
      if (before >= MOST_EDITS)
        throw makeRuleError(`${record.sheet}: no sheet is edited more than ${MOST_EDITS} times`);
      states = [...states.slice(0, before + 1), applyEdit(form, states[before], edit)];
      update({ edits: [...record.edits.slice(0, before), edit], at: before + 1 });
    },
    undo: () => record.at > 0 && update({ at: record.at - 1 }),
    redo: () => record.at < record.edits.length && update({ at: record.at + 1 }),
    setTimer: (made) => update({ timer: made(now()) }),
    finish: () => update({ status: 'finished', timer: record.timer && stopTimer(record.timer, now()) }),
    reopen: () => update({ status: 'underWay' }),
  };
}
