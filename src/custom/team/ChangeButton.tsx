import Button from '@mui/material/Button';
import type { TeamMember } from '../../../domain/access/team.ts';
import { fill } from '../../i18n/fill.ts';
import { fullName } from './names.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

interface Props {
  member: TeamMember;
  onChange(member: TeamMember): void;
}

export function ChangeButton({ member, onChange }: Props) {
  const words = useDictionary(TEAM_WORDS);
  return (
    <Button
      variant="outlined"
      sx={{ minHeight: { xs: 'var(--target)', sm: 36 }, alignSelf: 'center' }}
      aria-label={fill(words.change_of, { name: fullName(member) })}
      onClick={() => onChange(member)}
    >
      {words.change}
    </Button>
  );
}
