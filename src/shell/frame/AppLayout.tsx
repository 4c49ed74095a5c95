import { type ReactNode, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import MenuIcon from '@mui/icons-material/Menu';
import OfflineIcon from '@mui/icons-material/WifiOff';
import { useTranslate } from 'ra-core';
import { Link, Navigate, useLocation, useNavigationType } from 'react-router-dom';
import { isOpenWhenInactive, useInactive } from '../../authProvider/useInactive.ts';
import { useSession, useStore } from '../../authProvider/useSession.ts';
import { useConnected } from '../../dataProvider/useOnline.ts';
import { useMay } from '../../schema/useAllowed.ts';
import { useEndOfVisit } from '../../schema/list-visit.ts';
import { color, PHONE } from '../../theme/styles.ts';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import { TitleSlotContext } from '../../ui/page/Page.tsx';
import { PageSkeleton } from '../../ui/state/PageStates.tsx';
import { ViewTitle } from '../../ui/page/ViewTitle.tsx';
import { ErrorBoundary } from '../../ui/state/CrashScreen.tsx';
import { NewOrdersLink } from '../bell/NewOrdersLink.tsx';
import { BottomBar } from '../navigation/BottomBar.tsx';
import type { PhoneDrawerProps } from '../navigation/PhoneDrawer.tsx';
import { SideDrawer } from '../navigation/SideDrawer.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { PlanNotices } from '../plan/PlanNotices.tsx';
import { StoreLink } from '../share/StoreLink.tsx';
import { SessionGate } from './SessionGate.tsx';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import { useAnchor } from '../../ui/menu/useAnchor.ts';
import type { UserPopoverProps } from '../user/UserPopover.tsx';
import ChatIcon from '@mui/icons-material/SupportAgentOutlined';
import { whatsAppLink } from '../../../domain/phones/phone.ts';

/** Id of the `main` element. */
const CONTENT_ID = 'content';

/** Drawer, header, bottom navigation, and the page between them. An error in the page leaves the rest standing. */
export function AppLayout({ children }: { children?: ReactNode }) {
  const known = useSession() !== null;
  const { pathname } = useLocation();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  // Made before the header: a slot that came with it would draw the page a second time.
  const [slot] = useState(() => document.createElement('div'));
  useArrival();
  useEndOfVisit();
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      {known && !phone && <SideDrawer />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Box sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
          {known && <Header phone={phone} titleSlot={slot} />}
          <OfflineBar />
        </Box>
        {known && <PlanNotices />}
        <Box
          component="main"
          id={CONTENT_ID}
          tabIndex={-1}
          sx={{
            flex: 1,
            outline: 'none',
            '@media (max-width: 600px)': {
              pb: 'calc(var(--height-bottom) + var(--notice-room, 0px) + env(safe-area-inset-bottom) + 8px)',
            },
          }}
        >
          <TitleSlotContext value={phone && known ? slot : null}>
            <ViewTitle />
            <ErrorBoundary place={pathname}>
              <SessionGate>
                <Suspense fallback={<PageSkeleton />}>
                  <InactiveGate>{children}</InactiveGate>
                </Suspense>
              </SessionGate>
            </ErrorBoundary>
          </TitleSlotContext>
        </Box>
      </Box>
      {known && phone && <BottomBar />}
    </Box>
  );
}

/**
 * Makes a new page start as after a page load: at its top, with keyboard and screen reader in its content. The browser
 * handles back and forward, because it knows the scroll position.
 */
function useArrival(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const at = useRef(pathname);
  useLayoutEffect(() => {
    if (at.current === pathname) return;
    at.current = pathname;
    if (kind === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname, kind]);
}

/** Lets keyboard users skip the navigation; it is invisible until it has the focus. */
function SkipLink() {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // Leaves the address unchanged, because the router owns it.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
      sx={{
        position: 'absolute',
        left: 8,
        top: 8,
        // Moves up by its own height, so that it is hidden at any text size.
        transform: 'translateY(calc(-100% - 16px))',
        zIndex: 'tooltip',
        p: 1.5,
        borderRadius: 'var(--radius)',
        backgroundColor: color('surface'),
        '&:focus': { transform: 'none' },
      }}
    >
      {translate('app.skip')}
    </Box>
  );
}

/** A ref: while the element stands, `--height-offline` is its height in pixels, whose lines depend on the window. */
function keepsHeight(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--height-offline', `${element.offsetHeight}px`),
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--height-offline');
  };
}

