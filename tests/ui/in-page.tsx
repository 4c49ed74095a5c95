import { useState, type ReactNode } from 'react';
import { PageContexts } from '../../src/app/App.tsx';
import { createPageState } from '../../src/app/services.ts';
import { createSessionStore, type SessionStore } from '../../src/authProvider/session-store.ts';

interface InPageProps {
  /** Left out, nobody has signed in. */
  session?: SessionStore;
  children: ReactNode;
}

/** What a part of the kit needs of the page around it, without react-admin and without an API. */
export function InPage({ session, children }: InPageProps) {
  const [state] = useState(() => createPageState(session ?? createSessionStore()));
  return <PageContexts state={state}>{children}</PageContexts>;
}
