import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import {
  compareCards,
  loadCards,
  readCardFile,
  writeCardFile,
  type CardFileRefusal,
  type OwnCard,
} from '../../../keeper/ownCards';
import { Button } from '../../../theme/Button';
import { space } from '../../../theme/space';
import { Text } from '../../../theme/Text';
import { useWords } from '../../../words/useWords';
import { readFile, shareFile } from '../../Backup/file';
import { Section } from '../../parts/Panel';
import { ShareOutcome, useShareOutcome } from '../../parts/ShareOutcome';

import { useCardWords } from './useCardWords';

/** In bytes; the reader of the file counts letters. */
const LARGEST = 256 * 1024;
const NAME = 'catnip-3-chapters.json';

type Stage =
  | { readonly at: 'start' | 'loaded' }
  | { readonly at: 'refused'; readonly why: CardFileRefusal | { readonly why: 'unread' } }
  | { readonly at: 'found'; readonly cards: readonly OwnCard[] };

interface CardFileProps {
  readonly own: readonly OwnCard[];
  readonly save: (cards: readonly OwnCard[]) => void;
}

/** Gives the corrected cards to others, and takes theirs: first it says what would change. */
export function CardFile({ own, save }: CardFileProps) {
  const t = useWords();
  const [stage, setStage] = useState<Stage>({ at: 'start' });
  const { came, attempt } = useShareOutcome();

  async function load() {
    try {
      const text = await readFile(LARGEST);
      if (text === null) return;
      const found = text === 'tooLarge' ? { refused: { why: text } as const } : readCardFile(text);
      setStage('refused' in found ? { at: 'refused', why: found.refused } : { at: 'found', cards: found.cards });
    } catch {
      setStage({ at: 'refused', why: { why: 'unread' } });
    }
  }

  function take(cards: readonly OwnCard[]) {
    save(cards);
    setStage({ at: 'loaded' });
  }

  return (
    <>
      <View style={styles.buttons}>
        <Button label={t('keeper.cards.load')} look="quiet" onPress={() => void load()} style={styles.button} />
        <Button
          label={t('keeper.cards.share')}
          icon="share"
          look="quiet"
          disabled={own.length === 0}
          onPress={() => void attempt(() => shareFile(NAME, writeCardFile(own)))}
          style={styles.button}
        />
      </View>
      <ShareOutcome came={came} />
      {stage.at === 'loaded' && <Text role="status">{t('keeper.cards.loaded')}</Text>}
      {stage.at === 'refused' && <Refused why={stage.why} />}
      {stage.at === 'found' && <FoundCards own={own} cards={stage.cards} take={take} />}
    </>
  );
}

function Refused({ why }: { why: CardFileRefusal | { readonly why: 'unread' } }) {
  const t = useWords();
  const words = useCardWords();
  const facts = 'card' in why ? { ...why, card: words.figure(why.card) } : why;
  return <Text role="alert">{t(`keeper.cards.refused.${why.why}`, { ...facts })}</Text>;
}

interface FoundCardsProps {
  readonly own: readonly OwnCard[];
  readonly cards: readonly OwnCard[];
  readonly take: (cards: readonly OwnCard[]) => void;
}

function FoundCards({ own, cards, take }: FoundCardsProps) {
  const t = useWords();
  const all = loadCards(own, cards);
  const { changed, replaced } = compareCards(own, all);
  const mine = loadCards(cards, own);
  return (
    <Section>
      <Text role="status">
        {changed.length === 0 ? t('keeper.cards.loadNone') : t('keeper.cards.loadAsk', { count: changed.length })}
        {replaced.length > 0 ? ` ${t('keeper.cards.replaces', { count: replaced.length })}` : ''}
      </Text>
      <View style={styles.buttons}>
        <Button label={t('keeper.cards.loadAll')} onPress={() => take(all)} style={styles.button} />
        {replaced.length > 0 && (
          <Button label={t('keeper.cards.keepMine')} look="quiet" onPress={() => take(mine)} style={styles.button} />
        )}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  button: { flexGrow: 1 },
});
