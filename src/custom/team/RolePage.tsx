import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { useDataProvider, useNotify } from 'ra-core';
import { useController } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { STORE_WIDE_PERMISSIONS } from '../../../domain/access/access.ts';
import { READY_ROLES, type PermissionModule, type ReadyRole } from '../../../domain/access/roles.ts';
import type { TeamRole } from '../../../domain/access/team.ts';
import type { UserStore } from '../../../generated/user-stores/types.ts';
import { TEAM_WORDS } from '../../../generated/words/team.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { useBranches } from '../../resources/user-stores/useBranches.ts';
import { SectionTitle } from '../../ui/card/SectionCard.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { ControlledInput } from '../../ui/input/LabelledInput.tsx';
import { failureOf } from '../../ui/form/useWrite.ts';
import { LeaveGuard, ProblemNotice, RestoredNotice, SaveBar } from '../../ui/form/SaveBar.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { PageSkeleton, EmptyState, ErrorState } from '../../ui/state/PageStates.tsx';
import { quiet } from '../../theme/styles.ts';
import { BranchLimit, PermissionGroup } from './RolePermissions.tsx';
import {
  limitedTo,
  mergeRoleEdits,
  ordered,
  permissionGroups,
  readyRoles,
  refusedRole,
  roleComplaints,
  roleValues,
  type RoleChanges,
  type RoleInput,
} from './role-values.ts';
import { rolesWithin, useTeam, useTeamAccess, useTeamWrite } from './team-api.ts';
import { usePermissionName } from './team-labels.ts';
import { Complaint, NoAccess } from './TeamNotices.tsx';

/** `/user-roles/create` and `/user-roles/update?id=…` (spec 1 §2). */
export default function RolePage() {
  const { allowed } = useTeamAccess();
  return allowed ? <Role /> : <NoAccess />;
}

function Role() {
  const words = useWords(TEAM_WORDS);
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

interface Props {
  /** Undefined for a new one. */
  role: TeamRole | undefined;
  /** All of the store. */
  roles: readonly TeamRole[];
  branches: readonly UserStore[];
  onChanged(): Promise<void>;
}

/** Name and permissions of a role; the user can delete a role without members. */
function RoleForm({ role, roles, branches, onChanged }: Props) {
  const { editor: words, ready: readyWords } = useWords(TEAM_WORDS);
  const { reach } = useTeamAccess();
  const navigate = useNavigate();
  const { form, formProps, base, changes, problem, ...editing } = useRoleForm(role, onChanged);
  const { control } = form;
  const permissions = useController({ control, name: 'permissions' });
  const limit = useController({ control, name: 'branch_ids' });
  const set = (branch_ids: number[] | null, granted: string[]) => {
    const next = ordered(limitedTo(branch_ids, granted));
    limit.field.onChange(next.branch_ids);
    permissions.field.onChange(next.permissions);
  };
  const ready = readyRoles(roles, reach, { ready: readyWords });
  const startFrom = (one: ReadyRole) => {
    form.setValue('name', readyWords[one].name, { shouldDirty: true });
    set(limit.field.value, [...READY_ROLES[one]]);
  };
  return (
    <Box component="form" {...formProps} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      {editing.restored && <RestoredNotice onDiscard={editing.startOver} />}
      {changes !== undefined && <RoleChangesNotice key={changes.version} changes={changes} />}
      <ControlledInput control={control} name="name" label={words.name} autoComplete="off" />
      {role === undefined && ready.length > 0 && (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ ...quiet, p: 0, mb: 1 }}>
            {words.start}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {ready.map((one) => (
              <Button key={one} variant="outlined" onClick={() => startFrom(one)}>
                {readyWords[one].name}
              </Button>
            ))}
          </Box>
        </Box>
      )}
      {reach !== 'all' && <Box sx={quiet}>{words.not_yours}</Box>}
      <BranchLimit
        branches={branches}
        chosen={limit.field.value}
        error={limit.fieldState.error?.message}
        onChange={(branch_ids) => set(branch_ids, permissions.field.value)}
      />
      {([1, 2] as const).map((module) => (
        <PermissionGroups
          key={module}
          module={module}
          granted={permissions.field.value}
          shut={limit.field.value === null ? [] : STORE_WIDE_PERMISSIONS}
          onChange={(granted) => set(limit.field.value, granted)}
        />
      ))}
      {base !== undefined && (
        <DeleteRole
          role={base}
          onChanged={onChanged}
          onDeleted={() => {
            editing.discard();
            void navigate('/users-roles');
          }}
        />
      )}
      <SaveBar
        busy={editing.saving}
        onCancel={() => void navigate('/users-roles')}
        notice={
          <>
            <Complaint sentence={permissions.fieldState.error?.message} />
            {problem && <ProblemNotice problem={problem} />}
          </>
        }
      />
      <LeaveGuard control={control} leavingRef={editing.leavingRef} onDiscard={editing.discard} />
    </Box>
  );
}

