import type { Seat } from '../../rules/kernel/types';
import { DEVELOPMENTS } from '../../rules/nightmare-cathedral/content/cards';
import { DAYS } from '../../rules/nightmare-cathedral/content/days';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { cardOfAction } from '../../rules/nightmare-cathedral/units';

import { faceOfAction, describeAgreement, listCoveredUpgrades, nameOfActionCard, describeSleep } from './actionCards';
import { CardHead, listPointsFact, type CardFact } from './CardHead';
import { palette } from './palette';
import { makePhrase } from './phrases';
import { ActionSentences, Lines } from './Sentences';
import { actionSigns, answerSigns, nightSigns } from './signPaths';

interface ActionDetailProps {
  readonly view: NightmareCathedral;
  readonly viewer: Seat;
  readonly day: number;
  readonly names: readonly string[];
}

function pointsOn(view: NightmareCathedral, seat: Seat, day: number): number {
  return view.actions[seat][day].reduce((sum, card) => {
    const upgrade = DEVELOPMENTS[card];
    return upgrade.kind === 'upgrade' ? sum + upgrade.points : sum;
  }, 0);
}

/** What the star on the Day space counts. */
const starFact = (count: number): CardFact[] =>
  count > 0 ? [{ mark: count, disc: palette.flame, line: makePhrase('reader.star', { count }) }] : [];

/** An own action card as it is in force, what lies covered below it, and what taking the action means for others. */
export function ActionDetail({ view, viewer, day, names }: ActionDetailProps) {
  const { action, arrow } = DAYS[day];
  const covered = listCoveredUpgrades(view, viewer, day);
  const upgrades = view.actions[viewer][day].length;
  return (
    <>
      <CardHead
        face={faceOfAction(view, viewer, day)}
        name={nameOfActionCard(view, viewer, day)}
        facts={[
          ...(upgrades > 0
            ? [{ mark: actionSigns[action], disc: palette.bone, line: makePhrase(`action.${action}`) }]
            : []),
          { mark: nightSigns[arrow], disc: palette.mist, line: describeSleep(day) },
          { mark: answerSigns.agree, disc: palette.agree, line: describeAgreement(view, viewer, day) },
          ...starFact(upgrades),
          ...listPointsFact(pointsOn(view, viewer, day)),
        ]}
        names={names}
      />
      <ActionSentences card={cardOfAction(view, viewer, day)} />
      <Lines
        lines={covered.map((card) =>
          makePhrase('reader.covered', { card: makePhrase(`card.${DEVELOPMENTS[card].key}`) }),
        )}
      />
    </>
  );
}
