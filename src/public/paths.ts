/** The pages that need no session (spec 1 §2). */
export const PUBLIC_PATHS = {
  login: '/',
  recovery: '/password-recovery',
  reset: '/reset',
  signUp: '/sign-up',
  verify: '/sign-up/verify',
} as const;

/** True for what a visitor may open; everything else leads to the login. */
export function isPublicPath(path: string): boolean {
  return Object.values<string>(PUBLIC_PATHS).includes(withoutSlash(path));
}

/** `/reset/` is `/reset`. */
export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
