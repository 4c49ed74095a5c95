import { RecordContextProvider } from 'ra-core';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { ChannelConfiguration } from '../../../dataProvider/payment-channel-calls.ts';
import { FieldInput } from '../../../generator/inputs/FieldInput.tsx';

interface AccountInputProps {
  field: FieldDescriptor;
  stored: ChannelConfiguration | null;
}

/** An input of the account. A secret says that one is kept only where one is. */
export function AccountInput({ field, stored }: AccountInputProps) {
  const names: readonly string[] = stored?.stored_secrets ?? [];
  const kept = stored !== null && names.includes(field.source) ? stored : undefined;
  return (
    <RecordContextProvider value={kept}>
      <FieldInput field={field} name={field.source} required={false} disabled={false} />
    </RecordContextProvider>
  );
}
