import { useState } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import {
  allFigures,
  checkCard,
  listOwnCards,
  OWN_CARDS_OF,
  saveOwnCards,
  uncheckCard,
  withOwnCards,
  type FigureKey,
  type OwnCard,
} from '../../../keeper/ownCards';
import { READABLE, space } from '../../../theme/space';
import { Text } from '../../../theme/Text';
import { useWords } from '../../../words/useWords';
import { useDevice, useDocument } from '../../device';
import { RadioGroup } from '../../parts/RadioGroup';
import { Screen } from '../../parts/Screen';
import { useFace } from '../../useFace';
import { PictureCard } from '../PictureCard';

import { CardEditor } from './CardEditor';
import { CardFile } from './CardFile';
import { useCardWords } from './useCardWords';

type Shown = 'all' | 'left' | 'changed';

const NARROWEST = 48;

/** The cards of 3 Chapters as the owner of a box reads them from it. */
export default function OwnCardsScreen() {
  const t = useWords();
  const words = useCardWords();
  const { Face, aspect, sheetCards } = useFace(OWN_CARDS_OF);
  const { choices } = useDevice();
  const own = listOwnCards(useDocument(choices));
  const [shown, setShown] = useState<Shown>('all');
  const [open, setOpen] = useState<FigureKey | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const room = Math.min(useWindowDimensions().width, READABLE) - 2 * space.l;
  const columns = Math.floor((room + space.xs) / (NARROWEST + space.xs));
  const width = Math.floor((room - (columns - 1) * space.xs) / columns);

  const all = withOwnCards(own);
  const read = own.filter(({ isUnread }) => !isUnread);
  const isRead = (key: FigureKey) => read.some((card) => card.key === key);
  const isChanged = ({ key }: OwnCard) => own.some((card) => card.key === key && !isAsApp(card));
  const lists: Readonly<Record<Shown, readonly OwnCard[]>> = {
    all,
    left: all.filter(({ key }) => !isRead(key)),
    changed: all.filter(isChanged),
  };
  const save = (cards: readonly OwnCard[]) => saveOwnCards(choices, cards);

  function check({ isUnread: _, ...card }: OwnCard) {
    const checked = checkCard(own, card);
    save(checked);
    const at = all.findIndex(({ key }) => key === card.key);
    const left = [...all.slice(at + 1), ...all.slice(0, at)].find(
      ({ key }) => !checked.some((one) => one.key === key && !one.isUnread),
    );
    setOpen(left?.key ?? null);
  }

  function uncheck(key: FigureKey) {
    const rest = uncheckCard(own, key);
    setIsRefused(rest === null);
    if (rest) save(rest);
    setOpen(null);
  }

  const opened = all.find(({ key }) => key === open);
  return (
    <Screen title={t('keeper.cards.title')}>
      <Text colour="quiet">{t('keeper.cards.about')}</Text>
      <Text type="strong" role="status">
        {t('keeper.cards.checked', { count: read.length, all: all.length })}
      </Text>
      {isRefused && <Text role="alert">{t('keeper.cards.asItWasRefused')}</Text>}
      <RadioGroup
        label={t('keeper.cards.show')}
        value={shown}
        choose={setShown}
        of={(['all', 'left', 'changed'] as const).map((value) => ({
          value,
          label: t(`keeper.cards.${value}`, { count: lists[value].length }),
        }))}
      />
      <View role="group" aria-label={t('keeper.cards.title')} style={styles.cards}>
        {lists[shown].map(({ key, value }) => {
          const isOurs = (all.find((card) => card.key === key)?.ours.length ?? 0) > 0;
          const state = isRead(key) ? 'yours' : isOurs ? 'ours' : 'box';
          const name = t('keeper.cards.card', {
            name: `${words.figure(key)} (${value})`,
            state: t(`keeper.cards.state.${state}`),
          });
          return (
            <PictureCard
              key={key}
              name={name}
              width={width}
              aspect={aspect}
              look={isRead(key) ? 'taken' : 'plain'}
              isOurs={isOurs}
              press={() => setOpen(key)}
            >
              <Face face={sheetCards?.drawCard(key, 'plain') ?? key} />
            </PictureCard>
          );
        })}
      </View>
      <CardFile own={own} save={save} />
      <Text type="label" colour="quiet">
        {t('keeper.cards.stays')}
      </Text>
      {opened && (
        <CardEditor
          key={opened.key}
          card={opened}
          own={own}
          check={check}
          uncheck={own.some(({ key }) => key === opened.key) ? () => uncheck(opened.key) : undefined}
          close={() => setOpen(null)}
        />
      )}
    </Screen>
  );
}

/** Whether a card is as the app has it, though its owner has looked at it. */
const isAsApp = ({ key, value, traits, abilities }: OwnCard): boolean => {
  const figure = allFigures.find((one) => one.key === key)!;
  return (
    figure.value === value && JSON.stringify([figure.traits, figure.abilities]) === JSON.stringify([traits, abilities])
  );
};

const styles = StyleSheet.create({ cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs } });
