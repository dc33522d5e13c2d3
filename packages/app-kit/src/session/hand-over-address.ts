/** Parameter of the fragment, which no server and no log on the way sees. */
const fragment = /^#hand-over=([\w-]+)&?/;

/** An address with a code in its fragment, before the fragment that it had. */
export const withHandOver = (address: URL, code: string): URL => {
  const url = new URL(address);
  url.hash = `hand-over=${code}${address.hash ? `&${address.hash.slice(1)}` : ''}`;
  return url;
};

/** The code in a fragment, and the fragment without it. */
export const readHandOver = (hash: string): { code: string | undefined; hash: string } => {
  const [taken = '', code] = fragment.exec(hash) ?? [];
  const rest = hash.slice(taken.length);
  return { code, hash: code && rest ? `#${rest}` : code ? '' : hash };
};
