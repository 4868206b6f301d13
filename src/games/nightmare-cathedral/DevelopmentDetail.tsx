import type { Seat } from '../../rules/kernel/types';
import { DEVELOPMENTS } from '../../rules/nightmare-cathedral/content/cards';
import { ACTIONS } from '../../rules/nightmare-cathedral/content/days';
import type { Development } from '../../rules/nightmare-cathedral/content/types';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { nameOfActionCard } from './actionCards';
import { faceOfCard } from './cardFace';
import { CardHead, listPointsFact, type CardFact } from './CardHead';
import { describeKind, describeOwnLines } from './cardLines';
import type { CardDetailProps } from './cardMoves';
import { palette } from './palette';
import { makePhrase } from './phrases';
import { ActionSentences, Lines } from './Sentences';
import { actionSigns, markSigns, type SignDrawing } from './signPaths';

const DISCS = { upgrade: palette.flame, deed: palette.bone, combat: palette.oppose } as const;

function signOf(card: Development): SignDrawing {
  if (card.kind === 'combat') return markSigns.attack;
  const on = card.kind === 'upgrade' ? card.action : card.on;
  return on === 'any' ? markSigns.deed : actionSigns[on];
}

const factsOf = (card: Development): CardFact[] => [
  { mark: signOf(card), disc: DISCS[card.kind], line: describeKind(card) },
  { mark: markSigns.attack, disc: palette.ember, line: makePhrase('reader.attack', { number: card.attack }) },
  { mark: markSigns.defence, disc: palette.mist, line: makePhrase('reader.defence', { number: card.defence }) },
  ...listPointsFact(card.kind === 'upgrade' ? card.points : 0),
];

/** Says when a Development is played, and what an upgrade would cover. */
function howLine(view: NightmareCathedral, viewer: Seat, card: Development): Phrase {
  switch (card.kind) {
    case 'combat':
      return makePhrase('reader.how.combat');
    case 'deed':
      return makePhrase('reader.how.deed', {
        action: makePhrase(card.on === 'any' ? 'kind.anyAction' : `action.${card.on}`),
      });
    case 'upgrade':
      return makePhrase('reader.how.upgrade', { card: nameOfActionCard(view, viewer, ACTIONS.indexOf(card.action)) });
  }
}

export function DevelopmentDetail({ view, viewer, card, names }: CardDetailProps) {
  const design = DEVELOPMENTS[card];
  return (
    <>
      <CardHead face={faceOfCard(card)} name={makePhrase(`card.${design.key}`)} facts={factsOf(design)} names={names} />
      {design.kind === 'upgrade' ? <ActionSentences card={design} /> : <Lines lines={describeOwnLines(design)} />}
      <Lines lines={[howLine(view, viewer, design)]} />
    </>
  );
}
