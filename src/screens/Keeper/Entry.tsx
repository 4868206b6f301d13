import { StyleSheet, View } from 'react-native';

import { COMMON, canApply, listFields } from '../../keeper/edits';
import type { OpenSheet } from '../../keeper/types';
import type { ScorePart } from '../../rules/kernel/sheet';
import { BottomSheet } from '../../theme/BottomSheet';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { useFormatPhrase, useWords } from '../../words/useWords';

import type { EntryPosition } from './entryPosition';
import { Fields } from './Fields';
import { PartLine } from './PartLine';
import { partName } from './sheetWords';
import { useSheetState } from './useSheetState';

interface EntryProps extends EntryPosition {
  readonly sheet: OpenSheet;
  readonly go: (at: EntryPosition) => void;
  readonly close: () => void;
}

/** Lists the seats that have something to enter, in the order in which they are asked. */
export function listAskedSeats(sheet: OpenSheet): readonly number[] {
  const people = sheet.players.map((_, seat) => seat);
  return listFields(sheet.form, COMMON).some(({ asked }) => asked !== false) ? [COMMON, ...people] : people;
}

/** The sheet to enter everything of one person in one round. It shows the sum, and leads on to the next person. */
export function Entry({ sheet, round, seat, go, close }: EntryProps) {
  const t = useWords();
  const { rounds, tally } = useSheetState(sheet);
  const order = listAskedSeats(sheet);
  const isOfAll = seat === COMMON;
  const isRounds = sheet.form.rules.rounds === 'many';
  const nameOf = (target: number) =>
    target === COMMON ? t(isRounds ? 'keeper.all' : 'keeper.common') : sheet.players[target].name;
  const name = nameOf(seat);
  const title = !isRounds
    ? name
    : isOfAll
      ? t('keeper.wholeRound', { round: round + 1 })
      : t('keeper.entryOf', { name, round: round + 1 });
  // what was entered in another way of counting does not count in this one
  const isMissing = (target: number) =>
    target === COMMON
      ? !isRounds && Object.keys(rounds[round].common).length === 0
      : tally.points[round][target] === null;
  const here = order.indexOf(seat);
  // The next seat without an entry. Past the last seat the search starts over, to find who was skipped. What a round
  // has in common is asked for beside the points, where it hides nobody's.
  const next = [...order.slice(here + 1), ...order.slice(0, Math.max(here, 0))].find(isMissing);
  const goOn = () => (next === undefined ? close() : go({ round, seat: next }));
  const points = isOfAll ? null : tally.points[round][seat];

  return (
    <BottomSheet
      title={title}
      onClose={close}
      page={`${round} ${seat}`}
      footer={
        <View style={styles.footer}>
          <View role="status" style={styles.sum}>
            {points !== null && <PartLine name={t('keeper.together')} points={points} sum="active" />}
          </View>
          {next === undefined ? (
            <Button label={t('keeper.done')} onPress={goOn} />
          ) : (
            <Button label={t('keeper.next', { name: nameOf(next) })} icon="next" onPress={goOn} />
          )}
        </View>
      }
    >
      <Fields key={`${round} ${seat}`} sheet={sheet} round={round} seat={seat} done={goOn} />
      {points !== null && <PartList sheet={sheet} parts={tally.parts[round][seat]} />}
      {isOfAll && isRounds && (
        <View style={styles.buttons}>
          {canApply(sheet.form, rounds, { type: 'add', round }) && (
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
    </BottomSheet>
  );
}

/** Lists where the points come from. */
function PartList({ sheet, parts }: { sheet: OpenSheet; parts: readonly ScorePart[] }) {
  const formatPhrase = useFormatPhrase();
  return (
    <View style={styles.parts}>
      {parts.length > 1 &&
        parts.map((part, index) => (
          <PartLine key={index} name={formatPhrase(partName(sheet, part))} points={part.points} />
        ))}
    </View>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  button: { flexGrow: 1 },
  footer: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  sum: { flexGrow: 1, flexBasis: 110 },
  parts: { gap: space.xs },
});
