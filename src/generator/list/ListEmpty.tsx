import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

const { Part: OwnEmpty } = lazyPart<object>(() => import('./OwnEmpty.tsx'));

/** A list without records. Most lists have some, so its drawing and words load when they are needed. */
export function ListEmpty() {
  return (
    <Suspense>
      <OwnEmpty />
    </Suspense>
  );
}
