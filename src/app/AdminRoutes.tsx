import { CoreAdminUI, CustomRoutes } from 'ra-core';
import { AppLayout } from '../shell/frame/AppLayout.tsx';
import { CrashScreen } from '../ui/CrashScreen.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { DeniedScreen, NotFoundScreen } from '../ui/StateScreens.tsx';
import { HomePage } from '../custom/home/HomePage.tsx';
import { customRouteElements } from './custom-route-elements.tsx';
import { redirectRoutes } from './redirect-routes.tsx';
import { resourceElements } from './resource-elements.tsx';
import { resourceRoutes } from './resource-routes.tsx';

/** Every page of the admin, behind the session and inside the layout. */
export function AdminRoutes() {
  return (
    <CoreAdminUI
      requireAuth
      disableTelemetry
      title="Tendero"
      layout={AppLayout}
      dashboard={HomePage}
      loading={PageSkeleton}
      catchAll={NotFoundScreen}
      accessDenied={DeniedScreen}
      authenticationError={DeniedScreen}
      error={CrashScreen}
    >
      {resourceElements}
      <CustomRoutes>
        {resourceRoutes}
        {customRouteElements}
        {redirectRoutes}
      </CustomRoutes>
    </CoreAdminUI>
  );
}
