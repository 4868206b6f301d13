import { StyleSheet, View } from 'react-native';

import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { ASPECT } from '../../table/layout/measures';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

import { CoveredButton } from './CoveredButton';
import { nightmareName } from './names';
import { commandOf, describeNightmareLimit, faceOfNightmare, describePlace } from './nightmareText';
import { TokenFace, useSay } from './paperParts';

interface NightmareCardsProps {
  readonly view: NightmareCathedral;
  readonly names: readonly string[];
  readonly onOpen: (index: number) => void;
}

const CARD = 84;

/** The two Nightmares of the match with their commands; a tap opens one large. */
export function NightmareCards({ view, names, onOpen }: NightmareCardsProps) {
  const say = useSay(names);
  const { colours } = useTheme();
  return view.nightmares.map((_, index) => {
    const lines = [commandOf, describeNightmareLimit, describePlace].map((write) => say(write(view, index)));
    const name = say(nightmareName(view, index));
    return (
      <CoveredButton
        key={index}
        label={[name, ...lines].join('. ').replace(/\.\. /g, '. ')}
        onPress={() => onOpen(index)}
        style={[styles.card, { backgroundColor: colours.chip }]}
      >
        <TokenFace face={faceOfNightmare(view, index)} width={CARD} aspect={ASPECT} />
        <View style={styles.words} aria-hidden>
          <Text type="strong">{name}</Text>
          <Text type="label">{lines[0]}</Text>
          <Text type="small" colour="quiet">
            {`${lines[1]} ${lines[2]}`}
          </Text>
        </View>
      </CoveredButton>
    );
  });
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', gap: space.m, padding: space.s, borderRadius: radius.m, alignItems: 'flex-start' },
  words: { flex: 1, gap: space.xs },
});
