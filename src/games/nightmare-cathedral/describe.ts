import { STARTING } from '../../rules/nightmare-cathedral/content/actions';
import { CONFLICTS, DEVELOPMENTS, DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import { NIGHTMARES } from '../../rules/nightmare-cathedral/content/nightmares';
import type { Phrase } from '../../words/phrase';

import { decodeFace, type CathedralFace } from './cardFace';
import {
  describeAction,
  describeConflict,
  describeDevelopment,
  describeDream,
  describeKind,
  describeNightmareCard,
  describeOwnLines,
} from './cardLines';
import { actionName, cardName } from './names';
import { joinPhrases, makePhrase } from './phrases';

/** The lines of a card, one below the other; none for a figure. */
export function linesOf(face: CathedralFace): readonly Phrase[] {
  switch (face.kind) {
    case 'development':
      return face.card in DEVELOPMENTS ? describeDevelopment(DEVELOPMENTS[face.card]) : [];
    case 'dream':
      return face.card in DREAMS ? describeDream(DREAMS[face.card], face.icons === undefined) : [];
    case 'conflict':
      return face.card in CONFLICTS ? describeConflict(CONFLICTS[face.card]) : [];
    case 'nightmare':
      return describeNightmareCard(NIGHTMARES[face.number][face.side]);
    case 'action':
      return describeAction(STARTING[face.day]);
    default:
      return [];
  }
}

function nameOf(face: CathedralFace): Phrase {
  switch (face.kind) {
    case 'development':
    case 'dream':
    case 'conflict':
      return cardName(face.card);
    case 'nightmare':
    case 'figure':
      return makePhrase(`nightmare.${NIGHTMARES[face.number].key}`);
    case 'action':
      return actionName(face.day);
    case 'follower':
      return makePhrase('piece.follower', { owner: { seat: face.seat }, count: face.count });
    case 'shadow':
      return makePhrase('piece.shadow', { count: face.count });
    case 'winged':
    case 'dreamer':
      return makePhrase(`piece.${face.kind}`, { owner: { seat: face.seat } });
    case 'fortress':
    case 'stronghold':
      return makePhrase(`piece.${face.kind}`, { owner: { seat: face.seat }, count: face.levels });
  }
}

/** The rule that a figure stands for. */
const FIGURES: Readonly<Partial<Record<CathedralFace['kind'], string>>> = {
  follower: 'figure.follower',
  shadow: 'figure.shadow',
  winged: 'figure.winged',
  dreamer: 'figure.dreamer',
  fortress: 'figure.fortress',
  stronghold: 'figure.stronghold',
  figure: 'figure.nightmare',
};

function ruleOf(face: CathedralFace): Phrase | null {
  const about = FIGURES[face.kind];
  if (about !== undefined) return makePhrase(about);
  // A line that names the kind has no full stop where it stands by itself.
  const lines = linesOf(face).map((line) =>
    line.key.includes(':kind.') ? makePhrase('sentence', { clause: line }) : line,
  );
  return lines.length === 0 ? null : (joinPhrases(lines, 'space', 'space') as Phrase);
}

/** A card in a hand as it is heard: its name, its kind, and what it does, in short: an upgrade is long, and is read. */
export function describeInHand(face: string): Phrase {
  const drawn = decodeFace(face);
  const name = makePhrase('sentence', { clause: nameOf(drawn) });
  if (drawn.kind === 'dream' && drawn.card in DREAMS)
    return joinPhrases(
      [
        makePhrase('piece.dream', { card: nameOf(drawn) }),
        ...describeDream(DREAMS[drawn.card], drawn.icons === undefined),
      ],
      'space',
      'space',
    ) as Phrase;
  if (drawn.kind !== 'development' || !(drawn.card in DEVELOPMENTS)) return nameOf(drawn);
  const card = DEVELOPMENTS[drawn.card];
  const kind = makePhrase('sentence', { clause: describeKind(card) });
  const lines = card.kind === 'upgrade' ? [] : describeOwnLines(card);
  const { attack, defence } = card;
  const icons = attack + defence > 0 ? [makePhrase('line.icons', { attack, defence })] : [];
  return joinPhrases([name, kind, ...icons, ...lines], 'space', 'space') as Phrase;
}

/** The name of what is drawn on a card or a figure, and what it says or stands for. */
export function describe(face: string): { readonly name: Phrase; readonly rule: Phrase | null } {
  const drawn = decodeFace(face);
  return { name: nameOf(drawn), rule: ruleOf(drawn) };
}
