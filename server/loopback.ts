/**
 * Names and addresses of this very machine; IPv6 also in the brackets of a URL, IPv4 also as sockets for both report
 * it.
 */
const LOOPBACK = /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|::1|\[::1\])$/i;

/** True for a host name or address of this machine's own. No other machine can reach it or call from it. */
export function isLoopbackName(name: string): boolean {
  return LOOPBACK.test(name);
}

/** Whether an address leads to this very machine. */
export function isLoopback({ hostname }: URL): boolean {
  return isLoopbackName(hostname);
}
