import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** The nonce of this page load. The server's content security policy requires it on every style element. */
function pageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || undefined;
}

/**
 * Replaces emotion's prefixes for browsers of ten years ago with those that Safari still needs. Rules for `::-moz-`
 * alone are dropped: Firefox no longer needs them, and other browsers throw at each.
 */
const prefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
  if (element.type === 'rule' && element.value.includes('::-moz-')) {
    element.props = [];
    element.children = [];
  }
};

/** Emotion inserts MUI's styles here, before ours, so that ours win. */
export function createStyleCache(): EmotionCache {
  const nonce = pageNonce();
  return createCache({
    key: 'mui',
    prepend: true,
    stylisPlugins: [prefixes],
    ...(nonce === undefined ? {} : { nonce }),
  });
}
