import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import BackIcon from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { DOCUMENTS, PAPERS, type PrintRequest } from './print-request.ts';
import { PRINT_WORDS } from './print-words.ts';

interface PrintToolbarProps {
  title: string;
  back: string;
  request: PrintRequest;
  /** False until all of it is on screen. */
  ready: boolean;
  onChange(change: { as: string } | { paper: string }): void;
}

/** Chooses what is printed on which paper; none of it is on the paper. */
export function PrintToolbar({ title, back, request, ready, onChange }: PrintToolbarProps) {
  const words = useDictionary(PRINT_WORDS);
  return (
    <Box component="header" sx={BAR}>
      <IconButton component={Link} to={back} aria-label={words.back} sx={{ alignSelf: 'center' }}>
        <BackIcon />
      </IconButton>
      <Box component="h1" sx={{ m: 0, flex: '1 1 10rem', fontSize: 'var(--text-20)', alignSelf: 'center' }}>
        {title}
      </Box>
      <NativeSelect
        label={words.document}
        value={request.document}
        options={DOCUMENTS.map((value) => ({ value, label: words[value] }))}
        onChange={(as) => onChange({ as })}
      />
      <NativeSelect
        label={words.paper}
        value={request.paper}
        options={PAPERS.map((value) => ({ value, label: words.papers[value] }))}
        onChange={(paper) => onChange({ paper })}
      />
      <Button
        variant="contained"
        startIcon={<PrintIcon />}
        disabled={!ready}
        onClick={() => window.print()}
        sx={{ minHeight: 'var(--target)' }}
      >
        {words.print}
      </Button>
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 1.5,
  p: 2,
  backgroundColor: color('surface'),
  borderBottom: `1px solid ${color('line')}`,
  '@media print': { display: 'none' },
} as const;
