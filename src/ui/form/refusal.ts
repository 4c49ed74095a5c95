import type { Translate } from '../../i18n/translate.ts';
import { failureSentence } from './failure.ts';
import type { Failure } from './failure.ts';

/** A failed write, in the words of a form with values `V`. */
export interface Refusal<V> {
  /** Sentences by the form's own sources. */
  sentences: Readonly<Record<string, string>>;
  /** The notice's sentence. By default there is a notice only when no field has an error. */
  message?: string | undefined;
  /** Below the message, one line each. */
  lines?: readonly string[];
  /** Values that the failure corrects, such as the stock left; the form takes them over. */
  values?: Partial<V>;
}

/** The content of a form's notice. */
export interface Problem {
  message: string;
  lines: readonly string[];
  /** True when another press may succeed. */
  again: boolean;
  /** True when the device had no connection: with one, the message is out of date. */
  offline: boolean;
}

/** Says that nothing was saved, the reason, and that the typed values are kept. */
export function notSaved(translate: Translate, failure: Failure): string {
  return translate('form.problem', { reason: failureSentence(translate, failure) });
}

/**
 * The notice of a refusal; null when the fields show everything. It includes errors of fields outside of the form,
 * which users would otherwise never see.
 */
export function problemOf<V>(
  { sentences, message, lines = [] }: Refusal<V>,
  isSource: (source: string) => boolean,
  failure: Failure,
  translate: Translate,
): Problem | null {
  const sources = Object.keys(sentences);
  const others = sources.filter((source) => !isSource(source)).map((source) => sentences[source] ?? '');
  const told = sources.length > others.length;
  if (message === undefined && others.length === 0 && told) return null;
  return {
    message: message ?? notSaved(translate, failure),
    lines: [...lines, ...others],
    again: failure.again,
    offline: failure.code === 'network',
  };
}
