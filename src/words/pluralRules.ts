// Hermes has no plural rules, so Polish would silently lose its forms. A package that brings them brings those of two
// hundred languages; the app speaks two.
type Form = 'one' | 'few' | 'many' | 'other';

interface Forms {
  readonly forms: readonly Form[];
  formOf(count: number): Form;
}

const isBetween = (count: number, least: number, most: number) => count >= least && count <= most;

const pl: Forms = {
  forms: ['one', 'few', 'many', 'other'],
  formOf(count) {
    if (!Number.isInteger(count)) return 'other';
    if (count === 1) return 'one';
    return isBetween(count % 10, 2, 4) && !isBetween(count % 100, 12, 14) ? 'few' : 'many';
  },
};

const en: Forms = { forms: ['one', 'other'], formOf: (count) => (count === 1 ? 'one' : 'other') };

/** As much of Intl.PluralRules as i18next asks for. */
export class PluralRules {
  private readonly language: Forms;

  constructor(code: string) {
    this.language = code.startsWith('pl') ? pl : en;
  }

  select(count: number): Form {
    return this.language.formOf(Math.abs(count));
  }

  resolvedOptions(): { readonly pluralCategories: Form[] } {
    return { pluralCategories: [...this.language.forms] };
  }
}

if (!('PluralRules' in Intl)) Object.assign(Intl, { PluralRules });
