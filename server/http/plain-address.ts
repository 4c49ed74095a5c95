const IPV4 = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;
const IPV6 = /^[\da-f:.]+$/i;
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/;
/** As `URL` writes an IPv4 address that stands in an IPv6 one. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * An IP address in its one spelling: without port, brackets and zone, an IPv4 address as such where it is written as IPv6.
 * Proxies write all of these. Null for anything else.
 */
export function plainAddress(text: string): string | null {
  const trimmed = text.trim();
  const apart = WITH_PORT.exec(trimmed);
  // The zone of an IPv6 address follows a percent sign.
  const [bare = ''] = (apart?.[1] ?? apart?.[2] ?? trimmed).split('%');
  if (IPV4.test(bare)) return bare.split('.').map(Number).join('.');
  if (!IPV6.test(bare) || !URL.canParse(`http://[${bare}]`)) return null;
  const address = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(address);
  return mapped === null ? address : dotted(mapped.slice(1));
}

function dotted(groups: string[]): string {
  return groups
    .flatMap((group) => {
      const number = Number.parseInt(group, 16);
      return [number >> 8, number & 255];
    })
    .join('.');
}
