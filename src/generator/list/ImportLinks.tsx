import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { ImportLink } from './ImportLink.tsx';

/** The ways to the screens that bring files in, for users who may write what is in them. */
export function ImportLinks() {
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
