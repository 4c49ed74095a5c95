import { useState, type ReactNode } from 'react';
import { useLogout } from 'ra-core';
import { ORDERS_NOTED_WORDS } from '../../../generated/words/orders-noted.ts';
import { countNoted } from '../../authProvider/stored-orders.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { fillCount, useAppLocale, useWords } from '../../i18n/words.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

/** Signs out. Orders that only this device has go with it, so who has some is asked first: `question`. */
export function useSignOut(): { signOut(): void; question: ReactNode } {
  const logout = useLogout();
  const session = useSessionStore();
  const words = useWords(ORDERS_NOTED_WORDS);
  const locale = useAppLocale();
  const [unsent, setUnsent] = useState(0);
  const signOut = async (): Promise<void> => {
    const count = await countNoted(session.current()?.user.user_id ?? 0);
    if (count === 0) await logout();
    else setUnsent(count);
  };
  const question = unsent > 0 && (
    <ConfirmDialog
      open
      local
      title={words.leave_title}
      message={fillCount(words.leave_text, unsent, locale)}
      confirmLabel={words.leave}
      onConfirm={() => void logout()}
      onCancel={() => setUnsent(0)}
    />
  );
  return { signOut: () => void signOut(), question };
}
