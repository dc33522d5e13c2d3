/** What tables print instead of a figure, in both scripts of Chinese. “Nil” is a figure: there was nothing. */
const words = new Set(
  'n/a|na|n.a.|n.a|nd|n.d.|not available|not applicable|not disclosed|not reported|不適用|不适用|沒有資料|没有资料|未有資料|未有资料|沒有披露|没有披露|無數據|无数据|暫無數據|暂无数据'.split(
    '|',
  ),
);

const plainOf = (text: string) =>
  text
    .replace(/[¹²³⁰-⁹]+/gu, '')
    .normalize('NFKC')
    .trim()
    .toLowerCase();

const inapplicable = /^(n\/a|n\.a\.?|na|not applicable|不適用|不适用)/iu;
/** After these words: a sign, a bracket, or a word with which a reason begins. */
const reasonAfter = /^\s*(?:[-–—:;,.。、]\s*|\s(?=(?:because|as|since|due)\s)|(?=[因由])|(?=\())(.*\p{L}.*)$/iu;
const inBrackets = /^\((.*)\)$/u;

/** The words by which a cell says that a figure does not apply, and the reason that it gives. An empty cell or a dash does not say so. */
export const notApplicableIn = (cell: string): { text: string; reason: string } | undefined => {
  const text = cell.trim();
  const wide = text.replace(/[\s¹²³⁰-⁹]+$/u, '').replace(/[（）：；，]/gu, (sign) => sign.normalize('NFKC'));
  const [words] = inapplicable.exec(wide) ?? [];
  if (words === undefined) return undefined;
  const rest = wide.slice(words.length).replace(/^[¹²³⁰-⁹]+/u, '');
  if (rest.trim() === '') return { text, reason: '' };
  const [, said] = reasonAfter.exec(rest) ?? [];
  if (said === undefined) return undefined;
  const reason = (inBrackets.exec(said)?.[1] ?? said).trim();
  // Signs of full width are as long as those that replaced them, so that the reason is cut from the cell as it was typed.
  const at = wide.lastIndexOf(reason);
  return { text: text.slice(0, words.length), reason: text.slice(at, at + reason.length) };
};

/** Whether a cell has no figure: it is empty, a dash or dots, or words such as “N/A”. */
export const saysNoFigure = (text: string): boolean => {
  const plain = plainOf(text);
  return /^(?:[-–—−/*]|--|\.{2,3})?$/u.test(plain) || words.has(plain);
};
