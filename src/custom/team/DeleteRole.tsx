import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import type { TeamRole } from '../../../domain/access/team.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';
import { useTeamWrite } from './useTeamWrite.ts';

interface Props {
  role: TeamRole;
  onChanged(): Promise<void>;
  onDeleted(): void;
}

/** Deletes a role that no member has. For other roles it shows the steps that come first. */
export function DeleteRole({ role: { id, name, users }, onChanged, onDeleted }: Props) {
  const { editor: words } = useDictionary(TEAM_WORDS);
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
