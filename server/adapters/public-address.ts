import { BlockList, isIPv4 } from 'node:net';

/** Networks that are nobody's on the internet (IANA's registries of special addresses). */
const IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** All but the global unicast addresses, without those that hide an IPv4 address or are for documents. */
const IPV6 = ['::/3', '64:ff9b::/96', '2001::/32', '2001:db8::/32', '2002::/16', '4000::/2', '8000::/1'];

/** A list for each family: in a common one `::/3` would hold every IPv4 address. */
const SPECIAL = { ipv4: listOf('ipv4', IPV4), ipv6: listOf('ipv6', IPV6) };

function listOf(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits = ''] = network.split('/');
    list.addSubnet(base, Number(bits), family);
  }
  return list;
}

/** Whether an address is somewhere on the internet, and not in a network of ours. */
export function isPublicAddress(address: string): boolean {
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  return !SPECIAL[family].check(address, family);
}
