import type { DocumentPageHit } from '@esg/contract';
import type { ReactNode } from 'react';

/** A piece of a page, word for word, with what was looked for marked. */
export const PageSnippet = ({ page: { snippet, marks } }: { readonly page: DocumentPageHit }) => {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of marks) {
    pieces.push(snippet.slice(at, from), <mark key={from}>{snippet.slice(from, to)}</mark>);
    at = to;
  }
  return (
    <>
      {pieces}
      {snippet.slice(at)}
    </>
  );
};
