import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { ChangeButton } from './ChangeButton.tsx';
import { MemberState } from './MemberState.tsx';
import { fullName, roleName } from './names.ts';
import { panel } from '../../ui/card/panel.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';
import type { MemberListProps } from './MemberList.tsx';

export function MemberTable({ members, changeable, onChange }: MemberListProps) {
  const words = useDictionary(TEAM_WORDS);
  return (
    <Box sx={{ ...panel, overflow: 'hidden' }}>
      <Table
        aria-label={words.members}
        sx={{ tableLayout: 'fixed', '& td, & th': { overflowWrap: 'anywhere' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '48%' }}>{words.name}</TableCell>
            <TableCell>{words.role}</TableCell>
            <TableCell>{words.state}</TableCell>
            <TableCell sx={{ width: '8rem' }}>
              <Box component="span" sx={visuallyHidden}>
                {words.actions}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <TableRow key={member.id}>
              <TableCell component="th" scope="row">
                <Box sx={{ fontWeight: 500 }}>{fullName(member)}</Box>
                <Box sx={quiet}>{member.email}</Box>
              </TableCell>
              <TableCell>{roleName(member, words)}</TableCell>
              <TableCell>
                <MemberState member={member} />
              </TableCell>
              <TableCell align="right">
                {changeable(member) && <ChangeButton member={member} onChange={onChange} />}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
