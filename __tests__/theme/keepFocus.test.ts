/** @jest-environment jsdom */
import { keepFocus } from '../../src/theme/keepFocus.web';

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
