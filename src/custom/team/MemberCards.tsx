import Box from '@mui/material/Box';
import { ChangeButton } from './ChangeButton.tsx';
import { MemberState } from './MemberState.tsx';
import { fullName, roleName } from './names.ts';
import { panel } from '../../ui/card/panel.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';
import type { MemberListProps } from './MemberList.tsx';

export function MemberCards({ members, changeable, onChange }: MemberListProps) {
  const words = useDictionary(TEAM_WORDS);
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {members.map((member) => (
        <Box
          component="li"
          key={member.id}
          sx={{ ...panel, p: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 500 }}>{fullName(member)}</Box>
            <Box sx={quiet}>{member.email}</Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 0.5 }}>
              {roleName(member, words)}
              <MemberState member={member} />
            </Box>
          </Box>
          {changeable(member) && <ChangeButton member={member} onChange={onChange} />}
        </Box>
      ))}
    </Box>
  );
}
