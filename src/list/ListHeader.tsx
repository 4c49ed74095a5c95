import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useAllowed } from '../schema/useAllowed.ts';
import { useDescriptor, useResourceNames } from '../schema/useDescriptor.ts';
import { PageHeader } from '../ui/page/Page.tsx';
import { useManifest } from '../manifest/useManifest.ts';
import { CreateButton } from './CreateButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ImportLink } from './ImportLink.tsx';
import { isEmptyList } from './is-empty-list.ts';
import { useCountedTotal } from './useCountedTotal.ts';

export function ListHeader() {
  const { name } = useDescriptor();
  const { many } = useResourceNames();
  const list = useListContext();
  const total = useCountedTotal();
  const allowed = useAllowed(name);
  return (
    <PageHeader
      title={many}
      {...(total === undefined ? {} : { count: total })}
      actions={
        <>
          <ImportLinks />
          {/* An empty list offers the first record itself. */}
          {!isEmptyList(list) && allowed('export') && <ExportButton />}
          {!isEmptyList(list) && allowed('create') && <CreateButton />}
        </>
      }
    />
  );
}

/** The ways to the screens that bring files in, for users who may write what is in them. */
function ImportLinks() {
  const { name } = useDescriptor();
  const { importAt, picturesAt } = useManifest(name);
  const allowed = useAllowed(name);
  const translate = useTranslate();
  return (
    <>
      {picturesAt !== undefined && allowed('edit') && (
        <Button component={Link} to={picturesAt}>
          {translate('list.pictures')}
        </Button>
      )}
      {importAt !== undefined && allowed('create') && <ImportLink to={importAt} />}
    </>
  );
}
