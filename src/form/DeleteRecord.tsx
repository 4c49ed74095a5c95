import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { PHONE } from '../theme/styles.ts';
import { useDeleteRecord } from './useDeleteRecord.tsx';

export interface DeleteRecordProps {
  resource: string;
  record: RaRecord;
  /** The question; by default it names the record. */
  message?: string;
  /** In a list: an icon with this name, and the page stays. */
  inList?: string;
}

/** The button that deletes the current record. Hidden from users without the permission. */
export function DeleteRecord({ resource, record, message, inList }: DeleteRecordProps) {
  const translate = useTranslate();
  const phone = useMediaQuery(PHONE);
  const { allowed, ask, question } = useDeleteRecord(resource, record, {
    message,
    stays: inList !== undefined,
  });
  if (!allowed) return null;
  return (
    <>
      {phone || inList !== undefined ? (
        <IconButton color="error" aria-label={inList ?? translate('ra.action.delete')} onClick={ask}>
          <DeleteOutlineIcon fontSize={inList === undefined ? 'medium' : 'small'} />
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
