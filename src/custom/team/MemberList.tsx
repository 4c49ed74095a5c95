import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { TeamMember } from '../../../domain/access/team.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { color } from '../../theme/color.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { panel } from '../../ui/card/panel.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { Folded } from './Folded.tsx';
import { fullName, roleName } from './names.ts';
import { TEAM_WORDS } from './team-words.ts';
import { useTeamAccess } from './useTeamAccess.ts';

const PHONE = '(max-width: 600px)';
const FIRST = 10;

interface MemberListProps {
  members: readonly TeamMember[];
  /** Whether the current user may change this member. */
  changeable(member: TeamMember): boolean;
  onChange(member: TeamMember): void;
}

/** Cards on phones, a table on desktops. */
export function MemberList(props: MemberListProps) {
  const Members = useMediaQuery(PHONE, { noSsr: true }) ? MemberCards : MemberTable;
  return (
    <Folded items={props.members} first={FIRST}>
      {(members) => <Members {...props} members={members} />}
    </Folded>
  );
}

function MemberCards({ members, changeable, onChange }: MemberListProps) {
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

function MemberTable({ members, changeable, onChange }: MemberListProps) {
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

/** Whether a member has access, and whether it is the current user. */
function MemberState({ member }: { member: TeamMember }) {
  const words = useDictionary(TEAM_WORDS);
  const { userId } = useTeamAccess();
  const state = member.active ? words.active : words.inactive;
  return (
    <Box component="span" sx={{ color: color('text-secondary') }}>
      {member.id === userId ? `${words.you} · ${state}` : state}
    </Box>
  );
}

interface Props {
  member: TeamMember;
  onChange(member: TeamMember): void;
}

function ChangeButton({ member, onChange }: Props) {
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
