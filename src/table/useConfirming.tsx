import { useState } from 'react';

import type { Move } from '../rules/kernel/types';
import type { Phrase } from '../words/phrase';
import { useFormatPhrase, useWords } from '../words/useWords';

import { ChoiceSheet } from './ChoiceSheet';

interface Asked {
  readonly move: Move;
  readonly question: Phrase;
}

/** Asks once more before a move that a person may regret; `findQuestion` returns null for all others. */
export function useConfirming(
  findQuestion: (move: Move, isByHand: boolean) => Phrase | null,
  moves: readonly Move[],
  names: readonly string[],
  play: (move: Move) => void,
) {
  const speak = useFormatPhrase();
  const words = useWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  const decide = (move: Move, isByHand: boolean) => {
    const question = findQuestion(move, isByHand);
    if (question) setAsked({ move, question });
    else play(move);
  };
  const putAway = () => setAsked(null);
  const confirming = asked && moves.includes(asked.move) && (
    <ChoiceSheet
      question={speak(asked.question, names)}
      choices={[
        {
          label: words('table.yes'),
          look: 'call',
          run: () => {
            putAway();
            play(asked.move);
          },
        },
        { label: words('table.notYet'), look: 'quiet', run: putAway },
      ]}
      onClose={putAway}
    />
  );
  return { decide, confirming };
}
