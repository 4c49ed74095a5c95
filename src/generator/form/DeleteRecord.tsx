import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListPath } from '../../schema/list-visit.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { failureSentence } from '../../ui/form/failure.ts';
import { useWrite } from '../../ui/form/useWrite.ts';
import { PHONE } from '../../theme/widths.ts';
import { useRepresent } from '../../schema/useRepresent.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useUndo } from '../undo/useUndo.tsx';

/**
 * Deletes the current record, after a question that names it; the notice brings it back. Hidden from users without the
 * permission.
 */
export function DeleteRecord({ resource, record }: { resource: string; record: RaRecord }) {
  const [asking, setAsking] = useState(false);
  const dataProvider = useDataProvider<AppDataProvider>();
  const { busy, run } = useWrite();
  const { offer } = useUndo(resource);
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const listPath = useListPath(resource);
  const phone = useMediaQuery(PHONE);
  const represent = useRepresent();
  if (!useAllowed(resource)('delete')) return null;
  const name = represent(resource, record);
  const confirm = () =>
    run(() => dataProvider.deleteRecord(resource, record), {
      onDone: async ({ undo }) => {
        offer(translate('form.deleted', { name }), 'delete', undo);
        await navigate(listPath());
        refresh();
      },
      onFailure: (failure) => {
        setAsking(false);
        notify(translate('list.delete_failed', { reason: failureSentence(translate, failure) }), {
          type: 'error',
        });
      },
    });
  return (
    <>
      {phone ? (
        <IconButton color="error" aria-label={translate('ra.action.delete')} onClick={() => setAsking(true)}>
          <DeleteOutlineIcon />
        </IconButton>
      ) : (
        <Button color="error" startIcon={<DeleteOutlineIcon />} onClick={() => setAsking(true)}>
          {translate('ra.action.delete')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        message={translate('form.delete_confirm', { name })}
        confirmLabel={translate('ra.action.delete')}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
