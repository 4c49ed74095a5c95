import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CopyIcon from '@mui/icons-material/ContentCopy';
import DoneIcon from '@mui/icons-material/Check';
import { quiet } from '../../theme/styles.ts';
import { copyField } from './copy-text.ts';
import { LabelledInput } from './LabelledInput.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
  /** Label of the button. */
  copyLabel: string;
  /** Shown below the field after copying, or after a failure. */
  copied: string;
  failed: string;
}

/** A text to read, select and copy: a link, a code. */
export function CopyField({ label, value, copyLabel, copied, failed }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async (): Promise<void> => {
    if (field.current !== null) setState((await copyField(field.current)) ? 'copied' : 'failed');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <LabelledInput label={label} value={value} error={undefined} readOnly inputRef={field} />
      <Button
        variant="outlined"
        startIcon={state === 'copied' ? <DoneIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {copyLabel}
      </Button>
      <Box component="output" sx={quiet}>
        {state === 'copied' && copied}
        {state === 'failed' && failed}
      </Box>
    </Box>
  );
}
