import { use } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import UndoIcon from '@mui/icons-material/Undo';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { type Change, changesBetween } from '../../../domain/changes/changes.ts';
import { inCurrencyOf } from '../../../domain/schema/currency.ts';
import type { FieldDescriptor, Fields } from '../../../domain/schema/descriptors.ts';
import { AUDIT_WORDS, type AuditWords } from '../../../generated/words/audit.ts';
import type { AuditEntry } from '../../../domain/audit/audit-answers.ts';
import { isEmpty } from '../../kinds/fields/field.ts';
import { FieldDisplay } from '../../kinds/display/FieldDisplay.tsx';
import { loadShow } from '../../form/show/load-show.ts';
import { useUndo } from '../../ui/notice/useUndo.tsx';
import { fill, inLocale, useAppLocale, useLabel, useWords } from '../../i18n/words.ts';
import { findDescriptor } from '../../schema/descriptors.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { color, panel, PHONE, quiet, visuallyHidden } from '../../theme/styles.ts';
import { DateText } from '../../ui/figure/DateText.tsx';
import { useWrite } from '../../ui/form/useWrite.ts';
import { marksMoreBeside, moreBeside } from '../../ui/scroll/scroll-edges.ts';
import { usePermissionName } from '../team/team-labels.ts';

const NONE: Fields = {};

/** The fields of a resource by source, for their labels and displays. Empty for a resource without schema. Suspends. */
function useFields(resource: string): Fields {
  return findDescriptor(resource) === undefined ? NONE : use(loadShow(resource)).descriptor.fields;
}

