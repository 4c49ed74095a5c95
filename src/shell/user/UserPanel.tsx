import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ComputerIcon from '@mui/icons-material/ComputerOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonIcon from '@mui/icons-material/ManageAccountsOutlined';
import { useLocaleState, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ADMINISTRATOR } from '../../../domain/access/roles.ts';
import { SHELL_WORDS } from '../../../generated/words/shell.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { useWords } from '../../i18n/words.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { chooseAppearance, storedAppearance, type Appearance } from '../../theme/appearance.ts';
import { color } from '../../theme/styles.ts';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { useSignOut } from './SignOut.tsx';

const APPEARANCES: readonly Appearance[] = ['system', 'light', 'dark'];

/** `onLeave` runs when the user follows a link; `children` stand below the name. */
export function UserPanel({ onLeave, children }: { onLeave?: () => void; children?: ReactNode }) {
  const translate = useTranslate();
  const { screens } = useWords(SHELL_WORDS);
  const { signOut, question } = useSignOut();
  const { user, store } = useSession() ?? {};
  const role = user?.user_type === ADMINISTRATOR ? translate('shell.administrator') : store?.role;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {user !== undefined && (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 500 }}>{`${user.first_name} ${user.last_name}`.trim()}</Box>
          <Box sx={{ color: color('text-secondary'), fontSize: 'var(--text-14)' }}>{user.user_email}</Box>
          {role && <Box sx={{ color: color('text-secondary'), fontSize: 'var(--text-14)' }}>{role}</Box>}
        </Box>
      )}
      {children}
      <LanguageChoice />
      <AppearanceChoice />
      <Button
        component={Link}
        to="/account"
        startIcon={<PersonIcon />}
        sx={{ justifyContent: 'flex-start' }}
        onClick={() => onLeave?.()}
      >
        {screens.account.name}
      </Button>
      <Button
        component={Link}
        to="/code"
        startIcon={<ComputerIcon />}
        sx={{ justifyContent: 'flex-start' }}
        onClick={() => onLeave?.()}
      >
        {screens.code.name}
      </Button>
      <Button variant="outlined" startIcon={<LogoutIcon />} onClick={signOut}>
        {translate('shell.logout')}
      </Button>
      {question}
    </Box>
  );
}

function LanguageChoice() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const options = LOCALES.map((language) => ({
    value: language.locale,
    label: language.name,
    lang: language.locale,
  }));
  return (
    <NativeSelect label={translate('shell.language')} value={locale} options={options} onChange={setLocale} />
  );
}

function AppearanceChoice() {
  const translate = useTranslate();
  const [appearance, setAppearance] = useState(storedAppearance);
  const choose = (value: string): void => {
    const next = APPEARANCES.find((one) => one === value) ?? 'system';
    chooseAppearance(next);
    setAppearance(next);
  };
  const options = APPEARANCES.map((value) => ({ value, label: translate(`shell.theme_${value}`) }));
  return (
    <NativeSelect label={translate('shell.theme')} value={appearance} options={options} onChange={choose} />
  );
}
