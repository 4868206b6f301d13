/** A sentence before it has a language: a key of the words, and the facts that go into it. */
export interface Phrase {
  /** `namespace:path`, as in `sen:event.drew`. */
  readonly key: string;
  readonly facts?: Readonly<Record<string, PhraseFact>>;
}

/** A number or text as it is, another phrase, or the name of who sits at a seat. */
export type PhraseFact = number | string | Phrase | { readonly seat: number };
