/** @jest-environment jsdom */
import { followControlKeys } from '../../src/screens/controlKeys.web';

const pressed: string[] = [];

function put(html: string): void {
  document.body.innerHTML = html;
  for (const one of document.body.querySelectorAll<HTMLElement>('[role]'))
    one.addEventListener('click', (event) => event.target === one && pressed.push(one.id));
}

function press(id: string, key: string): boolean {
  const one = document.getElementById(id)!;
  one.focus();
  return one.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

let forget: () => void;
beforeEach(() => {
  pressed.length = 0;
  forget = followControlKeys();
});
afterEach(() => forget());

const radios =
  '<div role="radiogroup"><div id="a" role="radio" aria-checked="true" tabindex="0"></div><div id="b" role="radio" tabindex="0"></div>' +
  '<div id="off" role="radio" aria-disabled="true" tabindex="0"></div></div>';

test('the space bar presses switches, radios and tabs, and leaves alone what knows it already', () => {
  put(`${radios}<div id="switch" role="switch" tabindex="0"></div><div id="button" role="button" tabindex="0"></div>`);
  expect(press('switch', ' ')).toBe(false); // the page does not scroll
  press('b', ' ');
  expect(press('button', ' ')).toBe(true);
  expect(pressed).toEqual(['switch', 'b']);
});

test('arrows choose the next radio, and after the last the first', () => {
  put(radios);
  press('a', 'ArrowRight');
  expect(document.activeElement?.id).toBe('b');
  press('b', 'ArrowDown');
  press('a', 'ArrowLeft');
  expect(pressed).toEqual(['b', 'a', 'b']);
});

test('where nothing is chosen yet arrows only look around', () => {
  put(radios.replace('aria-checked="true"', ''));
  press('a', 'ArrowRight');
  expect([document.activeElement?.id, pressed]).toEqual(['b', []]);
});

test('among tabs arrows go to the next, and a key opens it', () => {
  put('<div role="tablist"><div id="a" role="tab" tabindex="0"></div><div id="b" role="tab" tabindex="0"></div></div>');
  press('a', 'ArrowRight');
  expect([document.activeElement?.id, pressed]).toEqual(['b', []]);
});
