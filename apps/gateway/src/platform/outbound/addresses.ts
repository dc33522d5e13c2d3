import { BlockList, isIP } from 'node:net';

/** IPv4 addresses outside the public internet (RFC 6890 and its successors). */
const closed4 = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  closed4.addSubnet(network, bits, 'ipv4');

/** IPv6 of the public internet, and the parts of it that lead back to IPv4 or nowhere (6to4, Teredo, documentation). */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(network, bits, 'ipv6');

/** Whether an IP address belongs to the public internet: not this machine, not its network, nothing reserved. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !closed4.check(address, 'ipv4');
  if (version === 6) return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
  return false;
};

/** Host of an address, without the brackets of IPv6. */
export const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

/** Whether we may call the address, as far as the address itself shows: HTTPS, no name and password, no private IP or local name. */
export const isPublicUrl = (url: URL): boolean => {
  const host = hostOf(url).replace(/\.$/, '');
  if (url.protocol !== 'https:' || url.username || url.password) return false;
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !/\.(?:localhost|local|internal|home\.arpa)$/.test(host);
};
