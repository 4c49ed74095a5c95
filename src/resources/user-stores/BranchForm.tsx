import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { PLAN_FEATURES, planLimit } from '../../../domain/plans/features.ts';
import { BRANCHES_WORDS } from '../../../generated/words/branches.ts';
import { BackToList } from '../../form/BackToList.tsx';
import { DeleteRecord } from '../../form/DeleteRecord.tsx';
import GeneratedCreate from '../../form/GeneratedCreate.tsx';
import type { CardProps } from '../../manifest/manifest.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { pathOf } from '../../schema/paths.ts';
import { useAccess } from '../../schema/useAllowed.ts';
import { useResourceNames } from '../../schema/useDescriptor.ts';
import { PlanBanner } from '../../shell/premium/PlanBanner.tsx';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { FormSkeleton } from '../../ui/state/PageStates.tsx';
import { useBranches } from './useBranches.ts';

/** The form of a new branch; a plan without a free line says so before anything is typed (BRA-03). */
export default function NewBranch() {
  const translate = useTranslate();
  const { lowerOne: name, many } = useResourceNames();
  const { error } = useBranches();
  const { most, used, full } = useLines();
  const unknown = most !== undefined && used === undefined && error === null;
  if (!full && !unknown) return <GeneratedCreate />;
  return (
    <PageBody narrow>
      <PageHeader
        title={translate('list.create_one', { name })}
        back={<BackToList resource="user-stores" />}
      />
      {full ? (
        <>
          <LinesNotice />
          <Button component={Link} to={pathOf('user-stores', 'list')} variant="outlined" sx={{ mt: 2 }}>
            {many}
          </Button>
        </>
      ) : (
        <FormSkeleton />
      )}
    </PageBody>
  );
}

export type DeleteBranchProps = CardProps<'user-stores'> & { resource: string };

/** Deletes a branch where another one remains (spec 2 §5); the main one first gives its place to another. */
export function DeleteBranch({ resource, record }: DeleteBranchProps) {
  const { branches = [] } = useBranches();
  return branches.length > 1 && record.main !== 1 ? (
    <DeleteRecord resource={resource} record={record} />
  ) : null;
}

/** How many lines the plan has, and how many the store uses; undefined while unknown or without limit. */
export function useLines() {
  const access = useAccess();
  const { branches } = useBranches();
  const most = access === null ? undefined : planLimit(access.features, 'max_lines');
  const used = branches?.length;
  // One that is off keeps its place, and is not in use.
  const active = branches?.filter((branch) => branch.active === 1).length;
  return { most, used, active, full: most !== undefined && used !== undefined && used >= most };
}

/** On the free plan: what the paid one brings. On the paid one: that no line is left. */
export function LinesNotice() {
  const words = useWords(BRANCHES_WORDS);
  const { most, full } = useLines();
  if (most === PLAN_FEATURES.free.max_lines)
    return (
      <PlanBanner
        label={words.free_title}
        text={fill(words.free_text, { most: PLAN_FEATURES.pro.max_lines })}
        link={words.upgrade}
        gate="max_lines"
      />
    );
  return full && most !== undefined ? <div>{fill(words.full, { most })}</div> : null;
}
