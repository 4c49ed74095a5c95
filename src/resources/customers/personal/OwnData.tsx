import { FormSection } from '../../../generator/form/FormSection.tsx';
import type { PlacedSection } from '../../../schema/form-fields.ts';
import { useErasedAt } from './useErasedAt.ts';

/** A section with what a client is known by. Absent once their data was erased: nothing of it may come back. */
export function OwnData(section: PlacedSection) {
  return useErasedAt() === null && <FormSection {...section} />;
}
