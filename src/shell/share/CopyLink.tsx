import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import CopyIcon from '@mui/icons-material/ContentCopy';
import DoneIcon from '@mui/icons-material/Check';
import { color } from '../../theme/color.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SHELL_WORDS } from '../words/shell-words.ts';
import { copyField } from '../../ui/input/copy-text.ts';

/** A link to read, select and copy. */
export function CopyLink({ address }: { address: string }) {
  const { share } = useDictionary(SHELL_WORDS);
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async (): Promise<void> => {
    if (field.current !== null) setState((await copyField(field.current)) ? 'copied' : 'failed');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={share.link}
        value={address}
        inputRef={field}
        fullWidth
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button
        variant="contained"
        startIcon={state === 'copied' ? <DoneIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {share.copy}
      </Button>
      <Box component="output" sx={{ fontSize: 'var(--text-14)', color: color('text-secondary') }}>
        {state === 'copied' && share.copied}
        {state === 'failed' && share.copy_failed}
      </Box>
    </Box>
  );
}
