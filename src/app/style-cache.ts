import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** The nonce of this page load, which the server's content security policy asks of every style element. */
function pageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || undefined;
}

/**
 * In place of emotion's prefixes for browsers of ten years ago: what Safari still asks for. Rules for `::-moz-` alone go:
 * Firefox has no use for them any more, and another browser throws at each.
 */
const prefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
  if (element.type === 'rule' && element.value.includes('::-moz-')) {
    element.props = [];
    element.children = [];
  }
};

/** Where emotion writes the styles of MUI; before ours, so that ours win. */
export function createStyleCache(): EmotionCache {
  const nonce = pageNonce();
  return createCache({
    key: 'mui',
    prepend: true,
    stylisPlugins: [prefixes],
    ...(nonce === undefined ? {} : { nonce }),
  });
}
