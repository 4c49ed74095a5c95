import type { RefusedRecord } from '../../../domain/bulk/bulk-answers.ts';
import { fieldSentence, inUseSentence, type Translate } from '../../i18n/sentences.ts';

/** Why a record stayed as it was: the sentence of its first field, else of the whole refusal. */
export function refusedSentence(
  translate: Translate,
  resource: string,
  { code, errors = {}, resource: by }: Pick<RefusedRecord, 'code' | 'errors' | 'resource'>,
): string {
  if (code === 'in_use') return inUseSentence(translate, by);
  const [first] = Object.entries(errors);
  const whole = translate(`errors.${code}`, { _: translate('errors.unexpected') });
  return first === undefined ? whole : fieldSentence(translate, resource, first[0], first[1], whole);
}
