import { linkToBgStats, type ToldPlay } from '../../src/screens/parts/out/bgStats';
import { writeCsv } from '../../src/screens/parts/out/csv';

const play: ToldPlay = {
  id: 'sheet-7',
  game: 'sen',
  name: 'Sen',
  begun: Date.UTC(2026, 10, 19, 20, 5, 9),
  duration: 34,
  comments: 'Łąka & "kruki"?',
  wins: 'fewest',
  players: [
    { id: '1', name: 'Ola', isFirst: true, isWinner: false, place: 2, score: 44 },
    { id: '2', name: 'Jan = 1+1', isFirst: false, isWinner: true, place: 1, score: -3 },
  ],
};

const read = (link: string) => JSON.parse(decodeURIComponent(link.split('?data=')[1])) as unknown;

test('a play goes to BG Stats by a link that can be read back', () => {
  const { link, isCut } = linkToBgStats(play);
  expect(link.startsWith('https://app.bgstatsapp.com/createPlay.html?data=%7B')).toBe(true);
  expect(isCut).toBe(false);
  expect(read(link)).toEqual({
    sourceName: 'Catnap',
    sourcePlayId: 'sheet-7',
    playDate: '2026-11-19 20:05:09',
    durationMin: 34,
    comments: 'Łąka & "kruki"?',
    game: { name: 'Sen', sourceGameId: 'sen', highestWins: false, noPoints: false },
    players: [
      { name: 'Ola', sourcePlayerId: '1', startPlayer: true, winner: false, rank: 2, score: '44' },
      { name: 'Jan = 1+1', sourcePlayerId: '2', startPlayer: false, winner: true, rank: 1, score: '-3' },
    ],
  });
});

test('where nobody has a place, none is told', () => {
  const players = play.players.map((player) => ({ ...player, isWinner: false, place: null }));
  const { players: told } = read(linkToBgStats({ ...play, players }).link) as { players: readonly object[] };
  for (const player of told) expect(player).not.toHaveProperty('rank');
});

test('whatever people are called, the link holds them and nothing besides', () => {
  const names = [
    '"}],"x":[{"',
    '</script>',
    'a&data=b#c',
    '%00%',
    '🐈'.repeat(12),
    'Ł\u0000\n',
    'half a cat \ud83d',
    '＝１',
  ];
  const [one] = play.players;
  const { link, isCut } = linkToBgStats({ ...play, players: names.map((name) => ({ ...one, name })) });
  expect(isCut).toBe(false);
  expect(link.split('?data=')[1]).toMatch(/^[A-Za-z0-9\-_.!~*'()%]+$/);
  expect((read(link) as { players: readonly { name: string }[] }).players.map(({ name }) => name)).toEqual(names);
});

test('a link that is too long goes without its comments, and says so', () => {
  const { link, isCut } = linkToBgStats({ ...play, comments: 'ź'.repeat(2000) });
  expect(isCut).toBe(true);
  expect(link.length).toBeLessThan(8 * 1024);
  expect(read(link)).not.toHaveProperty('comments');
});

test('a table is written as RFC 4180 has it, and no text of it is a formula', () => {
  const rows = [
    ['round', 'Ola, "the cat"', '=HYPERLINK("x")'],
    [1, -4, null],
    ['+1', '@a', 'two\r\nlines'],
  ];
  expect(writeCsv(rows)).toBe(
    '\uFEFFround,"Ola, ""the cat""","\'=HYPERLINK(""x"")"\r\n1,-4,\r\n\'+1,\'@a,"two\r\nlines"\r\n',
  );
});
