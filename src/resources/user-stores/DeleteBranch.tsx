import { DeleteRecord } from '../../generator/form/DeleteRecord.tsx';
import type { CardProps } from '../../generator/manifest/manifest.ts';
import { useBranches } from './useBranches.ts';

export type DeleteBranchProps = CardProps<'user-stores'> & { resource: string };

/** Deletes a branch where another one remains (spec 2 §5); the main one first gives its place to another. */
export default function DeleteBranch({ resource, record }: DeleteBranchProps) {
  const { branches = [] } = useBranches();
  return branches.length > 1 && record.main !== 1 ? (
    <DeleteRecord resource={resource} record={record} />
  ) : null;
}
