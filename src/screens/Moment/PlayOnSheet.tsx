import { StackActions } from '@react-navigation/native';
import { useState } from 'react';

import type { KeyMoment } from '../../match/review/types';
import type { Match } from '../../match/types';
import { LEVEL_NAMES, type LevelName } from '../../rules/bots/levels';
import { BottomSheet } from '../../theme/BottomSheet';
import { Button } from '../../theme/Button';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { RadioGroup } from '../parts/RadioGroup';
import { Toggle } from '../parts/Toggle';
import { useGo } from '../useGo';

interface PlayOnSheetProps {
  readonly match: Match;
  readonly moment: KeyMoment;
  readonly onClose: () => void;
}

/** Asks how well the others play, and begins a match at this moment with the better move made. */
export function PlayOnSheet({ match, moment: { at, seat, best }, onClose }: PlayOnSheetProps) {
  const t = useWords();
  const go = useGo();
  const { matches } = useDevice();
  const [level, setLevel] = useState<LevelName>('hard');
  const [isAsItWas, setIsAsItWas] = useState(false);
  const begin = () => {
    const next = matches.playOn({ match: match.id, at, seat, move: best, level, isAsItWas });
    if (!('refused' in next)) go.dispatch(StackActions.push('Play', { match: next.id }));
    onClose();
  };
  return (
    <BottomSheet title={t('review.playOn')} onClose={onClose}>
      <Text>{t('review.playOnAbout')}</Text>
      <RadioGroup
        label={t('review.level')}
        value={level}
        choose={setLevel}
        of={LEVEL_NAMES.map((value) => ({ value, label: t(`level.${value}.name`) }))}
      />
      <Toggle label={t('review.asItWas')} value={isAsItWas} change={setIsAsItWas} />
      <Button label={t('review.begin')} onPress={begin} />
    </BottomSheet>
  );
}
