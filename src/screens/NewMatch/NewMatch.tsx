import { useRoute, type RouteProp } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { games as rulesOf } from '../../rules';
import { addPerson } from '../../storage/people';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { useWords } from '../../words/useWords';
import { useDevice, useNote } from '../device';
import { useGames } from '../games';
import { Chip } from '../parts/Chip';
import { GameHead } from '../parts/GameHead';
import { mattering, OptionList } from '../parts/OptionList';
import { Panel } from '../parts/Panel';
import { Screen } from '../parts/Screen';
import { Starts } from '../parts/Starts';
import { Teams } from '../parts/Teams';
import { askToStay } from '../room';
import type { Routes } from '../routes';
import { useFace } from '../useFace';
import { useGo } from '../useGo';

import { AtTable } from './AtTable';
import { Declines } from './Declines';
import { firstDraft, optionsFor, presetsOf, setupOf, sittersOf } from './draft';
import { Presets } from './Presets';

/** From this width on the rules stand beside the people. */
const TWO_COLUMNS = 960;
const BOT_NAMES = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

/** Everything before the first card: which game, who plays, by which rules, who begins. */
export default function NewMatch() {
  const t = useWords();
  const { params } = useRoute<RouteProp<Routes, 'NewMatch'>>();
  const games = useGames();
  const [id, setId] = useState(params?.game && Object.hasOwn(rulesOf, params.game) ? params.game : games[0].id);
  const game = games.find((one) => one.id === id) ?? games[0];
  return (
    <Setup key={game.id} id={game.id}>
      {games.length > 1 && (
        <View role="radiogroup" aria-label={t('new.game')} style={styles.chips}>
          {games.map((one) => (
            <Chip key={one.id} label={one.name} isChosen={one.id === game.id} press={() => setId(one.id)} />
          ))}
        </View>
      )}
      <GameHead game={game} />
    </Setup>
  );
}

function Setup({ id, children }: { id: string; children: ReactNode }) {
  const t = useWords();
  const navigation = useGo();
  const { matches, people, choices } = useDevice();
  const rules = rulesOf[id];
  const { width } = useWindowDimensions();
  useFace(id); // brings the words of its options
  const { known } = useNote(people);
  const [draft, setDraft] = useState(() => {
    if (people.get().known.length === 0) addPerson(people, t('person.first'));
    return firstDraft(rules, choices.get().games[id], people.get().known);
  });
  const botNames = BOT_NAMES.map((name) => t(`bot.${name}`));
  const sitters = sittersOf(draft.seats, known, botNames);

  function play() {
    const { seats, options, first } = draft;
    choices.change((now) => ({ games: { ...now.games, [id]: { seats, options, first } } }));
    askToStay();
    const match = matches.begin(setupOf(rules, draft, known, botNames));
    navigation.reset({ index: 1, routes: [{ name: 'Tabs' }, { name: 'Play', params: { match: match.id } }] });
  }

  const hasOptions = mattering(rules, draft.seats.length, draft.options).length > 0;
  const isWide = width >= TWO_COLUMNS && hasOptions;
  return (
    <Screen title={t('new.title')} isWide={isWide} footer={<Button label={t('new.play')} onPress={play} />}>
      <View style={[styles.columns, isWide && styles.wide]}>
        <View style={[styles.column, isWide && styles.half]}>
          {children}
          <AtTable
            seats={draft.seats}
            sitters={sitters}
            {...rules.seats}
            change={(seats) => setDraft({ ...draft, seats, chosen: null })}
          />
          <Teams teams={rules.teams?.(sitters.length, optionsFor(rules, draft)) ?? []} sitters={sitters} />
          <Starts
            sitters={sitters}
            first={draft.first}
            chosen={draft.chosen}
            change={(first, chosen) => setDraft({ ...draft, first, chosen })}
          />
          {rules.decline !== undefined && (
            <Declines id={id} seats={draft.seats} sitters={sitters} change={(seats) => setDraft({ ...draft, seats })} />
          )}
        </View>
        {hasOptions && (
          <View style={isWide && styles.half}>
            <Panel title={t('new.rules')}>
              <Presets
                presets={presetsOf(rules)}
                id={id}
                options={draft.options}
                change={(options) => setDraft({ ...draft, options })}
              />
              <OptionList
                rules={rules}
                seats={draft.seats.length}
                options={draft.options}
                change={(options) => setDraft({ ...draft, options })}
              />
            </Panel>
          </View>
        )}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  columns: { gap: space.xl },
  wide: { flexDirection: 'row', alignItems: 'flex-start', gap: space.xxl },
  column: { gap: space.xl },
  half: { flex: 1 },
});
