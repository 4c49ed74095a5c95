import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { EXPORT_WORDS } from './export-words.ts';
import type { ExportField } from './useExportFields.ts';

interface ColumnChoiceProps {
  fields: readonly ExportField[];
  /** Sources that the file does not have. */
  left: readonly string[];
  /** The field whose items are lines of the file. */
  lines: string | undefined;
  problem: string | undefined;
  onLeave(left: string[]): void;
}

/** Ticks for the columns of a file. */
export function ColumnChoice({ fields, left, lines, problem, onLeave }: ColumnChoiceProps) {
  const words = useDictionary(EXPORT_WORDS);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 500 }}>
        {words.columns}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, ml: -1 }}>
        <Button onClick={() => onLeave([])}>{words.all}</Button>
        <Button onClick={() => onLeave(fields.map(({ source }) => source))}>{words.none}</Button>
      </Box>
      {problem !== undefined && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        {fields.map(({ source, label }) => (
          <TickBox
            key={source}
            label={source === lines ? `${label} (${words.line})` : label}
            checked={!left.includes(source)}
            onChange={(checked) =>
              onLeave(checked ? left.filter((other) => other !== source) : [...left, source])
            }
          />
        ))}
      </Box>
    </Box>
  );
}
