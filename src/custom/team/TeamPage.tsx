import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { TeamMember } from '../../../domain/access/team.ts';
import { fill } from '../../i18n/fill.ts';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageSkeleton } from '../../ui/skeleton/PageSkeleton.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { PHONE } from '../../theme/widths.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { MemberList } from './MemberList.tsx';
import { PendingInvitations } from './PendingInvitations.tsx';
import { RoleList } from './RoleList.tsx';
import { mayChange } from './may-change.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { SectionTitle } from '../../ui/card/SectionTitle.tsx';
import { TeamSearch } from './TeamSearch.tsx';
import { NoAccess } from './NoAccess.tsx';
import { useTeam } from './useTeam.ts';
import { useTeamAccess } from './useTeamAccess.ts';
import { useTeamSearch } from './useTeamSearch.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

/** `/users-roles`, 'Usuarios y permisos': members, invitations, roles (spec 1 §2). */
export default function TeamPage() {
  const { allowed } = useTeamAccess();
  return allowed ? <Team /> : <NoAccess />;
}

function Team() {
  const { team, error, refetch, changed } = useTeam();

  if (team === undefined)
    return error === null ? <PageSkeleton /> : <ErrorState error={error} onRetry={refetch} />;
  return <TeamLists team={team} changed={changed} />;
}

interface TeamListsProps {
  team: NonNullable<ReturnType<typeof useTeam>['team']>;
  changed(): Promise<void>;
}

function TeamLists({ team, changed }: TeamListsProps) {
  const words = useDictionary(TEAM_WORDS);
  const actor = useTeamAccess();
  const { typed, setTyped, found, searching, nothing, worthwhile } = useTeamSearch(team);
  const [inviting, setInviting] = useState(false);
  const [member, setMember] = useState<TeamMember>();
  const { roles } = team;
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const search = worthwhile && <TeamSearch value={typed} onChange={setTyped} />;
  const intro = <Box sx={{ ...quiet, mt: { xs: 1, sm: 0.5 }, mb: { xs: 0, sm: 1 } }}>{words.intro}</Box>;
  return (
    <PageBody>
      <PageHeader
        title={words.title}
        actions={
          <>
            {phone && search}
            <Button variant="contained" onClick={() => setInviting(true)}>
              {words.invite}
            </Button>
          </>
        }
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        {!phone && search}
        <Box component="output" sx={nothing ? quiet : visuallyHidden}>
          {nothing && fill(words.search.none, { text: typed.trim() })}
        </Box>
        {found.members.length > 0 && (
          <Box component="section">
            <SectionTitle count={found.members.length}>{words.members}</SectionTitle>
            {!phone && intro}
            <Box sx={{ mt: { xs: 1, sm: 0 } }}>
              <MemberList
                members={found.members}
                changeable={(one) => mayChange(one, roles, actor)}
                onChange={setMember}
              />
            </Box>
            {phone && intro}
          </Box>
        )}
        {found.invitations.length > 0 && (
          <PendingInvitations invitations={found.invitations} onChanged={changed} />
        )}
        {(!searching || found.roles.length > 0) && <RoleList roles={found.roles} />}
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
