import type { CustomRoute } from '../custom/custom-route.ts';

const modules = import.meta.glob<{ default: CustomRoute[] }>('../custom/*/routes.ts', { eager: true });

/** The bespoke screens of every folder of `src/custom`. */
export const customRoutes: readonly CustomRoute[] = Object.values(modules).flatMap(
  (module) => module.default,
);
