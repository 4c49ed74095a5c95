import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import type { TeamMember, TeamRole } from '../../../domain/access/team.ts';
import { TEAM_WORDS, type TeamWords } from '../../../generated/words/team.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { color, visuallyHidden, PHONE, panel, quiet } from '../../theme/styles.ts';
import { SectionTitle } from '../../ui/card/SectionCard.tsx';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { PageSkeleton, ErrorState } from '../../ui/state/PageStates.tsx';
import { NoAccess } from './TeamNotices.tsx';
import { InviteDialog, MemberDialog } from './MemberDialogs.tsx';
import { mayChange, rolesWithin, useTeam, useTeamAccess, useTeamSearch } from './team-api.ts';
import { Folded, MemberList, PendingInvitations } from './MemberList.tsx';

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
  const words = useWords(TEAM_WORDS);
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

interface Props {
  value: string;
  onChange(value: string): void;
}

/** Searches the loaded people and roles, and answers every key press. */
function TeamSearch({ value, onChange }: Props) {
  const { search } = useWords(TEAM_WORDS);
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

const FIRST = 9;

const row = {
  ...panel,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  minHeight: 'var(--target)',
  px: 2,
  py: 1,
  overflowWrap: 'anywhere',
} as const;

/** The store's roles. Roles beyond the user's own permissions are read only. */
function RoleList({ roles }: { roles: readonly TeamRole[] }) {
  const words = useWords(TEAM_WORDS);
  const editable = new Set(rolesWithin(roles, useTeamAccess()).map(({ id }) => id));
  return (
    <Box component="section">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <SectionTitle count={roles.length}>{words.roles.title}</SectionTitle>
        <Button component={Link} to="/user-roles/create" variant="outlined">
          {words.roles.create}
        </Button>
      </Box>
      {roles.length === 0 && <Box sx={quiet}>{words.roles.none}</Box>}
      <Folded items={roles} first={FIRST}>
        {(shown) => (
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
              gap: 1,
              p: 0,
              m: 0,
              listStyle: 'none',
            }}
          >
            {shown.map((role) => (
              <li key={role.id}>
                {editable.has(role.id) ? (
                  <ButtonBase
                    component={Link}
                    to={`/user-roles/update?id=${role.id}`}
                    sx={{ ...row, '&:hover': { backgroundColor: color('hover') } }}
                  >
                    <RoleText role={role} />
                  </ButtonBase>
                ) : (
                  <Box sx={row}>
                    <RoleText role={role} />
                  </Box>
                )}
              </li>
            ))}
          </Box>
        )}
      </Folded>
    </Box>
  );
}

function branchesOf({ length: count }: readonly number[], words: TeamWords['roles']): string {
  return count === 1 ? words.one_branch : fill(words.branches, { count });
}

function RoleText({ role }: { role: TeamRole }) {
  const words = useWords(TEAM_WORDS).roles;
  return (
    <>
      <Box component="span" sx={{ fontWeight: 500 }}>
        {role.name}
      </Box>
      <Box component="span" sx={quiet}>
        {role.users === 0 ? words.nobody : fill(words.users, { count: role.users })}
        {role.branch_ids !== null && ` · ${branchesOf(role.branch_ids, words)}`}
      </Box>
    </>
  );
}
