/** A sentence before it has a language: a key of the words files, and the facts that go into it. */
export interface Phrase {
  /** `namespace:path`, as in `sen:event.drew`. */
  readonly key: string;
  readonly facts?: Readonly<Record<string, PhraseFact>>;
}

/** A fact is a number, a text, another phrase, or a seat that stands for its sitter's name. */
export type PhraseFact = number | string | Phrase | { readonly seat: number };
