import { Suspense, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../authProvider/useSession.ts';
import { useEndOfVisit } from '../../schema/list-visit.ts';
import { PHONE } from '../../theme/widths.ts';
import { TitleSlotContext } from '../../ui/page/title-slot.ts';
import { BottomBar } from '../navigation/BottomBar.tsx';
import { CONTENT_ID } from './content-id.ts';
import { ErrorBoundary } from '../../ui/state/ErrorBoundary.tsx';
import { Header } from './Header.tsx';
import { InactiveGate } from './InactiveGate.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { PageSkeleton } from '../../ui/skeleton/PageSkeleton.tsx';
import { PlanNotices } from '../plan/PlanNotices.tsx';
import { SessionGate } from './SessionGate.tsx';
import { SideDrawer } from '../navigation/SideDrawer.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useArrival } from './useArrival.ts';

/** Drawer, header, bottom navigation, and the page between them. An error in the page leaves the rest standing. */
export function AppLayout({ children }: { children?: ReactNode }) {
  const known = useSession() !== null;
  const { pathname } = useLocation();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const [slot, setSlot] = useState<HTMLDivElement | null>(null);
  useArrival();
  useEndOfVisit();
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      {known && <SideDrawer />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Box sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
          {known && <Header titleSlot={setSlot} />}
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
          <ErrorBoundary place={pathname}>
            <SessionGate>
              <Suspense fallback={<PageSkeleton />}>
                <TitleSlotContext value={phone ? slot : null}>
                  <InactiveGate>{children}</InactiveGate>
                </TitleSlotContext>
              </Suspense>
            </SessionGate>
          </ErrorBoundary>
        </Box>
      </Box>
      {known && <BottomBar />}
    </Box>
  );
}
