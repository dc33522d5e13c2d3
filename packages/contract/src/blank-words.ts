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

const inapplicable = new Set('n/a|na|n.a.|n.a|not applicable|不適用|不适用'.split('|'));

/** Whether a cell says that a figure does not apply, which an empty cell or a dash does not. */
export const saysNotApplicable = (text: string): boolean => inapplicable.has(plainOf(text));

/** Whether a cell has no figure: it is empty, a dash or dots, or words such as “N/A”. */
export const saysNoFigure = (text: string): boolean => {
  const plain = plainOf(text);
  return /^(?:[-–—−/*]|--|\.{2,3})?$/u.test(plain) || words.has(plain);
};
