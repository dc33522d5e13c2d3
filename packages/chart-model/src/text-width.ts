const isWide = (sign: string) => sign.charCodeAt(0) > 0x2e80;

/** The most room that a text needs, in CSS pixels, computed without a page so that a document is laid out the same. */
export const textWidth = (text: string, sizePx = 13): number => {
  let width = 0;
  for (const sign of text) width += isWide(sign) ? 1.04 : 0.585;
  return width * sizePx;
};

/** Parts between which a line may break: words with the space after them, and each Chinese character. */
const partsOf = (text: string): string[] => text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/gu) ?? [];

const cut = (line: string, width: number, sizePx: number): string => {
  const signs = [...line.trimEnd()];
  while (signs.length > 1 && textWidth(`${signs.join('')}…`, sizePx) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
};

/** A text in at most `most` lines of `width`, shortened with an ellipsis. Returns at least one line. */
export const wrapText = (text: string, width: number, most = 2, sizePx = 13): string[] => {
  const lines: string[] = [''];
  for (const part of partsOf(text)) {
    const line = lines.at(-1) ?? '';
    if (line === '' || textWidth((line + part).trimEnd(), sizePx) <= width) lines[lines.length - 1] = line + part;
    else lines.push(part);
  }
  const kept = lines.slice(0, most).map((line) => line.trimEnd());
  return kept.map((line, place) => {
    const isLastOfMore = place === most - 1 && lines.length > most;
    return isLastOfMore || textWidth(line, sizePx) > width ? cut(line, width, sizePx) : line;
  });
};
