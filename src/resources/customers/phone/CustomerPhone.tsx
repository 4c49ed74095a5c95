import { use } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { phoneKey } from '../../../../domain/phones/notations.ts';
import type { InputProps } from '../../../generator/inputs/input.ts';
import { PhoneInput } from '../../../generator/inputs/PhoneInput.tsx';
import { asText } from '../../../generator/inputs/useFieldValue.ts';
import { PickCustomerContext } from './pick-customer.ts';
import { PhoneOwner } from './PhoneOwner.tsx';

/**
 * The number of a client. Another client who has it already is named below, before a second one is made. A stored
 * client's own number is not looked up.
 */
export function CustomerPhone(props: InputProps) {
  const phone = asText(useWatch({ name: props.name }));
  const { defaultValues } = useFormState();
  // A buyer who is typed into an order is stored with it: until then they have no id.
  const unstored = use(PickCustomerContext) !== undefined && get(defaultValues, 'id') == null;
  const isNew = unstored || phoneKey(phone) !== phoneKey(asText(get(defaultValues, props.name)));
  return (
    <div>
      <PhoneInput {...props} />
      <PhoneOwner phone={isNew ? phone : ''} />
    </div>
  );
}
