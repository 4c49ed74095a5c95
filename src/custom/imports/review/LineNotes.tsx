import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ImportNote } from '../../../../domain/imports/import-record.ts';
import { fill } from '../../../i18n/fill.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../../i18n/useIntlLocale.ts';
import { IMPORTS_WORDS } from '../imports-words.ts';

/** Notes that are listed; a file may have one on each line. */
const MOST_LISTED = 20;

/** What of its lines a file does not bring, each with its reason. Nothing is shown where there is nothing to say. */
export function LineNotes({ notes }: { notes: readonly ImportNote[] }) {
  const words = useDictionary(IMPORTS_WORDS);
  const locale = useIntlLocale();
  if (notes.length === 0) return null;
  const more = notes.length - MOST_LISTED;
  return (
    <Alert severity="info">
      {words.notes_title}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {notes.slice(0, MOST_LISTED).map(({ line, kind, value }) => (
          <li key={`${line} ${kind}`}>
            {fill(words.place, { line })}: {fill(words.notes[kind], { value: value.slice(0, 60) })}
          </li>
        ))}
      </Box>
      {more > 0 && fillCount(words.more_notes, more, locale)}
    </Alert>
  );
}
