import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale } from 'ra-core';
import type { PermissionModule } from '../../../domain/access/permission-entries.ts';
import { covers } from '../../../domain/access/reach.ts';
import { inLocale } from '../../i18n/words.ts';
import { findDescriptor } from '../../resources/descriptors.ts';
import { panel } from './panel.ts';
import { permissionGroups, ticked } from './permission-groups.ts';
import { TickBox } from './TickBox.tsx';
import { useTeamAccess } from './useTeamAccess.ts';
import { useTeamWords, type TeamWords } from './useTeamWords.ts';

interface Props {
  module: PermissionModule;
  granted: readonly string[];
  onChange(granted: string[]): void;
}

/** The permissions of one module, a frame for each thing that they are about. What one may not do oneself is shut. */
export function PermissionGroups({ module, granted, onChange }: Props) {
  const words = useTeamWords();
  const locale = useLocale() ?? 'es';
  const { reach } = useTeamAccess();
  return (
    <Box component="section">
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {module === 1 ? words.editor.general : words.editor.configuration}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {permissionGroups(module).map(({ resource, permissions }) => {
          const label = resource === null ? undefined : findDescriptor(resource)?.label;
          return (
            <Box component="fieldset" key={resource ?? ''} sx={{ ...panel, m: 0, px: 2, py: 1, minWidth: 0 }}>
              <Box component="legend" sx={{ fontWeight: 500, px: 0.5 }}>
                {label === undefined ? words.editor.other : inLocale(label, locale).many}
              </Box>
              {permissions.map((permission) => (
                <TickBox
                  key={permission}
                  label={labelOf(permission, words)}
                  checked={granted.includes(permission)}
                  disabled={!covers(reach, new Set([permission]))}
                  onChange={(on) => onChange(ticked(granted, permission, on))}
                />
              ))}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

function labelOf(permission: string, { verbs, permissions }: TeamWords): string {
  const own: Readonly<Record<string, string>> = permissions;
  const general: Readonly<Record<string, string>> = verbs;
  return own[permission.replace('.', '_')] ?? general[permission.split('.')[1] ?? ''] ?? permission;
}
