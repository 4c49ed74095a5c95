import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { BackToList } from '../../generator/form/BackToList.tsx';
import GeneratedCreate from '../../generator/form/GeneratedCreate.tsx';
import { pathOf } from '../../schema/paths.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { FormSkeleton } from '../../ui/skeleton/Skeletons.tsx';
import { LinesNotice, useLines } from './lines.tsx';
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
