import { Fragment } from 'react';
import { StyleSheet, View } from 'react-native';

import { allFigures, MOST_TOKENS, TOKENS, type Condition, type Count, type OwnCard } from '../../../keeper/ownCards';
import { radius, space } from '../../../theme/space';
import { Text } from '../../../theme/Text';
import { useTheme } from '../../../theme/theme';
import { useWords } from '../../../words/useWords';
import { RadioGroup } from '../../parts/RadioGroup';
import { NumberRow } from '../NumberRow';

import {
  abilityOf,
  CHAPTERS,
  chapterOfCondition,
  chapterOfCount,
  CONDITIONS,
  COUNTS,
  createCondition,
  createCount,
  setChapter,
  type AbilityDraft,
  type ConditionKind,
} from './draft';
import { Slot } from './Slot';
import { useCardWords } from './useCardWords';
import { WordChips } from './WordChips';

interface AbilityEditorProps {
  readonly card: OwnCard;
  readonly draft: AbilityDraft;
  readonly change: (draft: AbilityDraft) => void;
}

/** An ability put together of the words of its language; the sentence above says what the app makes of it. */
export function AbilityEditor({ card, draft, change }: AbilityEditorProps) {
  const t = useWords();
  const words = useCardWords();
  const { colours } = useTheme();
  const ability = abilityOf(draft);
  const refusalOf = (chapter: 'II' | 'III' | null) =>
    chapter === null || chapter === draft.chapter ? undefined : t(`keeper.cards.onlyIn.${chapter}`);
  return (
    <View style={styles.whole}>
      <View role="status" style={[styles.sentence, { backgroundColor: colours.paper }]}>
        <Text type="strong" colour="ink">
          {ability ? words.ability(ability, card) : t('keeper.cards.nothing')}
        </Text>
      </View>
      <RadioGroup
        label={t('keeper.cards.kind')}
        value={draft.kind}
        choose={(kind) => change({ ...draft, kind })}
        of={(['pays', 'freezes'] as const).map((value) => ({ value, label: t(`keeper.cards.kinds.${value}`) }))}
      />
      {draft.kind === 'freezes' ? (
        <WordChips
          title={t('keeper.cards.freezes')}
          chips={TOKENS.map((token) => ({
            value: token,
            label: t(`keeper.cards.token.${token}`),
            isOn: draft.freezes.includes(token),
          }))}
          press={(token) =>
            change({ ...draft, freezes: TOKENS.filter((one) => draft.freezes.includes(one) !== (one === token)) })
          }
        />
      ) : (
        <>
          <RadioGroup
            label={t('keeper.cards.chapter')}
            value={draft.chapter}
            choose={(chapter) => change(setChapter(draft, chapter))}
            of={CHAPTERS.map((value) => ({ value, label: t(`keeper.cards.chapters.${value}`) }))}
          />
          {TOKENS.map((token) => (
            <NumberRow
              key={token}
              label={t(`keeper.cards.token.${token}`)}
              value={draft.gain[token]}
              min={0}
              max={MOST_TOKENS}
              change={(number) => change({ ...draft, gain: { ...draft.gain, [token]: number } })}
            />
          ))}
          <WordChips
            title={t('keeper.cards.per')}
            chips={COUNTS.map((value) => ({
              value,
              label: t(`keeper.cards.pers.${value}`),
              isOn: (draft.per?.each ?? 'once') === value,
              refusal: refusalOf(chapterOfCount(value)),
            }))}
            press={(kind) => change({ ...draft, per: createCount(kind) })}
          />
          {draft.per && <Slot of={draft.per} change={(per) => change({ ...draft, per: per as Count })} />}
          <Conditions card={card} draft={draft} change={change} refusalOf={refusalOf} />
        </>
      )}
    </View>
  );
}

interface ConditionsProps extends AbilityEditorProps {
  readonly refusalOf: (chapter: 'II' | 'III' | null) => string | undefined;
}

function Conditions({ card, draft, change, refusalOf }: ConditionsProps) {
  const t = useWords();
  const { when } = draft;
  const other = allFigures.find(({ key }) => key !== card.key)!.key;
  const press = (kind: ConditionKind) =>
    change({
      ...draft,
      when: when.some(({ is }) => is === kind)
        ? when.filter(({ is }) => is !== kind)
        : [...when, createCondition(kind, other)],
    });
  const replace = (at: number, condition: Condition) =>
    change({ ...draft, when: when.map((one, index) => (index === at ? condition : one)) });
  return (
    <>
      <WordChips
        title={t('keeper.cards.when')}
        chips={CONDITIONS.map((value) => ({
          value,
          label: t(`keeper.cards.whens.${value}`),
          isOn: when.some(({ is }) => is === value),
          refusal: refusalOf(chapterOfCondition(value)),
        }))}
        press={press}
      />
      {when.map((condition, index) => (
        <Fragment key={condition.is}>
          <Slot of={condition} change={(changed) => replace(index, changed as Condition)} />
        </Fragment>
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.l },
  sentence: { borderRadius: radius.m, padding: space.m },
});
