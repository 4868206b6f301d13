import { StyleSheet, View } from 'react-native';

import { COMMON, allows, fieldsAt } from '../../keeper/edits';
import type { KeptSheet } from '../../keeper/types';
import type { Part } from '../../rules/kernel/sheet';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { usePhrase, useWords } from '../../words/useWords';
import { Sheet } from '../parts/Sheet';

import type { At } from './at';
import { Fields } from './Fields';
import { PartLine } from './PartLine';
import { partName } from './sheetWords';
import { useStanding } from './useSheet';

interface EntryProps extends At {
  readonly sheet: KeptSheet;
  readonly go: (at: At) => void;
  readonly close: () => void;
}

/** Those of whom something is asked, in the order in which it is asked. */
export function askedOf(sheet: KeptSheet): readonly number[] {
  const people = sheet.players.map((_, seat) => seat);
  return fieldsAt(sheet.form, COMMON).some(({ asked }) => asked !== false) ? [COMMON, ...people] : people;
}

/** Everything that is asked of one person in one round, and what it comes to; from here to the next person. */
export function Entry({ sheet, round, seat, go, close }: EntryProps) {
  const t = useWords();
  const { rounds, tally } = useStanding(sheet);
  const order = askedOf(sheet);
  const isOfAll = seat === COMMON;
  const isRounds = sheet.form.rules.rounds === 'many';
  const nameOf = (one: number) =>
    one === COMMON ? t(isRounds ? 'keeper.all' : 'keeper.common') : sheet.players[one].name;
  const name = nameOf(seat);
  const title = !isRounds
    ? name
    : isOfAll
      ? t('keeper.wholeRound', { round: round + 1 })
      : t('keeper.entryOf', { name, round: round + 1 });
  const entryOf = (one: number) => (one === COMMON ? rounds[round].common : rounds[round].seats[one]);
  const here = order.indexOf(seat);
  // the next of whom nothing is known yet; past the last one comes who was left out
  const next = [...order.slice(here + 1), ...order.slice(0, Math.max(here, 0))].find(
    (one) => Object.keys(entryOf(one)).length === 0,
  );
  const goOn = () => (next === undefined ? close() : go({ round, seat: next }));
  const points = isOfAll ? null : tally.points[round][seat];

  return (
    <Sheet title={title} close={close}>
      <Fields key={`${round} ${seat}`} sheet={sheet} round={round} seat={seat} done={goOn} />
      {points !== null && <Parts sheet={sheet} parts={tally.parts[round][seat]} points={points} />}
      {next === undefined ? (
        <Button label={t('keeper.done')} onPress={goOn} />
      ) : (
        <Button label={t('keeper.next', { name: nameOf(next) })} icon="next" onPress={goOn} />
      )}
      {isOfAll && isRounds && (
        <View style={styles.buttons}>
          {allows(sheet.form, rounds, { type: 'add', round }) && (
            <Button
              label={t('keeper.insertRound')}
              icon="plus"
              look="quiet"
              onPress={() => sheet.edit({ type: 'add', round })}
              style={styles.button}
            />
          )}
          {rounds.length > 1 && (
            <Button
              label={t('keeper.removeRound')}
              icon="trash"
              look="quiet"
              onPress={() => {
                close();
                sheet.edit({ type: 'remove', round });
              }}
              style={styles.button}
            />
          )}
        </View>
      )}
    </Sheet>
  );
}

/** Where the points come from. */
export function Parts({ sheet, parts, points }: { sheet: KeptSheet; parts: readonly Part[]; points: number }) {
  const t = useWords();
  const phrase = usePhrase();
  return (
    <View role="status" style={styles.parts}>
      {parts.length > 1 &&
        parts.map((part, index) => <PartLine key={index} name={phrase(partName(sheet, part))} points={part.points} />)}
      <PartLine name={t('keeper.together')} points={points} sum="active" />
    </View>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  button: { flexGrow: 1 },
  parts: { gap: space.xs },
});
