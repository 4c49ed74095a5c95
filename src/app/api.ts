import { currentSession } from '../authProvider/session-store.ts';
import { createAhead, type Ahead } from '../dataProvider/ahead.ts';
import { createHttp, type Http } from '../dataProvider/http.ts';
import { intlLocale } from '../i18n/locales.ts';

/** The way to the server. It needs nothing of react-admin, and is there before it. */
export interface Api {
  baseUrl: string;
  http: Http;
  ahead: Ahead;
}

export function createApi(baseUrl = '/api/v1'): Api {
  const http = createHttp({
    baseUrl,
    email: () => currentSession()?.user.user_email,
    locale: () => intlLocale(document.documentElement.lang),
  });
  return { baseUrl, http, ahead: createAhead(http) };
}
