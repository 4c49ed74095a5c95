import { Suspense, useDeferredValue } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import type { BulkToolbarProps } from '../bulk/BulkToolbar.tsx';

const { Part: BulkToolbar } = lazyPart<BulkToolbarProps>(() => import('../bulk/BulkToolbar.tsx'));

/** Actions for the selected records; loaded with the first of them. The boxes that were ticked are drawn before it. */
export function BulkBar({ selection, ...look }: BulkToolbarProps) {
  const drawn = useDeferredValue(selection);
  if (drawn.count === 0) return null;
  return (
    <Suspense>
      <BulkToolbar selection={drawn} {...look} />
    </Suspense>
  );
}
