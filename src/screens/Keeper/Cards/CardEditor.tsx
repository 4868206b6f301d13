import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import {
  HIGHEST_VALUE,
  MOST_ABILITIES,
  OWN_CARDS_OF,
  TRAITS,
  withOwnCards,
  type OwnCard,
  type Trait,
} from '../../../keeper/ownCards';
import { CardFrame } from '../../../table/CardFrame';
import { BottomSheet } from '../../../theme/BottomSheet';
import { Button } from '../../../theme/Button';
import { IconButton } from '../../../theme/IconButton';
import { space } from '../../../theme/space';
import { Text } from '../../../theme/Text';
import { useWords } from '../../../words/useWords';
import { Stepper } from '../../parts/Stepper';
import { useFace } from '../../useFace';

import { AbilityEditor } from './AbilityEditor';
import { abilityOf, draftOf, emptyDraft, type AbilityDraft } from './draft';
import { useCardWords } from './useCardWords';
import { WordChips } from './WordChips';

interface CardEditorProps {
  readonly card: OwnCard;
  readonly own: readonly OwnCard[];
  /** The card is right as it stands now. */
  readonly check: (card: OwnCard) => void;
  /** Left out where nothing was said of this card. */
  readonly uncheck?: () => void;
  readonly close: () => void;
}

/** The ability that is being changed: its number, or that of a new one. */
interface Open {
  readonly index: number;
  readonly draft: AbilityDraft;
}

const PICTURE = 110;
const MOST_SYMBOLS = 2;
const countOf = (traits: readonly Trait[], trait: Trait) => traits.filter((one) => one === trait).length;

/** None, one or two of a symbol, in turn. */
const turnSymbol = (traits: readonly Trait[], trait: Trait): readonly Trait[] =>
  countOf(traits, trait) >= MOST_SYMBOLS ? traits.filter((one) => one !== trait) : [...traits, trait];

/** A card to be compared with the one in the box, and corrected. */
export function CardEditor({ card: before, own, check, uncheck, close }: CardEditorProps) {
  const t = useWords();
  const words = useCardWords();
  const { Face, aspect, sheetCards } = useFace(OWN_CARDS_OF);
  const [card, setCard] = useState(before);
  const [open, setOpen] = useState<Open | null>(null);
  const change = (part: Partial<OwnCard>) => setCard({ ...card, ...part });
  const holder = withOwnCards(own).find(({ key, value }) => value === card.value && key !== card.key);
  const name = words.figure(card.key);

  if (open) {
    const ability = abilityOf(open.draft);
    const keep = () => {
      if (!ability) return;
      const { abilities } = card;
      change({ abilities: [...abilities.slice(0, open.index), ability, ...abilities.slice(open.index + 1)] });
      setOpen(null);
    };
    return (
      <BottomSheet
        title={`${name}: ${t('keeper.cards.ability')}`}
        onClose={() => setOpen(null)}
        page={`${card.key} ${open.index}`}
        footer={<Button label={t('keeper.done')} disabled={!ability} onPress={keep} />}
      >
        <AbilityEditor card={card} draft={open.draft} change={(draft) => setOpen({ ...open, draft })} />
      </BottomSheet>
    );
  }
  const sentences = words.abilities(card);
  return (
    <BottomSheet
      title={name}
      onClose={close}
      page={card.key}
      footer={
        <View style={styles.row}>
          <Button label={t('keeper.cards.right')} icon="check" onPress={() => check(card)} style={styles.grow} />
          {uncheck && <Button label={t('keeper.cards.asItWas')} look="quiet" onPress={uncheck} style={styles.grow} />}
        </View>
      }
    >
      <View style={styles.row}>
        <View aria-hidden>
          <CardFrame width={PICTURE} aspect={aspect}>
            <Face face={sheetCards?.drawCard(card.key, 'plain').split(' ')[0] ?? card.key} />
          </CardFrame>
        </View>
        <View style={styles.beside}>
          <Text type="strong">{t('keeper.cards.value')}</Text>
          <Stepper
            label={t('keeper.cards.value')}
            value={card.value}
            min={1}
            max={HIGHEST_VALUE}
            change={(value) => change({ value })}
          />
          <Text type="small" colour="quiet" role="status">
            {holder
              ? t('keeper.cards.swap', { name: words.figure(holder.key), value: card.value })
              : t('keeper.cards.valueAbout')}
          </Text>
        </View>
      </View>
      <WordChips
        title={t('keeper.cards.symbols')}
        chips={TRAITS.map((trait) => {
          const count = countOf(card.traits, trait);
          const label = words.trait(trait);
          return {
            value: trait,
            label: count > 1 ? t('keeper.cards.symbol', { trait: label, count }) : label,
            isOn: count > 0,
          };
        })}
        press={(trait) => change({ traits: turnSymbol(card.traits, trait) })}
      />
      <Text type="strong">{t('keeper.cards.abilities')}</Text>
      {card.abilities.length === 0 && <Text colour="quiet">{t('keeper.cards.noAbility')}</Text>}
      {card.abilities.map((ability, index) => (
        <View key={index} style={styles.row}>
          <Text style={styles.words}>{sentences[index]}</Text>
          <IconButton
            icon="pen"
            label={t('keeper.cards.edit', { ability: sentences[index] })}
            onPress={() => setOpen({ index, draft: draftOf(ability) })}
          />
          <IconButton
            icon="trash"
            label={t('keeper.cards.remove', { ability: sentences[index] })}
            onPress={() => change({ abilities: card.abilities.filter((_, at) => at !== index) })}
          />
        </View>
      ))}
      {card.abilities.length < MOST_ABILITIES && (
        <Button
          label={t('keeper.cards.add')}
          icon="plus"
          look="quiet"
          onPress={() => setOpen({ index: card.abilities.length, draft: emptyDraft })}
        />
      )}
    </BottomSheet>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  grow: { flexGrow: 1 },
  beside: { flex: 1, minWidth: 150, gap: space.s },
  words: { flex: 1, minWidth: 120 },
});
