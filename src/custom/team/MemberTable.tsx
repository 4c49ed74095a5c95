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
import { panel } from './panel.ts';
import { useTeamWords } from './useTeamWords.ts';
import type { MemberListProps } from './MemberList.tsx';

export function MemberTable({ members, changeable, onChange }: MemberListProps) {
  const words = useTeamWords();
  return (
    <Box sx={{ ...panel, overflowX: 'auto' }}>
      <Table aria-label={words.members}>
        <TableHead>
          <TableRow>
            <TableCell>{words.name}</TableCell>
            <TableCell>{words.email}</TableCell>
            <TableCell>{words.role}</TableCell>
            <TableCell>{words.state}</TableCell>
            <TableCell>
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
                {fullName(member)}
              </TableCell>
              <TableCell>{member.email}</TableCell>
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
