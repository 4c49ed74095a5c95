import { use } from 'react';
import { InputSetContext, type InputProps } from '../../../generator/inputs/input.ts';
import { useLocks } from './useLocks.ts';

/** A price or a stock: the input of its widget, disabled with the reason for users whose role lacks the permission. */
export function RestrictedInput(props: InputProps) {
  const Input = use(InputSetContext)?.widgets[props.field.widget];
  const why = useLocks().own.get(props.field.source);
  if (Input === undefined) return null;
  if (why === undefined) return <Input {...props} />;
  const { help: _, ...field } = props.field;
  return <Input {...props} field={field} disabled note={why} />;
}
