import { Resolver } from 'node:dns/promises';

/** The TXT records of a name, each as one text; none where the name has none. Throws where no name server answers. */
export type ResolveText = (name: string) => Promise<string[]>;

const nothingThere = new Set(['ENODATA', 'ENOTFOUND']);

type Options = { servers?: readonly string[]; timeoutMilliseconds?: number };

/** Asks the name servers of this machine, unless others are given. */
export const createResolveText = ({ servers, timeoutMilliseconds = 3000 }: Options = {}): ResolveText => {
  const resolver = new Resolver({ timeout: timeoutMilliseconds, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (name) => {
    try {
      // A long record comes in parts of 255 bytes.
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (nothingThere.has((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  };
};
