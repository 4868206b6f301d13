import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { Sitter } from '../../match/types';
import type { CatName } from '../../storage/cats';
import { HandOver } from '../../table/HandOver';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { useWords } from '../../words/useWords';
import { TableHeader } from '../parts/TableHeader';
import { ScreenGround } from '../ScreenGround';

import { CurtainNight } from './CurtainNight';

interface CurtainProps {
  readonly sitter: Sitter;
  readonly cats: readonly CatName[];
  readonly name: string;
  readonly onOpen: () => void;
  /** Back to the open table, for who thinks better of it; null where there is none to go back to. */
  readonly onBack: (() => void) | null;
  readonly onLeave: () => void;
}

/** Hides the table between two people. It says who is next and draws nothing of the match. */
export function Curtain({ sitter, cats, name, onOpen, onBack, onLeave }: CurtainProps) {
  const t = useWords();
  const insets = useSafeAreaInsets();
  return (
    <ScreenGround>
      <CurtainNight />
      <HandOver sitter={sitter} cats={cats} onOpen={onOpen} />
      {onBack && (
        <View style={[styles.back, { paddingBottom: insets.bottom + space.l }]}>
          <Button label={t('play.toTable')} look="quiet" onPress={onBack} />
        </View>
      )}
      <View style={[styles.strip, { top: insets.top, left: insets.left, right: insets.right }]}>
        <TableHeader title={name} status="" leaveLabel={t('play.leave')} onLeave={onLeave} buttons={0} />
      </View>
    </ScreenGround>
  );
}

const styles = StyleSheet.create({
  strip: { position: 'absolute' },
  back: { alignItems: 'center' },
});
