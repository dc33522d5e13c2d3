/** How a page that only says where things are is known: both kinds name every subject, and answer no question. */
const contentsHead = /\b(?:table of )?contents\b|目錄|目次/;
const indexHead =
  /\b(?:content index|disclosure index|index of disclosures)\b|\breference\b.{0,80}\bomission\b|內容索引|披露索引|揭露索引/;
const headLength = 600;
const lineWithPage = /[^\d\s].*[\s.…]\d{1,3}\s*$/;
const code = /\b(?:gri\s?\d{1,3}|\d{3}-\d{1,2}|[a-d]\d\.\d{1,2}|kpi\s[ab]\d|[a-z]{2}-[a-z]{2}-\d{3}[a-z]\.\d)\b/g;
const decimal = /\d[.,]\d/g;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Whether a page is a table of contents, or the index of a framework. A table of figures that names a standard in each row is none: its
 * figures tell it apart.
 */
export const listKindOf = (raw: string, folded: string, terms: number): 'contents' | 'index' | undefined => {
  const head = folded.slice(0, headLength);
  if (contentsHead.test(head)) {
    const lines = raw.split('\n').filter((line) => line.length < 200 && lineWithPage.test(line));
    if (lines.length > 6) return 'contents';
  }
  const isFigures = countOf(folded, decimal) >= terms * 0.06;
  if (isFigures || terms < 30) return undefined;
  if (indexHead.test(head)) return 'index';
  // A page of Chinese has few terms, so that its codes are many of them: with figures beside every second code it is a table.
  const codes = countOf(folded, code);
  const hasFigures = countOf(folded.replace(code, ' '), decimal) * 2 >= codes;
  return codes > terms * 0.03 && !hasFigures ? 'index' : undefined;
};