/** The entries of a page: a table on desktops, cards on phones. */
export function AuditList({ entries }: { entries: AuditEntry[] }) {
  const words = useWords(AUDIT_WORDS);
  const kindName = useKindName();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const offered = firstOfEachUndo(entries);
  if (phone)
    return (
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <Box key={entry.id} component="li" sx={{ ...panel, p: 1.5, minWidth: 0 }}>
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <AuditSentence entry={entry} />
            </Box>
            <Box sx={quiet}>
              <DateText at={entry.at} time /> · {kindName(entry.resource).many}
            </Box>
            <AuditChanges entry={entry} />
            {offered.has(entry.id) && <AuditUndo entry={entry} />}
          </Box>
        ))}
      </Box>
    );
  return (
    <Box
      ref={marksMoreBeside}
      component="section"
      tabIndex={0}
      aria-label={words.title}
      sx={{ ...panel, ...moreBeside, overflowX: 'auto' }}
    >
      <Table aria-label={words.title}>
        <TableHead>
          <TableRow>
            {(['when', 'what', 'kind'] as const).map((column) => (
              <TableCell key={column}>{words.columns[column]}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={entry.id} sx={{ verticalAlign: 'top' }}>
              <TableCell sx={{ ...quiet, whiteSpace: 'nowrap' }}>
                <DateText at={entry.at} time />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <AuditSentence entry={entry} />
                <AuditChanges entry={entry} />
                {offered.has(entry.id) && <AuditUndo entry={entry} />}
              </TableCell>
              <TableCell sx={quiet}>{kindName(entry.resource).many}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Ids of the entries that offer the undo of their call: of a call that changed many records the first on the page. */
function firstOfEachUndo(entries: readonly AuditEntry[]): ReadonlySet<number> {
  const first = new Map<number, number>();
  for (const { id, undo } of entries) if (undo !== null && !first.has(undo.id)) first.set(undo.id, id);
  return new Set(first.values());
}

/** Takes the call of an entry back, for members who could have made it. */
function AuditUndo({ entry: { resource, undo } }: { entry: AuditEntry }) {
  const words = useWords(AUDIT_WORDS);
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

/** `Ana cambió «Precio» de Camisa roja`. Suspends while the labels of the resource's fields load. */
function AuditSentence({ entry }: { entry: AuditEntry }) {
  const { sentence, ...words } = useWords(AUDIT_WORDS);
  const kind = useKindName()(entry.resource);
  const fieldName = useFieldName(entry.resource);
  const changed = realChanges(entry).map(([source]) => source);
  const named =
    entry.record_id === null ? kind.many : fill(words.record, { kind: kind.one, id: entry.record_id });
  const values = {
    user: userOf(entry, words),
    record: entry.record ?? named,
    count: changed.length,
    action: entry.action,
  };
  if (entry.action !== 'update') return <>{fill(wordOf(sentence, entry.action) ?? sentence.other, values)}</>;
  const [only] = changed;
  if (only === undefined) return <>{fill(sentence.touch, values)}</>;
  if (changed.length > 1) return <>{fill(sentence.update, values)}</>;
  return <>{fill(sentence.update_one, { ...values, field: fieldName(only) })}</>;
}

type Actors = Pick<AuditWords, 'nobody' | 'left' | 'providers' | 'system'>;

/** The actor; a note marks actors who have left the team. What no user did, a provider or the system itself did. */
function userOf({ user_id, user, member, provider }: AuditEntry, words: Actors): string {
  const { nobody, left, providers, system } = words;
  if (provider !== null) return providers[provider];
  if (user_id === null) return system;
  if (user === null) return nobody;
  return member ? user : fill(left, { user });
}

/** The old and new values of an entry, by the labels of the schema. Folded, because a new record has many. */
function AuditChanges({ entry }: { entry: AuditEntry }) {
  const words = useWords(AUDIT_WORDS);
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
                    <Value field={fields[source]} value={before} entry={entry} at={0} />
                  </Box>
                )}
                {!isEmpty(before) && <span aria-hidden>→</span>}
                <Box component="ins" sx={{ textDecoration: 'none', overflowWrap: 'anywhere' }}>
                  <Box component="span" sx={visuallyHidden}>{`${words.after}: `}</Box>
                  {isEmpty(after) ? (
                    words.nothing
                  ) : (
                    <Value field={fields[source]} value={after} entry={entry} at={1} />
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
  /** Before or after the change. */
  at: 0 | 1;
}

function Value({ field, value, entry, at }: ValueProps) {
  if (field === undefined || field.writeOnly === true) return <PlainValue value={value} />;
  // A switch would change the record; the log is read only.
  const told = field.display === 'toggle' ? { ...field, display: 'flag' as const } : field;
  const values = Object.entries(entry.changes).map(([source, change]) => [source, change[at]]);
  const { currency } = told;
  const named = typeof currency === 'object' && 'source' in currency && entry.currency !== null;
  const record = { ...(named && { [currency.source]: entry.currency }), ...Object.fromEntries(values) };
  return (
    <FieldDisplay field={inCurrencyOf(told, record)} value={value} record={{ id: entry.record_id ?? 0 }} />
  );
}

/** A value without a schema, in words where possible: yes and no, names of permissions. */
function PlainValue({ value }: { value: unknown }) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  if (typeof value === 'boolean') return <>{translate(`ra.boolean.${value}`)}</>;
  if (Array.isArray(value))
    return (
      <>{value.map((one) => (typeof one === 'string' ? permissionName(one) : String(one))).join(', ')}</>
    );
  return <>{typeof value === 'string' ? value : JSON.stringify(value)}</>;
}

/** The real changes of an entry. The entry may hold more, such as a name that did not change. */
function realChanges({ changes }: Pick<AuditEntry, 'changes'>): [source: string, Change][] {
  const version = (at: 0 | 1) =>
    Object.fromEntries(Object.entries(changes).map(([source, change]) => [source, change[at]]));
  return Object.entries(changesBetween(version(0), version(1)));
}

/** The label of a field: from its schema, or from our words when it has none. Suspends. */
function useFieldName(resource: string): (source: string) => string {
  const declared = useFields(resource);
  const { fields } = useWords(AUDIT_WORDS);
  const labelOf = useLabel();
  return (source) => {
    const field = declared[source];
    return field === undefined ? (wordOf(fields, source) ?? source) : labelOf(field.label);
  };
}

/** The name of a resource's records: from its schema, or from our words when it has none. */
export function useKindName(): (resource: string) => { one: string; many: string } {
  const locale = useAppLocale();
  const { kinds } = useWords(AUDIT_WORDS);
  return (resource) => {
    const descriptor = findDescriptor(resource);
    if (descriptor !== undefined) return inLocale(descriptor.label, locale);
    const word = wordOf(kinds, resource) ?? resource;
    return { one: word, many: word };
  };
}

/** The word for a name that the server sent; undefined without one. */
export function wordOf(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
