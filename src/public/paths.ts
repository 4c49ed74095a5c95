/** The pages that need no session (spec 1 §2). */
export const PUBLIC_PATHS = {
  login: '/',
  recovery: '/password-recovery',
  reset: '/reset',
  signUp: '/sign-up',
  verify: '/sign-up/verify',
  code: '/code',
} as const;

/** Up to this width a screen is a phone's, which types codes and shows none (spec 1 §2). */
const PHONE_WIDTH = 414;

/** True for what a visitor may open on a screen of this width; everything else leads to the login. */
export function isPublicPath(path: string, screenWidth: number): boolean {
  const plain = withoutSlash(path);
  if (plain === PUBLIC_PATHS.code && screenWidth <= PHONE_WIDTH) return false;
  return Object.values<string>(PUBLIC_PATHS).includes(plain);
}

/** `/reset/` is `/reset`. */
export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
