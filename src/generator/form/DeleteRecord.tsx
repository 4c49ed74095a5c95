import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { PHONE } from '../../theme/widths.ts';
import { useDeleteRecord } from './useDeleteRecord.tsx';

/** The button that deletes the current record. Hidden from users without the permission. */
export function DeleteRecord({ resource, record }: { resource: string; record: RaRecord }) {
  const translate = useTranslate();
  const phone = useMediaQuery(PHONE);
  const { allowed, ask, question } = useDeleteRecord(resource, record);
  if (!allowed) return null;
  return (
    <>
      {phone ? (
        <IconButton color="error" aria-label={translate('ra.action.delete')} onClick={ask}>
          <DeleteOutlineIcon />
        </IconButton>
      ) : (
        <Button color="error" startIcon={<DeleteOutlineIcon />} onClick={ask}>
          {translate('ra.action.delete')}
        </Button>
      )}
      {question}
    </>
  );
}
