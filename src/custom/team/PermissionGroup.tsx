import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LOOKUPS } from '../../../domain/access/lookups.ts';
import { withNeeds } from '../../../domain/access/needs.ts';
import { covers } from '../../../domain/access/reach.ts';
import { setChanges } from '../../../domain/changes/set-changes.ts';
import { fill } from '../../i18n/fill.ts';
import { color } from '../../theme/color.ts';
import { panel } from '../../ui/card/panel.ts';
import { ticked, type PermissionGroup as Group } from './permission-groups.ts';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { permissionLabel, useGroupName, usePermissionName } from './usePermissionName.ts';
import { quiet } from '../../ui/text/quiet.ts';
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
    (permission) =>
      !withNeeds([permission]).some((need) => shut.includes(need)) &&
      covers(reach, new Set(withNeeds([permission]))),
  );
  const on = open.filter((permission) => granted.includes(permission));
  const nameOf = usePermissionName();
  const [said, setSaid] = useState('');
  const tickAll = (every: boolean): void => {
    setSaid('');
    onChange(open.reduce((all, permission) => ticked(all, permission, every), [...granted]));
  };
  const tick = (permission: string, isOn: boolean): void => {
    const next = ticked(granted, permission, isOn);
    const { added, removed } = setChanges([...granted], next);
    const along = (isOn ? added : removed).filter((one) => one !== permission);
    const names = { permission: nameOf(permission), others: along.map(nameOf).join(', ') };
    setSaid(along.length === 0 ? '' : fill(isOn ? words.editor.came_along : words.editor.went_along, names));
    onChange(next);
  };
  // What the task reads of others comes with the right itself.
  const seen = Object.entries(LOOKUPS)
    .filter(([other, lookup]) => granted.includes(lookup.permission) && !granted.includes(`${other}.read`))
    .filter(([, lookup]) => permissions.includes(lookup.permission))
    .flatMap(([other]) => (isLookup(other, words.editor.lookups) ? [words.editor.lookups[other]] : []));
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
            onChange={(on) => tick(permission, on)}
          />
        ))}
      </Box>
      <Box component="output" sx={{ display: 'block', ...quiet, px: 2, '&:not(:empty)': { pb: 1 } }}>
        {[said, seen.length > 0 && fill(words.editor.also_sees, { things: seen.join('; ') })]
          .filter((sentence) => sentence !== '' && sentence !== false)
          .join(' ')}
      </Box>
    </Box>
  );
}

function isLookup<Names extends object>(name: string, names: Names): name is string & keyof Names {
  return Object.hasOwn(names, name);
}
