/** @jest-environment jsdom */
import { enterScreen, keepFocus } from '../../src/theme/keepFocus.web';

const at = (id: string) => document.getElementById(id)!;
const seen = () => new Promise((resolve) => setTimeout(resolve));

let forget: () => void;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"><b id="one" tabindex="0"></b></div><i id="next" tabindex="-1"></i>';
  forget = keepFocus(at('root'), () => at('next'));
});
afterEach(() => forget());

test('where what had the focus goes away, it moves on for who plays by keyboard', async () => {
  at('one').focus();
  at('one').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  at('one').remove();
  await seen();
  expect(document.activeElement?.id).toBe('next');
});

test('a finger is not followed', async () => {
  at('one').focus();
  at('one').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  at('one').remove();
  await seen();
  expect(document.activeElement).toBe(document.body);
});

test('who comes to a screen by a key hears its title, and comes back to where they left it', () => {
  document.body.innerHTML =
    '<div id="home"><b id="play" tabindex="0"></b></div>' +
    '<div id="new"><h1 id="title" role="heading" aria-level="1"></h1><b id="seat" tabindex="0"></b></div>';
  at('play').focus();
  at('play').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const leave = enterScreen(at('home'));
  leave();
  at('play').blur();
  enterScreen(at('new'));
  expect(document.activeElement?.id).toBe('title');
  at('title').blur();
  enterScreen(at('home'));
  expect(document.activeElement?.id).toBe('play');
});

test('who comes by a finger is not led', () => {
  document.body.innerHTML = '<div id="new"><h1 id="title" role="heading" aria-level="1"></h1></div>';
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  enterScreen(at('new'));
  expect(document.activeElement).toBe(document.body);
});
