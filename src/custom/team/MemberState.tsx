import Box from '@mui/material/Box';
import type { TeamMember } from '../../../domain/access/team.ts';
import { color } from '../../theme/color.ts';
import { useTeamAccess } from './useTeamAccess.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

/** Whether a member has access, and whether it is the current user. */
export function MemberState({ member }: { member: TeamMember }) {
  const words = useDictionary(TEAM_WORDS);
  const { userId } = useTeamAccess();
  const state = member.active ? words.active : words.inactive;
  return (
    <Box component="span" sx={{ color: color('text-secondary') }}>
      {member.id === userId ? `${words.you} · ${state}` : state}
    </Box>
  );
}
