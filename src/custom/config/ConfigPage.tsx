import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'ra-core';
import { inLocale } from '../../i18n/words.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useListable } from '../../schema/useListable.ts';
import { settingsItems } from '../../shell/navigation/menu.ts';
import { useAppScreens } from '../../shell/navigation/useAppScreens.ts';
import { UserPanel } from '../../shell/user/UserPanel.tsx';
import { SHELL_WORDS } from '../../shell/words/shell-words.ts';
import { panel } from '../../ui/card/panel.ts';
import { NavItem } from '../../ui/menu/NavItem.tsx';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';

/** The hub of settings: what belongs to them among the resources, and the user's own. */
export default function ConfigPage() {
  const translate = useTranslate();
  const { screens } = useDictionary(SHELL_WORDS);
  const locale = useLocale() ?? 'es';
  const items = settingsItems(useListable());
  const others = useAppScreens().filter(({ own }) => own !== true);
  return (
    <PageBody narrow>
      <PageHeader title={translate('shell.settings')} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Box component="ul" sx={{ ...panel, p: 1, m: 0, listStyle: 'none' }}>
          {items.map(({ path, Icon, label, word }) => (
            <NavItem
              key={path}
              to={path}
              Icon={Icon}
              rail={false}
              label={label === undefined ? translate(word ?? '') : inLocale(label, locale).many}
            />
          ))}
          {others.map(({ id, path, Icon }) => (
            <NavItem key={id} to={path} Icon={Icon} rail={false} label={screens[id].name} />
          ))}
        </Box>
        <Box sx={{ ...panel, p: 2 }}>
          <UserPanel />
        </Box>
      </Box>
    </PageBody>
  );
}
