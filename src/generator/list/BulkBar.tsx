import { Suspense, useDeferredValue } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import type { BulkToolbarProps } from '../bulk/BulkToolbar.tsx';

const { Part: BulkToolbar } = lazyPart<BulkToolbarProps>(() => import('../bulk/BulkToolbar.tsx'));

/**
 * Actions for the selected records; loaded with the first of them. The boxes that were ticked are drawn before it. The
 * one of a phone stands as long as its user selects.
 */
export function BulkBar({ selection, ...look }: BulkToolbarProps) {
  const drawn = useDeferredValue(selection);
  if (drawn.count === 0 && look.place !== 'bottom') return null;
  return (
    <Suspense>
      <BulkToolbar selection={drawn} {...look} />
    </Suspense>
  );
}
