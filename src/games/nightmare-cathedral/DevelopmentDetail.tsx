import type { Seat } from '../../rules/kernel/types';
import { DEVELOPMENTS } from '../../rules/nightmare-cathedral/content/cards';
import { ACTIONS } from '../../rules/nightmare-cathedral/content/days';
import type { Development } from '../../rules/nightmare-cathedral/content/types';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { nameOfActionCard } from './actionCards';
import { faceOfCard } from './cardFace';
import { CardHead, pointsFact, type CardFact } from './CardHead';
import { kindLine, ownLines } from './cardLines';
import type { CardDetailProps } from './cardMoves';
import { palette } from './palette';
import { phrase } from './phrases';
import { ActionSentences, Lines } from './Sentences';
import { actionSigns, markSigns, type SignDrawing } from './signPaths';

const DISCS = { upgrade: palette.flame, deed: palette.bone, combat: palette.oppose } as const;

function signOf(card: Development): SignDrawing {
  if (card.kind === 'combat') return markSigns.attack;
  const on = card.kind === 'upgrade' ? card.action : card.on;
  return on === 'any' ? markSigns.deed : actionSigns[on];
}

const factsOf = (card: Development): CardFact[] => [
  { mark: signOf(card), disc: DISCS[card.kind], line: kindLine(card) },
  { mark: markSigns.attack, disc: palette.ember, line: phrase('reader.attack', { number: card.attack }) },
  { mark: markSigns.defence, disc: palette.mist, line: phrase('reader.defence', { number: card.defence }) },
  ...pointsFact(card.kind === 'upgrade' ? card.points : 0),
];

/** Says when a Development is played, and what an upgrade would cover. */
function howLine(view: NightmareCathedral, viewer: Seat, card: Development): Phrase {
  switch (card.kind) {
    case 'combat':
      return phrase('reader.how.combat');
    case 'deed':
      return phrase('reader.how.deed', { action: phrase(card.on === 'any' ? 'kind.anyAction' : `action.${card.on}`) });
    case 'upgrade':
      return phrase('reader.how.upgrade', { card: nameOfActionCard(view, viewer, ACTIONS.indexOf(card.action)) });
  }
}

export function DevelopmentDetail({ view, viewer, card, names }: CardDetailProps) {
  const design = DEVELOPMENTS[card];
  return (
    <>
      <CardHead face={faceOfCard(card)} name={phrase(`card.${design.key}`)} facts={factsOf(design)} names={names} />
      {design.kind === 'upgrade' ? <ActionSentences card={design} /> : <Lines lines={ownLines(design)} />}
      <Lines lines={[howLine(view, viewer, design)]} />
    </>
  );
}
