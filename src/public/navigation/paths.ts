/** The pages that need no session (spec 1 §2). */
export const PUBLIC_PATHS = {
  login: '/',
  recovery: '/password-recovery',
  reset: '/reset',
  signUp: '/sign-up',
  verify: '/sign-up/verify',
  code: '/code',
  discount: '/sign-up/discount',
  thankYou: '/thank-you',
  campaign: '/welcome-10x',
  invitation: '/invitation',
} as const;

/** react-admin's own path of the login, which people type by habit. */
const USUAL_LOGIN = '/login';

/** True for `/login`; here the login is at `/` (spec 1 §2). */
export function isUsualLogin(path: string): boolean {
  return withoutSlash(path) === USUAL_LOGIN;
}

/** Up to this width a screen counts as a phone's, which types codes and shows none (spec 1 §2). */
const PHONE_WIDTH = 414;

/** True for a path that visitors may open on a screen of this width; others lead to the login. */
export function isPublicPath(path: string, screenWidth: number): boolean {
  const plain = withoutSlash(path);
  if (plain === PUBLIC_PATHS.code && screenWidth <= PHONE_WIDTH) return false;
  return Object.values<string>(PUBLIC_PATHS).includes(plain);
}

/** Pages that members open too: thanks for paying, an advertisement, a mailed link. */
const FOR_MEMBERS: ReadonlySet<string> = new Set([
  PUBLIC_PATHS.thankYou,
  PUBLIC_PATHS.campaign,
  PUBLIC_PATHS.reset,
  PUBLIC_PATHS.invitation,
]);

/**
 * True for the public pages that are the same for members. Without a token `/reset` is for visitors only (spec 1 §2).
 */
export function isForEverybody({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const plain = withoutSlash(pathname);
  return FOR_MEMBERS.has(plain) && (plain !== PUBLIC_PATHS.reset || new URLSearchParams(search).has('token'));
}

/** Public paths with a page for members: `/` is their home, and `/code` signs another screen in (spec 1 §2). */
const MEMBERS_OWN: ReadonlySet<string> = new Set([PUBLIC_PATHS.login, PUBLIC_PATHS.code]);

/** True for a public page that redirects members home. */
export function leadsMembersHome(path: string): boolean {
  const plain = withoutSlash(path);
  return !MEMBERS_OWN.has(plain) && Object.values<string>(PUBLIC_PATHS).includes(plain);
}

/** `/reset/` is `/reset`. */
export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
