/** Characters of a long text that stand beside a field; the whole is in the place it comes from. */
const shownMost = 240;

/** A value in words, in one line: its rows one after another, cut where it is long. */
export const inOneLine = (text: string): string => {
  const line = text.replaceAll('\n', '; ');
  return line.length > shownMost ? `${line.slice(0, shownMost)}…` : line;
};
