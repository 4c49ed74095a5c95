import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { QUICK_WORDS } from './quick-words.ts';

interface DisputeProps {
  /** What is stored. */
  said: string;
  onChoose: (whose: 'mine' | 'theirs') => void;
}

/** Another device saved the field that is being typed: nothing is sent before the person chooses. */
export function Dispute({ said, onChoose }: DisputeProps) {
  const words = useDictionary(QUICK_WORDS);
  return (
    <Alert severity="warning" role="alert" sx={{ mt: 1 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{fill(words.disputed, { value: said })}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button color="inherit" variant="outlined" onClick={() => onChoose('mine')} sx={target}>
          {words.mine}
        </Button>
        <Button color="inherit" onClick={() => onChoose('theirs')} sx={target}>
          {words.theirs}
        </Button>
      </Box>
    </Alert>
  );
}

const target = { minHeight: 'var(--target)' } as const;
