import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy/lazy-popup.tsx';
import { LineSkeleton } from '../ui/state/PageStates.tsx';
import type { FieldProps } from './fields/field.ts';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'text' };

export const displays = {
  collection: { Field: CountField, wholeLine: true, showsEmpty: true },
} satisfies Displays;

const { Part: RelatedCount } = lazyPart<FieldProps>(() => import('./fields/RelatedCount.tsx'));

/** How many records point at this one. The list is drawn before they are counted. */
export function CountField(props: FieldProps) {
  return (
    <Suspense fallback={<LineSkeleton />}>
      <RelatedCount {...props} />
    </Suspense>
  );
}
