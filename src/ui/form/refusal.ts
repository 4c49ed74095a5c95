import type { Translate } from '../../i18n/translate.ts';
import { failureSentence } from './failure.ts';
import type { Failure } from './failure.ts';

/** A failed write in the words of a form that holds `V`. */
export interface Refusal<V> {
  /** Sentences by the form's own sources. */
  sentences: Readonly<Record<string, string>>;
  /** What the notice says. Left out, there is a notice only where no field says what is wrong. */
  message?: string | undefined;
  /** Below the message, one line each. */
  lines?: readonly string[];
  /** What the failure teaches about the values, such as the stock that is left: the form holds it from then on. */
  values?: Partial<V>;
}

/** What the notice of a form says. */
export interface Problem {
  message: string;
  lines: readonly string[];
  /** Pressing again may help. */
  again: boolean;
}

/** That nothing was saved, why, and that nothing typed is lost. */
export function notSaved(translate: Translate, failure: Failure): string {
  return translate('form.problem', { reason: failureSentence(translate, failure) });
}

/**
 * What the notice says of a refusal; null when the fields say it all. A complaint about what the form does not have is
 * said there too, or nobody would learn of it.
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
  };
}
