/** Only a browser hands on the keys of a keyboard. */
export const listenToLetters = (_root: unknown, _onLetter: (letter: string) => void): (() => void) => {
  return () => {};
};

export const pressByLetter = (_root: unknown, _letter: string): void => {};
