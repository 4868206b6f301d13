/** By the key of the card: what stands before the land of its kind. */

export type Heroes = Readonly<Record<string, () => string>>;
