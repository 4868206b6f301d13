/** On a phone the system itself knows what keys do to a control. */
export const followControlKeys = (): (() => void) => () => {};
