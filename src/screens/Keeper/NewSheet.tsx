import { useRoute, type RouteProp } from '@react-navigation/native';
import { useState } from 'react';

import { sheetRules } from '../../keeper';
import { isFree } from '../../keeper/free';
import type { Player } from '../../keeper/types';
import type { Sitter } from '../../match/types';
import { games } from '../../rules';
import { fits } from '../../rules/kernel/options';
import type { Options, Seat } from '../../rules/kernel/types';
import { addPerson, type Person } from '../../storage/people';
import { Button } from '../../theme/Button';
import { markNames } from '../../theme/marks';
import { Text } from '../../theme/Text';
import { usePhrase, useWords } from '../../words/useWords';
import { useDevice, useNote } from '../device';
import { useGames } from '../games';
import { GameHead } from '../parts/GameHead';
import { mattering, OptionList } from '../parts/OptionList';
import { Panel } from '../parts/Panel';
import { Screen } from '../parts/Screen';
import { nameOf } from '../parts/sheetName';
import { Starts } from '../parts/Starts';
import { Teams } from '../parts/Teams';
import { askToStay } from '../room';
import type { Routes } from '../routes';
import { useFace } from '../useFace';
import { useGo } from '../useGo';

import { LineField } from './LineField';
import { Players } from './Players';
import { SetUp } from './SetUp';
import { isOfGame } from './sheetWords';

/** People keep their mark; where two have the same, the first that is free. */
function playersOf(ids: readonly number[], known: readonly Person[]): Player[] {
  const taken = new Set<string>();
  return ids.flatMap((id) => {
    const person = known.find((one) => one.id === id);
    if (!person) return [];
    const mark = taken.has(person.mark) ? (markNames.find((one) => !taken.has(one)) ?? person.mark) : person.mark;
    taken.add(mark);
    return [{ person: id, name: person.name, mark }];
  });
}

/** Before the first number: who plays, by which rules, who begins. */
export default function NewSheet() {
  const { sheet } = useRoute<RouteProp<Routes, 'NewSheet'>>().params;
  const known = Object.hasOwn(sheetRules, sheet) ? sheet : 'rounds';
  return isOfGame(known) ? <OfGame sheet={known} /> : <Setup sheet={known} />;
}

function OfGame({ sheet }: { sheet: string }) {
  useFace(sheet); // brings the words of its options
  return <Setup sheet={sheet} />;
}

function Setup({ sheet }: { sheet: string }) {
  const t = useWords();
  const phrase = usePhrase();
  const go = useGo();
  const { sheets, people, choices } = useDevice();
  const { known } = useNote(people);
  const rules = sheetRules[sheet];
  const game = useGames().find(({ id }) => id === sheet);
  const remembered = `keeper/${sheet}`;
  const last = choices.get().games[remembered];
  const [ids, setIds] = useState<readonly number[]>(() => {
    if (people.get().known.length === 0) addPerson(people, t('person.first'));
    const sat = (last?.seats ?? []).flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
    const kept = sat.filter((id) => people.get().known.some((one) => one.id === id));
    return kept.length > 0 ? kept.slice(0, rules.seats.max) : [people.get().known[0].id];
  });
  const [options, setOptions] = useState<Options>(() =>
    Object.fromEntries(
      Object.entries(rules.options).map(([name, rule]) => [
        name,
        fits(rule, last?.options[name]) ? last!.options[name] : rule.initial,
      ]),
    ),
  );
  const [start, setStart] = useState<{ readonly way: 'drawn' | 'chosen' | 'touched'; readonly seat: Seat | null }>({
    way: last?.first ?? 'drawn',
    seat: null,
  });
  const [title, setTitle] = useState('');
  const [labels, setLabels] = useState<readonly string[]>([]);

  const players = playersOf(ids, known);
  const sitters = players.map((player): Sitter => ({ kind: 'person', ...player }));
  const missing = rules.seats.min - players.length;
  // what so many people can't play by is as it is at first
  const fitting = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      rules.options[name].seats?.includes(players.length) === false ? rules.options[name].initial : value,
    ]),
  );
  const teams = games[sheet]?.teams?.(players.length, fitting) ?? [];
  const categories = sheet === 'categories' ? Number(options.categories) : 0;

  function begin() {
    choices.change((now) => ({
      games: {
        ...now.games,
        [remembered]: { seats: ids.map((person) => ({ kind: 'person', person })), options, first: start.way },
      },
    }));
    const any = Math.floor(Math.random() * players.length);
    const first = start.way === 'drawn' ? any : start.way === 'chosen' ? (start.seat ?? 0) : start.seat;
    askToStay();
    const begun = sheets.begin({
      sheet,
      players,
      options: fitting,
      first,
      title: title.trim(),
      labels: labels.slice(0, categories).map((label) => label.trim()),
    });
    go.reset({
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
      {isFree(sheet) && <LineField label={t('keeper.gameName')} value={title} change={setTitle} />}
      {!game && !isFree(sheet) && <Text type="heading">{phrase(nameOf({ sheet, title: '' }))}</Text>}
      <Players players={players} max={rules.seats.max} change={(people) => setIds(people)} />
      {missing > 0 && <Text role="status">{t('keeper.least', { count: rules.seats.min })}</Text>}
      <Teams teams={missing > 0 ? [] : teams} sitters={sitters} />
      {missing <= 0 && <SetUp sheet={sheet} options={fitting} seats={players.length} />}
      <Starts sitters={sitters} first={start.way} chosen={start.seat} change={(way, seat) => setStart({ way, seat })} />
      {mattering(rules, players.length, options).length > 0 && (
        <Panel title={t('keeper.rules')}>
          <OptionList
            rules={game ? rules : { id: 'app', options: rules.options }}
            seats={players.length}
            options={options}
            change={setOptions}
          />
        </Panel>
      )}
      {categories > 0 && (
        <Panel title={t('keeper.labels')}>
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
        </Panel>
      )}
    </Screen>
  );
}
