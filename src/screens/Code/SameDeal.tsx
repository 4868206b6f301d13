import { StackActions } from '@react-navigation/native';

import type { Replay } from '../../match/types';
import type { CatName } from '../../storage/cats';
import type { ChosenSeat } from '../../storage/choices';
import { addPerson } from '../../storage/people';
import { Button } from '../../theme/Button';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { createSitters } from '../parts/draft';
import { useGo } from '../useGo';

/** Plays the deal of a code: in the seat of the first person there, against the same bots; other people's seats go to cats. */
export function SameDeal({ replay }: { replay: Replay }) {
  const t = useWords();
  const navigation = useGo();
  const { matches, people } = useDevice();
  const { game, sitters, options } = replay.summary;
  const own = sitters.findIndex(({ kind }) => kind === 'person');
  if (own < 0) return null;

  function play() {
    const me = people.get().known[0] ?? addPerson(people, t('person.first'));
    const seats = sitters.map((sitter, seat): ChosenSeat => {
      if (seat === own) return { kind: 'person', person: me.id };
      return { kind: 'bot', level: sitter.kind === 'bot' ? sitter.level : 'normal' };
    });
    const nameOf = (cat: CatName) => t(`cat.${cat}.name`);
    const match = matches.begin({
      game,
      sitters: createSitters(seats, people.get().known, nameOf),
      options,
      first: replay.at(0).view.first,
      seed: replay.seed,
    });
    navigation.dispatch(StackActions.replace('Play', { match: match.id }));
  }

  return <Button label={t('result.sameDeal')} icon="cards" look="second" onPress={play} />;
}
