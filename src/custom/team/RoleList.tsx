import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router-dom';
import type { TeamRole } from '../../../domain/access/team.ts';
import { fill } from '../../i18n/fill.ts';
import { color } from '../../theme/color.ts';
import { Folded } from './Folded.tsx';
import { rolesWithin } from './may-change.ts';
import { panel } from '../../ui/card/panel.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { SectionTitle } from '../../ui/card/SectionTitle.tsx';
import { useTeamAccess } from './useTeamAccess.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS, type TeamWords } from './team-words.ts';

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
export function RoleList({ roles }: { roles: readonly TeamRole[] }) {
  const words = useDictionary(TEAM_WORDS);
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
  const words = useDictionary(TEAM_WORDS).roles;
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
