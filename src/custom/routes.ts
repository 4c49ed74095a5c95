import type { CustomRoute } from './custom-route.ts';

const modules = import.meta.glob<{ default: CustomRoute[] }>('./*/routes.ts', { eager: true });

/** The bespoke screens of every folder here. */
export const customRoutes: readonly CustomRoute[] = Object.values(modules).flatMap(
  (module) => module.default,
);
