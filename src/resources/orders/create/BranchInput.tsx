import { useEffect, useMemo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { BRANCHES } from '../../../../domain/access/branches.ts';
import type { InputProps } from '../../../generator/inputs/input.ts';
import { SelectInput } from '../../../generator/inputs/SelectInput.tsx';
import { useRepresent } from '../../../schema/useRepresent.ts';
import { useBranches } from '../../user-stores/useBranches.ts';

/** The branch that sells: a short list, the main one chosen. */
export function BranchInput(props: InputProps) {
  const { field } = useController({ name: props.name });
  const { branches } = useBranches();
  const { resetField } = useFormContext();
  const represent = useRepresent();
  const { value, name } = field;
  useEffect(() => {
    const main = branches?.find((branch) => branch.main === 1) ?? branches?.[0];
    // A default, not typed by the user: it makes no draft.
    if (value == null && main !== undefined) resetField(name, { defaultValue: main.id });
  }, [branches, value, name, resetField]);
  const choices = useMemo(
    () => branches?.map((branch) => ({ value: branch.id, label: { es: represent(BRANCHES, branch) } })) ?? [],
    [branches, represent],
  );
  return <SelectInput {...props} field={{ ...props.field, enum: choices }} />;
}
