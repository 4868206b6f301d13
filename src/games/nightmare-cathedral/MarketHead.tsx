import { StyleSheet, View } from 'react-native';

import { Icon } from '../../theme/Icon';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase } from '../../words/useWords';

import { fitLine, type Box } from './fitLine';
import type { MarketHeadLook } from './market';
import { makePhrase } from './phrases';

/** What of its width the sign and the edges take. */
const BESIDE = 64;

/** The line above cards to take: a tap lowers them, so that the map is seen, and raises them again. */
export function MarketHead({ look: { title, isLowered }, width, height }: Box & { readonly look: MarketHeadLook }) {
  const speak = useFormatPhrase();
  const { colours, textScale } = useTheme();
  const words = speak(makePhrase(title));
  const size = fitLine(words, width - BESIDE, Math.min(height * 0.6, 15 * textScale));
  return (
    <View
      style={[
        styles.head,
        isLowered && [styles.lowered, { backgroundColor: colours.panel, borderColor: colours.line }],
      ]}
      aria-hidden
    >
      <Text type="strong" numberOfLines={1} allowFontScaling={false} style={{ fontSize: size, lineHeight: height }}>
        {words}
      </Text>
      <Icon icon={isLowered ? 'up' : 'down'} size={20} colour="quiet" />
    </View>
  );
}

const styles = StyleSheet.create({
  head: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingHorizontal: space.l,
  },
  lowered: { borderRadius: radius.l, borderWidth: 2 },
});
