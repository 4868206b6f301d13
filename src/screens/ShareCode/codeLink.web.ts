/**
 * Opens the code in this app, offline too on a device that has visited before. What follows # is not sent to the
 * server, because a code contains people's names.
 */
export const CODE_LINK = `${location.origin}/code#`;

export const createMessage = (code: string): string => CODE_LINK + code;
