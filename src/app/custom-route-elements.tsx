import { lazy, Suspense } from 'react';
import { Route } from 'react-router-dom';
import { customRoutes } from './custom-routes.ts';
import { PageSkeleton } from '../ui/skeleton/PageSkeleton.tsx';

/** Bespoke screens; each is loaded when the user opens it. */
export const customRouteElements = customRoutes.map(({ path, load }) => {
  const Screen = lazy(load);
  return (
    <Route
      key={path}
      path={path}
      element={
        <Suspense fallback={<PageSkeleton />}>
          <Screen />
        </Suspense>
      }
    />
  );
});
