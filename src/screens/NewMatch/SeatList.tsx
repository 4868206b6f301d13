import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Sitter } from '../../match/types';
import type { ChosenSeat } from '../../storage/choices';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { useWords } from '../../words/useWords';
import { Chip } from '../parts/Chip';
import { drawCats, findCats } from '../parts/draft';
import { Section } from '../parts/Panel';

import { SeatSheet } from './SeatSheet';

interface SeatListProps {
  readonly seats: readonly ChosenSeat[];
  readonly sitters: readonly Sitter[];
  readonly min: number;
  readonly max: number;
  readonly change: (seats: readonly ChosenSeat[]) => void;
}

/** Who plays, clockwise: a chip for every seat, and one that adds another. */
export function SeatList({ seats, sitters, min, max, change }: SeatListProps) {
  const t = useWords();
  const [open, setOpen] = useState<number | null>(null);
  const isNew = open === seats.length;
  const close = () => setOpen(null);

  const put = (at: number, seat: ChosenSeat) =>
    change(at < seats.length ? seats.map((other, index) => (index === at ? seat : other)) : [...seats, seat]);
  const leave = (at: number) => change(seats.filter((_, index) => index !== at));
  const moveSeat = (at: number, by: number) => {
    const moved = seats.filter((_, index) => index !== at);
    moved.splice(at + by, 0, seats[at]);
    change(moved);
    setOpen(at + by);
  };

  return (
    <Section title={t('new.atTable')}>
      <View role="list" style={styles.chips}>
        {sitters.map((sitter, index) => {
          const level = sitter.kind === 'bot' ? t(`level.${sitter.level}.name`) : undefined;
          return (
            <View key={index} role="listitem">
              <Chip
                mark={sitter.mark}
                cat={sitter.kind === 'bot' ? sitter.cat : undefined}
                label={sitter.name}
                note={level}
                aria={t('new.seatLabel', {
                  seat: index + 1,
                  name: sitter.name,
                  kind: level ?? t('new.person'),
                  mark: t(`mark.${sitter.mark}`),
                })}
                press={() => setOpen(index)}
              />
            </View>
          );
        })}
        {seats.length < max && (
          <View role="listitem">
            <Chip icon="plus" label={t('new.add')} press={() => setOpen(seats.length)} />
          </View>
        )}
      </View>
      {seats.some(({ kind }) => kind === 'bot') && (
        <Button label={t('new.otherCats')} icon="dice" look="quiet" onPress={() => change(drawCats(seats))} />
      )}
      {open !== null && (
        <SeatSheet
          title={isNew ? t('new.add') : t('new.seat', { seat: open + 1 })}
          seat={isNew ? null : seats[open]}
          cats={findCats(seats)}
          at={open}
          taken={seats.flatMap((seat, index) => (seat.kind === 'person' && index !== open ? [seat.person] : []))}
          choose={(seat) => {
            put(open, seat);
            close();
          }}
          shift={isNew ? undefined : (by) => moveSeat(open, by)}
          isFirst={open === 0}
          isLast={open === seats.length - 1}
          leave={
            isNew || seats.length <= min
              ? undefined
              : () => {
                  leave(open);
                  close();
                }
          }
          close={close}
        />
      )}
    </Section>
  );
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
