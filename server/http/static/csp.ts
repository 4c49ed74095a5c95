/**
 * What the page may do: run and style with our own files and what carries this response's nonce, call this server
 * alone. Its forms may also go to the payment pages at `formTargets`, which are origins. `style-src-attr 'none'` holds because React, MUI and Emotion set styles through the object model, never as
 * attributes.
 */
export function contentSecurityPolicy(
  nonce: string,
  secure: boolean,
  formTargets: readonly string[],
): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
