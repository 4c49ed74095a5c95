import Button from '@mui/material/Button';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Link, useLocation } from 'react-router-dom';
import type { TeamRole } from '../../../domain/access/team.ts';
import { EmptyState, ErrorState } from '../../ui/state/PageStates.tsx';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageSkeleton } from '../../ui/skeleton/Skeletons.tsx';
import { useBranches } from '../../resources/user-stores/useBranches.ts';
import { RoleForm } from './RoleForm.tsx';
import { rolesWithin } from './may-change.ts';
import { NoAccess } from './NoAccess.tsx';
import { useTeam } from './useTeam.ts';
import { useTeamAccess } from './useTeamAccess.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

/** `/user-roles/create` and `/user-roles/update?id=…` (spec 1 §2). */
export default function RolePage() {
  const { allowed } = useTeamAccess();
  return allowed ? <Role /> : <NoAccess />;
}

function Role() {
  const words = useDictionary(TEAM_WORDS);
  const access = useTeamAccess();
  const { pathname, search } = useLocation();
  const { team, error, refetch, changed } = useTeam();
  // Both load before the form is drawn, so nothing moves when the branches arrive.
  const { branches, ...listed } = useBranches();
  if (team === undefined)
    return error === null ? <PageSkeleton /> : <ErrorState error={error} onRetry={refetch} />;
  if (branches === undefined)
    return listed.error === null ? (
      <PageSkeleton />
    ) : (
      <ErrorState error={listed.error} onRetry={() => void listed.refetch()} />
    );

  const isNew = pathname.endsWith('/create');
  const id = Number(new URLSearchParams(search).get('id'));
  const role: TeamRole | undefined = isNew ? undefined : team.roles.find((one) => one.id === id);
  if (role !== undefined && rolesWithin([role], access).length === 0) return <NoAccess />;
  const back = (
    <Button component={Link} to="/users-roles" startIcon={<ArrowBackIcon />} sx={{ ml: -2 }}>
      {words.editor.back}
    </Button>
  );
  if (!isNew && role === undefined)
    return (
      <PageBody narrow>
        <PageHeader title={words.editor.edit} />
        <EmptyState leads title={words.editor.gone} action={back} />
      </PageBody>
    );
  return (
    <PageBody narrow>
      {back}
      <PageHeader title={isNew ? words.editor.create : words.editor.edit} />
      <RoleForm
        key={role?.id ?? 'new'}
        role={role}
        roles={team.roles}
        branches={branches}
        onChanged={changed}
      />
    </PageBody>
  );
}
