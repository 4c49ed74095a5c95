import { BULK_WORDS, type BulkWords } from '../../../generated/words/bulk.ts';
import { fillCount, inLocale, useAppLocale, useWords } from '../../i18n/words.ts';
import { findDescriptor } from '../../schema/descriptors.ts';

interface BulkSentences {
  words: BulkWords;
  /** A sentence in the form that its number asks for, with the resource's name as `%{name}`. */
  say(sentence: string, count: number, values?: Readonly<Record<string, string | number>>): string;
}

/** The sentences about several records of a resource. */
export function useBulkWords(resource: string): BulkSentences {
  const words = useWords(BULK_WORDS);
  const locale = useAppLocale();
  const label = findDescriptor(resource)?.label;
  const names = label === undefined ? undefined : inLocale(label, locale);
  const say: BulkSentences['say'] = (sentence, count, values = {}) => {
    const name = (count === 1 ? names?.one : names?.many) ?? resource;
    return fillCount(sentence, count, locale, { name: name.toLocaleLowerCase(locale), ...values });
  };
  return { words, say };
}
