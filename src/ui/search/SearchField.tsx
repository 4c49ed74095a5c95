import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import SearchIcon from '@mui/icons-material/Search';
import { color, PHONE } from '../../theme/styles.ts';

interface SearchFieldProps {
  /** Names the field, and stands in it while it is empty. */
  label: string;
  value: string;
  onChange(value: string): void;
  onEnter?(): void;
  /** Behind the text: the button that clears it. */
  end?: ReactNode;
  sx?: SxProps;
}

const frame = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  minHeight: 40,
  px: 1.5,
  border: `1px solid ${color('line-strong')}`,
  borderRadius: 'var(--radius)',
  backgroundColor: color('surface'),
  '&:hover': { borderColor: color('text') },
  '&:focus-within': { outline: 'var(--focus-ring)', outlineOffset: -2 },
  [`@media ${PHONE}`]: { minHeight: 'var(--target)' },
} as const;

const input = {
  flex: 1,
  minWidth: 0,
  border: 0,
  p: 0,
  font: 'inherit',
  fontSize: 'var(--text-14)',
  color: 'inherit',
  background: 'none',
  outline: 'none',
  '&::placeholder': { color: color('text-secondary'), opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  // 16 px on phones: a smaller input makes iOS zoom the page.
  [`@media ${PHONE}`]: { fontSize: 'var(--text-16)' },
} as const;

/** Free text that searches. It is lighter than MUI's input, and the first list of a phone loads it. */
export function SearchField({ label, value, onChange, onEnter, end, sx }: SearchFieldProps) {
  return (
    <Box component="label" sx={[frame, ...(Array.isArray(sx) ? sx : [sx])]}>
      <SearchIcon aria-hidden fontSize="small" sx={{ color: color('text-secondary') }} />
      <Box
        component="input"
        type="search"
        value={value}
        placeholder={label}
        aria-label={label}
        enterKeyHint="search"
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter?.();
        }}
        sx={input}
      />
      {end}
    </Box>
  );
}
