import { createHttp, type Http } from './http.ts';

/** @param email of the signed-in user, which every call carries */
export function createClient(email: () => string | undefined): Http {
  return createHttp({
    baseUrl: '/api/v1',
    email,
    locale: () => document.documentElement.lang || 'es',
    leaving: watchLeaving(),
  });
}

/** Whether the page is hidden, or on its way out. */
function watchLeaving(): () => boolean {
  let gone = false;
  addEventListener('pagehide', () => {
    gone = true;
  });
  // A page that the browser cached comes back.
  addEventListener('pageshow', () => {
    gone = false;
  });
  return () => gone || document.visibilityState === 'hidden';
}
