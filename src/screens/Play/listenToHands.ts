/** On phones every touch reaches the table's view, those on a sheet over it too. */
export const listenToHands =
  (_touched: () => void): (() => void) =>
  () => {};
