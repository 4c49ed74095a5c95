import { lazy, Suspense } from 'react';
import { Route } from 'react-router-dom';
import type { CustomRoute } from '../custom/custom-route.ts';
import { SessionGate } from '../shell/frame/SessionGate.tsx';
import { customRoutes } from './custom-routes.ts';
import { PageSkeleton } from '../ui/skeleton/PageSkeleton.tsx';

function elementOf({ path, load, bare }: CustomRoute) {
  const Screen = lazy(load);
  const screen = (
    <Suspense fallback={<PageSkeleton />}>
      <Screen />
    </Suspense>
  );
  // The layout has the gate of the session; a page without it brings its own.
  return (
    <Route key={path} path={path} element={bare === true ? <SessionGate>{screen}</SessionGate> : screen} />
  );
}

/** Bespoke screens inside the layout; each is loaded when the user opens it. */
export const customRouteElements = customRoutes.filter(({ bare }) => bare !== true).map(elementOf);

/** Those that stand alone on the page. */
export const bareRouteElements = customRoutes.filter(({ bare }) => bare === true).map(elementOf);
