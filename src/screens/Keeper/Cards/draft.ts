import {
  chapterOf,
  isPays,
  TOKENS,
  TRAITS,
  type Ability,
  type Condition,
  type Count,
  type FigureKey,
  type Token,
} from '../../../keeper/ownCards';

export type ConditionKind = Condition['is'];
export type Chapter = 'both' | 'II' | 'III';
export const CHAPTERS: readonly Chapter[] = ['both', 'II', 'III'];
export const COUNTS = ['once', 'trait', 'otherTrait', 'value', 'gained'] as const;
export type CountKind = (typeof COUNTS)[number];
export const CONDITIONS: readonly ConditionKind[] = [
  'with',
  'another',
  'without',
  'win',
  'lose',
  'first',
  'last',
  'lowest',
  'winner',
  'noneGained',
  'hearts',
  'noTrick',
  'mostGems',
];

/** An ability while somebody puts it together: it may still lack something. */
export interface AbilityDraft {
  readonly kind: 'pays' | 'freezes';
  readonly chapter: Chapter;
  readonly gain: Readonly<Record<Token, number>>;
  readonly per: Count | null;
  readonly when: readonly Condition[];
  readonly freezes: readonly Token[];
}

const NO_TOKENS = { hearts: 0, gems: 0, stars: 0 };

export const emptyDraft: AbilityDraft = {
  kind: 'pays',
  chapter: 'both',
  gain: NO_TOKENS,
  per: null,
  when: [],
  freezes: ['hearts'],
};

export const draftOf = (ability: Ability): AbilityDraft =>
  isPays(ability)
    ? {
        ...emptyDraft,
        chapter: ability.seal ?? 'both',
        gain: { ...NO_TOKENS, ...ability.gain },
        per: ability.per ?? null,
        when: ability.when ?? [],
      }
    : { ...emptyDraft, kind: 'freezes', chapter: 'II', freezes: ability.freezes };

/** The ability that a draft stands for; null while it gives nothing. */
export function abilityOf({ kind, chapter, gain, per, when, freezes }: AbilityDraft): Ability | null {
  if (kind === 'freezes') return freezes.length === 0 ? null : { seal: 'II', freezes };
  const given = TOKENS.filter((token) => gain[token] > 0);
  if (given.length === 0) return null;
  return {
    ...(chapter !== 'both' && { seal: chapter }),
    ...(when.length > 0 && { when }),
    ...(per && { per }),
    gain: Object.fromEntries(given.map((token) => [token, gain[token]])),
  };
}

/** The one chapter in which a count or a condition can hold; null: in both. */
export const chapterOfCount = (kind: CountKind): 'II' | null => (kind === 'gained' ? 'II' : null);
export const chapterOfCondition = (kind: ConditionKind): 'II' | 'III' | null => chapterOf({ is: kind } as Condition);

/** Another chapter, without what can't hold in it. */
export const setChapter = (draft: AbilityDraft, chapter: Chapter): AbilityDraft => ({
  ...draft,
  chapter,
  per: draft.per?.each === 'gained' && chapter !== 'II' ? null : draft.per,
  when: draft.when.filter((condition) => (chapterOf(condition) ?? chapter) === chapter),
});

export function createCount(kind: CountKind): Count | null {
  switch (kind) {
    case 'once':
      return null;
    case 'value':
      return { each: kind, from: 1, to: 9 };
    case 'gained':
      return { each: kind, token: 'hearts' };
    default:
      return { each: kind, trait: TRAITS[0] };
  }
}

/** A condition as it stands when its chip was touched first. */
export function createCondition(is: ConditionKind, figure: FigureKey): Condition {
  switch (is) {
    case 'with':
    case 'winner':
      return { is, figure };
    case 'another':
    case 'without':
      return { is, trait: TRAITS[0] };
    case 'noneGained':
      return { is, token: 'hearts' };
    case 'hearts':
      return { is, least: 4 };
    default:
      return { is };
  }
}
