import type { Wins } from '../../../rules/kernel/types';

/** A play as BG Stats is told of it. */
export interface ToldPlay {
  /** The same for this play whenever it is told again. */
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** When it began, in milliseconds since 1970. */
  readonly begun: number;
  /** In minutes; null where nobody took the time. */
  readonly duration: number | null;
  readonly comments: string;
  readonly wins: Wins;
  readonly players: readonly {
    readonly id: string;
    readonly name: string;
    readonly isFirst: boolean;
    readonly isWinner: boolean;
    /** Null where nobody has a place, as in a match that was broken off. */
    readonly place: number | null;
    readonly score: number;
  }[];
}

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';
const SOURCE = 'Catnap';
/** Longer addresses are cut by some phones. */
const LONGEST = 8 * 1024;

/** A moment as `YYYY-MM-DD HH:MM:SS` in UTC. */
const formatMoment = (moment: number): string => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');

function encodePlay({ id, game, name, begun, duration, comments, wins, players }: ToldPlay): string {
  const data = {
    sourceName: SOURCE,
    sourcePlayId: id,
    playDate: formatMoment(begun),
    ...(duration !== null && { durationMin: duration }),
    ...(comments !== '' && { comments }),
    game: { name, sourceGameId: game, highestWins: wins === 'most', noPoints: false },
    // its app for Android wants both also where they do not hold
    players: players.map((player) => ({
      name: player.name,
      sourcePlayerId: player.id,
      startPlayer: player.isFirst,
      winner: player.isWinner,
      ...(player.place !== null && { rank: player.place }),
      score: String(player.score),
    })),
  };
  return ADDRESS + encodeURIComponent(JSON.stringify(data));
}

/** The link that opens a play in BG Stats. Comments that would make it too long are left out. */
export function linkToBgStats(play: ToldPlay): { readonly link: string; readonly isCut: boolean } {
  const link = encodePlay(play);
  if (link.length <= LONGEST || play.comments === '') return { link, isCut: false };
  return { link: encodePlay({ ...play, comments: '' }), isCut: true };
}
