import type { Span } from '../snippet.ts';

/** What may stand between a number and the name of what it counts, without making it a part: “1,204 of our employees”. */
const neutralBetween =
  /^\s*(?:(?:of|our|the|its|their|all|total|full|group|group's|company|company's|global|worldwide|or|more|people|members|people:|名|位|人|個|家|間|宗|次|起|項|的|本集團|集團|本公司|公司|全體|所有|總)[\s:]*)*$/iu;
/** The same where only words name what is counted, which need not be its noun: “12 reports through the whistleblowing line”. */
const anyBetween = /^[^\d.,;:，。；：]*$/u;
const wordsBetween = { names: 3, words: 5 };
/** What follows the name where all are counted: its end, a place, a time, what it is made of, or that they were recorded. */
const endsAfter =
  /^\d{1,2}(?=[\s.,;)])|^\s*(?:$|[.,;:!?()（）[\]。，；、：*†“”"’'—–-]|(?:as (?:of|at)|(?:in|at|on|across|around)\s+(?=\d|(?:all|over|more than|about|approximately|around|total|our|the (?:year|group|company|world|end|reporting|board)|fiscal|FY|its|[a-z]+ countries)(?!\p{L}))|around the|over|worldwide|globally|throughout|and|or|by|including|inclusive|comprising|during|for|total|overall|compared|versus|from|with (?:an?|the)|who work(?:ed)? for|working for|world|employed|(?:was|were|has been|have been|had been|was|is|are) (?:recorded|reported|received|confirmed|registered|identified|employed|logged|noted|filed)|received|recorded|reported|confirmed|identified|on (?:the|our) board)(?!\p{L})|[，。；、於在共]|(?:獲|被|已)?(?:記錄|錄得|接獲|收到|確認|發生))/iu;
/** What only some of them did, or had done to them. */
const ofSome =
  /(?<!\p{L})(?:participat\w*|(?:took|take|taken|taking) (?:part|advantage|over|up)|attend\w*|complet\w*|respond\w*|volunteer\w*|train(?:ed|ing)|certif\w*|survey\w*|interview\w*|enrol\w*|eligible|seconded|returned|assigned|visited|registered for|invited|trained|joined)(?!\p{L})|參與|參加|合作|出席|完成|接受|回覆|受訓|填寫|擔任|取得/iu;
/** What people take part in: a sentence about it counts those who did. */
const activities =
  /(?<!\p{L})(?:trainings?|lectures?|classroom|sessions?|courses?|workshops?|seminars?|survey\w*|volunteer\w*|certifi\w*|accredited|campaigns?|e-learning|cumulative|participation)(?!\p{L})|培訓|訓練|課程|講座|工作坊|問卷|義工|認證|累計/iu;
/** What stands before the number of a part, or of others. */
const ofPartBefore =
  /(?<!\p{L})(?:for|top|key|major|helped|helping|reach(?:ed|ing)|include[sd]?|covering|survey(?:ed|ing)|among|affecting|impacting|of whom|including|cover(?:s|ed)|employ(?:s|ed)? (?:such|only)|at least|up to|than|rising|rose|fell|falling|by|newly|additional|another|further|welcomed|companies with (?:more than|over)?|minimum of|maximum of|其中|包括|涵蓋|當中|至少|最多|不少於|另有)\s*(?:about|around|approximately|some|over|more than)?\s*$/iu;
/** How a name goes over to its number: “employees: 58”, “the number of employees as at 31 December was 58”. */
const linked =
  /^\s*(?:\*?\d{0,2}|[([（][^)\]）]{0,40}[)\]）])?\s*(?:,?\s*(?:as (?:of|at)|at|in|during|for|on|by|across)\s[^.;:]{0,48}?,?\s*)?(?:was|were|is|are|stood at|stands at|numbered|numbering|total(?:l?ed|s)?|reached|came to|amounted to|comprise[sd]?|consist(?:s|ed) of|has|have|had|:|：|=|–|—|-|\t)\s*(?:only|about|around|approximately|some|over|more than|nearly|a total of|at)?\s*$/iu;
