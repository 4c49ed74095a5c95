import en from '../../../../i18n/customer-data/en.json' with { type: 'json' };
import es from '../../../../i18n/customer-data/es.json' with { type: 'json' };
import pt from '../../../../i18n/customer-data/pt.json' with { type: 'json' };
import type { Language } from '../../../http/language.ts';

const WORDS = { es, en, pt };

/** The words of a client's data, which the admin has too. */
export function customerDataWords(language: Language): typeof es {
  return WORDS[language];
}
