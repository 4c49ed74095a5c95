/**
 * Cuts a request's absolute URL into its parts by hand. `new URL` would also accept `..` and backslashes by
 * normalising them. It costs more than all the rest of the routing.
 */
export function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  if (start === -1) return '/';
  const rest = url.slice(start);
  const end = rest.search(/[?#]/);
  return end === -1 ? rest : rest.slice(0, end);
}

export function queryOf(url: string): URLSearchParams {
  const whole = url.split('#', 1)[0] ?? '';
  const mark = whole.indexOf('?');
  return new URLSearchParams(mark === -1 ? '' : whole.slice(mark + 1));
}
