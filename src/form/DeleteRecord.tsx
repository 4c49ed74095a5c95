import { useState, type ReactNode } from 'react';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate, useDataProvider, useNotify, type RaRecord } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { PHONE } from '../theme/styles.ts';
import { useListPath } from '../schema/list-visit.ts';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import { isAbout } from '../dataProvider/query-cache.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { failureSentence, useWrite } from '../ui/form/useWrite.ts';
import { useRepresent } from '../schema/representation.ts';
import { useAllowed } from '../schema/useAllowed.ts';
import { useUndo } from '../ui/notice/useUndo.tsx';

interface DeleteRecordProps {
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

interface Deletion {
  /** Whether the user may delete the record. */
  allowed: boolean;
  /** Opens the question. */
  ask(): void;
  /** The question; it stands in the page while it is closed too. */
  question: ReactNode;
}

interface DeleteOptions {
  /** The question; by default it names the record. */
  message?: string | undefined;
  /** The page stays, such as a list. */
  stays?: boolean;
}

/** Deletes the current record, after a question that names it; the notice brings it back. */
export function useDeleteRecord(
  resource: string,
  record: RaRecord,
  { message, stays = false }: DeleteOptions = {},
): Deletion {
  const [asking, setAsking] = useState(false);
  const dataProvider = useDataProvider<AppDataProvider>();
  const { busy, run } = useWrite();
  const { offer } = useUndo(resource);
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const listPath = useListPath(resource);
  const represent = useRepresent();
  const allowed = useAllowed(resource)('delete');
  const name = represent(resource, record);
  const confirm = () =>
    run(async () => (await dataProvider.loadBulkCalls()).deleteRecord(resource, record), {
      onDone: async ({ undo }) => {
        offer(translate('form.deleted', { name }), 'delete', undo);
        setAsking(false);
        if (!stays) await navigate(listPath());
        // The page that is left may still be drawn: what it shows of the record is gone, and would answer 404.
        void queries.invalidateQueries({
          predicate: ({ queryKey }) => !isAbout(queryKey, resource, record.id),
        });
        void queries.invalidateQueries({
          predicate: ({ queryKey }) => isAbout(queryKey, resource, record.id),
          refetchType: 'none',
        });
      },
      onFailure: (failure) => {
        setAsking(false);
        notify(translate('list.delete_failed', { reason: failureSentence(translate, failure) }), {
          type: 'error',
        });
      },
    });
  return {
    allowed,
    ask: () => setAsking(true),
    question: (
      <ConfirmDialog
        open={asking}
        message={message ?? translate('form.delete_confirm', { name })}
        confirmLabel={translate('ra.action.delete')}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}
