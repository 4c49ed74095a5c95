import Box from '@mui/material/Box';
import { useListContext, type RaRecord } from 'ra-core';
import type { BulkChange } from '../../../domain/bulk/change.ts';
import { changedNumber } from '../../../domain/bulk/number.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { useRepresent } from '../../schema/useRepresent.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { FieldDisplay } from '../fields/FieldDisplay.tsx';
import type { ListSelection } from './selection.ts';
import { useBulkWords } from '../undo/useBulkWords.ts';

interface AmountPreviewProps {
  resource: string;
  selection: ListSelection;
  field: FieldDescriptor;
  change: BulkChange & { value: number };
}

const SHOWN = 3;

/** `Ruana: $ 20.000 → $ 22.000`, for the first selected records on screen. */
export function AmountPreview({ resource, selection, field, change }: AmountPreviewProps) {
  const { data = [] } = useListContext<RaRecord>();
  const { words, say } = useBulkWords(resource);
  const represent = useRepresent();
  const { op, value } = change;
  if (op !== 'set' && op !== 'add' && op !== 'percent') return null;
  const step = field.bounds?.multipleOf ?? (field.kind === 'number' ? undefined : 1);
  const records = data.filter(({ id }) => selection.ids.includes(id)).slice(0, SHOWN);
  if (records.length === 0) return null;
  const more = selection.count - records.length;
  return (
    <Box>
      <Box sx={quiet}>{words.preview}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {records.map((record) => {
          const before: unknown = record[field.source];
          const after = changedNumber(op, value, typeof before === 'number' ? before : null, { step });
          return (
            <Box
              component="li"
              key={record.id}
              sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', py: 0.5, minWidth: 0 }}
            >
              <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                {represent(resource, record)}
              </Box>
              <Box sx={{ display: 'flex', gap: 1, flexShrink: 0 }}>
                <FieldDisplay field={field} value={before} record={record} />
                <span aria-hidden>→</span>
                <Box sx={{ fontWeight: 700 }}>
                  <FieldDisplay field={field} value={after} record={record} />
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
      {more > 0 && <Box sx={quiet}>{say(words.more, more)}</Box>}
    </Box>
  );
}
