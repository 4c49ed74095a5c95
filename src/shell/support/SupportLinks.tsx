import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import ChatIcon from '@mui/icons-material/WhatsApp';
import { useTranslate } from 'ra-core';
import { SHELL_WORDS } from '../../../generated/words/shell.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { useWords } from '../../i18n/words.ts';

/**
 * Links to the help pages and to a person on WhatsApp. Plain links, so that no script of others runs here. Absent
 * without settings.
 */
export function SupportLinks() {
  const { drawer } = useWords(SHELL_WORDS);
  const translate = useTranslate();
  const session = useSession();
  if (session === null) return null;
  const { whatsapp, help_url } = session.support;
  const greeting = translate('shell.support_greeting', { store: session.store?.name ?? '' });
  return (
    <>
      {help_url !== null && (
        <NewTab href={help_url} icon={<HelpIcon />} words={drawer.help} hint={drawer.new_tab} />
      )}
      {whatsapp !== null && (
        <NewTab
          href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(greeting)}`}
          icon={<ChatIcon />}
          words={drawer.support}
          hint={drawer.new_tab}
        />
      )}
    </>
  );
}

function NewTab({ href, icon, words, hint }: { href: string; icon: ReactNode; words: string; hint: string }) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      startIcon={icon}
      aria-label={`${words} (${hint})`}
    >
      {words}
    </Button>
  );
}
