/** Opens the code in this app, also without a network where it has been before. What stands behind # is not sent to the server: there are names in a code. */
export const CODE_LINK = `${location.origin}/code#`;

export const createMessage = (code: string): string => CODE_LINK + code;
