import type { Succession } from '@esg/contract';

/** The filter of the list; the address keeps it. */
export type SuccessionSearch = { readonly framework?: string; readonly q?: string };

/** Reads the search from an address; unknown values are dropped. */
export const successionSearchOf = ({ framework, q }: Record<string, unknown>): SuccessionSearch => ({
  ...(typeof framework === 'string' && /^[\w.-]{1,80}$/.test(framework) && { framework }),
  ...(typeof q === 'string' && q !== '' && { q }),
});

const wordsOf = ({ disclosure, successor }: Succession) =>
  [disclosure, successor]
    .flatMap(({ code, title, framework }) => [code, title?.en, title?.zhTw, framework.en, framework.zhTw])
    .join(' ')
    .toLowerCase();

/** The replacements of a framework, old or new, that have every word. */
export const narrowedSuccessions = (successions: readonly Succession[], { framework, q = '' }: SuccessionSearch) => {
  const sought = q.toLowerCase().split(/\s+/).filter(Boolean);
  return successions.filter(
    (succession) =>
      (!framework || [succession.disclosure, succession.successor].some(({ versionId }) => versionId === framework)) &&
      sought.every((word) => wordsOf(succession).includes(word)),
  );
};
