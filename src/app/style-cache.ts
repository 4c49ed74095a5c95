import createCache, { type EmotionCache } from '@emotion/cache';

/** The nonce of this page load, which the server's content security policy asks of every style element. */
function pageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || undefined;
}

/** Where emotion writes the styles of MUI; before ours, so that ours win. */
export function createStyleCache(): EmotionCache {
  const nonce = pageNonce();
  return createCache({ key: 'mui', prepend: true, ...(nonce === undefined ? {} : { nonce }) });
}
