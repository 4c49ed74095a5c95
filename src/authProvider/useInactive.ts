import { useStore } from './useSession.ts';

/**
 * Whether the store is inactive. Only home and the configuration are then open (spec 1 §2, access rules of the shell).
 */
export function useInactive(): boolean {
  return useStore()?.access.inactive === true;
}

/** Open besides home: the configuration, the pages that its hub links, what is paid, and the user's own account. */
const OPEN =
  /^\/(config|store|editar-tienda|users-roles|user-roles|account|code|bill|pay-bill|payments)?(\/|$)/;

/** True for paths that stay open in an inactive store. */
export function isOpenWhenInactive(path: string): boolean {
  return OPEN.test(path);
}
