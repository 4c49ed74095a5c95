import { useRef, useState, type DragEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { PHONE } from '../../theme/widths.ts';
import { color } from '../../theme/color.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { IMPORTS_WORDS } from './imports-words.ts';

interface DropZoneProps {
  busy: boolean;
  /** Why the last file was not taken. */
  refusal: string | undefined;
  note: string | undefined;
  onFile(file: File): void;
}

const KINDS = '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Where a file is dropped, or picked by a button. */
export function DropZone({ busy, refusal, note, onFile }: DropZoneProps) {
  const words = useDictionary(IMPORTS_WORDS);
  const input = useRef<HTMLInputElement>(null);
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const picked = files?.[0];
    if (picked) onFile(picked);
    // The same file may be picked again, corrected.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!busy) take(event.dataTransfer.files);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        p: { xs: 3, sm: 5 },
        textAlign: 'center',
        border: `2px dashed ${color(over ? 'primary' : 'line-strong')}`,
        borderRadius: 'var(--radius)',
        backgroundColor: color(over ? 'primary-soft' : 'surface'),
      }}
    >
      <UploadIcon aria-hidden sx={{ fontSize: 48, color: color('text-secondary') }} />
      <Box component="h2" sx={{ m: 0, fontSize: 'var(--text-18, 1.125rem)' }}>
        {phone ? words.drop_phone : words.drop}
      </Box>
      <Box sx={quiet}>{words.drop_text}</Box>
      <Button variant="contained" loading={busy} onClick={() => input.current?.click()}>
        {words.pick}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={KINDS}
        aria-label={words.pick}
        onChange={(event) => take(event.target.files)}
      />
      {note !== undefined && <Box sx={quiet}>{note}</Box>}
      <Box component="output" sx={visuallyHidden}>
        {busy ? words.reading : ''}
      </Box>
      {refusal !== undefined && (
        <Alert severity="error" sx={{ textAlign: 'left' }}>
          {refusal}
        </Alert>
      )}
    </Box>
  );
}
