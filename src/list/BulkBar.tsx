import { useDeferredValue, useState } from 'react';
import type { RefusedRecord } from '../../domain/bulk/bulk-answers.ts';
import { lazyPart } from '../ui/lazy/lazy-part.ts';
import { Optional } from '../ui/lazy/Optional.tsx';
import type { BulkToolbarProps } from './bulk/BulkToolbar.tsx';
import type { FailedDialogProps } from './bulk/FailedDialog.tsx';

const { Part: BulkToolbar } = lazyPart<BulkToolbarProps>(() => import('./bulk/BulkToolbar.tsx'));
const { Part: FailedDialog } = lazyPart<FailedDialogProps>(() => import('./bulk/FailedDialog.tsx'));

/**
 * Actions for the selected records; loaded with the first of them, whose box is drawn before it. From then on it always
 * means what is ticked, however fast a thumb is. The one of a phone stands as long as its user selects. What stayed as it
 * was is said until it was read, when nothing is selected any more, too.
 */
export function BulkBar({ selection, place }: Pick<BulkToolbarProps, 'selection' | 'place'>) {
  const wanted = selection.count > 0 || place === 'bottom';
  const drawn = useDeferredValue(wanted, false);
  const [failed, setFailed] = useState<readonly RefusedRecord[]>([]);
  return (
    <>
      {wanted && drawn && (
        <Optional>
          <BulkToolbar selection={selection} place={place} onFailed={setFailed} />
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
