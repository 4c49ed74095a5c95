import { useTranslate } from 'ra-core';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { inLocale } from '../../i18n/words.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useListable } from '../../schema/useListable.ts';
import { settingsItems } from '../../shell/navigation/menu.ts';
import { useAppScreens } from '../../shell/navigation/useAppScreens.ts';
import { SHELL_WORDS } from '../../shell/words/shell-words.ts';
import type { SettingCardFacts } from './setting-cards.ts';

/** The settings that the member may open: what belongs to them among the resources, then the screens of their own. */
export function useSettingCards(): SettingCardFacts[] {
  const translate = useTranslate();
  const locale = useAppLocale();
  const { screens } = useDictionary(SHELL_WORDS);
  const items = settingsItems(useListable());
  const others = useAppScreens().filter(({ own }) => own !== true);
  return [
    ...items.map(({ path, Icon, label, word }) => ({
      path,
      Icon,
      name: label === undefined ? translate(word ?? '') : inLocale(label, locale).many,
      also: '',
    })),
    ...others.map(({ id, path, Icon }) => ({ path, Icon, ...screens[id] })),
  ];
}
