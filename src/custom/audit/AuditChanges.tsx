import Box from '@mui/material/Box';
import { ResourceContextProvider } from 'ra-core';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { AuditEntry } from '../../dataProvider/audit-calls.ts';
import { FieldDisplay } from '../../generator/fields/FieldDisplay.tsx';
import { isEmpty } from '../../generator/fields/field.ts';
import { color } from '../../theme/color.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { AUDIT_WORDS } from './audit-words.ts';
import { realChanges } from './real-changes.ts';
import { PlainValue } from './PlainValue.tsx';
import { useFieldName } from './useFieldName.ts';
import { useFields } from './useFields.ts';

/** The old and new values of an entry, by the labels of the schema. Folded, because a new record has many. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const words = useDictionary(AUDIT_WORDS);
  const fields = useFields(entry.resource);
  const fieldName = useFieldName(entry.resource);
  const changes = realChanges(entry);
  if (changes.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Box
        component="summary"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: { xs: 'var(--target)', sm: 28 },
          color: color('primary'),
          fontSize: 'var(--text-14)',
          cursor: 'pointer',
        }}
      >
        {words.details}
      </Box>
      <ResourceContextProvider value={entry.resource}>
        <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0, mt: 0.5 }}>
          {changes.map(([source, [before, after]]) => (
            <Box key={source} sx={{ minWidth: 0 }}>
              <Box component="dt" sx={{ fontSize: 'var(--text-12)', color: color('text-secondary') }}>
                {fieldName(source)}
              </Box>
              <Box
                component="dd"
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, m: 0 }}
              >
                {!isEmpty(before) && (
                  <Box component="del" sx={{ color: color('text-secondary'), overflowWrap: 'anywhere' }}>
                    <Box component="span" sx={visuallyHidden}>{`${words.before}: `}</Box>
                    <Value field={fields[source]} value={before} entry={entry} />
                  </Box>
                )}
                {!isEmpty(before) && <span aria-hidden>→</span>}
                <Box component="ins" sx={{ textDecoration: 'none', overflowWrap: 'anywhere' }}>
                  <Box component="span" sx={visuallyHidden}>{`${words.after}: `}</Box>
                  {isEmpty(after) ? (
                    words.nothing
                  ) : (
                    <Value field={fields[source]} value={after} entry={entry} />
                  )}
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
      </ResourceContextProvider>
    </Box>
  );
}

interface ValueProps {
  field: FieldDescriptor | undefined;
  value: unknown;
  entry: AuditEntry;
}

function Value({ field, value, entry }: ValueProps) {
  if (field === undefined || field.writeOnly === true) return <PlainValue value={value} />;
  // A switch would change the record; the log is read only.
  const told = field.display === 'toggle' ? { ...field, display: 'flag' as const } : field;
  return <FieldDisplay field={told} value={value} record={{ id: entry.record_id ?? 0 }} />;
}
