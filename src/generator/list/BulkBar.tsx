import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import type { BulkToolbarProps } from '../bulk/BulkToolbar.tsx';

const { Part: BulkToolbar } = lazyPart<BulkToolbarProps>(() => import('../bulk/BulkToolbar.tsx'));

/** Actions for the selected records; loaded with the first of them. */
export function BulkBar(props: BulkToolbarProps) {
  if (props.selection.count === 0) return null;
  return (
    <Suspense>
      <BulkToolbar {...props} />
    </Suspense>
  );
}
