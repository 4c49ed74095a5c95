import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { inLocale } from '../../i18n/words.ts';
import { menuGroups, settingsItems } from '../navigation/menu.ts';
import { useAppScreens } from '../navigation/useAppScreens.ts';
import { isOpenWhenInactive, useInactive } from '../../authProvider/useInactive.ts';
import { useListable } from '../../schema/useListable.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { SHELL_WORDS } from '../words/shell-words.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** Entries of the menu that no schema has words for. */
const OWN: Readonly<Record<string, 'settings' | 'stats'>> = { '/config': 'settings', '/stats': 'stats' };

/** The screens that the user may open, settings and account included. */
export function useScreens(): PaletteEntry[] {
  const translate = useTranslate();
  const locale = useAppLocale();
  const navigate = useNavigate();
  const { palette, screens } = useDictionary(SHELL_WORDS);
  const inactive = useInactive();
  const listable = useListable();
  const items = [...menuGroups(listable).flatMap((group) => group.items), ...settingsItems(listable)].map(
    ({ path, Icon, word, label }) => {
      const names = label && inLocale(label, locale);
      return {
        path,
        Icon,
        label: names?.many ?? translate(word ?? ''),
        also: names === undefined ? palette.also[OWN[path] ?? 'home'] : (names.also ?? ''),
      };
    },
  );
  const others = useAppScreens().map(({ id, path, Icon }) => ({
    path,
    Icon,
    label: screens[id].name,
    also: screens[id].also,
  }));
  return [...items, ...others]
    .filter(({ path }) => !inactive || isOpenWhenInactive(path))
    .map(({ path, ...entry }) => ({
      ...entry,
      id: `screen ${path}`,
      group: palette.go_to,
      onChoose: () => void navigate(path),
    }));
}