interface PermissionGroupsProps {
  module: PermissionModule;
  granted: readonly string[];
  /** Permissions that this role cannot have. */
  shut: readonly string[];
  onChange(granted: string[]): void;
}

/** The permissions of one module, one frame for each group. */
function PermissionGroups({ module, ...given }: PermissionGroupsProps) {
  const { editor } = useWords(TEAM_WORDS);
  return (
    <Box component="section">
      <SectionTitle>{module === 1 ? editor.general : editor.configuration}</SectionTitle>
      <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
        {permissionGroups(module).map((group) => (
          <PermissionGroup key={group.resource ?? ''} group={group} {...given} />
        ))}
      </Box>
    </Box>
  );
}

/**
 * Another user saved the same role first. The notice lists their changes, and says that nothing of the user's own is
 * lost.
 */
function RoleChangesNotice({ changes }: { changes: RoleChanges }) {
  const { stale } = useWords(TEAM_WORDS).editor;
  const nameOf = usePermissionName();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const list = (permissions: string[]): string => permissions.map(nameOf).join(', ');
  const lines = [
    ...(changes.name === undefined ? [] : [fill(stale.name, { name: changes.name })]),
    ...(changes.given.length === 0 ? [] : [fill(stale.given, { permissions: list(changes.given) })]),
    ...(changes.taken.length === 0 ? [] : [fill(stale.taken, { permissions: list(changes.taken) })]),
    ...(changes.branches ? [stale.branches] : []),
  ];
  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" role="alert" sx={{ overflowWrap: 'anywhere' }}>
      {stale.text}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Alert>
  );
}

interface DeleteRoleProps {
  role: TeamRole;
  onChanged(): Promise<void>;
  onDeleted(): void;
}

/** Deletes a role that no member has. For other roles it shows the steps that come first. */
function DeleteRole({ role: { id, name, users }, onChanged, onDeleted }: DeleteRoleProps) {
  const { editor: words } = useWords(TEAM_WORDS);
  const dataProvider = useDataProvider<AppDataProvider>();
  const { write, busy } = useTeamWrite(onChanged);
  const [asking, setAsking] = useState(false);
  if (users > 0) return <Box sx={quiet}>{fill(words.in_use, { count: users })}</Box>;

  const remove = async () => {
    if (await write(async () => (await dataProvider.loadTeamCalls()).deleteRole(id), words.removed))
      onDeleted();
    setAsking(false);
  };
  return (
    <>
      <Button
        color="error"
        sx={{ alignSelf: 'flex-start', ml: -2, minHeight: 'var(--target)' }}
        onClick={() => setAsking(true)}
      >
        {words.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        message={fill(words.remove_ask, { name })}
        confirmLabel={words.remove}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/**
 * The form of a role. It compares the edit with the role as it was opened, even when the list of roles reloads. So it
 * never overwrites a change that the user has not seen.
 */
function useRoleForm(role: TeamRole | undefined, onChanged: () => Promise<void>) {
  const { editor: words } = useWords(TEAM_WORDS);
  const nameOf = usePermissionName();
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const navigate = useNavigate();
  const [merge, setMerge] = useState<{ now: TeamRole; changes: RoleChanges }>();

  const form = useWriteForm<RoleInput, RoleInput, TeamRole>({
    draftKey: `role.${role?.id ?? 'new'}`,
    base: role,
    defaults: roleValues(role),
    validate: (values) => roleComplaints(values, words, nameOf),
    write: async (values, { base, rebase }) => {
      const input = { ...values, name: values.name.trim() };
      const calls = await dataProvider.loadTeamCalls();
      if (base === undefined) {
        await calls.createRole(input);
        return input;
      }
      try {
        await calls.updateRole(base, input);
        return input;
      } catch (error) {
        if (failureOf(error).code !== 'stale') throw error;
        const now = (await calls.listRoles()).find(({ id }) => id === base.id);
        if (now === undefined) throw error;
        const { merged, changes } = mergeRoleEdits(roleValues(base), values, roleValues(now));
        rebase(now, roleValues(now), merged);
        setMerge({ now, changes });
        return null;
      }
    },
    onSaved: async () => {
      await onChanged();
      notify(words.saved, { type: 'success' });
      await navigate('/users-roles');
    },
    refusalOf: ({ fields }) => ({ sentences: refusedRole(fields, words) }),
  });
  return {
    ...form,
    /** The changes of another user that a save ran into; `version` identifies one set of them. */
    changes: merge && { version: merge.now.version, ...merge.changes },
  };
}
