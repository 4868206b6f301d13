/** Opens the code in this app when a camera finds it. What follows # never leaves the device. */
export const CODE_LINK = 'catnap://code#';

/** On phones a message holds the code alone, since few messengers make an app's own link tappable. */
export const createMessage = (code: string): string => code;
