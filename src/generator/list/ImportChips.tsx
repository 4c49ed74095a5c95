import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { color } from '../../theme/color.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { ExportButton } from './ExportButton.tsx';
import { ImportLink } from './ImportLink.tsx';
import { isEmptyList } from './is-empty-list.ts';

/** Pictures, import and export on a phone: one line of chips; a crown where the plan lacks the import (PRD-02). */
export function ImportChips() {
  const { name } = useDescriptor();
  const { importAt, picturesAt } = useManifest(name);
  const allowed = useAllowed(name);
  const translate = useTranslate();
  const list = useListContext();
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        minHeight: 40,
        mb: 0.5,
        '& > button, & > a': {
          flex: 'none',
          minHeight: 40,
          px: 1.5,
          fontWeight: 400,
          color: color('text'),
          border: `1px solid ${color('line-strong')}`,
          borderRadius: 'var(--radius-chip)',
          backgroundColor: color('surface'),
        },
      }}
    >
      {picturesAt !== undefined && allowed('edit') && (
        <Button component={Link} to={picturesAt}>
          {translate('list.pictures')}
        </Button>
      )}
      {importAt !== undefined && allowed('create') && <ImportLink to={importAt} />}
      {!isEmptyList(list) && allowed('export') && <ExportButton />}
    </Box>
  );
}
