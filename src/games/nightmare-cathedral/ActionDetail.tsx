import type { Seat } from '../../rules/kernel/types';
import { DEVELOPMENTS } from '../../rules/nightmare-cathedral/content/cards';
import { DAYS } from '../../rules/nightmare-cathedral/content/days';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { actionCard } from '../../rules/nightmare-cathedral/units';

import { actionFace, agreeingLine, coveredUpgrades, nameOfActionCard, sleepLine } from './actionCards';
import { CardHead, pointsFact, type CardFact } from './CardHead';
import { palette } from './palette';
import { phrase } from './phrases';
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
  count > 0 ? [{ mark: count, disc: palette.flame, line: phrase('reader.star', { count }) }] : [];

/** An own action card as it is in force, what lies covered below it, and what taking the action means for others. */
export function ActionDetail({ view, viewer, day, names }: ActionDetailProps) {
  const { action, arrow } = DAYS[day];
  const covered = coveredUpgrades(view, viewer, day);
  const upgrades = view.actions[viewer][day].length;
  return (
    <>
      <CardHead
        face={actionFace(view, viewer, day)}
        name={nameOfActionCard(view, viewer, day)}
        facts={[
          ...(upgrades > 0
            ? [{ mark: actionSigns[action], disc: palette.bone, line: phrase(`action.${action}`) }]
            : []),
          { mark: nightSigns[arrow], disc: palette.mist, line: sleepLine(day) },
          { mark: answerSigns.agree, disc: palette.agree, line: agreeingLine(view, viewer, day) },
          ...starFact(upgrades),
          ...pointsFact(pointsOn(view, viewer, day)),
        ]}
        names={names}
      />
      <ActionSentences card={actionCard(view, viewer, day)} />
      <Lines
        lines={covered.map((card) => phrase('reader.covered', { card: phrase(`card.${DEVELOPMENTS[card].key}`) }))}
      />
    </>
  );
}
