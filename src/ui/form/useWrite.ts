import { useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'ra-core';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { inUseSentence, type FieldProblem, type Translate } from '../../i18n/sentences.ts';

/** The reason why a write failed. */
export interface Failure {
  /** The API's code, or `network` or `timeout` without an answer. */
  code: string;
  /** Key of the sentence about the whole write. */
  message: string;
  /** Errors by the call's own names of its fields; empty when no field is at fault. */
  fields: Readonly<Record<string, FieldProblem>>;
  /** For a stale write: the stored record. */
  current: unknown;
  /** With `in_use`: the resource of what refers to the record, where the API knows. */
  usedBy?: string;
  /** True when another try may succeed. */
  again: boolean;
}

const LATER = new Set([
  'network',
  'timeout',
  'unavailable',
  'internal',
  'in_progress',
  'too_many_requests',
  'stale',
]);

/** Reads the rejection of a write. Only this function of the forms knows the class of errors. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiHttpError) {
    const by = error.code === 'in_use' ? error.body['resource'] : undefined;
    const told = failure(error.code, error.fields, error.body.current);
    return typeof by === 'string' ? { ...told, usedBy: by } : told;
  }
  return { code: 'unexpected', message: 'errors.unexpected', fields: {}, current: undefined, again: true };
}

/** The reason in the user's language. */
export function failureSentence(
  translate: Translate,
  { message, usedBy }: Pick<Failure, 'message' | 'usedBy'>,
): string {
  if (usedBy !== undefined) return inUseSentence(translate, usedBy);
  return translate(message, { _: translate('errors.unexpected') });
}

function failure(code: string, fields: Failure['fields'] = {}, current?: unknown): Failure {
  return { code, message: `errors.${code}`, fields, current, again: LATER.has(code) };
}

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

interface WriteEnds<T> {
  onDone: (answer: T) => void | Promise<void>;
  onFailure: (failure: Failure) => void | Promise<void>;
}

/**
 * Runs one write at a time: a second press during a write does nothing. The calls of `dataProvider/` keep the request
 * id of an unanswered attempt. So another press cannot write twice either.
 */
export function useWrite() {
  const checkSession = useLogoutIfAccessDenied();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  /** Rejects with what `onDone` and `onFailure` throw, never with what the write does. */
  async function run<T>(write: () => Promise<T>, { onDone, onFailure }: WriteEnds<T>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      const [outcome] = await Promise.allSettled([write()]);
      if (outcome.status === 'fulfilled') await onDone(outcome.value);
      else {
        await onFailure(failureOf(outcome.reason));
        // The session's own box reports that it has ended.
        await checkSession(outcome.reason);
      }
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  return { busy, run };
}
