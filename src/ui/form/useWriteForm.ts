import { useTranslate } from 'ra-core';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BaseSyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { Failure } from './failure.ts';
import { problemOf } from './refusal.ts';
import type { Problem, Refusal } from './refusal.ts';
import { sentencesResolver } from './sentences-resolver.ts';
import type { Validate } from './sentences-resolver.ts';
import { useDraft } from './useDraft.ts';
import type { DraftSettings } from './useDraft.ts';
import { useWrite } from './useWrite.ts';

/** The base of an edit. */
export interface Edit<V extends FieldValues, B> {
  /** The base of the values: that of a restored draft, or the given one. */
  base: B | undefined;
  /** Puts the values on another base, for example after a save of another user. */
  rebase: (base: B, before: DefaultValues<V>, values: V) => void;
}

export interface WriteFormSettings<V extends FieldValues, S, B> extends DraftSettings<B> {
  defaults: DefaultValues<V>;
  validate: Validate<V>;
  /** Rejects as the calls of `dataProvider/` do. Null: a question comes first, and nothing is written yet. */
  write: (values: V, edit: Edit<V, B>) => Promise<S | null>;
  onSaved: (saved: S) => void | Promise<void>;
  /** Without it no field is at fault, and the notice gives the reason. */
  refusalOf?: (failure: Failure, values: V) => Refusal<V>;
  /** True: the form stays on screen, empty, and can be sent again. */
  stays?: boolean;
}

/**
 * A form of any kind without its looks: values, validation, a draft in the tab, and one write at a time. Refusals
 * appear at their fields, with the focus on the first; one notice shows everything else. The typed values stay until
 * they are written.
 */
export function useWriteForm<V extends FieldValues, S, B = undefined>(settings: WriteFormSettings<V, S, B>) {
  const { defaults, validate, write, onSaved, refusalOf, stays = false } = settings;
  const translate = useTranslate();
  const form = useForm<V>({
    defaultValues: defaults,
    resolver: useMemo(() => sentencesResolver(validate), [validate]),
    // It knows registered inputs alone; the effect below goes by what is on screen.
    shouldFocusError: false,
  });
  const draft = useDraft(form, settings);
  const { busy, run } = useWrite();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState<readonly Path<V>[]>([]);
  const [saved, setSaved] = useState(false);
  const leavingRef = useRef(false);
  const ref = useRef<HTMLFormElement>(null);

  // Runs before the screen is drawn, with the errors in place, and focuses the first one.
  useLayoutEffect(() => {
    const [first] = refused;
    if (first === undefined) return;
    const marked = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (marked) marked.focus();
    else form.setFocus(first);
  }, [refused, form]);

  useEffect(() => {
    const forget = () => setProblem((shown) => (shown?.offline ? null : shown));
    addEventListener('online', forget);
    return () => removeEventListener('online', forget);
  }, []);

  const rebase: Edit<V, B>['rebase'] = (base, before, values) => {
    draft.setBase(base);
    form.reset(before);
    form.reset(values, { keepDefaultValues: true });
  };

  const isSource = (source: string): source is Path<V> =>
    Object.hasOwn(form.getValues(), source.split('.')[0] ?? '');

  const refuse = (failure: Failure, values: V) => {
    const refusal = refusalOf?.(failure, values) ?? { sentences: {} };
    if (refusal.values) form.setValues(refusal.values);
    const sources = Object.keys(refusal.sentences).filter(isSource);
    for (const source of sources)
      form.setError(source, { type: 'server', message: refusal.sentences[source] ?? '' });
    setProblem(problemOf(refusal, isSource, failure, translate));
    setRefused(sources);
  };

  /** Resets the form to its initial values and discards the restored draft. */
  const startOver = () => {
    draft.dismiss();
    setProblem(null);
    form.reset();
  };
  /** Marks the typed values as saved or discarded. */
  const discard = () => {
    leavingRef.current = true;
    draft.forget();
  };

  /** Writes these values as the form's only write: the form's own values, or those after a question. */
  const send = async (values: V, work: () => Promise<S | null>): Promise<void> => {
    // After a save the form closes. A second press in that moment must not write again.
    if (leavingRef.current) return;
    setProblem(null);
    setRefused([]);
    await run(work, {
      onDone: async (answer) => {
        if (answer === null) return;
        if (stays) startOver();
        else {
          discard();
          setSaved(true);
        }
        await onSaved(answer);
      },
      onFailure: (failure) => refuse(failure, values),
    });
  };

  const submit = async (event?: BaseSyntheticEvent): Promise<void> => {
    let wrong: Path<V>[] = [];
    await form.handleSubmit(
      (values) => send(values, () => write(values, { base: draft.base, rebase })),
      (errors) => {
        wrong = Object.keys(errors).filter(isSource);
      },
    )(event);
    // The inputs learn of their errors after that callback: only now is the first wrong one marked.
    if (wrong.length > 0) setRefused(wrong);
  };
  const onSubmit = (event?: BaseSyntheticEvent): void => {
    // Events bubble through portals in React: a dialog's form would also submit that of the page.
    event?.stopPropagation();
    void submit(event);
  };

  return {
    form,
    /** For the `<form>`. */
    formProps: { ref, noValidate: true, onSubmit },
    saving: busy || saved,
    problem,
    restored: draft.restored,
    base: draft.base,
    send,
    startOver,
    discard,
    leavingRef,
  };
}
