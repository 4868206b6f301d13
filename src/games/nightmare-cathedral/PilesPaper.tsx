import { useState } from 'react';

import { DEVELOPMENTS } from '../../rules/nightmare-cathedral/content/cards';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { PaperProps } from '../../table/face';
import { Text } from '../../theme/Text';

import { faceOfCard } from './cardFace';
import { describeDevelopment } from './cardLines';
import { cardName } from './names';
import { CardWords, OwnedCards } from './OwnedCards';
import { Section, useSay } from './paperParts';
import { makePhrase } from './phrases';

/** How many cards are left in each deck, and what was discarded: at a real table that lies open, too. */
export function PilesPaper({ view, names }: PaperProps<NightmareCathedral, CathedralMove>) {
  const say = useSay(names);
  const [chosen, setChosen] = useState<string | null>(null);
  const counts = { development: view.deck, dream: view.dreamDeck, conflict: view.conflicts };
  const shown = view.discards.find((card) => `${card}` === chosen);
  return (
    <>
      {Object.entries(counts).map(([kind, cards]) => (
        <Text key={kind}>{say(makePhrase(`piles.${kind}`, { count: cards.length }))}</Text>
      ))}
      <Section title={say(makePhrase('piles.discards', { count: view.discards.length }))}>
        <Text type="label" colour="quiet">
          {say(makePhrase('piles.renewed'))}
        </Text>
        {shown !== undefined && (
          <CardWords title={say(cardName(shown))} lines={describeDevelopment(DEVELOPMENTS[shown]).map(say)} />
        )}
        <OwnedCards
          cards={view.discards.map((card) => ({
            key: `${card}`,
            face: faceOfCard(card, view.options),
            name: say(cardName(card)),
            note: '',
          }))}
          chosen={chosen}
          choose={(key) => setChosen((now) => (now === key ? null : key))}
        />
      </Section>
    </>
  );
}
