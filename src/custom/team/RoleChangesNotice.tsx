import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { fill } from '../../i18n/fill.ts';
import type { RoleChanges } from './merge-role-edits.ts';
import { usePermissionName } from './usePermissionName.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

/**
 * Another user saved the same role first. The notice lists their changes, and says that nothing of the user's own is
 * lost.
 */
export function RoleChangesNotice({ changes }: { changes: RoleChanges }) {
  const { stale } = useDictionary(TEAM_WORDS).editor;
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
