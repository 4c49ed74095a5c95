import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { CreateButton } from './CreateButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { isEmptyList } from './is-empty-list.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';

export function ListHeader() {
  const { name } = useDescriptor();
  const { many } = useResourceNames();
  const list = useListContext();
  const { total } = list;
  const number = useNumber();
  const allowed = useAllowed(name);
  const { importAt, picturesAt } = useManifest(name);
  const translate = useTranslate();
  return (
    <PageHeader
      title={many}
      {...(total === undefined ? {} : { count: number(total) })}
      actions={
        <>
          {picturesAt !== undefined && allowed('edit') && (
            <Button component={Link} to={picturesAt}>
              {translate('list.pictures')}
            </Button>
          )}
          {importAt !== undefined && allowed('create') && (
            <Button component={Link} to={importAt}>
              {translate('list.import')}
            </Button>
          )}
          {/* An empty list offers the first record itself. */}
          {!isEmptyList(list) && allowed('export') && <ExportButton />}
          {!isEmptyList(list) && allowed('create') && <CreateButton />}
        </>
      }
    />
  );
}
