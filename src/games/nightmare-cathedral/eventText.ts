import type { Seat } from '../../rules/kernel/types';
import { CONFLICTS, DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import { NIGHTMARES } from '../../rules/nightmare-cathedral/content/nightmares';
import { TOKENS } from '../../rules/nightmare-cathedral/content/tokens';
import { CATHEDRAL_TRACK } from '../../rules/nightmare-cathedral/content/tracks';
import type { CathedralEvent } from '../../rules/nightmare-cathedral/events';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { describeClauses, describeText } from './clause';
import { sayWhoWins } from './conflictWords';
import { actionName, areaName, cardName, listCards, nightmareName, nightName, sideName, type Known } from './names';
import { joinPhrases, makePhrase } from './phrases';
import { sayWho, type EventOf } from './telling';
import { tellTogether } from './told';

type Facts = Readonly<Record<string, PhraseFact>>;
const say = (key: string, facts?: Facts): Phrase => makePhrase(`event.${key}`, facts);

function describePiece({ seat, piece }: EventOf<'pieceUp'>, viewer: Seat, { options, pieces }: Known): Phrase {
  const grown = { number: pieces.indexOf(piece) + 1, all: CATHEDRAL_TRACK.length };
  const [effect] = CATHEDRAL_TRACK.find((space) => space.piece === piece)?.icon ?? [];
  if (options.forking || effect === undefined) return say('pieceUp.plain', grown);
  const icon = say(`icon.${effect[0]}`);
  return options.length === 'standard'
    ? say('pieceUp.all', { ...grown, icon })
    : sayWho('pieceUp', seat, viewer, { ...grown, icon });
}

/** The cards that were shown, side by side. */
function describeLaidCards({ sides, cards }: EventOf<'shown'>, viewer: Seat): Phrase {
  const rows = sides.map((side, index) =>
    makePhrase('event.row', {
      who: sideName(side, viewer),
      cards: cards[index].length === 0 ? makePhrase('event.noCards') : listCards(cards[index]),
    }),
  );
  return joinPhrases(rows, 'space', 'space') as Phrase;
}

/** What the card of the Shadows brings: as it is written for who gets it, or told of somebody else. */
function describeSpoils({ key, seat, card }: EventOf<'victory' | 'defeat'>, viewer: Seat): Phrase {
  const effects = CONFLICTS[card][key];
  return sayWho(key, seat, viewer, {
    card: cardName(card),
    effects:
      seat === viewer
        ? describeText(effects, true)
        : effects.length === 0
          ? say('nothing')
          : describeClauses(effects, 'they', true),
  });
}

/** What each side deals: its attack, less the defence of the other. */
function describeHits({ sides, attack, defence, hits }: EventOf<'hits'>, viewer: Seat): Phrase {
  const dealt = sides.map((side, index) =>
    say('hitsOf', {
      who: sideName(side, viewer),
      attack: attack[index],
      defence: defence[1 - index],
      count: hits[1 - index],
    }),
  );
  return joinPhrases(dealt, 'space', 'space') as Phrase;
}

/**
 * Describes an event to this viewer; null for what goes without saying: cards that come and go in hands, and a pass,
 * which the chips show. Names of areas and Nightmares come from `match`, of which any view will do.
 */
export function describeEvent(event: CathedralEvent, viewer: Seat, match: Known): Phrase | null {
  const together = tellTogether([event], viewer, match);
  if (together) return together[0] ?? null;
  switch (event.key) {
    case 'began': {
      const [one, other] = event.nightmares.map((number) => makePhrase(`nightmare.${NIGHTMARES[number].key}`));
      return sayWho('began', event.seat, viewer, { one, other });
    }
    case 'took':
      return sayWho('took', event.seat, viewer, { area: areaName(match, event.area) });
    case 'turn':
      return sayWho('turn', event.seat, viewer, { turn: event.turn, sign: makePhrase(`sign.${event.sign}`) });
    case 'acted':
      return say('acted', { who: sideName(event.seat, viewer), action: actionName(event.day) });
    case 'agreed':
    case 'opposed':
      return say(event.key, { who: sideName(event.seat, viewer) });
    case 'ignored':
    case 'borrowed':
      return sayWho(event.key, event.seat, viewer, { action: actionName(event.day) });
    case 'slept':
      return sayWho('slept', event.seat, viewer, { night: nightName(event.night) });
    case 'drew':
      return event.cards && event.seat === viewer ? say('drew', { cards: listCards(event.cards) }) : null;
    case 'dreamDrawn':
      return event.card === undefined || event.seat !== viewer
        ? null
        : say('dreamDrawn', { card: cardName(event.card) });
    case 'victory':
    case 'defeat':
      return describeSpoils(event, viewer);
    case 'deed':
      return sayWho(event.key, event.seat, viewer, { card: cardName(event.card) });
    case 'dreamt':
      return sayWho('dreamt', event.seat, viewer, { card: cardName(event.card), count: DREAMS[event.card].vp });
    case 'levelFell':
      return sayWho('levelFell', event.seat, viewer, { levels: event.levels });
    case 'conflict': {
      const [one, other] = event.sides.map((side) => sideName(side, viewer));
      return say('conflict', { area: areaName(match, event.area), one, other });
    }
    case 'laysFirst':
    case 'waking':
      return sayWho(event.key, event.seat, viewer);
    case 'shown':
      return describeLaidCards(event, viewer);
    case 'hits':
      return describeHits(event, viewer);
    case 'won':
      return say('won', { area: areaName(match, event.area), verdict: sayWhoWins(event.side, viewer, event.by) });
    case 'pieceUp':
      return describePiece(event, viewer, match);
    case 'complete':
      return say('complete', { one: nightmareName(match, 0), other: nightmareName(match, 1) });
    case 'token':
      return sayWho('token', event.seat, viewer, { token: makePhrase(`token.${TOKENS[event.token].key}`) });
    case 'tokensLaid':
      return say(`tokensLaid.${event.colour}`);
    case 'commanded':
      return sayWho('commanded', event.seat, viewer, { nightmare: nightmareName(match, event.nightmare) });
    case 'lastRound':
      return say('lastRound', { count: event.count });
    case 'ended':
      return say(`ended.${event.by}`);
    case 'shadowsRose':
    case 'stageCards':
      return say(event.key);
    default:
      return null;
  }
}
