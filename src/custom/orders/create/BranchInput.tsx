import { useGetList } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { useEffect, useMemo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { InputProps } from '../../../resources/inputs/input.ts';
import { SelectInput } from '../../../resources/inputs/SelectInput.tsx';
import { representIn } from '../../../resources/representation.ts';

/** As many lines as any plan has, several times over. */
const MOST_BRANCHES = 100;

/** The branch that sells: a short list, the main one chosen. */
export function BranchInput(props: InputProps) {
  const { field } = useController({ name: props.name });
  const { data } = useGetList<RaRecord>('user-stores', {
    pagination: { page: 1, perPage: MOST_BRANCHES },
    sort: { field: 'created_at', order: 'ASC' },
  });
  const { resetField } = useFormContext();
  const { value, name } = field;
  useEffect(() => {
    const main = data?.find((branch) => branch.main === 1) ?? data?.[0];
    // A default, not something that a person typed: it makes no draft.
    if (value == null && main !== undefined) resetField(name, { defaultValue: main.id });
  }, [data, value, name, resetField]);
  const choices = useMemo(
    () =>
      data?.map((branch) => ({ value: branch.id, label: { es: representIn('user-stores', branch) } })) ?? [],
    [data],
  );
  return <SelectInput {...props} field={{ ...props.field, enum: choices }} />;
}
