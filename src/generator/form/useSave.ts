import { useCreate, useUpdate } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { useRef, useState } from 'react';
import type { Conflict } from '../../../domain/merge/three-way.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Normalisation } from '../../../domain/schema/normalise.ts';
import { bodyOf } from './payload.ts';
import type { Values } from './payload.ts';
import { saveEdit } from './save-edit.ts';
import { failureOf } from './save-outcome.ts';
import type { SaveFailure } from './save-outcome.ts';

type Problem = Extract<SaveFailure, { reason: 'problem' }>;

/** Both changed the same things: waiting for the person's choice. */
export interface Clash {
  conflicts: Conflict[];
  merged: Values;
  theirs: Values;
}

interface SaveSettings {
  resource: string;
  /** The record that is edited; null for a new one. */
  base: Values | null;
  spec: Normalisation;
  /** What the form may write. */
  fields: readonly FieldDescriptor[];
  onSaved: (record: Values) => void;
  /** Sentences by source, to be put on their inputs. */
  onRefused: (sentences: Record<string, string>) => void;
}

/**
 * Saves a form: one write at a time, pessimistic, with what failed told in its terms. The data provider keeps the
 * request id of an attempt that got no clear answer, so that pressing save again cannot write twice.
 */
export function useSave({ resource, base, spec, fields, onSaved, onRefused }: SaveSettings) {
  const [create] = useCreate<RaRecord, Error>();
  const [update] = useUpdate<RaRecord, Error>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  // Once it is saved the form is on its way out: a second press in that moment must not write again.
  const done = useRef(false);
  const finish = (record: Values) => {
    done.current = true;
    onSaved(record);
  };

  const patch = async (data: Values, before: Values): Promise<Values> => {
    if (Object.keys(data).length === 0) return before;
    const params = { id: idOf(before), data, previousData: { ...before, id: idOf(before) } };
    return written(await update(resource, params, { mutationMode: 'pessimistic', returnPromise: true }));
  };

  const attempt = async (write: () => Promise<void>): Promise<void> => {
    if (busy.current || done.current) return;
    busy.current = true;
    setSaving(true);
    setProblem(null);
    try {
      await write();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.reason === 'fields') {
        onRefused(failure.sentences);
        if (failure.message !== undefined)
          setProblem({ reason: 'problem', message: failure.message, code: 'fields', again: false });
      } else if (failure.reason === 'problem') setProblem(failure);
      else setProblem({ reason: 'problem', message: 'errors.stale', code: 'stale', again: true });
    } finally {
      busy.current = false;
      setSaving(done.current);
    }
  };

  const part = (record: Values) => bodyOf(spec, record, fields);

  const edit = async (before: Values, mine: Values): Promise<void> => {
    const result = await saveEdit({ base: before, mine, fields, part, update: patch });
    if (result.saved) {
      setClash(null);
      finish(result.saved);
    } else setClash(result);
  };

  return {
    saving,
    problem,
    clash,
    save: (values: Values) =>
      attempt(async () => {
        const mine = part(values);
        if (base !== null) await edit(base, mine);
        else finish(written(await create(resource, { data: mine }, { returnPromise: true })));
      }),
    /** Saves what the person chose between the two versions, on top of the stored one. */
    resolve: (chosen: Values) =>
      attempt(async () => {
        if (clash) await edit(clash.theirs, chosen);
      }),
    /** Back to the form, with nothing saved. */
    postpone: () => setClash(null),
  };
}

function idOf(record: Values): string | number {
  const { id } = record;
  return typeof id === 'number' || typeof id === 'string' ? id : '';
}

/** react-admin's types allow for no record, which `returnPromise` rules out. */
function written(record: Values | void): Values {
  if (!record) throw new Error('The write answered without a record');
  return record;
}
