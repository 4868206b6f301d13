import { useRoute, type RouteProp } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { games as rulesOf } from '../../rules';
import { findClash } from '../../rules/kernel/options';
import type { CatName } from '../../storage/cats';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { useDevice, useDocument } from '../device';
import { Chip } from '../parts/Chip';
import {
  canLieOpen,
  createDraft,
  createSetup,
  createSitters,
  isForSeveral,
  isOpenTable,
  listPresets,
  resolveOptions,
} from '../parts/draft';
import { FirstPlayer } from '../parts/FirstPlayer';
import { GameHead } from '../parts/GameHead';
import { filterRelevantOptions, OptionList } from '../parts/OptionList';
import { Section } from '../parts/Panel';
import { Screen } from '../parts/Screen';
import { Teams } from '../parts/Teams';
import { Toggle } from '../parts/Toggle';
import { askToStay } from '../room';
import type { Routes } from '../routes';
import { useFace } from '../useFace';
import { useGames } from '../useGames';
import { useGo } from '../useGo';
import { useSomebody } from '../useSomebody';

import { Declines } from './Declines';
import { Presets } from './Presets';
import { SeatList } from './SeatList';
import { Today } from './Today';

/** From this width on, the rules stand beside the people. */
const TWO_COLUMNS = 960;

/** Sets up a match: which game, who plays, by which rules, and who begins. */
export default function NewMatchScreen() {
  const t = useWords();
  const { params } = useRoute<RouteProp<Routes, 'NewMatch'>>();
  const games = useGames();
  const [id, setId] = useState(params?.game && Object.hasOwn(rulesOf, params.game) ? params.game : games[0].id);
  const game = games.find((shelfGame) => shelfGame.id === id) ?? games[0];
  if (!useSomebody()) return null;
  return (
    <Setup key={game.id} id={game.id}>
      {games.length > 1 && (
        <View role="radiogroup" aria-label={t('new.game')} style={styles.chips}>
          {games.map((shelfGame) => (
            <Chip
              key={shelfGame.id}
              label={shelfGame.name}
              isChosen={shelfGame.id === game.id}
              press={() => setId(shelfGame.id)}
            />
          ))}
        </View>
      )}
      <GameHead game={game} />
    </Setup>
  );
}

function Setup({ id, children }: { id: string; children: ReactNode }) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const navigation = useGo();
  const { matches, people, choices } = useDevice();
  const rules = rulesOf[id];
  const { width } = useWindowDimensions();
  useFace(id); // The options' words come with the game's face.
  const { known } = useDocument(people);
  const [draft, setDraft] = useState(() =>
    createDraft(rules, choices.get().games[id], people.get().known, people.get().last),
  );
  const nameOf = (cat: CatName) => t(`cat.${cat}.name`);
  const sitters = createSitters(draft.seats, known, nameOf);

  function play() {
    const { seats, options, first, openTable } = draft;
    const chosen = { seats, options, first, ...(openTable !== null && { openTable }) };
    choices.change((now) => ({ games: { ...now.games, [id]: chosen } }));
    people.change({ last: seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : [])) });
    askToStay();
    const match = matches.begin(createSetup(rules, draft, known, nameOf));
    navigation.reset({ index: 1, routes: [{ name: 'Tabs' }, { name: 'Play', params: { match: match.id } }] });
  }

  const clash = findClash(rules, draft.options);
  const begin = (
    <View style={styles.begin}>
      {clash !== null && <Text role="alert">{formatPhrase({ key: `${id}:clash.${clash}` })}</Text>}
      <Button label={t('new.play')} onPress={play} disabled={clash !== null} />
    </View>
  );
  const hasOptions = filterRelevantOptions(rules, draft.seats.length, draft.options).length > 0;
  const isWide = width >= TWO_COLUMNS && hasOptions;
  return (
    <Screen title={t('new.title')} isWide={isWide} footer={begin}>
      <View style={[styles.columns, isWide && styles.wide]}>
        <View style={[styles.column, isWide && styles.half]}>
          {children}
          <Today rules={rules} />
          <SeatList
            seats={draft.seats}
            sitters={sitters}
            {...rules.seats}
            change={(seats) => setDraft({ ...draft, seats, chosen: null })}
          />
          <Teams teams={rules.teams?.(sitters.length, resolveOptions(rules, draft)) ?? []} sitters={sitters} />
          <FirstPlayer
            sitters={sitters}
            first={draft.first}
            chosen={draft.chosen}
            change={(first, chosen) => setDraft({ ...draft, first, chosen })}
          />
          {canLieOpen(rules, draft) && (
            <Section>
              <Toggle
                label={t('new.openTable.name')}
                about={t('new.openTable.about')}
                value={isOpenTable(rules, draft)}
                change={(openTable) => setDraft({ ...draft, openTable })}
              />
            </Section>
          )}
          {isForSeveral(draft) && (
            <Section>
              <Toggle
                label={t('advice.name')}
                about={t('advice.about')}
                value={draft.adviceForAll}
                change={(adviceForAll) => setDraft({ ...draft, adviceForAll })}
              />
            </Section>
          )}
          {rules.decline !== undefined && (
            <Declines id={id} seats={draft.seats} sitters={sitters} change={(seats) => setDraft({ ...draft, seats })} />
          )}
        </View>
        {hasOptions && (
          <View style={isWide && styles.half}>
            <Section title={t('new.rules')}>
              <Presets
                presets={listPresets(rules)}
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
            </Section>
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
  begin: { gap: space.s },
});
