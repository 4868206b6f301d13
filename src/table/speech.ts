/** What comes within this time is said in one breath, in milliseconds. */
const MOMENT = 300;
/** For whom the table waits is said when nothing else has been for so long. */
const PATIENCE = 2500;
/** How long a text is left alone: a screen reader drops one that is replaced while it speaks. */
const LETTER = 45;
const LEAST = 1000;
const MOST = 3000;

/** What a screen reader says of a table: nothing is lost, though much may happen at once. */
export interface Speech {
  /** Says what happened, after all that was told before. */
  tell(text: string): void;
  /** Says what is to be done, after all that was told. The latest question alone stands; an empty one takes it back. */
  ask(text: string, isOwn: boolean): void;
  stop(): void;
}

/** `say` gets one text after the other; an empty one when all has been said, so that the same can be said again. */
export function createSpeech(say: (text: string) => void): Speech {
  let told: readonly string[] = [];
  let asked = { text: '', isOwn: false };
  let lastAsked = '';
  let isSpeaking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isUrgent = () => told.length > 0 || (asked.isOwn && asked.text !== '');
  const speakIn = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(speak, delay);
  };
  const speak = () => {
    // For whom the table waits is old by the time that what happened is told.
    const question = asked.isOwn || told.length === 0 ? asked.text : '';
    const isLonger = told.length === 0 && lastAsked !== '' && question.startsWith(`${lastAsked} `);
    const rest = isLonger ? question.slice(lastAsked.length + 1) : question; // a hint came a moment later
    const text = [...told, rest].filter((part) => part !== '').join(' ');
    lastAsked = question;
    told = [];
    asked = { text: '', isOwn: false };
    isSpeaking = true;
    say(text);
    timer = setTimeout(fallSilent, Math.min(MOST, Math.max(LEAST, text.length * LETTER)));
  };
  const fallSilent = () => {
    isSpeaking = false;
    timer = undefined;
    say('');
    if (isUrgent()) speakIn(0);
    else if (asked.text !== '') speakIn(PATIENCE);
  };

  return {
    tell: (text) => {
      const isFirst = !isUrgent();
      told = [...told, text];
      if (!isSpeaking && isFirst) speakIn(MOMENT);
    },
    ask: (text, isOwn) => {
      const wasUrgent = isUrgent();
      asked = { text, isOwn };
      if (isSpeaking || wasUrgent) return;
      if (text === '') clearTimeout(timer);
      else speakIn(isOwn ? MOMENT : PATIENCE);
    },
    stop: () => clearTimeout(timer),
  };
}
