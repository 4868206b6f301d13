import { getSeedOfDay } from '../../match/today';
import type { Match } from '../../match/types';
import { Button } from '../../theme/Button';
import { Text } from '../../theme/Text';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { Section } from '../parts/Panel';
import { ShareOutcome, useShareOutcome } from '../parts/ShareOutcome';
import { shareText } from '../parts/shareText';
import { useDay } from '../parts/useDate';
import { useFace } from '../useFace';

/** After a deal of the day: a line of signs for who plays it, too. It gives no card of the deal away. */
export function TodaysSigns({ match, name }: { match: Match; name: string }) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const day = useDay();
  const { came, attempt } = useShareOutcome();
  const { game, begun, sitters, score } = match.summary();
  const { describeSigns } = useFace(game);
  const own = sitters.findIndex(({ kind }) => kind === 'person');
  if (!describeSigns || own < 0 || match.seed !== getSeedOfDay(new Date(begun), game)) return null;
  const { view } = match.showing.getState();
  const heading = t('today.heading', { name: t('name'), game: name, date: day(begun) });
  const signs = `${score[own]} = ${formatPhrase(describeSigns(view, own))}`;
  return (
    <Section title={t('today.title')}>
      <Text>{`${heading}\n${signs}`}</Text>
      <Button
        label={t('today.signs')}
        icon="share"
        look="second"
        onPress={() => void attempt(() => shareText(`${heading}\n${signs}`))}
      />
      <ShareOutcome came={came} />
    </Section>
  );
}
