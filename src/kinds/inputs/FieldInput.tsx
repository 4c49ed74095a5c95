import { Suspense, use } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { InputSetContext } from './input.ts';
import type { InputProps } from './input.ts';

interface FieldInputProps extends InputProps {
  /** Key of a bespoke input that a view names; it wins over the field's own. */
  component?: string | undefined;
}

/**
 * The input of a field: the bespoke one of its resource, view or schema, else that of its widget.
 * @throws outside a form, and for a `component` that no manifest registers: defects of code
 */
export function FieldInput({ component, ...props }: FieldInputProps) {
  const inputs = use(InputSetContext);
  if (inputs === undefined) throw new Error('<FieldInput> stands outside of a form');
  const key = component ?? props.field.component;
  const Input =
    inputs.fields[props.name] ??
    (key === undefined ? inputs.widgets[props.field.widget].Input : inputs.components[key]);
  if (Input === undefined)
    throw new Error(
      `No manifest registers the input "${key}" that the field "${props.field.source}" asks for`,
    );
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={72} />}>
      <Input {...props} />
    </Suspense>
  );
}