/** A thin bar without connection; the loaded data below stays usable. */
function OfflineBar() {
  const translate = useTranslate();
  const takesOrders = useMay('orders.write');
  const connected = useConnected();
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {!connected && (
        <Box
          ref={keepsHeight}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 0.5,
            fontSize: 'var(--text-14)',
            color: color('warning'),
            backgroundColor: color('warning-soft'),
          }}
        >
          <OfflineIcon fontSize="small" aria-hidden />
          {translate(takesOrders ? 'app.offline_orders' : 'app.offline')}
        </Box>
      )}
    </Box>
  );
}

/** Confines an inactive store to the configuration and a dimmed, disabled home (spec 1 §2). */
function InactiveGate({ children }: { children: ReactNode }) {
  const inactive = useInactive();
  const { pathname } = useLocation();
  if (!inactive) return children;
  if (!isOpenWhenInactive(pathname)) return <Navigate to="/" replace />;
  return (
    <>
      <InactiveNotice heading={pathname === '/'} />
      {pathname === '/' ? (
        <div inert style={{ opacity: 0.45, userSelect: 'none' }}>
          {children}
        </div>
      ) : (
        children
      )}
    </>
  );
}

/** `heading`: the page below has no accessible heading. */
function InactiveNotice({ heading }: { heading: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        px: { xs: 2, sm: 3 },
        py: 1.5,
        color: color('warning'),
        backgroundColor: color('warning-soft'),
      }}
    >
      <Box
        component={heading ? 'h1' : 'strong'}
        sx={{ display: 'block', m: 0, font: 'inherit', fontWeight: 700 }}
      >
        {translate('state.inactive_title')}
      </Box>
      {translate('state.inactive_subtitle')}
      <Box
        component={Link}
        to="/config"
        sx={{
          display: 'flex',
          alignItems: 'center',
          width: 'fit-content',
          minHeight: 'var(--target)',
          mb: -1.5,
          color: 'inherit',
          fontWeight: 700,
        }}
      >
        {translate('shell.settings')}
      </Box>
    </Box>
  );
}

const { Part: PhoneDrawer, preloading } = lazyPopup<PhoneDrawerProps>(
  () => import('../navigation/PhoneDrawer.tsx'),
);

/**
 * The top bar: the store's name, the link to its shop, orders and the user. On phones it has the page's title instead of
 * the name, and a way back instead of the menu. The drawer has the links without room here.
 */
function Header({ phone, titleSlot }: { phone: boolean; titleSlot: HTMLElement }) {
  const translate = useTranslate();
  const store = useStore();
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const place = useCallback((element: HTMLElement | null) => element?.append(titleSlot), [titleSlot]);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: 'var(--height-header)',
        px: { xs: 1, sm: 3 },
        borderBottom: `1px solid ${color('line')}`,
        backgroundColor: color('surface'),
      }}
    >
      {phone && (
        <IconButton
          aria-label={translate('shell.open_menu')}
          aria-haspopup="dialog"
          {...preloading}
          onClick={() => setDrawer('open')}
          sx={{ '&:has(+ div > div > a)': { display: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
      )}
      <Box
        ref={place}
        sx={{
          display: 'contents',
          '& > div': { display: 'flex', alignItems: 'center', flex: 1, minWidth: 0 },
          '& > div:empty': { display: 'none' },
        }}
      />
      <Box
        sx={{
          mr: 'auto',
          minWidth: 0,
          fontWeight: 500,
          // The page's title stands before it.
          'div:has(> div:not(:empty)) + &': { display: 'none' },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {store?.name}
      </Box>
      <PaletteButton />
      <NewOrdersLink />
      {!phone && (
        <Box sx={{ display: 'inline-flex' }}>
          <SupportChat />
          <StoreLink />
          <UserMenu />
        </Box>
      )}
      {drawer !== 'never' && <PhoneDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />}
    </Box>
  );
}

const { Part: UserPopover, preload } = lazyPopup<UserPopoverProps>(() => import('../user/UserPopover.tsx'));

/** The signed-in user, language, appearance, sign out. */
export function UserMenu() {
  const translate = useTranslate();
  const anchor = useAnchor('dialog', preload);
  return (
    <>
      <IconButton aria-label={translate('shell.user_menu')} {...anchor.opener}>
        <AccountIcon />
      </IconButton>
      {anchor.used && <UserPopover {...anchor.popup} />}
    </>
  );
}

/** The chat with the support in the header (spec 1 §2): WhatsApp, in a tab of its own. Absent without a number. */
export function SupportChat() {
  const translate = useTranslate();
  const session = useSession();
  const greeting = translate('shell.support_greeting', { store: session?.store?.name ?? '' });
  const href = whatsAppLink(session?.support.whatsapp, greeting);
  if (href === undefined) return null;
  return (
    <IconButton
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={translate('shell.support_chat')}
      title={translate('shell.support_chat')}
    >
      <ChatIcon />
    </IconButton>
  );
}
