import {
  useCreate,
  useGetList,
  useGetMany,
  useGetOne,
  useUpdate,
  type RaRecord,
  type UseGetListOptions,
  type UseGetOneHookValue,
} from 'ra-core';
import type { FilterOp } from '../../domain/schema/vocabulary.ts';
import type { Records } from '../../generated/records.ts';

/** Types of a resource's records in the admin, from those that `npm run schema types` writes for its schema. */

export type RecordName = keyof Records;

interface OpenRecords extends Records {
  /** The generated screens learn their resource at run time: its fields have no names for the compiler. */
  '*': { record: RaRecord };
}

/** A resource by its name, or `*` for any. */
export type AnyName = keyof OpenRecords;

/** A record as the API answers it. */
export type RecordOf<Name extends AnyName> = OpenRecords[Name]['record'];

export type FieldOf<Name extends AnyName> = Extract<keyof RecordOf<Name>, string>;

/** What a list is filtered by: the free text, a field, or a field with an operator such as `created_at.between`. */
export type FilterOf<Name extends RecordName> = {
  [Key in 'search' | FieldOf<Name> | `${FieldOf<Name>}.${FilterOp}`]?: unknown;
};

/**
 * Hooks of ra-core that know the resource. Its name gives the types of its records, of the sent data, and of a list's
 * sort and filters. Bespoke screens use these.
 */

interface RecordsQuery<Name extends RecordName> {
  /** `page` counts from 1. */
  pagination: { page: number; perPage: number };
  sort: { field: FieldOf<Name>; order: 'ASC' | 'DESC' };
  filter?: FilterOf<Name>;
}

/** One record by its id. */
export function useRecord<Name extends RecordName>(
  resource: Name,
  id: number,
  options?: { enabled: boolean },
): UseGetOneHookValue<RecordOf<Name>> {
  return useGetOne<RecordOf<Name>>(resource, { id }, options);
}

/** The records with these ids. One that no longer exists is left out. */
export function useRecordsById<Name extends RecordName>(
  resource: Name,
  ids: number[],
  options?: { enabled: boolean },
): RecordOf<Name>[] {
  const { data = [] } = useGetMany<RecordOf<Name>>(resource, { ids }, options);
  return data.filter((record) => record !== undefined);
}

/** A page of records, with the total. */
export function useRecords<Name extends RecordName>(
  resource: Name,
  query: RecordsQuery<Name>,
  options?: UseGetListOptions<RecordOf<Name>>,
) {
  return useGetList<RecordOf<Name>>(resource, query, options);
}

/** Creates a record; rejects as the calls of `dataProvider/` do. The lists of the resource are read again. */
export function useCreateRecord<Name extends RecordName>(resource: Name) {
  const [create] = useCreate<RaRecord, Error, RecordOf<Name>>();
  return async (data: Records[Name]['create']): Promise<RecordOf<Name>> => {
    const record = await create(resource, { data }, { returnPromise: true });
    // ra-core's types allow for no record, which `returnPromise` rules out.
    if (!record) throw new Error('The create answered without a record');
    return record;
  };
}

/** Changes fields of a record as it was read; rejects with `stale` when somebody else changed it since. */
export function useUpdateRecord<Name extends RecordName>(resource: Name) {
  const [update] = useUpdate<RaRecord, Error>();
  return async (record: RecordOf<Name>, data: Partial<Records[Name]['update']>): Promise<void> => {
    const params = { id: record.id, data, previousData: record };
    await update(resource, params, { mutationMode: 'pessimistic', returnPromise: true });
  };
}
