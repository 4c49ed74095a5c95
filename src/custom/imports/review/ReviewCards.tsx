import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LessIcon from '@mui/icons-material/ExpandLess';
import MoreIcon from '@mui/icons-material/ExpandMore';
import { lineKey } from '../../../../domain/imports/import-record.ts';
import type { ImportColumn } from '../../../../domain/imports/shape-answer.ts';
import { IMPORTS_WORDS } from '../../../../generated/words/imports.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { panel, quiet } from '../../../theme/styles.ts';
import { CorrectedCell } from '../CorrectedCell.tsx';
import { faultSentence } from './fault-sentence.ts';
import type { Review, ShownLine } from './useReview.ts';

/** Cards that are shown at once. */
const PAGE = 20;

/** The lines on a phone: what each says, and an input for each cell with an error. Opened, for every cell. */
export function ReviewCards({ review, columns }: { review: Review; columns: readonly ImportColumn[] }) {
  const words = useWords(IMPORTS_WORDS);
  const [pages, setPages] = useState(1);
  // Errors first: they are what one comes for. A corrected line stays where it is, under the thumb.
  const [first, setFirst] = useState<ReadonlySet<string>>(new Set());
  // The server's come after those of the file.
  const late = review.faults.map(lineKey).filter((key) => !first.has(key));
  if (late.length > 0) setFirst(new Set([...first, ...late]));
  const ordered = [...review.shown].sort(
    (a, b) => Number(first.has(lineKey(b))) - Number(first.has(lineKey(a))),
  );
  return (
    <>
      <Box
        component="ul"
        aria-label={words.table}
        sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {ordered.slice(0, pages * PAGE).map((line) => (
          <Card key={line.at} line={line} review={review} columns={columns} />
        ))}
      </Box>
      {ordered.length > pages * PAGE && <Button onClick={() => setPages(pages + 1)}>{words.more}</Button>}
    </>
  );
}

interface CardProps {
  line: ShownLine;
  review: Review;
  columns: readonly ImportColumn[];
}

function Card({ line, review, columns }: CardProps) {
  const words = useWords(IMPORTS_WORDS);
  const [open, setOpen] = useState(false);
  const texts = columns.flatMap(({ path }) => line.cells[path] || []);
  return (
    <Box component="li" sx={{ ...panel, p: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={quiet}>
            {words.line} {line.line} · {line.state !== undefined && `${words.line_states[line.state]} · `}
          </Box>
          {texts.slice(0, 4).join(' · ')}
        </Box>
        <IconButton
          aria-expanded={open}
          aria-label={`${open ? words.fewer_cells : words.all_cells}: ${fill(words.place, { line: line.line })}`}
          onClick={() => setOpen(!open)}
          sx={{ m: -0.5 }}
        >
          {open ? <LessIcon /> : <MoreIcon />}
        </IconButton>
      </Box>
      {columns
        .filter(({ path }) => open || line.faults.has(path))
        .map(({ path, label }) => (
          <CorrectedCell
            key={`${path} ${line.cells[path] ?? ''}`}
            label={label}
            text={line.cells[path] ?? ''}
            error={faultOf(words, line, path)}
            onSave={(text) => void review.edit(line.at, path, text)}
          />
        ))}
      {(open || line.faults.size > 0) && (
        <Button sx={{ justifySelf: 'start' }} onClick={() => void review.remove(line.at)}>
          {fill(words.remove, { line: line.line })}
        </Button>
      )}
    </Box>
  );
}

function faultOf(
  words: Parameters<typeof faultSentence>[0],
  line: ShownLine,
  path: string,
): string | undefined {
  const fault = line.faults.get(path);
  return fault && faultSentence(words, fault);
}
