import { Suspense } from 'react';
import { useFormStateContext } from '../../../generator/form/form-context.ts';
import type { PlacedSection } from '../../../schema/form-fields.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { OwnData } from './OwnData.tsx';

const { Part: ConsentCard } = lazyPart(() => import('./ConsentCard.tsx'));

/** The last of the client's own data, then what they allowed to do with it. */
export function AddressAndConsents(section: PlacedSection) {
  const { kind } = useFormStateContext();
  return (
    <>
      <OwnData {...section} />
      {kind === 'edit' && (
        <Suspense>
          <ConsentCard />
        </Suspense>
      )}
    </>
  );
}
