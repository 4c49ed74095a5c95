import { useEffect } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';

/**
 * A save that is disabled cannot mark the fields at fault, so they are marked when the typing rests.
 * @param settled the values of the form, once they have rested
 */
export function useShownComplaints(settled: FieldValues): void {
  const { trigger, formState } = useFormContext();
  const { isDirty } = formState;
  useEffect(() => {
    if (isDirty) void trigger(Object.keys(settled));
  }, [settled, isDirty, trigger]);
}
