import { useEffect, useState } from 'react';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { readDemoAccount, type DemoAccount } from '../../dataProvider/session.ts';
import { Notice } from '../parts/Notice.tsx';
import { usePublicWords } from '../words/usePublicWords.ts';

/** Names the account of the demo where the server has one, and fills it in. Nothing anywhere else. */
export function DemoNotice({ onFill }: { onFill(account: DemoAccount): void }) {
  const { login } = usePublicWords();
  const { http } = useSessionStore();
  const [account, setAccount] = useState<DemoAccount | null>(null);
  useEffect(() => {
    // Without an answer the page is the login of any other store.
    readDemoAccount(http).then(setAccount, () => undefined);
  }, [http]);
  if (account === null) return null;
  return (
    <Notice tone="info" action={{ label: login.demo_fill, onClick: () => onFill(account) }}>
      {login.demo} {account.email} · {account.password}
    </Notice>
  );
}
