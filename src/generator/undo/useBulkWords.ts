import en from '../../../i18n/bulk/en.json';
import es from '../../../i18n/bulk/es.json';
import pt from '../../../i18n/bulk/pt.json';
import { fillCount } from '../../i18n/fill-count.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useDictionary, type Dictionary } from '../../i18n/useDictionary.ts';
import { inLocale } from '../../i18n/words.ts';
import { findDescriptor } from '../../schema/descriptors.ts';

type BulkWords = typeof es;

/** Sentences of what is done to several records at once. */
const BULK_WORDS: Dictionary<BulkWords> = { es, en, pt };

interface BulkSentences {
  words: BulkWords;
  /** A sentence in the form that its number asks for, with the resource's name as `%{name}`. */
  say(sentence: string, count: number, values?: Readonly<Record<string, string | number>>): string;
}

/** The sentences about several records of a resource. */
export function useBulkWords(resource: string): BulkSentences {
  const words = useDictionary(BULK_WORDS);
  const locale = useAppLocale();
  const label = findDescriptor(resource)?.label;
  const names = label === undefined ? undefined : inLocale(label, locale);
  const say: BulkSentences['say'] = (sentence, count, values = {}) => {
    const name = (count === 1 ? names?.one : names?.many) ?? resource;
    return fillCount(sentence, count, locale, { name: name.toLocaleLowerCase(locale), ...values });
  };
  return { words, say };
}
