import { useWatch } from 'react-hook-form';
import { brokenDetails } from './broken-details.ts';
import type { DetailsForm } from './useDetailsForm.ts';

/** How many details are missing or wrong as typed. The form is sent when there are none (spec 2 §5). */
export function useMissingDetails({ form }: DetailsForm): number {
  return useWatch({ control: form.control, compute: (typed) => Object.keys(brokenDetails(typed)).length });
}
