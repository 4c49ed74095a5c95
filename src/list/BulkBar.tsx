import { useDeferredValue, useState } from 'react';
import type { RefusedRecord } from '../../domain/bulk/bulk-answers.ts';
import { lazyPart } from '../ui/lazy/lazy-part.ts';
import { Optional } from '../ui/lazy/Optional.tsx';
import type { BulkToolbarProps } from './bulk/BulkToolbar.tsx';
import type { FailedDialogProps } from './bulk/FailedDialog.tsx';

const { Part: BulkToolbar } = lazyPart<BulkToolbarProps>(() => import('./bulk/BulkToolbar.tsx'));
const { Part: FailedDialog } = lazyPart<FailedDialogProps>(() => import('./bulk/FailedDialog.tsx'));

/**
 * Actions for the selected records; loaded with the first of them. The boxes that were ticked are drawn before it. The
 * one of a phone stands as long as its user selects. What stayed as it was is said until it was read, when nothing is
 * selected any more, too.
 */
export function BulkBar({ selection, place }: Pick<BulkToolbarProps, 'selection' | 'place'>) {
  const drawn = useDeferredValue(selection);
  const [failed, setFailed] = useState<readonly RefusedRecord[]>([]);
  return (
    <>
      {(drawn.count > 0 || place === 'bottom') && (
        <Optional>
          <BulkToolbar selection={drawn} place={place} onFailed={setFailed} />
        </Optional>
      )}
      {failed.length > 0 && (
        <Optional>
          <FailedDialog failed={failed} onClose={() => setFailed([])} />
        </Optional>
      )}
    </>
  );
}
