import { createHttp, type Http } from './http.ts';

/** @param email of the signed-in user, which every call carries */
export function createClient(email: () => string | undefined): Http {
  return createHttp({
    baseUrl: '/api/v1',
    email,
    locale: () => document.documentElement.lang || 'es',
  });
}
