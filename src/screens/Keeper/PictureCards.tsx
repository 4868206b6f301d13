import { useState } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import type { SheetCards } from '../../table/face';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { useFace } from '../useFace';

import { CardSearch } from './CardSearch';
import type { CardChoice } from './CardsField';
import { isFound } from './findCard';
import { PictureCard, type CardLook } from './PictureCard';

export interface PictureCardsProps {
  readonly game: string;
  readonly label: string;
  readonly cards: SheetCards;
  readonly of: readonly CardChoice[];
  readonly most: number;
  readonly value: readonly (number | string)[];
  readonly change: (value: readonly (number | string)[] | null) => void;
  /** Cards that somebody has here already: those of the last row, which is the longest, lie in front. */
  readonly met: readonly string[];
  /** Cards taken that went hungry; left out where no card can. */
  readonly hungry?: readonly (number | string)[];
  readonly changeHungry?: (hungry: readonly (number | string)[] | null) => void;
  /** Takes a card from its owner. */
  readonly takeOver?: (card: string) => void;
  /** A small sign on cards that are not known from the box. */
  readonly isOurs?: (card: string) => boolean;
}

const NARROWEST = 47;
/** The room beside a sheet's cards. */
const BESIDE = 2 * space.xl;
const WIDEST = 480;

/** Cards as pictures in rows: a touch takes one, a second one marks it as hungry where that can be, the next puts it back. */
export function PictureCards(props: PictureCardsProps) {
  const { game, label, cards, of, most, value, change, met, hungry = [], changeHungry, takeOver } = props;
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const { textScale } = useTheme();
  const { Face, aspect } = useFace(game);
  const room = Math.min(useWindowDimensions().width, WIDEST) - BESIDE;
  const [sought, setSought] = useState('');
  // nothing moves under the finger: who lies in front was decided when the page was opened
  const [front] = useState(met);
  const [asked, setAsked] = useState<CardChoice | null>(null);
  const columns = Math.max(2, Math.floor((room + space.xs) / (NARROWEST * Math.min(1.6, textScale) + space.xs)));
  const width = Math.floor((room - (columns - 1) * space.xs) / columns);
  const choiceOf = (card: string) => of.find((choice) => choice.value === card);
  const put = (list: readonly (number | string)[]) => (list.length === 0 ? null : list);

  function nameOf({ label: card, owner }: CardChoice, look: CardLook): string {
    if (owner !== undefined) return t('keeper.owned', { card, name: owner });
    if (look === 'plain') return t('keeper.layDown', { card });
    return t(changeHungry && look === 'taken' ? 'keeper.goHungry' : 'keeper.takeAway', { card });
  }

  function press(card: string, choice: CardChoice) {
    if (choice.owner !== undefined) return setAsked(asked === choice ? null : choice);
    setAsked(null);
    if (!value.includes(card)) {
      if (value.length < most) change([...value, card]);
    } else if (changeHungry && !hungry.includes(card)) changeHungry([...hungry, card]);
    else {
      if (hungry.includes(card)) changeHungry?.(put(hungry.filter((one) => one !== card)));
      change(put(value.filter((one) => one !== card)));
    }
  }

  return (
    <View role="group" aria-label={label} style={styles.whole}>
      <CardSearch sought={sought} seek={setSought} />
      {cards.rows.map(({ name, cards: row }, index) => {
        const isLast = index === cards.rows.length - 1 && index > 0;
        const shown = [...row]
          .sort((one, other) => (isLast ? Number(front.includes(other)) - Number(front.includes(one)) : 0))
          .filter((card) => isFound(sought, cards.listNames(card)));
        if (shown.length === 0) return null;
        return (
          <View key={index} style={styles.row}>
            {cards.rows.length > 1 && (
              <Text type="small" colour="quiet">
                {formatPhrase(name)}
              </Text>
            )}
            <View style={styles.cards}>
              {shown.map((card) => {
                const choice = choiceOf(card);
                if (!choice) return null;
                const isOn = value.includes(card);
                const look = hungry.includes(card) ? 'hungry' : isOn ? 'taken' : 'plain';
                return (
                  <PictureCard
                    key={card}
                    name={nameOf(choice, look)}
                    width={width}
                    aspect={aspect}
                    look={look}
                    isOff={!isOn && choice.owner === undefined && value.length >= most}
                    owner={choice.mark}
                    isOurs={props.isOurs?.(card) ?? false}
                    press={() => press(card, choice)}
                  >
                    <Face face={cards.drawCard(card, look)} />
                  </PictureCard>
                );
              })}
            </View>
          </View>
        );
      })}
      {asked?.owner !== undefined && (
        <View role="alert" style={styles.row}>
          <Text>{t('keeper.takeFrom', { card: asked.label, name: asked.owner })}</Text>
          <Button
            label={t('keeper.takeOver')}
            look="second"
            onPress={() => {
              takeOver?.(String(asked.value));
              setAsked(null);
            }}
          />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  row: { gap: space.xs },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
});
