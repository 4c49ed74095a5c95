import { useLocale, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { inLocale } from '../../i18n/words.ts';
import { menuGroups, settingsItems } from '../navigation/menu.ts';
import { isOpenWhenInactive, useInactive } from '../../authProvider/useInactive.ts';
import { useListable } from '../../schema/useListable.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SHELL_WORDS } from '../words/shell-words.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** The screens that the user may open, settings included. */
export function useScreens(): PaletteEntry[] {
  const translate = useTranslate();
  const locale = useLocale() ?? 'es';
  const navigate = useNavigate();
  const { palette } = useDictionary(SHELL_WORDS);
  const inactive = useInactive();
  const listable = useListable();
  const items = [...menuGroups(listable).flatMap((group) => group.items), ...settingsItems(listable)];
  return items
    .filter(({ path }) => !inactive || isOpenWhenInactive(path))
    .map(({ path, Icon, word, label }) => ({
      id: `screen ${path}`,
      group: palette.go_to,
      label: label === undefined ? translate(word ?? '') : inLocale(label, locale).many,
      Icon,
      onChoose: () => void navigate(path),
    }));
}
