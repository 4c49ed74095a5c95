import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { covers } from '../../../domain/access/reach.ts';
import { fill } from '../../i18n/fill.ts';
import { color } from '../../theme/color.ts';
import { panel } from '../../ui/card/panel.ts';
import { ticked, type PermissionGroup as Group } from './permission-groups.ts';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { permissionLabel, useGroupName } from './usePermissionName.ts';
import { useTeamAccess } from './useTeamAccess.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

interface Props {
  group: Group;
  granted: readonly string[];
  /** Permissions that this role cannot have, independent of the editor. */
  shut: readonly string[];
  onChange(granted: string[]): void;
}

/** The permissions of one group, one by one or all at once. Permissions that the user lacks are disabled. */
export function PermissionGroup({ group: { resource, permissions }, granted, shut, onChange }: Props) {
  const words = useDictionary(TEAM_WORDS);
  const name = useGroupName()(resource);
  const { reach } = useTeamAccess();
  const id = useId();
  const open = permissions.filter(
    (permission) => !shut.includes(permission) && covers(reach, new Set([permission])),
  );
  const on = open.filter((permission) => granted.includes(permission));
  const tickAll = (every: boolean): void =>
    onChange(open.reduce((all, permission) => ticked(all, permission, every), [...granted]));
  return (
    <Box component="fieldset" aria-labelledby={id} sx={{ ...panel, m: 0, p: 0, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          minHeight: 'var(--target)',
          px: 2,
          borderBottom: `1px solid ${color('line')}`,
        }}
      >
        <Typography id={id} component="h3" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {open.length > 0 && (
          <TickBox
            label={words.editor.all}
            name={fill(words.editor.all_of, { name })}
            checked={on.length === open.length}
            indeterminate={on.length > 0 && on.length < open.length}
            onChange={tickAll}
          />
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          // Depends on the text size: with large text each box takes a line.
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
          columnGap: 2,
          px: 2,
          py: 0.5,
        }}
      >
        {permissions.map((permission) => (
          <TickBox
            key={permission}
            label={permissionLabel(permission, words)}
            checked={granted.includes(permission)}
            disabled={!open.includes(permission)}
            onChange={(tick) => onChange(ticked(granted, permission, tick))}
          />
        ))}
      </Box>
    </Box>
  );
}
