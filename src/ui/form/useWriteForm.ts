import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type BaseSyntheticEvent,
} from 'react';
import { useTranslate } from 'ra-core';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { sameValue } from '../../../domain/changes/changes.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { dropDraft, keepDraft, readDraft, useDraftOwner } from './draft-store.ts';
import { problemOf, useWrite, type Failure, type Problem, type Refusal } from './useWrite.ts';

const PAUSE_MS = 300;

interface DraftSettings<B> {
  /** Key of the draft within the tab and the store; without it nothing is stored. */
  draftKey?: string | undefined;
  /** The base of the values, such as the stored record. */
  base?: B | undefined;
  /** Sources that are never stored, such as a password. The same array on every render. */
  secrets?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];

/** Stores the typed values in the tab and restores them after a reload. */
function useDraft<V extends FieldValues, B>(
  form: UseFormReturn<V>,
  { draftKey, base: given, secrets = NONE }: DraftSettings<B>,
) {
  const session = useSessionStore();
  const owner = useDraftOwner();
  const key = draftKey === undefined ? undefined : `${owner}.${draftKey}`;
  const [start] = useState(() => (key === undefined ? undefined : readDraft<V, B>(key)));
  const [restored, setRestored] = useState(start !== undefined);
  // A draft keeps its own base record, however often the page opens.
  const [base, setBase] = useState(start?.base ?? given);
  const latestBase = useRef(base);
  const over = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latestBase.current = base;
  }, [base]);

  useEffect(() => {
    if (key === undefined) return undefined;
    const draft = readDraft<V, B>(key);
    if (draft) form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
    const keep = () => {
      timer.current = undefined;
      // Signing out leaves no draft behind.
      if (over.current || session.current() === null) return;
      const values = without(secrets, form.getValues());
      if (sameValue(values, without(secrets, { ...form.formState.defaultValues }))) dropDraft(key);
      else keepDraft(key, { base: latestBase.current, values });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, PAUSE_MS);
      },
    });
    // A phone may drop the page without another event.
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      clearTimeout(timer.current);
      if (timer.current !== undefined) keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [form, key, secrets, session]);

  /** Deletes the draft for good: the user saved or discarded it. */
  const forget = useCallback(() => {
    over.current = true;
    clearTimeout(timer.current);
    if (key !== undefined) dropDraft(key);
    setRestored(false);
  }, [key]);
  return {
    /** True when the form shows unsaved values of an earlier visit of this tab. */
    restored,
    base,
    setBase,
    forget,
    /** Discards the restored draft; values typed from now on are stored again. */
    dismiss: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      // At once: a page that opens its form anew after a save would read it.
      if (key !== undefined) dropDraft(key);
      setRestored(false);
      setBase(given);
    },
  };
}

function without<V extends object>(secrets: readonly string[], values: V): Partial<V> {
  const kept: Partial<V> = { ...values };
  for (const source of secrets) Reflect.deleteProperty(kept, source);
  return kept;
}

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

/** The type of an error that the values have; one that the server found has another. */
export const OF_VALUES = 'schema';

/** Errors of the values as sentences by dotted source; empty for valid values. */
export type Validate<V> = (values: V) => Readonly<Record<string, string>>;

/** The validation of a form in the shape that react-hook-form needs. */
export function sentencesResolver<V extends FieldValues>(validate: Validate<V>): Resolver<V> {
  return (values) => {
    const sentences = validate(values);
    if (Object.keys(sentences).length === 0) return { values, errors: {} };
    // A tree of the sources of `V`, which its type cannot follow.
    return { values: {}, errors: nestErrors(sentences) as FieldErrors<V> };
  };
}

/** An error as react-hook-form stores it, at its place in the form or beside the errors of its members. */
interface NestedError {
  type: string;
  message: string;
}
interface NestedErrors {
  [member: string]: NestedErrors | NestedError;
}

/**
 * Converts sentences by dotted source to the tree that react-hook-form reads. An error of an array or group goes under
 * its `root`, beside the errors of its members.
 */
export function nestErrors(sentences: Readonly<Record<string, string>>): NestedErrors {
  const tree: NestedErrors = {};
  const sources = Object.keys(sentences);
  for (const [source, message] of Object.entries(sentences)) {
    const holdsOthers = sources.some((other) => other.startsWith(`${source}.`));
    put(tree, holdsOthers ? [...source.split('.'), 'root'] : source.split('.'), { type: OF_VALUES, message });
  }
  return tree;
}

function put(tree: NestedErrors, path: readonly string[], error: NestedError): void {
  const [head = '', ...rest] = path;
  if (rest.length === 0) {
    tree[head] = error;
    return;
  }
  const below = tree[head];
  const branch: NestedErrors = below === undefined || isError(below) ? {} : below;
  tree[head] = branch;
  put(branch, rest, error);
}

function isError(node: NestedErrors | NestedError): node is NestedError {
  return typeof node.message === 'string';
}
