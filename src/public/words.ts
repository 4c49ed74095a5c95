import { errors as esErrors, visitor as esVisitor } from '../../i18n/es.json';

/** The sentences that the public pages use, of one language. Only these are loaded, not those of the admin. */
export interface PublicWords {
  visitor: typeof esVisitor;
  errors: Pick<typeof esErrors, 'invalid_jwt'>;
}

export const spanish: PublicWords = { visitor: esVisitor, errors: esErrors };

/** The language that the user chose in the admin, while its preferences (react-admin's store) are there; Spanish otherwise. */
export async function loadWords(): Promise<{ language: string; words: PublicWords }> {
  switch (localStorage.getItem('RaStoretendero.locale')) {
    case '"en"':
      return { language: 'en', words: await import('../../i18n/en.json') };
    case '"pt"':
      return { language: 'pt-BR', words: await import('../../i18n/pt.json') };
    default:
      return { language: 'es-CO', words: spanish };
  }
}

/** Puts values into a sentence: `%{wait}`. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/%\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
