import { useTranslate } from 'ra-core';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
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

/** What a write of an edit stands on. */
export interface Edit<V extends FieldValues, B> {
  /** What the values were read from: that of a restored draft, or the one given. */
  base: B | undefined;
  /** Puts the values on another base, as when somebody else saved meanwhile. */
  rebase: (base: B, before: DefaultValues<V>, values: V) => void;
}

export interface WriteFormSettings<V extends FieldValues, S, B> extends DraftSettings<B> {
  defaults: DefaultValues<V>;
  validate: Validate<V>;
  /** Rejects as the calls of `dataProvider/` do. Null: somebody is asked first, and nothing is written yet. */
  write: (values: V, edit: Edit<V, B>) => Promise<S | null>;
  onSaved: (saved: S) => void | Promise<void>;
  /** Left out, no field is at fault: the notice says why. */
  refusalOf?: (failure: Failure, values: V) => Refusal<V>;
  /** The form stays on screen, emptied, and may be sent again. */
  stays?: boolean;
}

/**
 * A form of any kind without its looks: values, validation, a draft in the tab, one write at a time, refusals at their
 * fields with the first one focused, and one notice for everything else. What was typed stays until it is written.
 */
export function useWriteForm<V extends FieldValues, S, B = undefined>(settings: WriteFormSettings<V, S, B>) {
  const { defaults, validate, write, onSaved, refusalOf, stays = false } = settings;
  const translate = useTranslate();
  const form = useForm<V>({
    defaultValues: defaults,
    resolver: useMemo(() => sentencesResolver(validate), [validate]),
  });
  const draft = useDraft(form, settings);
  const { busy, run } = useWrite();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState<readonly Path<V>[]>([]);
  const [saved, setSaved] = useState(false);
  const leavingRef = useRef(false);
  const ref = useRef<HTMLFormElement>(null);

  // Before the screen is drawn, with the sentences in place: the first of them is where to go on.
  useLayoutEffect(() => {
    const [first] = refused;
    if (first === undefined) return;
    const marked = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (marked) marked.focus();
    else form.setFocus(first);
  }, [refused, form]);

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

  /** Back to what the form began with; the restored draft goes. */
  const startOver = () => {
    draft.dismiss();
    setProblem(null);
    form.reset();
  };
  /** What was typed is left behind: it was saved, or let go of. */
  const discard = () => {
    leavingRef.current = true;
    draft.forget();
  };

  /** Makes a write of these values, the form's own or one that follows a question, as the one write of the form. */
  const send = async (values: V, work: () => Promise<S | null>): Promise<void> => {
    // Once it is saved the form is on its way out: a second press in that moment must not write again.
    if (leavingRef.current) return;
    setProblem(null);
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

  const onSubmit = (event?: BaseSyntheticEvent): void => {
    // Portals bubble through React: a dialog's form would submit that of the page as well.
    event?.stopPropagation();
    void form.handleSubmit((values) => send(values, () => write(values, { base: draft.base, rebase })))(
      event,
    );
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
