import { FormSection } from '../../../generator/form/FormSection.tsx';
import { useFormStateContext } from '../../../generator/form/form-context.ts';
import type { PlacedSection } from '../../../schema/form-fields.ts';
import { CollectionContents } from './CollectionContents.tsx';

/** The data of the collection. A new one has its contents below: they are no section of its form yet. */
export function MainSection(section: PlacedSection) {
  const { kind } = useFormStateContext();
  return (
    <>
      <FormSection {...section} />
      {kind === 'create' && <CollectionContents />}
    </>
  );
}
