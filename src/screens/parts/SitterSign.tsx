import { StyleSheet, View } from 'react-native';

import type { CatName, Expression } from '../../storage/cats';
import type { MarkName } from '../../storage/marks';
import { CatPortrait } from '../../table/cats/CatPortrait';
import { Mark } from '../../theme/Mark';

interface SitterSignProps {
  readonly sitter: { readonly mark: MarkName; readonly cat?: CatName };
  readonly expression?: Expression;
  readonly size?: number;
  readonly isOnPaper?: boolean;
}

/** The mark of who sits there; of a cat its portrait, with the mark at its foot. */
export function SitterSign({ sitter, expression, size = 26, isOnPaper = false }: SitterSignProps) {
  const on = isOnPaper ? 'paper' : 'ground';
  if (!sitter.cat)
    return (
      <View>
        <Mark mark={sitter.mark} size={size} on={on} />
      </View>
    );
  return (
    <View style={styles.both}>
      <CatPortrait cat={sitter.cat} expression={expression} coin={size * COIN} />
      <Mark mark={sitter.mark} size={size * BADGE} on={on} />
    </View>
  );
}

/** How much larger than a mark a coin is, and how much smaller the mark beside it. */
const COIN = 1.3;
const BADGE = 0.55;

const styles = StyleSheet.create({ both: { flexDirection: 'row', alignItems: 'flex-end', gap: 2 } });
