import type { Amount } from './amounts.ts';
import { changesIn, withoutReason } from './changes.ts';
import { type Clause, clauseAt, isOfOtherYears, subjectsOf } from './clauses.ts';
import type { KnownFigure } from './known-figures.ts';

/** How sentences give a figure without its name: what they then say, and the unit kind of the figure. */
const unnamed: readonly (readonly [unitKind: string, words: RegExp])[] = [
  ['ghg_mass', /\b(?:we|the (?:group|company)) emitted\b|(?:本集團|本公司|我們)[合總]?共?排放/i],
  [
    'energy',
    /\b(?:we|the (?:group|company)) (?:consumed|used)\b.*\benergy\b|(?:本集團|本公司|我們)[合總]?共?[消耗]耗?用?了?能源/i,
  ],
  ['mass', /\b(?:we|the (?:group|company)) (?:sent|generated|produced)\b.*\bwaste\b|送往堆填區的廢[棄物]/i],
  [
    'percent',
    /\bwomen (?:made up|make up|accounted for|account for) [\d.]+ ?(?:%|per ?cent) of (?:our|the group['’]s) (?:[\d,]+ )?(?:total )?(?:employees|staff|workforce|headcount)\b/i,
  ],
  [
    'percent',
    /\d [名位](?:員工|僱員)之?中，女性佔|\brenewables (?:supplied|provided) [\d.]+ ?(?:%|per ?cent) of our energy\b|可再生能源佔能源消耗/i,
  ],
  [
    'count',
    /\b(?:we|the (?:group|company)) (?:have |had |has )?employ(?:ed|s)?\b|(?:本集團|本公司|我們)(?:[合總]?共有|僱用|聘用)/i,
  ],
];

/** People of whom there cannot be more than the report's own number. */
const wholes: readonly (readonly [metric: string, english: RegExp, chinese: RegExp])[] = [
  [
    'workforce.headcount',
    /^[\d,]+ (?:[a-z-]+ ){0,2}(?:employees|staff)$/i,
    /^(?:女性|男性|全職|兼職)?(?:員工|僱員)(?!子女)/,
  ],
  ['supply.count', /^[\d,]+ (?:[a-z-]+ ){0,2}suppliers$/i, /^供應商/],
];

/** Whether the number is of the report's employees or suppliers and there are fewer, or the sentence says that it is all of them. */
const isOfWhole = ({ start, end, number, scale }: Amount, text: string, figures: readonly KnownFigure[]): boolean =>
  wholes.some(([metric, english, chinese]) => {
    const words = text.slice(start, end);
    const behind = text.slice(end);
    if (!english.test(words) && !chinese.test(behind) && !words.endsWith('家供應商')) return false;
    if (unnamed.some(([kind, said]) => kind === 'count' && said.test(text)))
      return Number(number) * Number(scale) >= 100;
    // “2,000 employees and their families” are others too.
    if (/^ (?:and|of|or) |^(?:員工|僱員|供應商)?[的及和與、]/.test(behind)) return false;
    const totals = figures
      .filter(({ fieldKey }) => fieldKey === metric)
      .flatMap(({ years }) => years.flatMap(({ total }) => total ?? []));
    return totals.length > 0 && totals.every((total) => Number(total.number) < Number(number) * Number(scale));
  });

const changeAfter =
  /^\s?(?:(?:less|more|lower|higher|fewer) than|(?:year-on-year )?(?:increase|decrease|reduction|rise|decline)\b)/i;

/** Whether the percentage is the change of a figure: the last word of change before it speaks of the figure. */
const isNamedChange = (
  { start, end, isChange }: Amount,
  text: string,
  clause: Clause,
  clauses: readonly Clause[],
): boolean => {
  if (!isChange && !changeAfter.test(text.slice(end))) return false;
  if (withoutReason(clause)[start - clause.start] === ' ') return false;
  const changes = changesIn(clause, clauses);
  const last = changes.findLast(({ way }) => clause.start + way.start < start);
  if (last) return last.figures.length > 0;
  return changes.some(({ way, figures }) => clause.start + way.start >= end && figures.length > 0);
};

/** Said of something next to the figure: what panels generate or lamps save, a gift, “and 90% of our sites”. */
const isBeside = ({ start, end }: Amount, text: string, kinds: readonly string[]): boolean => {
  const before = text.slice(Math.max(0, start - 24), start);
  if (kinds.includes('percent')) return /\band $/i.test(before) && text.slice(end).startsWith(' of ');
  if (kinds.includes('energy') && /(?:generated|發電)(?: about| over|了?[約逾]?)\s?$/i.test(before)) return true;
  return /(?:\b(?:saved|saves|saving|avoided|offset|donated)|節省|節約|避免|抵銷|捐出)(?: about| over|了?[約逾]?)\s?$/i.test(
    before,
  );
};

type Against = { readonly figures: readonly KnownFigure[]; readonly years: readonly string[] };

/** Whether a number is said of a figure of the report. A percentage of something else, a gift or a count of guests is nobody's figure. */
export const isWorthChecking = (
  amount: Amount,
  text: string,
  clauses: readonly Clause[],
  { figures, years }: Against,
): boolean => {
  const clause = clauseAt(clauses, amount.start);
  if (!clause || isOfOtherYears(clause, clauses, years)) return false;
  const kinds = amount.units.map(([kind]) => (kind === 'points' ? 'percent' : kind));
  if (isBeside(amount, text, kinds)) return false;
  const subjects = subjectsOf(clause, clauses).flatMap((subject) => subject.figures);
  if (subjects.some(({ unitKind }) => unitKind !== null && kinds.includes(unitKind))) return true;
  if (kinds.includes('count')) return isOfWhole(amount, text, figures);
  if (kinds.includes('percent') && isNamedChange(amount, text, clause, clauses)) return true;
  return unnamed.some(([kind, words]) => kinds.includes(kind) && words.test(text));
};
