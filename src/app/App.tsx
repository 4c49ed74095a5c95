import { Suspense, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useQueryClient, type Query } from '@tanstack/react-query';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { CacheProvider } from '@emotion/react';
import {
  AddUndoableMutationContext,
  CoreAdminContext,
  TakeUndoableMutationContext,
  useDataProvider,
  useLocale,
  useLogoutIfAccessDenied,
  useNotify,
} from 'ra-core';
import { matchPath, useLocation } from 'react-router-dom';
import type { ExpiredSession } from '../authProvider/expired-session.ts';
import { sameValue } from '../../domain/changes/changes.ts';
import type { CurrentStore } from '../../domain/identity/session-info.ts';
import { spokenCurrency } from '../../domain/money/currency.ts';
import { SessionContext, useSessionStore, useStore } from '../authProvider/useSession.ts';
import { ApiHttpError } from '../dataProvider/api-error.ts';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import type { LiveEvent } from '../dataProvider/live.ts';
import { PendingWritesContext } from '../dataProvider/pending-writes.ts';
import { recordOfKey } from '../dataProvider/query-cache.ts';
import { UpgradeContext, type UpgradeRequests } from '../dataProvider/upgrade-request.ts';
import { ManifestsContext } from '../manifest/manifest.ts';
import { DEFAULT_LOCALE, isAppLocale } from '../i18n/locales.ts';
import { LocaleContext, useAppLocale, useIntlLocale } from '../i18n/words.ts';
import type { UpgradeDialogProps } from '../resources/invoices/plans/UpgradeDialog.tsx';
import { NotedOrdersContext, useNotedState } from '../resources/orders/noted/noted-orders.ts';
import { UnsentOrdersContext } from '../resources/orders/page/send-once-online.ts';
import { ListVisitContext } from '../schema/list-visit.ts';
import { changesSession, isGap, LiveListContext, resourceOf, useOpenLiveList } from '../schema/live-list.ts';
import { pathsOf } from '../schema/paths.ts';
import { ReferenceNamesContext } from '../schema/representation.ts';
import { useOrderBell } from '../shell/bell/useOrderBell.ts';
import { Notices } from '../shell/frame/Notices.tsx';
import { theme } from '../theme/theme.ts';
import { lazyPart, lazyPopup, Optional } from '../ui/lazy/lazy-popup.tsx';
import { LeaveGuards } from '../ui/leave/useLeaveGuard.tsx';
import { DocumentTitleContext } from '../ui/page/Page.tsx';
import { AdminRoutes } from './AdminRoutes.tsx';
import { manifests } from './manifests.ts';
import type { PageState, Services } from './services.ts';

/** The admin inside a router that the caller makes. It must be a data router, because the leave guard needs one. */
export function App({ services }: { services: Services }) {
  return (
    <AdminContexts services={services}>
      <DocumentLanguage />
      <LeaveGuards>
        <AdminRoutes />
        <UpgradeBox upgrades={services.upgrades} />
      </LeaveGuards>
      <LiveUpdates />
      <NotedOrders />
      <Notices />
      <ExpiredBox expired={services.expired} />
    </AdminContexts>
  );
}

/** Screen readers and hyphenation follow the language on screen. */
export function DocumentLanguage() {
  const locale = useAppLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return null;
}

const { Part: UpgradeDialog } = lazyPopup<UpgradeDialogProps>(
  () => import('../resources/invoices/plans/UpgradeDialog.tsx'),
);

/** The way to a larger plan, wherever something is beyond the present one. It is loaded when that happens. */
function UpgradeBox({ upgrades }: { upgrades: UpgradeRequests }) {
  const request = useSyncExternalStore(upgrades.subscribe, upgrades.current);
  if (request === null) return null;
  return <UpgradeDialog request={request} onClose={() => upgrades.request(null)} />;
}

interface ExpiredBoxProps {
  expired: ExpiredSession;
}

const { Part: SessionExpired } = lazyPart<ExpiredBoxProps>(async () => ({
  default: (await import('../authProvider/SessionExpired.tsx')).SessionExpired,
}));

/** The box that says that the session has ended; it is loaded when that happens. */
function ExpiredBox({ expired }: ExpiredBoxProps) {
  const reported = useSyncExternalStore(expired.subscribe, expired.isReported);
  if (!reported) return null;
  return (
    <Suspense>
      <SessionExpired expired={expired} />
    </Suspense>
  );
}

const { Part: NotedSender } = lazyPart<object>(() => import('../resources/orders/noted/NotedSender.tsx'));

/** Sends orders that were noted without signal, from any screen; its code loads when there are some. */
function NotedOrders() {
  const { orders } = useNotedState();
  if (orders.length === 0) return null;
  return (
    <Optional>
      <NotedSender />
    </Optional>
  );
}

interface AdminContextsProps {
  services: Services;
  children: ReactNode;
}