const linkedInChinese =
  /^\s*[*]?(?:的)?(?:總?(?:人數|數目|數量|人次)|總數|合計|總計)?(?:[（(][^）)]{0,20}[）)])?(?:[於在截至]{0,2}(?:(?:19|20)\d{2}\s*年)?(?:\d{1,2}月)?(?:\d{1,2}日)?[底末止]?)?[，,]?\s*(?:為|是|共有?|共計|合共|達|計|有|：|:|錄得)?\s*(?:約|近|超過|共|逾)?\s*$/u;
const endsInHan = /(?=\p{Script=Han})[^與及和之的]$/u;
/** What follows a number that counts nothing else. */
const nothingCounted =
  /^\s*(?:$|[.,;:!?()（）。，；、：\]*†]|(?:in|at|as|by|of|during|and|or|on|with|from|for|to|per|compared|versus|worldwide|globally|people|persons?|individuals?|members?|times?|cases?|incidents?|employees|staff|directors|which|up|down|including)(?!\p{L})|(?:[名個宗間家位次件起項]|人(?![次力口事員工類]))(?![\p{Script=Han}]*[元歲天日]))/iu;
/** Of so many at least or at most: how many there are is not said. */
export const isBound = (text: string, { from, to }: Span) =>
  /(?<!\p{L})(?:at least|at most|up to|no more than|no fewer than|a minimum of|a maximum of)\s*$|(?:至少|最多|不少於|不多於)\s*$/iu.test(
    text.slice(Math.max(0, from - 24), from),
  ) ||
  /^\s*(?:%|per ?cent|people|名|人|個)?\s*(?:or (?:more|less|fewer|above|below|higher)|以上|以下|或以上)/iu.test(
    text.slice(to, to + 24),
  );

/** A place or a part of the group that is named before the number. */
const ofPlaceBefore = /(?<!\p{L})(?:domestic|overseas|non-consolidated)(?!\p{L})[^.;,]{0,60}$/iu;

const clauseAfter = (text: string, from: number) => text.slice(from, from + 120).split(/[.;,]\s|[，。；]/u)[0] ?? '';

/** Whether the number stands right before such a name, and all of what is named is counted. */
const isBeforeName = (text: string, { to }: Span, name: Span, by: keyof typeof wordsBetween) => {
  const gap = text.slice(to, name.from);
  if (name.from < to || gap.length > 48 || gap.trim().split(/\s+/u).length > wordsBetween[by]) return false;
  if (by === 'words') return anyBetween.test(gap);
  return (
    neutralBetween.test(gap) &&
    endsAfter.test(text.slice(name.to, name.to + 60)) &&
    !ofSome.test(clauseAfter(text, name.to))
  );
};

/** Whether the number is what such a name goes over to. */
const isAfterName = (text: string, { from, to }: Span, name: Span) => {
  const gap = text.slice(name.to, from);
  const isLinked =
    name.to <= from &&
    gap.length < 90 &&
    (linked.test(gap) || (endsInHan.test(text.slice(0, name.to)) && linkedInChinese.test(gap)));
  return isLinked && nothingCounted.test(text.slice(to, to + 60)) && !ofSome.test(clauseAfter(text, to));
};

/**
 * Whether a bare number counts what these places name, all of it: it stands right before such a name, or is what the name goes over to. `by`
 * says whether they are names of a metric, or words of a question.
 */
export const countsThese = (
  text: string,
  figure: Span,
  names: readonly Span[],
  by: 'names' | 'words' = 'names',
): boolean => {
  const before = text.slice(Math.max(0, figure.from - 80), figure.from);
  if (isBound(text, figure) || ofPartBefore.test(before) || ofPlaceBefore.test(before) || />\s?$/u.test(before))
    return false;
  const rest = names.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text);
  if (by === 'names' && activities.test(rest)) return false;
  return names.some((name) => isBeforeName(text, figure, name, by) || isAfterName(text, figure, name));
};

/** Whether a number stands in brackets behind the year that it is of, to be compared with the one before them. */
export const isOfYearInBrackets = (text: string, { from }: Span) =>
  /[(（](?:FY\s?)?(?:(?:19|20)\d{2}|last year|上年)年?度?[:：]\s?$/iu.test(text.slice(Math.max(0, from - 16), from));
