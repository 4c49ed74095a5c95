import { use } from 'react';
import { InputSetContext, type InputProps } from '../../../generator/inputs/input.ts';
import { useStored } from './useStored.ts';

/** The collection above; the default one stands at the top. */
export function ParentCollection(props: InputProps) {
  const Input = use(InputSetContext)?.widgets[props.field.widget];
  const { isDefault } = useStored();
  return Input === undefined || isDefault ? null : <Input {...props} />;
}
