import type { DocumentPageHit } from '@esg/contract';

const border = /[\n\t]/;

/** The line or cell of a piece of a page in which the first mark stands, word for word: what a link to the page lights there. */
export const lineOf = ({ snippet, marks }: Pick<DocumentPageHit, 'snippet' | 'marks'>): string | undefined => {
  const [first] = marks;
  if (!first) return undefined;
  const from = Math.max(snippet.lastIndexOf('\n', first.from), snippet.lastIndexOf('\t', first.from)) + 1;
  const end = snippet.slice(first.to).search(border);
  return snippet.slice(from, end < 0 ? undefined : first.to + end).trim();
};
