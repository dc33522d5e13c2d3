const months =
  'jan(?:uary|\\.)?|feb(?:ruary|\\.)?|mar(?:ch|\\.)?|apr(?:il|\\.)?|may|june?|july?|aug(?:ust|\\.)?|sept?(?:ember|\\.)?|oct(?:ober|\\.)?|nov(?:ember|\\.)?|dec(?:ember|\\.)?';
const dayAfterMonth = new RegExp(`(?<!\\p{L})(?:${months})\\s*$`, 'iu');
const dayBeforeMonth = new RegExp(`^(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${months})(?!\\p{L})`, 'iu');
const ordinal = /^(?:st|nd|rd|th)(?!\p{L})/iu;
/** What a number follows that is no figure: it is a name, an age, a number of a page or of a rule. */
const named =
  /(?:(?<!\p{L})(?:scopes?|categor(?:y|ies)|gri|kpi|sasb|note|pages?|phase|tiers?|iso|section|appendix|age[sd]?|age of|levels?|grade|class|version|figure|table|chart|exhibits?|chapter|sdgs?|wave)|範圍|範疇|類別|附註|頁|第|年滿)\s*$/iu;
/** The further numbers of such a name: “Categories 1, 2 and 11”. */
const namedList =
  /(?<!\p{L})(?:scopes?|categor(?:y|ies)|tiers?|pages?|notes?|sdgs?|exhibits?)\s*\d{1,3}(?:\s*(?:,\s*(?:and|or)|,|、|and|or|&|及|和)\s*\d{1,3})*\s*(?:,\s*(?:and|or)|,|、|and|or|&|及|和)\s*$/iu;
/** What follows the first number of a code such as `2-7`, of a range or of a business year: none of them is a figure. */
const codeAfter = /^[-/–]\d/u;
const isYear = (written: string) => /^(?:19|20)\d{2}$/.test(written);
const beforeLength = 48;

/** The mark of a footnote (`*1`), the number of an item of a list (`1.`), or the end of a number such as `'000`. */
const isMark = (before: string, written: string, after: string) =>
  /[*†‡#'’]\s?$/u.test(before) ||
  /^000$/.test(written) ||
  (written.length <= 2 &&
    (/(?:^|[\n\r]|[–•·-])\s*[(（]?$/u.test(before) || /^\.\p{L}/u.test(after)) &&
    /^[.)）]/u.test(after));

/** Whether a number of a text, at that place, is a year, a day, a code, a mark or part of a name, and says how much there is of nothing. */
export const isNoFigure = (text: string, at: number, written: string): boolean => {
  const end = at + written.length;
  const before = text.slice(Math.max(0, at - beforeLength), at);
  const after = text.slice(end, end + 24);
  if (isYear(written) || named.test(before) || namedList.test(before)) return true;
  if (/^(?:zero|零)$/iu.test(written) && /net[\s-]*$|淨$/iu.test(before)) return true;
  if (/^\s*年/u.test(after) && written.length <= 4) return true;
  const isDay =
    written.length <= 2 && (dayAfterMonth.test(before) || dayBeforeMonth.test(after) || /^\s*[月日號歲]/u.test(after));
  const isConversion = /^\s*\p{L}{1,6}\s*=/u.test(after);
  return isConversion || isDay || ordinal.test(after) || codeAfter.test(after) || isMark(before, written, after);
};
