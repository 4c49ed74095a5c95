import AddIcon from '@mui/icons-material/Add';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import OpenIcon from '@mui/icons-material/OpenInNew';
import ShareIcon from '@mui/icons-material/IosShare';
import { useLogout, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { judge } from '../../../domain/access/access.ts';
import { shopAddress } from '../../../domain/share/share-address.ts';
import { pathOf } from '../../schema/paths.ts';
import { accessOf } from '../../authProvider/session-store.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { fill } from '../../i18n/fill.ts';
import { inLocale } from '../../i18n/words.ts';
import { useListable } from '../../schema/useListable.ts';
import { chooseAppearance } from '../../theme/appearance.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { SHELL_WORDS } from '../words/shell-words.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** Actions available everywhere: create a record, open the shop's link, change the appearance, sign out. */
export function useActions(onShare: () => void): PaletteEntry[] {
  const translate = useTranslate();
  const locale = useAppLocale();
  const navigate = useNavigate();
  const logout = useLogout();
  const { palette } = useDictionary(SHELL_WORDS);
  const listable = useListable();
  const session = useSession();
  const access = accessOf(session);
  const store = session?.store ?? null;
  const creations = listable
    .filter(
      ({ operations, access: rules }) =>
        operations.includes('create') && access !== null && judge(access, rules.create) === 'allowed',
    )
    .map(({ name, label }) => ({
      id: `create ${name}`,
      label: fill(palette.create, { name: inLocale(label, locale).one.toLowerCase() }),
      Icon: AddIcon,
      also: palette.also.create,
      onChoose: () => void navigate(pathOf(name, 'create')),
    }));
  const shop =
    store === null
      ? []
      : [
          {
            id: 'share',
            label: translate('shell.share_store'),
            Icon: ShareIcon,
            also: palette.also.share,
            onChoose: onShare,
          },
          {
            id: 'view',
            label: translate('shell.view_store'),
            Icon: OpenIcon,
            also: palette.also.view,
            onChoose: () => void window.open(shopAddress(store, location.host), '_blank', 'noopener'),
          },
        ];
  const own = [
    {
      id: 'light',
      label: palette.light,
      Icon: LightIcon,
      also: palette.also.light,
      onChoose: () => chooseAppearance('light'),
    },
    {
      id: 'dark',
      label: palette.dark,
      Icon: DarkIcon,
      also: palette.also.dark,
      onChoose: () => chooseAppearance('dark'),
    },
    {
      id: 'logout',
      label: translate('shell.logout'),
      Icon: LogoutIcon,
      also: palette.also.logout,
      onChoose: () => void logout(),
    },
  ];
  return [...creations, ...shop, ...own].map((action) =>
    Object.assign(action, { id: `action ${action.id}`, group: palette.actions }),
  );
}
