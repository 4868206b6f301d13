import { Pressable, StyleSheet, View } from 'react-native';

import { LEVEL_NAMES } from '../../rules/bots/levels';
import { catNames, getHomeLevel, type CatName } from '../../storage/cats';
import type { ChosenSeat } from '../../storage/choices';
import { CatPortrait } from '../../table/cats/CatPortrait';
import { Button } from '../../theme/Button';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

interface CatChoiceProps {
  /** Null for a seat where no bot sits yet. */
  readonly seat: Extract<ChosenSeat, { kind: 'bot' }> | null;
  /** Who sits where, and which seat this is: who sits elsewhere cannot be chosen. */
  readonly cats: readonly (CatName | null)[];
  readonly at: number;
  readonly choose: (seat: ChosenSeat) => void;
}

/** Chooses how well a bot plays, or a cat, which then plays as well as it is used to. */
export function CatChoice({ seat, cats, at, choose }: CatChoiceProps) {
  const t = useWords();
  const { colours } = useTheme();
  const own = cats.at(at) ?? null;
  const isElsewhere = (cat: CatName) => cat !== own && cats.includes(cat);
  return (
    <View style={styles.levels}>
      {LEVEL_NAMES.map((level) => (
        <View key={level} style={styles.level}>
          <Button
            label={t(`level.${level}.name`)}
            look={level === seat?.level ? 'call' : 'quiet'}
            icon="bot"
            hint={t(`level.${level}.about`)}
            onPress={() => choose({ kind: 'bot', level, ...(own && { cat: own }) })}
          />
          <Text type="label" colour="quiet">
            {t(`level.${level}.about`)}
          </Text>
          <View role="radiogroup" aria-label={t('new.cats')} style={styles.cats}>
            {catNames
              .filter((cat) => getHomeLevel(cat) === level)
              .map((cat) => (
                <Pressable
                  key={cat}
                  role="radio"
                  aria-checked={cat === own}
                  aria-label={`${t(`cat.${cat}.name`)}. ${t(`cat.${cat}.about`)}`}
                  disabled={isElsewhere(cat)}
                  aria-disabled={isElsewhere(cat)}
                  onPress={() => choose({ kind: 'bot', level, cat })}
                  style={({ pressed }) => [
                    styles.cat,
                    { backgroundColor: colours.chip, borderColor: cat === own ? colours.glow : colours.chip },
                    isElsewhere(cat) && styles.elsewhere,
                    pressed && styles.pressed,
                  ]}
                >
                  <CatPortrait cat={cat} coin={COIN} />
                  <Text type="small" numberOfLines={1} style={styles.name}>
                    {t(`cat.${cat}.name`)}
                  </Text>
                </Pressable>
              ))}
          </View>
        </View>
      ))}
    </View>
  );
}

const COIN = 52;

const styles = StyleSheet.create({
  levels: { gap: space.l },
  level: { gap: space.xs },
  cats: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, marginTop: space.xs },
  cat: {
    width: 78,
    flexGrow: 1,
    maxWidth: 110,
    alignItems: 'center',
    paddingVertical: space.s,
    borderRadius: radius.l,
    borderWidth: 3,
  },
  name: { marginTop: space.xs, maxWidth: '100%' },
  elsewhere: { opacity: 0.45 },
  pressed: { opacity: 0.7 },
});
