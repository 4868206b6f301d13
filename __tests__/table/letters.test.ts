/** @jest-environment jsdom */
import { listenToLetters, pressByLetter } from '../../src/table/listenToLetters.web';

jest.mock('../../src/theme/keepFocus', () => jest.requireActual<object>('../../src/theme/keepFocus.web'));

const at = (id: string) => document.getElementById(id)!;
const type = (id: string, key: string, how: KeyboardEventInit = {}) =>
  at(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }));

let heard: string[] = [];
let forget: () => void;
beforeEach(() => {
  heard = [];
  document.body.innerHTML =
    '<div id="screen"><div id="root"><b id="hand" tabindex="0" aria-keyshortcuts="h"></b>' +
    '<b id="day" tabindex="0" aria-keyshortcuts="1"></b></div></div><input id="field">';
  forget = listenToLetters(at('root'), (letter) => heard.push(letter));
});
afterEach(() => forget());

test('letters and numbers are heard wherever the focus is, whatever their case', () => {
  type('hand', 'A');
  type('day', '1');
  type('screen', 'ż');
  expect(heard).toEqual(['a', '1', 'ż']);
});

test('other keys, shortcuts of the browser, held keys and what is written are not for the table', () => {
  for (const key of ['Enter', 'ArrowLeft', ' ', '+']) type('hand', key);
  type('hand', 'd', { ctrlKey: true });
  type('hand', 'd', { repeat: true });
  type('field', 'd');
  expect(heard).toEqual([]);
});

test('nothing is heard below a sheet or another screen, nor by a table that is gone', () => {
  at('screen').setAttribute('aria-hidden', 'true');
  type('hand', 'd');
  at('screen').removeAttribute('aria-hidden');
  document.body.insertAdjacentHTML('beforeend', '<div id="sheet" aria-modal="true"></div>');
  type('hand', 'd');
  at('sheet').remove();
  forget();
  type('hand', 'd');
  expect(heard).toEqual([]);
});

test('a letter presses what names it, and takes the focus there; any other does nothing', () => {
  const pressed: string[] = [];
  at('root').addEventListener('click', ({ target }) => pressed.push((target as Element).id));
  at('hand').focus();
  pressByLetter(at('root'), '1');
  pressByLetter(at('root'), 'x');
  expect(pressed).toEqual(['day']);
  expect(document.activeElement?.id).toBe('day');
});
