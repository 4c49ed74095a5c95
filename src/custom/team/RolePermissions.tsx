import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { BRANCHES, LOOKUPS } from '../../../domain/access/access.ts';
import { covers, withNeeds } from '../../../domain/access/roles.ts';
import { setChanges } from '../../../domain/changes/changes.ts';
import type { UserStore } from '../../../generated/user-stores/types.ts';
import { TEAM_WORDS } from '../../../generated/words/team.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { useRepresent } from '../../schema/representation.ts';
import { color, visuallyHidden, panel, quiet } from '../../theme/styles.ts';
import { SectionTitle } from '../../ui/card/SectionCard.tsx';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { ticked, type PermissionGroup as Group } from './role-values.ts';
import { useTeamAccess } from './team-api.ts';
import { permissionLabel, useGroupName, usePermissionName } from './team-labels.ts';

interface PermissionGroupProps {
  group: Group;
  granted: readonly string[];
  /** Permissions that this role cannot have, independent of the editor. */
  shut: readonly string[];
  onChange(granted: string[]): void;
}

/** The permissions of one group, one by one or all at once. Permissions that the user lacks are disabled. */
export function PermissionGroup({
  group: { resource, permissions },
  granted,
  shut,
  onChange,
}: PermissionGroupProps) {
  const words = useWords(TEAM_WORDS);
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

interface BranchLimitProps {
  branches: readonly UserStore[];
  /** Null: all of them. */
  chosen: readonly number[] | null;
  error: string | undefined;
  onChange(chosen: number[] | null): void;
}

/** The branches that limit a role. A store with a single branch has no choice. */
export function BranchLimit({ branches, chosen, error, onChange }: BranchLimitProps) {
  const represent = useRepresent();
  const { branches: words } = useWords(TEAM_WORDS).editor;
  if (branches.length < 2 && chosen === null) return null;
  const tick = (id: number, on: boolean): void =>
    // The first tick removes branches that have been deleted.
    onChange(
      branches.flatMap((branch) =>
        (branch.id === id ? on : chosen?.includes(branch.id)) ? [branch.id] : [],
      ),
    );
  return (
    <Box component="section">
      <SectionTitle>{words.title}</SectionTitle>
      <Box component="fieldset" sx={{ ...panel, m: 0, mt: 1, px: 2, py: 0.5, minWidth: 0 }}>
        <Box component="legend" sx={visuallyHidden}>
          {words.title}
        </Box>
        <TickBox
          label={words.some}
          help={words.help}
          checked={chosen !== null}
          onChange={(limited) => onChange(limited ? [] : null)}
        />
        {chosen !== null && (
          <Box sx={{ mt: 1, pt: 0.5, borderTop: `1px solid ${color('line')}`, overflowWrap: 'anywhere' }}>
            {branches.map((branch) => (
              <TickBox
                key={branch.id}
                label={represent(BRANCHES, branch)}
                checked={chosen.includes(branch.id)}
                onChange={(on) => tick(branch.id, on)}
              />
            ))}
          </Box>
        )}
        {error !== undefined && (
          <FormHelperText error role="alert">
            {error}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}
