import { getRecordFromLocation } from 'ra-core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FormDescriptor } from '../../../domain/schema/descriptors.ts';
import { placedSections } from '../../schema/form-fields.ts';
import type { Values } from './payload.ts';

/**
 * The values that the address chooses for a new record, in react-admin's form: `?source={"customer_id":7}`. Only fields
 * of the form are taken, so that nothing is saved that the user does not see.
 */
export function useChosenStart(descriptor: FormDescriptor): Values | undefined {
  const location = useLocation();
  const [chosen] = useState(() => {
    const asked = Object.entries(getRecordFromLocation(location) ?? {});
    const fields = placedSections(descriptor, 'create').flatMap((section) => section.fields);
    const known = asked.filter(([source]) => fields.some(({ field }) => field.source === source));
    return known.length === 0 ? undefined : Object.fromEntries(known);
  });
  return chosen;
}
