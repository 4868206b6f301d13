import { fireEvent, screen } from '@testing-library/react-native';
import { Share } from 'react-native';

import { openMatches } from '../../src/match/matches';
import type { Sitter } from '../../src/match/types';
import { games } from '../../src/rules';
import { ofMatch } from '../../src/screens/History/played';
import { openHouse } from '../../src/storage/house';
import { addPerson } from '../../src/storage/people';

import { layOut, openAt, pass, press } from './atTable';
import { bot, deviceWith, jan, languages, ola, playSen } from './renderApp';

afterEach(() => jest.restoreAllMocks());

/** A match that was played on another device, and its code. */
function elsewhere() {
  const stores = deviceWith();
  const id = playSen(stores, [ola, jan, bot], Infinity, { end: 'rounds', rounds: 2 });
  const matches = openMatches({ stores, games });
  const coded = matches.code(id);
  if ('refused' in coded) throw new Error(coded.refused);
  const [{ score, places, played }] = matches.list().finished;
  return { code: coded.code, score, places: places!, played };
}

test.each(languages)(
  'a link from a camera shows what it is, then how it went; nothing of it is kept (%s)',
  async (language) => {
    const { code, score, places, played } = elsewhere();
    const stores = deviceWith({ language, speed: 'off' });
    await openAt(stores, `code#${code}`);
    await pass(500);
    screen.getByRole('heading', { name: /^Sen, / });
    [ola, jan, bot].forEach(({ name }, seat) =>
      screen.getByLabelText(
        new RegExp(
          language === 'pl'
            ? `^${places[seat]}\\. miejsce: ${name}, ${score[seat]} punkt`
            : `^Place ${places[seat]}: ${name}, ${score[seat]} point`,
        ),
      ),
    );
    await press(language === 'pl' ? 'Zobacz przebieg' : 'See how it went');
    await pass(500);
    await layOut();
    await press(language === 'pl' ? 'Na koniec' : 'To the end');
    await layOut();
    screen.getByText(new RegExp(`(krok ${played} z ${played}|step ${played} of ${played})$`));
    expect(openMatches({ stores, games }).list()).toEqual({ underWay: [], finished: [], refused: [] });
  },
);

test.each(languages)(
  'from its code a match goes into History, for those who are known here; once (%s)',
  async (language) => {
    const { code, score } = elsewhere();
    const stores = deviceWith({ language, speed: 'off' });
    addPerson(openHouse(stores).people, 'Zosia');
    const known = addPerson(openHouse(stores).people, ' jan');
    await openAt(stores, `code#${code}`);
    await pass(500);
    await press(language === 'pl' ? 'Zachowaj w historii' : 'Keep in History');
    screen.getByText(language === 'pl' ? 'Ta partia jest w historii.' : 'This match is in History.');
    const { finished } = openMatches({ stores, games }).list();
    expect(finished).toMatchObject([
      { game: 'sen', score, sitters: [{ ...ola, person: 0 }, { ...jan, person: known.id }, bot] },
    ]);
    expect(openHouse(stores).people.get().known).toHaveLength(2);
    await press(language === 'pl' ? 'Zobacz przebieg' : 'See how it went');
    await pass(500);
    expect(
      screen.getByRole('button', {
        name: language === 'pl' ? 'Ta partia jest w historii.' : 'This match is in History.',
      }),
    ).toBeDisabled();
  },
);

test('the replay of a code keeps its match too, and a screen reader hears it', async () => {
  const { code } = elsewhere();
  const stores = deviceWith({ language: 'en', speed: 'off' });
  await openAt(stores, `replay-code#${code}`);
  await pass(500);
  await layOut();
  await press('Keep in History');
  screen.getByText('This match is in History.');
  expect(openMatches({ stores, games }).list().finished).toHaveLength(1);
  screen.unmount();
  await openAt(stores, `code#${code}`);
  await pass(500);
  expect(screen.queryByRole('button', { name: 'Keep in History' })).toBeNull();
  await press('Open the result');
  await pass(500);
  screen.getByRole('heading', { name: 'Result' });
});

