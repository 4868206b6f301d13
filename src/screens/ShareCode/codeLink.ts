/** Opens the code in this app, when a camera finds it. Behind # it stays on the device. */
export const CODE_LINK = 'catnap://code#';

/** In a message: few of them let an app's own link be touched, so it is the code alone. */
export const createMessage = (code: string): string => code;
