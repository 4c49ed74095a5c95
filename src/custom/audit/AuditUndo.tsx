import Button from '@mui/material/Button';
import UndoIcon from '@mui/icons-material/Undo';
import { useQueryClient } from '@tanstack/react-query';
import type { AuditEntry } from '../../dataProvider/audit-calls.ts';
import { useUndo } from '../../generator/undo/useUndo.tsx';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useWrite } from '../../ui/form/useWrite.ts';
import { AUDIT_WORDS } from './audit-words.ts';

/** Takes the call of an entry back, for members who could have made it. */
export function AuditUndo({ entry: { resource, undo } }: { entry: AuditEntry }) {
  const words = useDictionary(AUDIT_WORDS);
  const allowed = useAllowed(resource);
  const queries = useQueryClient();
  const { undo: take } = useUndo(resource);
  const { busy, run } = useWrite();
  if (undo === null || !allowed(undo.kind === 'change' ? 'edit' : 'delete')) return null;
  const { id, kind, records } = undo;
  const refetch = () => queries.invalidateQueries({ queryKey: ['audit'] });
  return (
    <Button
      startIcon={<UndoIcon />}
      loading={busy}
      onClick={() => void run(() => take(kind, id), { onDone: refetch, onFailure: refetch })}
      sx={{ ml: -1 }}
    >
      {records === 1 ? words.undo : fill(words.undo_all, { count: records })}
    </Button>
  );
}
