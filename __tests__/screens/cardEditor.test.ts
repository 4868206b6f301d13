import {
  allFigures,
  checkCard,
  chapterOf,
  isPays,
  withOwnCards,
  type Ability,
  type FigureKey,
  type OwnCard,
} from '../../src/keeper/ownCards';
import { readAbility } from '../../src/rules/three-chapters/ownCard';
import {
  abilityOf,
  CHAPTERS,
  chapterOfCondition,
  chapterOfCount,
  CONDITIONS,
  COUNTS,
  createCondition,
  createCount,
  draftOf,
  emptyDraft,
  setChapter,
  type AbilityDraft,
} from '../../src/screens/Keeper/Cards/draft';

const OTHER = allFigures[0].key;

/** An ability as it is put together in the editor from nothing: chips are touched, then what stands beside them is set. */
function putTogether(ability: Ability): AbilityDraft {
  if (!isPays(ability)) return { ...emptyDraft, kind: 'freezes', freezes: ability.freezes };
  const { seal = 'both', per, when = [], gain } = ability;
  expect(CHAPTERS).toContain(seal);
  let draft = setChapter(emptyDraft, seal);
  draft = { ...draft, gain: { ...draft.gain, ...gain } };
  if (per) {
    expect(COUNTS).toContain(per.each);
    expect([null, seal]).toContain(chapterOfCount(per.each));
    draft = { ...draft, per: { ...createCount(per.each)!, ...per } };
  }
  for (const condition of when) {
    expect(CONDITIONS).toContain(condition.is);
    expect([null, seal]).toContain(chapterOfCondition(condition.is));
    // a second touch on a chip would take the first away
    expect(draft.when.some(({ is }) => is === condition.is)).toBe(false);
    draft = { ...draft, when: [...draft.when, { ...createCondition(condition.is, OTHER), ...condition }] };
  }
  return draft;
}

/** A card of which nothing was known: what the editor makes of it. */
const enterFromScratch = (key: FigureKey): OwnCard => {
  const { value, traits, abilities } = allFigures.find((figure) => figure.key === key)!;
  return { key, value, traits, abilities: abilities.map((ability) => abilityOf(putTogether(ability))!) };
};

test('the fifty cards entered from nothing in the editor are the cards of the app, so they give the same points', () => {
  const own = allFigures.reduce<readonly OwnCard[]>((before, { key }) => checkCard(before, enterFromScratch(key)), []);
  expect(own).toHaveLength(50);
  expect(withOwnCards(own)).toEqual(allFigures.map((figure) => ({ ...figure, ours: [] })));
});

test('every word of the editor makes an ability that can be read back', () => {
  for (const is of CONDITIONS) {
    const condition = createCondition(is, OTHER);
    const draft = { ...setChapter(emptyDraft, chapterOf(condition) ?? 'both'), when: [condition] };
    const ability = abilityOf({ ...draft, gain: { hearts: 1, gems: 0, stars: 2 } })!;
    expect(readAbility(ability)).toEqual(ability);
    expect(abilityOf(draftOf(ability))).toEqual(ability);
  }
  for (const each of COUNTS) {
    const draft = { ...setChapter(emptyDraft, chapterOfCount(each) ?? 'both'), per: createCount(each) };
    const ability = abilityOf({ ...draft, gain: { hearts: 0, gems: 3, stars: 0 } })!;
    expect(readAbility(ability)).toEqual(ability);
  }
});

test('what can’t hold in another chapter leaves the ability with it', () => {
  const draft: AbilityDraft = {
    ...setChapter(emptyDraft, 'II'),
    per: createCount('gained'),
    when: [createCondition('win', OTHER), createCondition('with', OTHER)],
  };
  const { per, when } = setChapter(draft, 'III');
  expect([per, when.map(({ is }) => is)]).toEqual([null, ['with']]);
});
