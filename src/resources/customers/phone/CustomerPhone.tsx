import { get, useFormState, useWatch } from 'react-hook-form';
import { phoneKey } from '../../../../domain/phones/notations.ts';
import type { InputProps } from '../../../generator/inputs/input.ts';
import { PhoneInput } from '../../../generator/inputs/PhoneInput.tsx';
import { asText } from '../../../generator/inputs/useFieldValue.ts';
import { PhoneOwner } from './PhoneOwner.tsx';

/** The number of a client. Another client who has it already is named below, before a second one is made. */
export function CustomerPhone(props: InputProps) {
  const phone = asText(useWatch({ name: props.name }));
  const { defaultValues } = useFormState();
  const isNew = phoneKey(phone) !== phoneKey(asText(get(defaultValues, props.name)));
  return (
    <div>
      <PhoneInput {...props} />
      <PhoneOwner phone={isNew ? phone : ''} />
    </div>
  );
}
