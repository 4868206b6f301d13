import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { Sitter } from '../../match/types';
import { HandOver } from '../../table/HandOver';
import { useWords } from '../../words/useWords';
import { Ground } from '../Ground';
import { TableHeader } from '../parts/TableHeader';

import { Night } from './Night';

interface CurtainProps {
  readonly sitter: Sitter;
  readonly name: string;
  readonly onOpen: () => void;
  readonly onLeave: () => void;
}

/** Hides the table between two people. It says who is next and draws nothing of the match. */
export function Curtain({ sitter, name, onOpen, onLeave }: CurtainProps) {
  const t = useWords();
  const insets = useSafeAreaInsets();
  return (
    <Ground>
      <Night />
      <HandOver sitter={sitter} onOpen={onOpen} />
      <View style={[styles.strip, { top: insets.top, left: insets.left, right: insets.right }]}>
        <TableHeader title={name} status="" leaveLabel={t('play.leave')} onLeave={onLeave} buttons={0} />
      </View>
    </Ground>
  );
}

const styles = StyleSheet.create({
  strip: { position: 'absolute' },
});
