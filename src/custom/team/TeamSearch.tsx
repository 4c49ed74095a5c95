import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import SearchIcon from '@mui/icons-material/Search';
import { color } from '../../theme/color.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

interface Props {
  value: string;
  onChange(value: string): void;
}

/** Searches the loaded people and roles, and answers every key press. */
export function TeamSearch({ value, onChange }: Props) {
  const { search } = useDictionary(TEAM_WORDS);
  return (
    <OutlinedInput
      type="search"
      size="small"
      fullWidth
      value={value}
      placeholder={search.label}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-label': search.label, enterKeyHint: 'search' }}
      startAdornment={
        <InputAdornment position="start" aria-hidden>
          <SearchIcon fontSize="small" sx={{ color: color('text-secondary') }} />
        </InputAdornment>
      }
      sx={{ maxWidth: { sm: 420 } }}
    />
  );
}
