import { useMemo } from 'react';
import { CoreAdminUI, CustomRoutes } from 'ra-core';
import { useSessionStore } from '../authProvider/useSession.ts';
import { AppLayout } from '../shell/frame/AppLayout.tsx';
import { CrashScreen } from '../ui/state/CrashScreen.tsx';
import { PageSkeleton } from '../ui/skeleton/PageSkeleton.tsx';
import { DeniedState } from '../ui/state/DeniedState.tsx';
import { NotFoundState } from '../ui/state/NotFoundState.tsx';
import { lazyPart } from '../ui/lazy/lazy-part.ts';
import { bareRouteElements, customRouteElements } from './custom-route-elements.tsx';
import { createResourceElements } from './resource-elements.tsx';
import { resourceRoutes } from './resource-routes.tsx';

/** Only a visit of home loads it. */
const { Part: HomePage } = lazyPart(() => import('../custom/home/HomePage.tsx'));

interface AdminRoutesProps {
  /** What frames every page but the bare ones. */
  layout?: typeof AppLayout;
}

/** Every page of the admin, behind the session and inside the layout. */
export function AdminRoutes({ layout = AppLayout }: AdminRoutesProps) {
  const session = useSessionStore();
  const resourceElements = useMemo(() => createResourceElements(session), [session]);
  return (
    <CoreAdminUI
      requireAuth
      disableTelemetry
      title="Tendero"
      layout={layout}
      dashboard={HomePage}
      loading={PageSkeleton}
      catchAll={NotFoundState}
      accessDenied={DeniedState}
      authenticationError={DeniedState}
      error={CrashScreen}
    >
      {resourceElements}
      <CustomRoutes>
        {resourceRoutes}
        {customRouteElements}
      </CustomRoutes>
      <CustomRoutes noLayout>{bareRouteElements}</CustomRoutes>
    </CoreAdminUI>
  );
}
