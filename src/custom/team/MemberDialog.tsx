import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import type { TeamMember, TeamRole } from '../../../domain/access/team.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { rolesWithin } from './may-change.ts';
import { fullName } from './names.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { useTeamAccess } from './useTeamAccess.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';
import { useTeamWrite } from './useTeamWrite.ts';

interface Props {
  member: TeamMember;
  roles: readonly TeamRole[];
  onChanged(): Promise<void>;
  onClose(): void;
}

const OWNER = 'owner';
const ADMINISTRATOR = 'administrator';

/** What a member may do, whether they may come in, and the way out. */
export function MemberDialog({ member, roles, onChanged, onClose }: Props) {
  const words = useDictionary(TEAM_WORDS);
  const { owner, reach } = useTeamAccess();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { write, busy } = useTeamWrite(onChanged);
  const [standing, setStanding] = useState(standingOf(member));
  const [active, setActive] = useState(member.active);
  const [removing, setRemoving] = useState(false);
  const name = fullName(member);

  const options = [
    ...(owner ? [{ value: OWNER, label: words.owner }] : []),
    ...(reach === 'all' ? [{ value: ADMINISTRATOR, label: words.administrator }] : []),
    ...rolesWithin(roles, { reach }).map((role) => ({ value: String(role.id), label: role.name })),
  ];
  const save = async () => {
    const change = { ...(standing === standingOf(member) ? {} : changeTo(standing)), active };
    if (await write(() => dataProvider.changeMember(member.id, change), words.member.saved)) onClose();
  };
  const remove = async () => {
    const done = fill(words.member.removed, { name });
    if (await write(() => dataProvider.removeMember(member.id), done)) onClose();
    else setRemoving(false);
  };
  return (
    <>
      <FormDialog
        title={name}
        submitLabel={words.save}
        busy={busy}
        onSubmit={() => void save()}
        onClose={onClose}
      >
        <Box sx={{ ...quiet, overflowWrap: 'anywhere' }}>{member.email}</Box>
        <NativeSelect label={words.member.role} value={standing} options={options} onChange={setStanding} />
        {standing === OWNER && <Box sx={quiet}>{words.member.owner_help}</Box>}
        {standing === ADMINISTRATOR && <Box sx={quiet}>{words.member.administrator_help}</Box>}
        <TickBox label={words.member.access} checked={active} onChange={setActive} />
        <Button color="error" sx={{ justifySelf: 'start', ml: -2 }} onClick={() => setRemoving(true)}>
          {words.member.remove}
        </Button>
      </FormDialog>
      <ConfirmDialog
        open={removing}
        message={fill(words.member.remove_ask, { name })}
        confirmLabel={words.member.remove}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(false)}
      />
    </>
  );
}

function standingOf({ owner, role_id }: TeamMember): string {
  if (owner) return OWNER;
  return role_id === null ? ADMINISTRATOR : String(role_id);
}

function changeTo(standing: string): { owner: boolean; role_id?: number | null } {
  if (standing === OWNER) return { owner: true };
  return { owner: false, role_id: standing === ADMINISTRATOR ? null : Number(standing) };
}
