import { useRef, useState } from 'react';
import { useCreate, useDataProvider, useUpdate, type RaRecord } from 'ra-core';
import { changedPaths, mergeThreeWay, type Conflict } from '../../domain/merge/three-way.ts';
import { isObject } from '../../domain/json/is-object.ts';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import type { Normalisation } from '../../domain/schema/normalise.ts';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import { failureOf } from '../ui/form/useWrite.ts';
import type { EditSaved, FormParts } from '../manifest/manifest.ts';
import { bodyOf, changes, type Values } from './values.ts';

interface EditToSave<Saved> {
  /** The record at the start of the edit, with its version. */
  base: Values;
  /** The current values of the form, as the API takes them. */
  mine: Values;
  fields: readonly FieldDescriptor[];
  /** The same fields of a stored record, as the API takes them. */
  part: (record: Values) => Values;
  /** Sends a PATCH under the version of `before`; `wanted` is the record after it, as the API takes it. */
  update: (patch: Values, before: Values, wanted: Values) => Promise<Saved>;
}

/** Number of attempts while other users keep saving in between. */
const ATTEMPTS = 4;

/**
 * Saves an edit. When another user saved meanwhile, their changes are kept and ours are merged on top, without a
 * question. Only different changes of the same value return as conflicts. Rejects with what `update` rejects with.
 */
export async function saveEdit<Saved extends object>({
  base,
  mine,
  fields,
  part,
  update,
}: EditToSave<Saved>): Promise<EditSaved<Saved>> {
  let before = base;
  let wanted = mine;
  const others = new Set<string>();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return {
        saved: await update(changes(wanted, part(before), fields), before, wanted),
        others: [...others],
      };
    } catch (error) {
      const { code, current: theirs } = failureOf(error);
      if (code !== 'stale' || !isObject(theirs) || attempt === ATTEMPTS) throw error;
      const { merged, conflicts } = mergeThreeWay(part(before), wanted, part(theirs));
      if (conflicts.length > 0) return { conflicts, merged, theirs };
      for (const path of changedPaths(part(before), part(theirs))) others.add(path);
      wanted = merged;
      before = theirs;
    }
  }
}

/** Both users changed the same values; the form waits for the user's choice. */
export interface Clash {
  conflicts: Conflict[];
  merged: Values;
  theirs: Values;
}

/** A written record, and how it differs from the one that the form began with. */
export interface Written {
  record: Values;
  /** Sources that the user changed; all are new in a new record, which has none here. */
  mine: string[];
  /** Paths that another user changed meanwhile, and that are kept. */
  others: string[];
}

interface RecordWriteSettings {
  resource: string;
  spec: Normalisation;
  /** The fields that the form may write. */
  fields: readonly FieldDescriptor[];
  /** Of the resource's form parts. */
  complete: FormParts['complete'];
  completePatch: FormParts['patch'];
}

/** Creates a record, or patches one on top of the changes of other users. Pessimistic. */
export function useRecordWrite({
  resource,
  spec,
  fields,
  complete,
  completePatch = (patch) => patch,
}: RecordWriteSettings) {
  const dataProvider = useDataProvider<AppDataProvider>();
  /** The record of a write that was not completed. */
  const stored = useRef<Values>(undefined);
  const [create] = useCreate<RaRecord, Error>();
  const [update] = useUpdate<RaRecord, Error>();
  const [clash, setClash] = useState<Clash | null>(null);
  const part = (record: Values) => bodyOf(spec, record, fields);

  const patch = async (changed: Values, before: Values, mine: Values): Promise<Values> => {
    if (Object.keys(changed).length === 0) return before;
    const data = { ...completePatch(changed, mine) };
    // What completes the change is sent as it was read, too: what a call does not name may follow from the rest.
    const read = Object.entries(before).filter(([source]) => !Object.hasOwn(data, source));
    const params = {
      id: idOf(before),
      data,
      previousData: { ...Object.fromEntries(read), id: idOf(before) },
    };
    return written(await update(resource, params, { mutationMode: 'pessimistic', returnPromise: true }));
  };
  /** Null when both users changed the same values; `clash` then has the choices. */
  const edit = async (before: Values, mine: Values): Promise<Written | null> => {
    const result = await saveEdit({ base: before, mine, fields, part, update: patch });
    setClash(result.saved ? null : result);
    if (!result.saved) return null;
    const changed = Object.keys(changes(mine, part(before), fields));
    return { record: result.saved, mine: changed, others: result.others };
  };
  const make = async (data: Values): Promise<Written> => {
    const made = await create(resource, { data }, { returnPromise: true });
    return { record: written(made), mine: [], others: [] };
  };
  const completed = async (stage: Written | null, values: Values): Promise<Written | null> => {
    if (stage === null || complete === undefined) return stage;
    stored.current = stage.record;
    await complete(dataProvider, { ...stage.record, id: idOf(stage.record) }, values);
    return stage;
  };
  return {
    clash,
    /** `base` is the record under edit; undefined for a new one. */
    write: async (values: Values, base: Values | undefined): Promise<Written | null> => {
      const before = stored.current ?? base;
      return completed(
        before === undefined ? await make(part(values)) : await edit(before, part(values)),
        values,
      );
    },
    /** Saves the user's choice between the two versions, on top of the stored one. */
    writeChosen: async (chosen: Values, { theirs }: Clash, values: Values) =>
      completed(await edit(theirs, chosen), values),
    /** Sends the changes by another call, merged over those of other users as a save merges them. */
    attempt: <Answer extends object>(
      values: Values,
      base: Values,
      update: (patch: Values, before: Values) => Promise<Answer>,
    ): Promise<EditSaved<Answer>> => saveEdit({ base, mine: part(values), fields, part, update }),
    /** Returns to the form without saving. */
    postpone: () => setClash(null),
  };
}

function idOf(record: Values): string | number {
  const { id } = record;
  return typeof id === 'number' || typeof id === 'string' ? id : '';
}

/** react-admin's types allow a missing record, which `returnPromise` rules out. */
function written(record: Values | void): Values {
  if (!record) throw new Error('The write answered without a record');
  return record;
}
