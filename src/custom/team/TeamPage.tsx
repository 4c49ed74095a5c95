import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TeamMember } from '../../../domain/access/team.ts';
import { PageBody } from '../../layout/PageBody.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { ErrorScreen } from '../../layout/StateScreens.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { MemberList } from './MemberList.tsx';
import { PendingInvitations } from './PendingInvitations.tsx';
import { RoleList } from './RoleList.tsx';
import { mayChange } from './may-change.ts';
import { quiet } from './panel.ts';
import { NoAccess } from './NoAccess.tsx';
import { useTeam } from './useTeam.ts';
import { useTeamAccess } from './useTeamAccess.ts';
import { useTeamWords } from './useTeamWords.ts';

/** `/users-roles`, 'Usuarios y permisos': members, invitations, roles (spec 1 §2). */
export default function TeamPage() {
  const { allowed } = useTeamAccess();
  return allowed ? <Team /> : <NoAccess />;
}

function Team() {
  const words = useTeamWords();
  const actor = useTeamAccess();
  const { team, error, refetch, changed } = useTeam();
  const [inviting, setInviting] = useState(false);
  const [member, setMember] = useState<TeamMember>();

  if (team === undefined)
    return error === null ? <PageSkeleton /> : <ErrorScreen error={error} onRetry={refetch} />;
  const { members, roles, invitations } = team;
  return (
    <PageBody>
      <PageHeader
        title={words.title}
        actions={
          <Button variant="contained" onClick={() => setInviting(true)}>
            {words.invite}
          </Button>
        }
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <Box component="section">
          <Typography component="h2" variant="h2" sx={{ mb: 0.5 }}>
            {words.members}
          </Typography>
          <Box sx={{ ...quiet, mb: 1 }}>{words.intro}</Box>
          <MemberList
            members={members}
            changeable={(one) => mayChange(one, roles, actor)}
            onChange={setMember}
          />
        </Box>
        {invitations.length > 0 && <PendingInvitations invitations={invitations} onChanged={changed} />}
        <RoleList roles={roles} />
      </Box>
      {inviting && <InviteDialog roles={roles} onChanged={changed} onClose={() => setInviting(false)} />}
      {member !== undefined && (
        <MemberDialog
          member={member}
          roles={roles}
          onChanged={changed}
          onClose={() => setMember(undefined)}
        />
      )}
    </PageBody>
  );
}
