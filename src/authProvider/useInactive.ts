import { useStore } from './useSession.ts';

/** Whether the store is inactive, which leaves home and the configuration (spec 1 §2, access rules of the shell). */
export function useInactive(): boolean {
  return useStore()?.access.inactive === true;
}

/** The paths that an inactive store leaves. */
export function isOpenWhenInactive(path: string): boolean {
  return path === '/' || path === '/config' || path.startsWith('/config/');
}
