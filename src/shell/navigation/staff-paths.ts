/** Screens of the platform's staff: they read across stores, and need none of their own. The first is where they begin. */
export const STAFF_PATHS = ['/platform', '/descargar-reporte-usuarios'] as const;
