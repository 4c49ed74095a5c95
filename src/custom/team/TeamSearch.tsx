import { useDictionary } from '../../i18n/useDictionary.ts';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { TEAM_WORDS } from './team-words.ts';

interface Props {
  value: string;
  onChange(value: string): void;
}

/** Searches the loaded people and roles, and answers every key press. */
export function TeamSearch({ value, onChange }: Props) {
  const { search } = useDictionary(TEAM_WORDS);
  return (
    <SearchField
      label={search.label}
      value={value}
      onChange={onChange}
      // On a phone it shares its line with 'Invitar'.
      sx={{ flex: { xs: '1 1 8rem', sm: 'none' }, maxWidth: { sm: 420 } }}
    />
  );
}
