import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RecordChange } from '../../../../domain/imports/import-answers.ts';
import { IMPORTS_WORDS } from '../../../../generated/words/imports.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { color, visuallyHidden, quiet } from '../../../theme/styles.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import type { ChangedRecord } from '../file/checked.ts';

/** Records that are shown at first, and with each tap on 'Ver más'. */
const FIRST = 5;
const PAGE = 20;

interface ChangedRecordsProps {
  changed: readonly ChangedRecord[];
  /** All that change, those that are not listed among them. */
  count: number;
}

/** What the file changes of records that the store has: old and new values, before anything is written. */
export function ChangedRecords({ changed, count }: ChangedRecordsProps) {
  const words = useWords(IMPORTS_WORDS);
  const locale = useIntlLocale();
  const [shown, setShown] = useState(FIRST);
  if (changed.length === 0) return null;
  const beyond = count - changed.length;
  return (
    <SectionCard title={fillCount(words.changes_title, count, locale)} intro={words.changes_intro}>
      <Box component="ul" sx={{ display: 'grid', m: 0, p: 0, listStyle: 'none' }}>
        {changed.slice(0, shown).map((record) => (
          <Changed key={record.line} record={record} />
        ))}
      </Box>
      {changed.length > shown && (
        <Button sx={{ justifySelf: 'start' }} onClick={() => setShown(shown + PAGE)}>
          {words.more}
        </Button>
      )}
      {changed.length <= shown && beyond > 0 && (
        <Box sx={quiet}>{fillCount(words.more_changed, beyond, locale)}</Box>
      )}
    </SectionCard>
  );
}

function Changed({ record: { line, name, changes, more_changes: more } }: { record: ChangedRecord }) {
  const words = useWords(IMPORTS_WORDS);
  const locale = useIntlLocale();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 5fr)' },
        columnGap: 2,
        rowGap: 0.5,
        py: 1.5,
        overflowWrap: 'anywhere',
        '& + &': { borderTop: `1px solid ${color('line')}` },
      }}
    >
      <Box>
        <Box sx={{ fontWeight: 600 }}>{name ?? fill(words.place, { line })}</Box>
        {name !== null && <Box sx={quiet}>{fill(words.place, { line })}</Box>}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
          columnGap: 2,
          rowGap: { xs: 0, sm: 0.5 },
          m: 0,
        }}
      >
        {grouped(changes).map((change, at) => (
          <Change key={at} change={change} />
        ))}
        {more > 0 && (
          <Box component="dd" sx={{ ...quiet, m: 0, gridColumn: '1 / -1' }}>
            {fillCount(words.more_changes, more, locale)}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** A change that is the same in several items, such as the price of all sizes. */
type SharedChange = Omit<RecordChange, 'item'> & { items: string[] };

function grouped(changes: readonly RecordChange[]): SharedChange[] {
  const shared = new Map<string, SharedChange>();
  for (const { item, ...change } of changes) {
    const key = JSON.stringify([item === null, change.label, change.from, change.to]);
    const same = shared.get(key);
    if (same === undefined || item === null)
      shared.set(same === undefined ? key : `${key} ${shared.size}`, {
        ...change,
        items: item === null ? [] : [item],
      });
    else same.items.push(item);
  }
  return [...shared.values()];
}

/** Items that are named; more are counted. */
const MOST_NAMED = 3;

function Change({ change: { label, items, from, to } }: { change: SharedChange }) {
  const words = useWords(IMPORTS_WORDS);
  const locale = useIntlLocale();
  const whose =
    items.length > MOST_NAMED ? fillCount(words.variants, items.length, locale) : items.join(', ');
  return (
    <>
      <Box component="dt" sx={quiet}>
        {whose === '' ? label : `${whose} · ${label}`}
      </Box>
      <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1, minWidth: 0 }}>
        <Box component="span" sx={visuallyHidden}>
          {words.before}
        </Box>
        <Value text={from} nothing={words.no_value} old />
        <Box component="span" aria-hidden sx={{ color: color('text-secondary') }}>
          →
        </Box>
        <Box component="span" sx={visuallyHidden}>
          {words.after}
        </Box>
        <Value text={to} nothing={words.no_value} />
      </Box>
    </>
  );
}

/** A long text such as a description is cut: the line of the file has all of it. */
const MOST_OF_TEXT = 160;

function Value({ text, nothing, old = false }: { text: string | null; nothing: string; old?: boolean }) {
  const shown = text !== null && text.length > MOST_OF_TEXT ? `${text.slice(0, MOST_OF_TEXT)}…` : text;
  return (
    <Box
      component={old ? 'del' : 'ins'}
      sx={{
        minWidth: 0,
        textDecoration: old && text !== null ? 'line-through' : 'none',
        fontStyle: text === null ? 'italic' : 'normal',
        fontWeight: old ? 400 : 600,
        color: old ? color('text-secondary') : color('text'),
      }}
    >
      {shown ?? nothing}
    </Box>
  );
}
