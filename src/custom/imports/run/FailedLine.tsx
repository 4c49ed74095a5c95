import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ImportLine } from '../../../../domain/imports/import-record.ts';
import type { ImportColumn } from '../../../../domain/imports/shape.ts';
import type { LineError } from '../../../dataProvider/import-calls.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { panel } from '../../../ui/card/panel.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { CorrectedCell } from '../CorrectedCell.tsx';
import { IMPORTS_WORDS } from '../imports-words.ts';

interface FailedLineProps {
  line: ImportLine;
  errors: readonly LineError[];
  columns: readonly ImportColumn[];
  onCorrect(path: string, text: string): void;
}

/** A line that was not written: what it says, what is wrong, and an input for each cell that is. */
export function FailedLine({ line, errors, columns, onCorrect }: FailedLineProps) {
  const words = useDictionary(IMPORTS_WORDS);
  const [whole, setWhole] = useState(false);
  const errorOf = (path: string) => errors.find(({ field }) => field === path)?.message;
  const shown = columns.filter(({ path }) => whole || errorOf(path) !== undefined);
  const others = errors.filter(({ field }) => !shown.some(({ path }) => path === field));
  const facts = columns.flatMap(({ path }) => line.cells[path] || []).slice(0, 3);
  return (
    <Box component="li" sx={{ ...panel, p: 1.5, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Box>
        <Box component="span" sx={quiet}>
          {words.line} {line.line} ·{' '}
        </Box>
        {facts.join(' · ')}
      </Box>
      {others.map(({ field, column, message }) => (
        <Box key={`${field} ${message}`} sx={{ color: color('danger') }}>
          {column === '' ? message : `${column}: ${message}`}
        </Box>
      ))}
      {shown.map(({ path, label }) => (
        <CorrectedCell
          key={path}
          label={label}
          text={line.cells[path] ?? ''}
          error={errorOf(path)}
          onSave={(text) => onCorrect(path, text)}
        />
      ))}
      {columns.length > 0 && (
        <Button sx={{ justifySelf: 'start' }} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? words.fewer_cells : words.all_cells}
        </Button>
      )}
    </Box>
  );
}
