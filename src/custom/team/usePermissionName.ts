import { inLocale } from '../../i18n/words.ts';
import { findDescriptor } from '../../schema/descriptors.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { TEAM_WORDS, type TeamWords } from './team-words.ts';

/** `Productos: Exportar`: the name of a permission outside of its group. */
export function usePermissionName(): (permission: string) => string {
  const words = useDictionary(TEAM_WORDS);
  const groupName = useGroupName();
  return (permission) => {
    const resource = findDescriptor(permission.split('.')[0] ?? '')?.name ?? null;
    return `${groupName(resource)}: ${permissionLabel(permission, words)}`;
  };
}

/** The name of a group of permissions; null is the store itself. */
export function useGroupName(): (resource: string | null) => string {
  const { editor } = useDictionary(TEAM_WORDS);
  const locale = useAppLocale();
  return (resource) => {
    const label = resource === null ? undefined : findDescriptor(resource)?.label;
    return label === undefined ? editor.other : inLocale(label, locale).many;
  };
}

/** The name of a permission within its group. */
export function permissionLabel(permission: string, { verbs, permissions }: TeamWords): string {
  const own: Readonly<Record<string, string>> = permissions;
  const general: Readonly<Record<string, string>> = verbs;
  return own[permission.replace('.', '_')] ?? general[permission.split('.')[1] ?? ''] ?? permission;
}
