import Box from '@mui/material/Box';
import type { PermissionModule } from '../../../domain/access/permission-entries.ts';
import { SectionTitle } from '../../ui/card/SectionTitle.tsx';
import { PermissionGroup } from './PermissionGroup.tsx';
import { permissionGroups } from './permission-groups.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

interface Props {
  module: PermissionModule;
  granted: readonly string[];
  /** Permissions that this role cannot have. */
  shut: readonly string[];
  onChange(granted: string[]): void;
}

/** The permissions of one module, one frame for each group. */
export function PermissionGroups({ module, ...given }: Props) {
  const { editor } = useDictionary(TEAM_WORDS);
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
