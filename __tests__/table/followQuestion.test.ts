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

test('who has come to the table by a key, and is at the title of its screen, is led to the first question', () => {
  document.body.insertAdjacentHTML('afterbegin', '<h1 id="title" role="heading" tabindex="-1"></h1>');
  at('title').focus();
  press('Enter');
  follower.ask(false);
  expect(focused()).toBe('piece');
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

test('an answer that is drawn after the question is led to when it comes', async () => {
  const piece = at('piece');
  const panel = document.querySelector('[data-testid="panel"]')!;
  piece.removeAttribute('data-asks');
  panel.remove();
  press('Enter');
  follower.answer();
  follower.ask(false);
  expect(focused()).toBe('read');
  piece.dataset.asks = 'true';
  await Promise.resolve();
  expect(focused()).toBe('piece');
});

test('what the last question was answered with is no answer to the next: the focus goes on once that is drawn', async () => {
  const [read, piece] = [at('read'), at('piece')];
  read.dataset.asks = 'true';
  press('Enter');
  follower.answer();
  follower.ask(false);
  expect(focused()).toBe('read');
  read.removeAttribute('data-asks');
  await Promise.resolve();
  expect(focused()).toBe('piece');
  piece.removeAttribute('data-asks'); // the rest is drawn later
  read.dataset.asks = 'true';
  await Promise.resolve();
  expect(focused()).toBe('read');
});

test('a sheet that still lies over the next question is waited for', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="sheet" aria-modal="true"></div>');
  press('Enter');
  follower.answer();
  follower.ask(false);
  expect(focused()).toBe('read');
  at('sheet').remove();
  await Promise.resolve();
  expect(focused()).toBe('piece');
});

test('a sheet that was emptied before it left the page gives way to the next question, too', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="holder"><div id="sheet" aria-modal="true"></div></div>');
  press('Enter');
  follower.answer();
  follower.ask(false);
  expect(focused()).toBe('read');
  at('sheet').remove();
  at('holder').remove();
  await Promise.resolve();
  expect(focused()).toBe('piece');
});

test('an answer that opens after the question is led to', async () => {
  at('answer').remove();
  at('piece').removeAttribute('data-asks');
  press('Enter');
  follower.answer();
  follower.ask(true);
  expect(focused()).toBe('read');
  at('shut').removeAttribute('aria-disabled');
  await Promise.resolve();
  expect(focused()).toBe('shut');
});

test('who goes elsewhere before it is drawn is left where they are', async () => {
  const piece = at('piece');
  piece.removeAttribute('data-asks');
  document.querySelector('[data-testid="panel"]')!.remove();
  press('Enter');
  follower.answer();
  follower.ask(false);
  press('Tab');
  piece.dataset.asks = 'true';
  await Promise.resolve();
  expect(focused()).toBe('read');
});

test('who asks for the next answer before the question has come, or before it is drawn, is led to it all the same', async () => {
  const [read, piece] = [at('read'), at('piece')];
  read.dataset.asks = 'true';
  press('Enter');
  follower.answer();
  press('n');
  follower.ask(false);
  read.focus();
  press('n'); // to the piece, which answered the last question
  piece.removeAttribute('data-asks');
  await Promise.resolve();
  expect(focused()).toBe('read');
});

test('a key goes from answer to answer, wherever the focus is', () => {
  const heard: (string | undefined)[] = [];
  for (let presses = 0; presses < 3; presses++) {
    press('n');
    heard.push(focused());
  }
  expect(heard).toEqual(['piece', 'answer', 'piece']);
  (document.activeElement as HTMLElement).blur();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
  expect(focused()).toBe('piece');
});

test('on a sheet it goes from button to button, but not to what closes the sheet', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div aria-modal="true"><div data-testid="sheet-head"><b id="title" tabindex="-1"></b><b role="button" tabindex="0"></b></div>' +
      '<b id="play" role="button" tabindex="0"></b><b role="button" aria-disabled="true" tabindex="0"></b>' +
      '<b id="cancel" role="button" tabindex="0"></b></div>',
  );
  at('title').focus();
  const heard: (string | undefined)[] = [];
  for (let presses = 0; presses < 3; presses++) {
    press('n');
    heard.push(focused());
  }
  expect(heard).toEqual(['play', 'cancel', 'play']);
});
