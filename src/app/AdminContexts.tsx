import type { ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext } from 'ra-core';
import { ManifestsContext } from '../generator/manifest/useManifest.ts';
import { theme } from '../theme/theme.ts';
import { manifests } from './manifests.ts';
import { PageContexts } from './PageContexts.tsx';
import type { Services } from './services.ts';

interface AdminContextsProps {
  services: Services;
  children: ReactNode;
}

/** All that a screen of the admin finds around it: styles, theme, manifests, session and react-admin's services. */
export function AdminContexts({ services, children }: AdminContextsProps) {
  const { authProvider, dataProvider, i18nProvider, queryClient, store, styles } = services;
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <ManifestsContext value={manifests}>
          <PageContexts state={services}>
            <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider, queryClient, store }}>
              {children}
            </CoreAdminContext>
          </PageContexts>
        </ManifestsContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
