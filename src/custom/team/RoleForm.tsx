import { useRef, useState, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useDataProvider, type RaRecord } from 'ra-core';
import { useNavigate } from 'react-router';
import { STORE_WIDE_PERMISSIONS } from '../../../domain/access/branches.ts';
import type { TeamRole } from '../../../domain/access/team.ts';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import type { ApiHttpError } from '../../dataProvider/api-error.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { BranchLimit } from './BranchLimit.tsx';
import { DeleteRole } from './DeleteRole.tsx';
import { limitedTo } from './merge-role-edits.ts';
import { PermissionGroups } from './PermissionGroups.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { RoleNewsNotice } from './RoleNewsNotice.tsx';
import { useRoleEdit } from './useRoleEdit.ts';
import { useTeamAccess } from './useTeamAccess.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';
import { useTeamWrite } from './useTeamWrite.ts';

interface Props {
  /** Undefined for a new one. */
  role: TeamRole | undefined;
  branches: readonly RaRecord<number>[];
  onChanged(): Promise<void>;
}

interface Complaints {
  name?: string;
  permissions?: string;
  branches?: string;
}

/** Name and permissions of a role; a role that nobody has can go. */
export function RoleForm({ role, branches, onChanged }: Props) {
  const { editor: words } = useDictionary(TEAM_WORDS);
  const { reach } = useTeamAccess();
  const navigate = useNavigate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { write, busy } = useTeamWrite(onChanged);
  const { base, draft, news, dirty, change, mergeWith } = useRoleEdit(role);
  const [complaints, setComplaints] = useState<Complaints>({});
  const form = useRef<HTMLFormElement>(null);
  const leaving = useRef(false);

  const leave = () => {
    leaving.current = true;
    void navigate('/users-roles');
  };
  const complain = (about: Complaints): void => {
    setComplaints(about);
    // Once the complaints are on screen: the first of them is where to go on.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const take = ({ fields }: ApiHttpError): boolean => {
    const nameProblem = fields['name']?.key;
    const concerns = (part: string) => Object.keys(fields).some((field) => field.startsWith(part));
    if (nameProblem === undefined && !concerns('permissions') && !concerns('branch_ids')) return false;
    const sentences: Readonly<Record<string, string>> = {
      unique: words.name_taken,
      maxLength: words.name_long,
    };
    complain({
      ...(nameProblem === undefined ? {} : { name: sentences[nameProblem] ?? words.name_invalid }),
      ...(concerns('permissions') ? { permissions: words.not_yours } : {}),
      ...(concerns('branch_ids') ? { branches: words.branches.gone } : {}),
    });
    return true;
  };
  const save = async () => {
    const wrong = {
      ...(draft.name.trim() === '' ? { name: words.name_required } : {}),
      ...(draft.branch_ids?.length === 0 ? { branches: words.branches.pick } : {}),
      ...(draft.permissions.length === 0 ? { permissions: words.pick } : {}),
    };
    complain(wrong);
    if (Object.keys(wrong).length > 0) return;
    const input = { ...draft, name: draft.name.trim() };
    let stale = false;
    const work = () =>
      base === undefined ? dataProvider.createRole(input) : dataProvider.updateRole(base, input);
    const saved = await write(work, words.saved, (error) => {
      stale = error.code === 'stale';
      return stale || take(error);
    });
    if (saved) leave();
    else if (stale)
      await write(async () => {
        const now = (await dataProvider.listRoles()).find(({ id }) => id === base?.id);
        if (now !== undefined) mergeWith(now);
      });
  };
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      {news !== undefined && <RoleNewsNotice key={base?.version} news={news} />}
      <LabelledInput
        name="name"
        label={words.name}
        value={draft.name}
        autoComplete="off"
        error={complaints.name}
        onChange={(name) => change({ name })}
      />
      {reach !== 'all' && <Box sx={quiet}>{words.not_yours}</Box>}
      <BranchLimit
        branches={branches}
        chosen={draft.branch_ids}
        error={complaints.branches}
        onChange={(branch_ids) => change(limitedTo(branch_ids, draft.permissions))}
      />
      {([1, 2] as const).map((module) => (
        <PermissionGroups
          key={module}
          module={module}
          granted={draft.permissions}
          shut={draft.branch_ids === null ? [] : STORE_WIDE_PERMISSIONS}
          onChange={(permissions) => change({ permissions })}
        />
      ))}
      {base !== undefined && <DeleteRole role={base} onChanged={onChanged} onDeleted={leave} />}
      <SaveBar
        busy={busy}
        onCancel={() => void navigate('/users-roles')}
        notice={
          complaints.permissions !== undefined && (
            <FormHelperText error role="alert">
              {complaints.permissions}
            </FormHelperText>
          )
        }
      />
      <LeaveGuard dirty={dirty} leavingRef={leaving} />
    </Box>
  );
}
