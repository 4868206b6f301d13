import { createSpeech } from '../../src/table/speech';

/** What is said, in order; the silence between two texts is left out. */
function listen() {
  const heard: string[] = [];
  const speech = createSpeech((text) => {
    if (text !== '') heard.push(text);
  });
  return { heard, speech, wait: (ms: number) => jest.advanceTimersByTime(ms) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what comes within a moment is said in one breath, in its order', () => {
  const { heard, speech, wait } = listen();
  speech.tell('Jan draws.');
  wait(100);
  speech.tell('Jan lays.');
  wait(1000);
  expect(heard).toEqual(['Jan draws. Jan lays.']);
});

test('nothing that happens while something is said writes over it, and nothing of it is lost', () => {
  const { heard, speech, wait } = listen();
  for (const told of ['One.', 'Two.', 'Three.', 'Four.', 'Five.']) {
    speech.tell(told);
    wait(310);
  }
  wait(5000);
  expect(heard.length).toBeLessThan(4);
  expect(heard.join(' ')).toBe('One. Two. Three. Four. Five.');
});

test('the own question comes last, though it was asked first', () => {
  const { heard, speech, wait } = listen();
  speech.ask('Your turn.', true);
  speech.tell('Jan draws.');
  wait(1000);
  expect(heard).toEqual(['Jan draws. Your turn.']);
});

test('of two questions the later is said, and one that was taken back is not', () => {
  const { heard, speech, wait } = listen();
  speech.ask('Which card?', true);
  speech.ask('Where to?', true);
  wait(5000);
  speech.ask('Once more?', true);
  speech.ask('', false);
  wait(5000);
  expect(heard).toEqual(['Where to?']);
});

test('of a question that only becomes longer, the rest is said', () => {
  const { heard, speech, wait } = listen();
  speech.ask('Which card?', true);
  wait(500);
  speech.ask('Which card? You have two.', true);
  wait(5000);
  expect(heard).toEqual(['Which card?', 'You have two.']);
});

test('for whom the table waits is said only when all else is quiet', () => {
  const { heard, speech, wait } = listen();
  speech.ask('Jan thinks.', false);
  wait(2000);
  speech.tell('Jan draws.');
  speech.ask('Eve thinks.', false);
  wait(1500);
  expect(heard).toEqual(['Jan draws.']);
  speech.ask('Eve still thinks.', false);
  wait(6000);
  expect(heard).toEqual(['Jan draws.', 'Eve still thinks.']);
});

test('the same sentence twice is said twice', () => {
  const { heard, speech, wait } = listen();
  speech.tell('Jan draws.');
  wait(3000);
  speech.tell('Jan draws.');
  wait(3000);
  expect(heard).toEqual(['Jan draws.', 'Jan draws.']);
});
