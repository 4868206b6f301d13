import { describeAreaLines } from '../../../src/games/nightmare-cathedral/areaText';
import { describeBriefly } from '../../../src/games/nightmare-cathedral/brief';
import { describeChapter } from '../../../src/games/nightmare-cathedral/chapters';
import { describeTieBreak, describeTrial, endPartName, PARTS } from '../../../src/games/nightmare-cathedral/ending';
import { refuseAgreement } from '../../../src/games/nightmare-cathedral/explainRefusal';
import { face, words } from '../../../src/games/nightmare-cathedral/face';
import { areaPlace, dayPlace } from '../../../src/games/nightmare-cathedral/keys';
import { cardName } from '../../../src/games/nightmare-cathedral/names';
import { REASONS } from '../../../src/games/nightmare-cathedral/refusals';
import { listOutlooks } from '../../../src/games/nightmare-cathedral/whatMayIDo';
import { DREAMS } from '../../../src/rules/nightmare-cathedral/content/cards';
import type { CathedralEvent } from '../../../src/rules/nightmare-cathedral/events';
import { nightmareCathedral } from '../../../src/rules/nightmare-cathedral/game';
import { SHADOWS, SIDES, type NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { testWords } from '../wordsSuite';

import { engine, play } from './matches';

/** The language of the cards; sentences.test.ts walks all of it. */
const CARDS = /^(verb|in|from|effect|cost|battle|those|condition|deed|when|kind|line|list|token|track)\b/;
const CARD_WORDS = /^(areas|inAreas|followers|sentence|card|area|nightmare)\b/;

/** A table with columns beside its map. */
const BROAD = { width: 1366, height: 904 };

/** Words on panels, papers and tiles, which are components. */
const PANELS =
  /^(answer|choice|fight|reader|market|sheet|part|stairs|building|course|belongings|lens|since|piles|ending|hint|drawer|tile)\b/;

testWords({
  face,
  words,
  engine,
  play,
  matches: 24,
  every: 9,
  numbered: 'N',
  after: (_, state) => {
    const view: NightmareCathedral = engine.view(state, 0);
    const area = 1 + (state.played % 12);
    const refused = [areaPlace(area), dayPlace(area % 5)].map(
      (place) => face.explainRefusal(view, 0, { place })?.why ?? null,
    );
    return state.played % 7 > 0 ? refused : [...refused, ...describeAreaLines(view, 0, area)];
  },
  others(add, state) {
    const fresh = state();
    add(face.prompt({ ...fresh, flow: [] }, 0), face.status({ ...fresh, lastRound: true, flow: [] }));
    for (const { label } of face.layOutScene(fresh, 0, BROAD, null).places) add(label);
    // Steps and moves that random matches seldom come to.
    const at = (procedure: string, step: string, locals: object, more: Partial<NightmareCathedral> = {}) => ({
      ...fresh,
      turn: 0,
      ...more,
      flow: [
        ...fresh.flow,
        { procedure: 'effects', step: 'next', locals: { must: true } },
        { procedure, step, locals },
      ],
    });
    const bonus = at('bonus', 'offer', { seat: 0, step: 2 });
    const release = at('release', 'choose', { seat: 0, left: 1 });
    const asked = [
      bonus,
      release,
      at('worship', 'step', { seat: 0, left: 99 }),
      at('turn', 'putBack', {}, { dreams: [[61, 62, 63], []] }),
      at('turn', 'dreamDraw', {}, { dreamDeck: [] }),
    ];
    for (const view of asked) add(...[0, 1].map((seat) => face.prompt(view, seat)));
    add(face.describeMove(bonus, 0, { type: 'accept' }), face.describeMove(bonus, 0, { type: 'borrow', day: 2 }));
    add(face.describeMove(release, 0, { type: 'release', side: SHADOWS }), cardName(0));
    add(face.describeMove(fresh, 0, { type: 'worship', marker: 0, limbo: true }));
    for (const seat of [0, 1]) {
      add(face.describeEvent({ key: 'began', seat, nightmares: [1, 5] }, 0, fresh));
      add(
        ...describeChapter(
          [4, 5].map((card) => ({ key: 'upgraded', seat, day: 2, card })),
          0,
          fresh,
        ),
      );
    }
    const together = (...events: readonly CathedralEvent[]) =>
      add(...describeChapter(events, 0, fresh), ...describeBriefly(events, 0, fresh));
    for (const side of [0, 1, SHADOWS])
      together({ key: 'won', area: 1, side, loser: side, by: 'units' }, { key: 'fell', area: 1, side });
    for (const seat of [0, 1]) {
      for (const by of ['full', 'supply', 'control'] as const)
        for (const area of [0, 1]) together({ key: 'short', seat, area, count: 1, by });
      for (const step of [1, 3]) together(...[0, 1].map((marker) => ({ key: 'climbed', seat, marker, step }) as const));
    }
    add(face.describeEvent({ key: 'shown', area: 1, sides: [0, 1], cards: [[1], []] }, 0, fresh));
    for (const drawn of [
      'follower:0:2',
      'shadow',
      'winged:1',
      'dreamer:0',
      'fortress:0:2',
      'stronghold:1:1',
      'figure:3',
    ]) {
      const { name, rule } = face.describe(drawn);
      add(name, rule);
    }
    for (const steps of [0, 1, 2, 18])
      for (const { lines } of listOutlooks({ ...fresh, ritual: [steps, steps, 0, 0] }, 0)) add(...lines);
    const dream = Number(Object.keys(DREAMS).find((card) => DREAMS[Number(card)].vp === 2));
    const units = fresh.units.map((_, index) => (index === SIDES ? 1 : 0));
    add(...PARTS.map(endPartName), ...[0, 40, 50, 60].map(describeTrial));
    add(describeTieBreak(fresh));
    add(describeTieBreak({ ...fresh, units }));
    add(describeTieBreak({ ...fresh, dreamt: [[dream], []], ritual: [0, 0, 3, 3] }));
    add(refuseAgreement({ ...fresh, day: 4, dreamer: [0, 0] }, 0)?.why);
  },
  declared: [
    ...Object.entries(nightmareCathedral.options).flatMap(([name, rule]) => [
      `option.${name}.name`,
      `option.${name}.about`,
      ...(rule.kind === 'choice' ? rule.of.map((value) => `option.${name}.${value}`) : []),
    ]),
    ...Object.keys(nightmareCathedral.clashes ?? {}).map((name) => `clash.${name}`),
    ...Object.keys(nightmareCathedral.presets ?? {}).map((name) => `preset.${name}`),
    'decline.name',
    'decline.about',
    ...['developments', 'dreams', 'limbo'].map((kind) => `count.${kind}`),
    ...['development', 'dream'].map((kind) => `piece.hidden.${kind}`),
    ...Object.keys(REASONS).map((reason) => `refused.${reason}`),
  ],
  spare: new RegExp(`${CARDS.source}|${CARD_WORDS.source}|${PANELS.source}`),
});
