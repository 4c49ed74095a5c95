/** Screens of the platform's staff: they read across stores, and need none of their own. The first is where they begin. */
export const STAFF_PATHS = ['/platform', '/descargar-reporte-usuarios'] as const;

/** Whether a path is one of them, or below one. */
export function isStaffPath(pathname: string): boolean {
  return STAFF_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
