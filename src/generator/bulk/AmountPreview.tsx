import { use } from 'react';
import Box from '@mui/material/Box';
import { useListContext, type RaRecord } from 'ra-core';
import type { BulkChange } from '../../../domain/bulk/change.ts';
import { changedRecord } from '../../../domain/bulk/preview.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { useRepresent } from '../../schema/useRepresent.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { FieldDisplay } from '../fields/FieldDisplay.tsx';
import { isEmpty } from '../fields/field.ts';
import { loadForm } from '../form/load-form.ts';
import type { ListSelection } from './selection.ts';
import { useBulkWords } from '../undo/useBulkWords.ts';

interface AmountPreviewProps {
  resource: string;
  selection: ListSelection;
  field: FieldDescriptor;
  change: BulkChange & { value: number };
}

const SHOWN = 3;

/** `Ruana: $ 20.000 → $ 22.000`, for the first selected records on screen, and what becomes of their items. */
export function AmountPreview({ resource, selection, field, change }: AmountPreviewProps) {
  const { data = [] } = useListContext<RaRecord>();
  const { words, say } = useBulkWords(resource);
  const represent = useRepresent();
  const labelOf = useLabel();
  const { descriptor } = use(loadForm(resource));
  const all = descriptor.bulk ?? [];
  const bulk = all.find(({ source }) => source === field.source) ?? { source: field.source, along: [] };
  const { op, value } = change;
  if (op !== 'set' && op !== 'add' && op !== 'percent') return null;
  const step = field.bounds?.multipleOf ?? (field.kind === 'number' ? undefined : 1);
  const records = data.filter(({ id }) => selection.ids.includes(id)).slice(0, SHOWN);
  if (records.length === 0) return null;
  const more = selection.count - records.length;
  const lists = [...new Set(bulk.along.map((path) => path.split('.')[0] ?? ''))].filter((list) =>
    records.some((record) => !isEmpty(record[list])),
  );
  return (
    <Box>
      <Box sx={quiet}>{words.preview}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {records.map((record) => {
          const after: RaRecord = {
            id: record.id,
            ...changedRecord(all, bulk, { op, value }, record, { step }),
          };
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
                <FieldDisplay field={field} value={record[field.source]} record={record} />
                <span aria-hidden>→</span>
                <Box sx={{ fontWeight: 700 }}>
                  <FieldDisplay field={field} value={after[field.source]} record={after} />
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
      {more > 0 && <Box sx={quiet}>{say(words.more, more)}</Box>}
      {lists.map((list) => (
        <Box key={list} sx={quiet}>
          {say(op === 'set' && bulk.setsOwn ? words.along_set : words.along_own, 0, {
            items: labelOf(descriptor.fields[list]?.label ?? field.label),
          })}
        </Box>
      ))}
    </Box>
  );
}
