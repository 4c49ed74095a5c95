import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { LineSkeleton } from '../../ui/skeleton/LineSkeleton.tsx';
import type { FieldProps } from './field.ts';

const { Part: RelatedCount } = lazyPart<FieldProps>(() => import('./RelatedCount.tsx'));

/** How many records point at this one. The list is drawn before they are counted. */
export function CountField(props: FieldProps) {
  return (
    <Suspense fallback={<LineSkeleton />}>
      <RelatedCount {...props} />
    </Suspense>
  );
}
