import { useStore } from './useSession.ts';

/** Whether the store is inactive, which leaves home and the configuration (spec 1 §2, access rules of the shell). */
export function useInactive(): boolean {
  return useStore()?.access.inactive === true;
}

/** Besides home: the configuration, with the pages that its hub leads to, and the user's own account. */
const OPEN = /^\/(config|users-roles|user-roles|account|code)?(\/|$)/;

/** The paths that an inactive store leaves. */
export function isOpenWhenInactive(path: string): boolean {
  return OPEN.test(path);
}
