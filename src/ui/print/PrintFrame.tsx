import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import BackIcon from '@mui/icons-material/ArrowBack';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Link } from 'react-router-dom';
import { PRINT_WORDS } from '../../../generated/words/print.ts';
import { useWords } from '../../i18n/words.ts';
import { clamped, color } from '../../theme/styles.ts';
import { PageSkeleton } from '../state/PageStates.tsx';

/** `sx` of what is on the screen and not on the paper. */
export const SCREEN_ALONE = { '@media print': { display: 'none' } } as const;

interface PrintFrameProps {
  title: string;
  /** Path of what is printed. */
  back: string;
  /** False until all of it is on screen. */
  ready: boolean;
  /** Chooses what is printed, on which paper. */
  controls: ReactNode;
  /** Between them and the sheets, such as what is missing. */
  notices?: ReactNode;
  /** The sheets. */
  children: ReactNode;
}

/** A page that the browser prints: a bar of choices above the sheets as they will be on paper, without drawer and header. */
export function PrintFrame({ title, back, ready, controls, notices, children }: PrintFrameProps) {
  const words = useWords(PRINT_WORDS);
  return (
    <>
      <Box component="header" sx={BAR}>
        <IconButton component={Link} to={back} aria-label={words.back} sx={{ alignSelf: 'center' }}>
          <BackIcon />
        </IconButton>
        <Box
          component="h1"
          sx={{
            m: 0,
            flex: { xs: '1 1 calc(100% - 4rem)', sm: '1 1 10rem' },
            minWidth: 0,
            ...clamped(2),
            fontSize: 'var(--text-20)',
            alignSelf: 'center',
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </Box>
        {controls}
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
      {!ready && <PageSkeleton />}
      {notices}
      {ready && (
        <Box component="main" aria-label={words.preview} tabIndex={0} sx={PREVIEW}>
          {children}
        </Box>
      )}
    </>
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
  // On a phone the choices share its width.
  '& > :not(a, h1)': { flex: { xs: '1 1 8rem', sm: 'none' } },
  ...SCREEN_ALONE,
} as const;

/** On a phone a sheet is wider than the screen, and takes its width; names that cannot break scroll in their own box. */
const PREVIEW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content)',
  justifyContent: 'safe center',
  gap: 3,
  p: 2,
  overflowX: 'auto',
  backgroundColor: color('sunken'),
  '@media print': { display: 'block', p: 0, overflow: 'visible', backgroundColor: 'white' },
} as const;
