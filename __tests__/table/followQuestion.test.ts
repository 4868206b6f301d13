/** @jest-environment jsdom */
import type { QuestionFollower } from '../../src/table/followQuestion';
import { followQuestion } from '../../src/table/followQuestion.web';

jest.mock('../../src/theme/keepFocus', () => jest.requireActual<object>('../../src/theme/keepFocus.web'));

const at = (id: string) => document.getElementById(id)!;
const focused = () => document.activeElement?.id;

/** Presses a key where the focus is. */
const press = (key: string) =>
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

let follower: QuestionFollower;
beforeEach(() => {
  document.body.innerHTML =
    '<div id="root" tabindex="-1"><b id="read" tabindex="0"></b><b id="piece" data-asks="true" tabindex="0"></b>' +
    '<div data-testid="panel"><b id="shut" role="button" aria-disabled="true" tabindex="0"></b>' +
    '<b id="answer" role="button" tabindex="0"></b></div></div>';
  follower = followQuestion(at('root'));
  at('read').focus();
});
afterEach(() => follower.stop());

test('who has answered by a key comes to the first piece of the next question', () => {
  press('Enter');
  follower.answer();
  follower.ask(false);
  expect(focused()).toBe('piece');
});

test('or to the first open answer of a panel that asks', () => {
  press('Enter');
  follower.answer();
  follower.ask(true);
  expect(focused()).toBe('answer');
});

test('who goes elsewhere meanwhile, or plays by hand, is left where they are', () => {
  press('Enter');
  follower.answer();
  press('Tab');
  follower.ask(false);
  expect(focused()).toBe('read');
  at('read').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  follower.answer();
  follower.ask(false);
  expect(focused()).toBe('read');
});

test('a question that can be answered where the focus is does not move it', () => {
  at('piece').focus();
  press('Enter');
  follower.answer();
  at('read').dataset.asks = 'true';
  follower.ask(false);
  expect(focused()).toBe('piece');
});
