import type { Seat } from '../../rules/kernel/types';
import { crowsOf } from '../../rules/sen/cards';
import type { Sen } from '../../rules/sen/state';
import type { MoveGain } from '../../table/face';
import type { Phrase, PhraseFact } from '../../words/phrase';

const say = (key: string, facts?: Readonly<Record<string, PhraseFact>>): Phrase => ({
  key: `sen:advice.${key}`,
  facts,
});

/** What it is worth in crows to know one more land: an own one, or one of somebody else's. */
const KNOWING = { own: 0.8, other: 0.4 };
/** A low card on the open pile helps whoever comes next by about so much of what it is below the mean. */
const GIVING = 0.5;
const MEAN = 5;

const hasMet = (s: Sen, dream: Seat, land: number, seat: Seat): boolean => ((s.met[dream][land] >> seat) & 1) === 1;

function listOnLands(before: Sen, after: Sen, seat: Seat): MoveGain[] {
  return before.dreams.flatMap((lands, dream) =>
    lands.flatMap((card, land): MoveGain[] => {
      const next = after.dreams[dream][land];
      const facts = { land: land + 1, ...(dream !== seat && { owner: { seat: dream } }) };
      const isOwn = dream === seat;
      if (next === undefined) return isOwn ? [{ why: say('pair'), amount: crowsOf(card), worth: crowsOf(card) }] : [];
      const learns = !hasMet(before, dream, land, seat) && hasMet(after, dream, land, seat);
      const fewer = crowsOf(card) - crowsOf(next);
      const change: MoveGain[] =
        next === card || !isOwn || fewer === 0
          ? []
          : [
              {
                why: say(
                  `${hasMet(before, dream, land, seat) ? 'seen' : 'unseen'}.${fewer > 0 ? 'fewer' : 'more'}`,
                  facts,
                ),
                amount: fewer,
                worth: fewer,
              },
            ];
      const known: MoveGain[] = learns
        ? [
            {
              why: say(isOwn ? 'learns.own' : 'learns.other', facts),
              amount: 1,
              worth: isOwn ? KNOWING.own : KNOWING.other,
            },
          ]
        : [];
      return [...change, ...known];
    }),
  );
}

/** What the call brings: the fewest crows, or the penalty. */
function listCall(before: Sen, after: Sen, seat: Seat): MoveGain[] {
  if (after.rounds.length === before.rounds.length) return [];
  const round = after.rounds[after.rounds.length - 1];
  if (!round.called || round.ended !== seat) return [];
  const own = round.crows[seat];
  const isFewest = round.crows.every((crows) => crows >= own);
  const { penalty } = before.options;
  return isFewest
    ? [{ why: say('call.fewest'), amount: own, worth: penalty }]
    : [{ why: say('call.wrong', { penalty }), amount: penalty, worth: -penalty }];
}

function listOpenPile(before: Sen, after: Sen): MoveGain[] {
  const card = after.open[after.open.length - 1];
  if (card === undefined || after.open.length <= before.open.length) return [];
  const below = MEAN - crowsOf(card);
  return below > 0 ? [{ why: say('gives'), amount: crowsOf(card), worth: -below * GIVING }] : [];
}

/** Lists what has changed between two states of Sen, as a seat counts it. */
export const listGains = (before: Sen, after: Sen, seat: Seat): MoveGain[] => {
  const call = listCall(before, after, seat);
  if (after.rounds.length > before.rounds.length) return call;
  return [...listOnLands(before, after, seat), ...listOpenPile(before, after)];
};

/** After the call everybody has one more turn before it is told whether it was right. */
export const isComing = (before: Sen, after: Sen): boolean =>
  after.called && after.rounds.length === before.rounds.length;