/** All that a screen of the admin finds around it: styles, theme, manifests, session and react-admin's services. */
export function AdminContexts({ services, children }: AdminContextsProps) {
  const { authProvider, dataProvider, i18nProvider, queryClient, pending, names, store, styles } = services;
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <ManifestsContext value={manifests}>
          <PageContexts state={services}>
            <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider, queryClient, store }}>
              <PendingWritesContext value={pending}>
                <AddUndoableMutationContext value={pending.add}>
                  <TakeUndoableMutationContext value={pending.take}>
                    <ReferenceNamesContext value={names}>
                      <ChosenLocale>{children}</ChosenLocale>
                    </ReferenceNamesContext>
                  </TakeUndoableMutationContext>
                </AddUndoableMutationContext>
              </PendingWritesContext>
            </CoreAdminContext>
          </PageContexts>
        </ManifestsContext>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The language of react-admin's store, for the sentences of the screens. */
function ChosenLocale({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <LocaleContext value={locale !== undefined && isAppLocale(locale) ? locale : DEFAULT_LOCALE}>
      {children}
    </LocaleContext>
  );
}

/** Gives the components inside what `createServices` made beside react-admin's own services. */
export function PageContexts({ state, children }: { state: PageState; children: ReactNode }) {
  return (
    <SessionContext value={state.session}>
      <UpgradeContext value={state.upgrades}>
        <DocumentTitleContext value={state.title}>
          <UnsentOrdersContext value={state.unsent}>
            <NotedOrdersContext value={state.noted}>
              <ListVisitContext value={state.visit}>
                <LiveListContext value={state.live}>{children}</LiveListContext>
              </ListVisitContext>
            </NotedOrdersContext>
          </UnsentOrdersContext>
        </DocumentTitleContext>
      </UpgradeContext>
    </SessionContext>
  );
}

/** An import of thousands of rows reloads the list once, not thousands of times. */
const GATHER = 1_000;

/**
 * Whether a query is of a record that stands in a form. It is not reloaded while the user types: saving reports the
 * changes of others. The record of an open detail page is only read, and follows them.
 */
function isInForm(query: Query, path: string): boolean {
  const record = recordOfKey(query.queryKey);
  if (record === null || !query.isActive()) return false;
  const shown = matchPath(pathsOf(record.resource).show, path)?.params['id'];
  return shown === undefined || record.id !== shown;
}

/** What others have let the member do, beside what the plan of the store allows. */
function rightsOf({ access: { owner, permissions, branches } }: CurrentStore) {
  return { owner, permissions: permissions.toSorted(), branches };
}

/**
 * Requests the session again when somebody changed the store or this member's access elsewhere. All that is on screen
 * depends on both, so it is reloaded where one differs. Other rights are announced, since buttons come and go with them;
 * so is a new currency, since no amount was converted. A member who left the team sees nothing of the store any more.
 */
function useSessionUpdates(): () => Promise<void> {
  const session = useSessionStore();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const locale = useIntlLocale();
  const logOutIfEnded = useLogoutIfAccessDenied();
  const reportEnd = (error: unknown): null => {
    if (error instanceof ApiHttpError) void logOutIfEnded(error);
    return null;
  };
  return async () => {
    const before = session.current()?.store;
    // After a lost connection the stream reports a gap.
    const answer = await session.refresh().catch(reportEnd);
    if (!before || !answer) return;
    const after = answer.store;
    if (before.id !== after?.id) {
      notify('shell.left_store', { messageArgs: { store: before.name }, autoHideDuration: null });
      await queryClient.resetQueries();
      return;
    }
    if (!sameValue(rightsOf(before), rightsOf(after)))
      notify('shell.access_changed', { autoHideDuration: null });
    const converted = before.currency !== after.currency;
    if (converted)
      notify('shell.currency_changed', {
        messageArgs: { currency: spokenCurrency(after.currency, locale) },
        autoHideDuration: null,
      });
    if (converted || !sameValue(before.access, after.access)) await queryClient.invalidateQueries();
  };
}

/** Reloads data that changed elsewhere. A new order rings, and appears on home, in the badge and in the open list. */
function LiveUpdates() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const storeId = useStore()?.id;
  const ring = useOrderBell();
  const live = useOpenLiveList();
  const readSession = useSessionUpdates();
  const { pathname } = useLocation();
  const bell = useRef(ring);
  const path = useRef(pathname);
  const reread = useRef(readSession);
  useEffect(() => {
    bell.current = ring;
    reread.current = readSession;
    path.current = pathname;
  });
  useEffect(() => {
    if (storeId === undefined) return undefined;
    const events: LiveEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      timer = undefined;
      const changed = new Set(events.map(({ type }) => resourceOf(type)));
      const everything = events.some(isGap);
      if (events.some(changesSession)) void reread.current();
      void queryClient.invalidateQueries({
        predicate: (query) =>
          (everything || changed.has(String(query.queryKey[0]))) &&
          !isInForm(query, path.current) &&
          !live.holds(query),
      });
      live.tell(events.splice(0));
    };
    const leaving = new AbortController();
    void dataProvider.listen((event) => {
      bell.current(event);
      events.push(event);
      timer ??= setTimeout(read, GATHER);
    }, leaving.signal);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [dataProvider, queryClient, storeId, live]);
  return null;
}