test('a match of one’s own is known by its code; guests have no figures', async () => {
  const stores = deviceWith({ language: 'en' });
  const id = playSen(stores, [ola, bot], Infinity);
  const coded = openMatches({ stores, games }).code(id);
  if ('refused' in coded) throw new Error(coded.refused);
  await openAt(stores, `code#${coded.code}`);
  await pass(500);
  screen.getByText('This match is in History.');
  const guest = { ...ola, person: 0 };
  const summary = { ...openMatches({ stores, games }).list().finished[0], sitters: [guest, jan] };
  expect(ofMatch(summary).parts.map(({ person }) => person)).toEqual([null, 2]);
});

test('a code is pasted with what stands around it; a bad one gets its sentence instead', async () => {
  const { code } = elsewhere();
  await openAt(deviceWith({ language: 'en' }), 'code');
  await pass(500);
  const paste = async (text: string) => {
    fireEvent.changeText(screen.getByLabelText('Code'), text);
    await pass(200);
  };
  expect(screen.queryByRole('alert')).toBeNull();
  await paste(code.slice(0, -20));
  screen.getByText('The end of this code is missing. Copy all of it.');
  expect(screen.queryByRole('button', { name: 'See how it went' })).toBeNull();
  await paste(`Look:\n${code.toLowerCase()}\nOla`);
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByRole('button', { name: 'See how it went' });
  await press('Clear the code');
  expect(screen.queryByRole('button', { name: 'See how it went' })).toBeNull();
});

test('a link to the replay itself with a bad code says why', async () => {
  await openAt(deviceWith({ language: 'en' }), 'replay-code#CATNAP9000');
  await pass(500);
  screen.getByText('This code was made by a newer Catnap. Update the app to watch it.');
});

test('from the result to its code: a picture with a name, and the text to be shared', async () => {
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
  const stores = deviceWith({ language: 'en' });
  const id = playSen(stores, [ola, jan, bot], Infinity);
  await openAt(stores, `result/${id}`);
  await press('Code');
  await pass(500);
  screen.getByRole('img', { name: /^QR code of this match\. The same code is below as text/ });
  await press('Share the code');
  const [{ message }] = share.mock.calls[0] as [{ message: string }];
  const [heading, names, , code] = message.split('\n');
  expect([heading.slice(0, 5), names]).toEqual(['Sen, ', 'Ola, Jan, Mruczek']);
  const replay = openMatches({ stores: deviceWith(), games }).replayCode(message, 'all');
  if ('refused' in replay) throw new Error(replay.refused);
  expect(openMatches({ stores, games }).code(id)).toEqual({ code });
  screen.getByText(code);
});

test('a code too long for a camera is offered as text alone', async () => {
  const stores = deviceWith({ language: 'en' });
  const crowd = Array.from({ length: 5 }, (_, seat): Sitter => ({
    kind: 'person',
    person: seat + 1,
    mark: 'circle',
    name: '🐈'.repeat(31),
  }));
  const id = playSen(stores, crowd, Infinity, { end: 'rounds', rounds: 20 });
  await openAt(stores, `result/${id}/code`);
  await pass(500);
  screen.getByText(/^This match is too long for a QR code/);
  expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
  screen.getByText(/^CATNAP1\w{880,}$/);
});

test('a match under way has no code, and no button for one', async () => {
  const stores = deviceWith({ language: 'en' });
  const id = playSen(stores, [ola, bot], 4);
  await openAt(stores, `result/${id}`);
  expect(screen.queryByRole('button', { name: 'Code' })).toBeNull();
  screen.unmount();
  await openAt(stores, `result/${id}/code`);
  await pass(500);
  screen.getByRole('alert');
});
