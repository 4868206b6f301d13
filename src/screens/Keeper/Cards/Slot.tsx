import { HIGHEST_VALUE, TOKENS, TRAITS, type Condition, type Count } from '../../../keeper/ownCards';
import { useWords } from '../../../words/useWords';
import { RadioGroup } from '../../parts/RadioGroup';
import { Stepper } from '../../parts/Stepper';

import { FigurePicker } from './FigurePicker';
import { useCardWords } from './useCardWords';

/** More hearts than anybody gathers. */
const MOST_HEARTS = 99;

interface SlotProps {
  readonly of: Condition | Count;
  readonly change: (word: Condition | Count) => void;
}

/** What a word of an ability asks for more closely: which figure, which symbol, how many; nothing where it asks nothing. */
export function Slot({ of, change }: SlotProps) {
  const t = useWords();
  const words = useCardWords();
  if ('figure' in of)
    return (
      <FigurePicker
        label={t('keeper.cards.whichFigure')}
        value={of.figure}
        choose={(figure) => change({ ...of, figure })}
      />
    );
  if ('trait' in of)
    return (
      <RadioGroup
        label={t('keeper.cards.which')}
        value={of.trait}
        choose={(trait) => change({ ...of, trait })}
        of={TRAITS.map((trait) => ({ value: trait, label: words.trait(trait) }))}
      />
    );
  if ('token' in of)
    return (
      <RadioGroup
        label={t('keeper.cards.whichToken')}
        value={of.token}
        choose={(token) => change({ ...of, token })}
        of={TOKENS.map((token) => ({ value: token, label: t(`keeper.cards.token.${token}`) }))}
      />
    );
  if ('least' in of)
    return (
      <Stepper
        label={t('keeper.cards.least')}
        value={of.least}
        min={1}
        max={MOST_HEARTS}
        change={(least) => change({ ...of, least })}
      />
    );
  if (!('from' in of)) return null;
  return (
    <>
      <Stepper
        label={t('keeper.cards.from')}
        value={of.from}
        min={1}
        max={of.to}
        change={(from) => change({ ...of, from })}
      />
      <Stepper
        label={t('keeper.cards.to')}
        value={of.to}
        min={of.from}
        max={HIGHEST_VALUE}
        change={(to) => change({ ...of, to })}
      />
    </>
  );
}
