import { StyleSheet, View } from 'react-native';

import type { Sitter } from '../../match/types';
import type { Seat } from '../../rules/kernel/types';
import { Mark } from '../../theme/Mark';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

import { Section } from './Panel';

/** Shows who plays with whom; draws nothing in a game without teams. */
export function Teams({ teams, sitters }: { teams: readonly (readonly Seat[])[]; sitters: readonly Sitter[] }) {
  const t = useWords();
  const { colours } = useTheme();
  if (teams.length === 0) return null;
  return (
    <Section title={t('new.together')}>
      <View role="list" aria-label={t('new.together')} style={styles.teams}>
        {teams.map((seats) => {
          const [first, second] = seats.map((seat) => sitters[seat].name);
          return (
            <View key={seats.join()} role="listitem">
              <View
                accessible
                role="img"
                aria-label={t('new.and', { one: first, other: second })}
                style={[styles.team, { backgroundColor: colours.chip }]}
              >
                {seats.map((seat) => (
                  <View key={seat} style={styles.sitter} aria-hidden>
                    <Mark mark={sitters[seat].mark} />
                    <Text type="strong" style={styles.name}>
                      {sitters[seat].name}
                    </Text>
                  </View>
                ))}
              </View>
            </View>
          );
        })}
      </View>
      <Text type="label" colour="quiet">
        {t('new.togetherAbout')}
      </Text>
    </Section>
  );
}

const styles = StyleSheet.create({
  teams: { gap: space.s },
  team: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.xl,
    rowGap: space.xs,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.l,
  },
  sitter: { flexDirection: 'row', alignItems: 'center', gap: space.s, flexShrink: 1 },
  name: { flexShrink: 1 },
});
