import { useRoute, type RouteProp } from '@react-navigation/native';
import { useState } from 'react';

import { sheetRules } from '../../keeper';
import { COMMON } from '../../keeper/edits';
import { isFreeSheet } from '../../keeper/free';
import { listOwnTexts, OWN_CARDS_OF } from '../../keeper/ownCards';
import type { SheetPlayer } from '../../keeper/types';
import type { Sitter } from '../../match/types';
import { isOptionValue } from '../../rules/kernel/options';
import { WAY } from '../../rules/kernel/sheet';
import type { Options, Seat } from '../../rules/kernel/types';
import { markNames } from '../../storage/marks';
import type { Person } from '../../storage/people';
import { Button } from '../../theme/Button';
import { Text } from '../../theme/Text';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { useDevice, useDocument } from '../device';
import { FirstPlayer } from '../parts/FirstPlayer';
import { GameHead } from '../parts/GameHead';
import { filterRelevantOptions, OptionList } from '../parts/OptionList';
import { Section } from '../parts/Panel';
import { Screen } from '../parts/Screen';
import { nameSheet } from '../parts/sheetName';
import { Teams } from '../parts/Teams';
import { askToStay } from '../room';
import type { Routes } from '../routes';
import { useFace } from '../useFace';
import { useGames } from '../useGames';
import { useGo } from '../useGo';
import { useSomebody } from '../useSomebody';

import { enterOwnCards } from './enterOwnCards';
import { LineField } from './LineField';
import { Players } from './Players';
import { SetUp } from './SetUp';
import { isOfGame } from './sheetWords';

/** People keep their mark; if two have the same one, the second gets the first free mark. */
function createPlayers(ids: readonly number[], known: readonly Person[]): SheetPlayer[] {
  const taken = new Set<string>();
  return ids.flatMap((id) => {
    const person = known.find((candidate) => candidate.id === id);
    if (!person) return [];
    const mark = taken.has(person.mark) ? (markNames.find((name) => !taken.has(name)) ?? person.mark) : person.mark;
    taken.add(mark);
    return [{ person: id, name: person.name, mark }];
  });
}

/** Sets up a score sheet: who plays, by which rules, and who begins. */
export default function NewSheetScreen() {
  const { sheet } = useRoute<RouteProp<Routes, 'NewSheet'>>().params;
  const known = Object.hasOwn(sheetRules, sheet) ? sheet : 'rounds';
  if (!useSomebody()) return null;
  return isOfGame(known) ? <GameSetup sheet={known} /> : <Setup sheet={known} />;
}

function GameSetup({ sheet }: { sheet: string }) {
  useFace(sheet); // The options' words come with the game's face.
  return <Setup sheet={sheet} />;
}

function Setup({ sheet }: { sheet: string }) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const navigation = useGo();
  const { sheets, people, choices } = useDevice();
  const { known } = useDocument(people);
  const rules = sheetRules[sheet];
  const game = useGames().find(({ id }) => id === sheet);
  const remembered = `keeper/${sheet}`;
  const last = choices.get().games[remembered];
  const [ids, setIds] = useState<readonly number[]>(() => {
    const sat = (last?.seats ?? []).flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
    // who played together last sits here still, whatever the game was
    const evening = people.get().last;
    const isEvening = evening.length > 1 && evening.length >= rules.seats.min;
    const kept = (isEvening ? evening : sat).filter((id) => people.get().known.some((one) => one.id === id));
    return kept.length > 0 ? kept.slice(0, rules.seats.max) : [people.get().known[0].id];
  });
  const [options, setOptions] = useState<Options>(() =>
    Object.fromEntries(
      Object.entries(rules.options).map(([name, rule]) => [
        name,
        isOptionValue(rule, last?.options[name]) ? last!.options[name] : rule.initial,
      ]),
    ),
  );
  const [start, setStart] = useState<{ readonly way: 'drawn' | 'chosen' | 'touched'; readonly seat: Seat | null }>({
    way: last?.first ?? 'drawn',
    seat: null,
  });
  const [title, setTitle] = useState('');
  const [labels, setLabels] = useState<readonly string[]>([]);

  const players = createPlayers(ids, known);
  const sitters = players.map((player): Sitter => ({ kind: 'person', ...player }));
  const missing = rules.seats.min - players.length;
  // Options that are not possible with this many players fall back to their initial value.
  const fitting = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      rules.options[name].seats?.includes(players.length) === false ? rules.options[name].initial : value,
    ]),
  );
  const teams = rules.teams?.(players.length, fitting) ?? [];
  const categories = sheet === 'categories' ? Number(options.categories) : 0;

  function begin() {
    choices.change((now) => ({
      games: {
        ...now.games,
        [remembered]: { seats: ids.map((person) => ({ kind: 'person', person })), options, first: start.way },
      },
    }));
    people.change({ last: ids });
    const randomSeat = Math.floor(Math.random() * players.length);
    const first = start.way === 'drawn' ? randomSeat : start.way === 'chosen' ? (start.seat ?? 0) : start.seat;
    askToStay();
    const begun = sheets.begin({
      sheet,
      players,
      options: fitting,
      first,
      title: title.trim(),
      labels: labels.slice(0, categories).map((label) => label.trim()),
    });
    const way = rules.ways && (choices.get().ways[sheet] ?? rules.ways.usual);
    if (rules.ways?.of.includes(way ?? '') && way !== rules.ways.of[0])
      begun.edit({ type: 'enter', round: 0, seat: COMMON, field: WAY, value: way! });
    if (sheet === OWN_CARDS_OF && way === 'own') enterOwnCards(begun, listOwnTexts(choices.get()));
    navigation.reset({
      index: 1,
      routes: [
        { name: 'Tabs', params: { screen: 'Keeper' } },
        { name: 'Score', params: { sheet: begun.id } },
      ],
    });
  }

  return (
    <Screen
      title={t('keeper.newTitle')}
      footer={<Button label={t('keeper.begin')} disabled={missing > 0} onPress={begin} />}
    >
      {game && <GameHead game={game} />}
      {isFreeSheet(sheet) && <LineField label={t('keeper.gameName')} value={title} change={setTitle} />}
      {!game && !isFreeSheet(sheet) && <Text type="heading">{formatPhrase(nameSheet({ sheet, title: '' }))}</Text>}
      <Players players={players} max={rules.seats.max} change={(people) => setIds(people)} />
      {missing > 0 && <Text role="status">{t('keeper.least', { count: rules.seats.min })}</Text>}
      <Teams teams={missing > 0 ? [] : teams} sitters={sitters} />
      {missing <= 0 && <SetUp sheet={sheet} options={fitting} seats={players.length} />}
      <FirstPlayer
        sitters={sitters}
        first={start.way}
        chosen={start.seat}
        change={(way, seat) => setStart({ way, seat })}
      />
      {filterRelevantOptions(rules, players.length, options).length > 0 && (
        <Section title={t('keeper.rules')}>
          <OptionList
            rules={game ? rules : { id: 'app', options: rules.options }}
            seats={players.length}
            options={options}
            change={setOptions}
          />
        </Section>
      )}
      {categories > 0 && (
        <Section title={t('keeper.labels')}>
          {Array.from({ length: categories }, (_, index) => (
            <LineField
              key={index}
              label={t('keeper.labelOf', { number: index + 1 })}
              value={labels[index] ?? ''}
              change={(label) =>
                setLabels(Array.from({ length: categories }, (_, at) => (at === index ? label : (labels[at] ?? ''))))
              }
            />
          ))}
        </Section>
      )}
    </Screen>
  );
}
