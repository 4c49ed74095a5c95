import { useMemo } from 'react';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext } from 'ra-core';
import { ExpiredBox } from './ExpiredBox.tsx';
import { ManifestsContext } from '../generator/manifest/useManifest.ts';
import { manifests } from './manifests.ts';
import { Notices } from '../shell/frame/Notices.tsx';
import { theme } from '../theme/theme.ts';
import { LeaveGuards } from '../ui/leave/LeaveGuards.tsx';
import { AdminRoutes } from './AdminRoutes.tsx';
import { DocumentLanguage } from './DocumentLanguage.tsx';
import { LiveUpdates } from './LiveUpdates.tsx';
import { UpgradeBox } from './UpgradeBox.tsx';
import type { Services } from './services.ts';
import { createStyleCache } from './style-cache.ts';

/** The admin inside a router that the caller makes. It must be a data router, because the leave guard needs one. */
export function App({ services }: { services: Services }) {
  const styles = useMemo(() => createStyleCache(), []);
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <ManifestsContext value={manifests}>
          <CoreAdminContext {...services}>
            <DocumentLanguage />
            <LeaveGuards>
              <AdminRoutes />
            </LeaveGuards>
            <LiveUpdates />
            <Notices />
            <UpgradeBox />
            <ExpiredBox />
          </CoreAdminContext>
        </ManifestsContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
