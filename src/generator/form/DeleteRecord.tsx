import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDelete, useNotify, useTranslate } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useListPath } from '../../schema/list-visit.ts';
import { errorSentence } from '../../i18n/error-sentence.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { PHONE } from '../../theme/widths.ts';
import { useRepresent } from '../../schema/useRepresent.ts';
import { useAllowed } from '../../schema/useAllowed.ts';

/** Deletes the current record, after a question that names it. Hidden from users without the permission. */
export function DeleteRecord({ resource, record }: { resource: string; record: RaRecord }) {
  const [asking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete<RaRecord, Error>();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const listPath = useListPath(resource);
  const phone = useMediaQuery(PHONE);
  const represent = useRepresent();
  if (!useAllowed(resource)('delete')) return null;
  const confirm = () =>
    remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('list.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
          void navigate(listPath());
        },
        onError: (error) => {
          setAsking(false);
          notify(translate('list.delete_failed', { reason: errorSentence(translate, error) }), {
            type: 'error',
          });
        },
      },
    );
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
        message={translate('form.delete_confirm', { name: represent(resource, record) })}
        confirmLabel={translate('ra.action.delete')}
        busy={isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
