import type { EditBarProps } from '../../../generator/manifest/form-parts.ts';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { useErasedAt } from './useErasedAt.ts';

/** Of a client whose data was erased there is nothing to save. */
export function OwnDataBar({ busy, busyLabel, onCancel }: EditBarProps) {
  const bar = { busy, ...(busyLabel !== undefined && { busyLabel }), ...(onCancel && { onCancel }) };
  return useErasedAt() === null && <SaveBar {...bar} />;
}
