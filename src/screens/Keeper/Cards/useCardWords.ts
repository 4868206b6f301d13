import {
  OWN_CARDS_OF,
  encodeCard,
  type Ability,
  type FigureKey,
  type OwnCard,
  type Trait,
} from '../../../keeper/ownCards';
import { useFormatPhrase } from '../../../words/useWords';
import { useFace } from '../../useFace';

/** Names and sentences of the game whose cards are corrected. */
export function useCardWords() {
  const formatPhrase = useFormatPhrase();
  const { sheetCards } = useFace(OWN_CARDS_OF);
  return {
    figure: (key: FigureKey) => formatPhrase({ key: `${OWN_CARDS_OF}:figure.${key}` }),
    trait: (trait: Trait) => formatPhrase({ key: `${OWN_CARDS_OF}:trait.${trait}` }),
    /** A sentence for each ability of a card. */
    abilities: (card: OwnCard): readonly string[] =>
      sheetCards?.describeAbilities?.(encodeCard(card)).map((phrase) => formatPhrase(phrase)) ?? [],
    ability(ability: Ability, card: OwnCard): string {
      const [phrase] = sheetCards?.describeAbilities?.(encodeCard({ ...card, abilities: [ability] })) ?? [];
      return phrase ? formatPhrase(phrase) : '';
    },
  };
}
