import { BlockList, isIP } from 'node:net';

const FAMILY = { 4: 'ipv4', 6: 'ipv6' } as const;
const BITS = { 4: 32, 6: 128 } as const;

interface Network {
  address: string;
  family: 4 | 6;
  prefix: number;
}

/** `10.0.0.1`, `10.0.0.0/8` or `fd00::/8`; null for anything else. */
export function readNetwork(text: string): Network | null {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  if (family !== 4 && family !== 6) return null;
  const bits = prefix === undefined ? BITS[family] : Number(prefix);
  return bits > BITS[family] ? null : { address, family, prefix: bits };
}

/**
 * Whether an address, in the spelling of `plainAddress`, belongs to one of these proxies or networks.
 * @param networks that `readNetwork` reads; others are left out
 */
export function createProxyList(networks: string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const text of networks) {
    const network = readNetwork(text);
    if (network !== null) list.addSubnet(network.address, network.prefix, FAMILY[network.family]);
  }
  return (address) => {
    const family = isIP(address);
    return (family === 4 || family === 6) && list.check(address, FAMILY[family]);
  };
}
