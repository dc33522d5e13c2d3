import type { RestatedFigure, RestatedPlace } from '@esg/contract';
import { type Formula, less, metricKeysIn, sumOf } from '@esg/quantities';
import { convert, findMetric } from '@esg/standards';
import type { MetricRules } from '../metrics/index.ts';
import { categoryIn } from '../report-model/index.ts';

type Rules = Pick<MetricRules, 'formulasOf'>;

const isSum = (formula: Formula): boolean =>
  formula.kind === 'metric' || (formula.kind === 'add' && isSum(formula.left) && isSum(formula.right));

/** By how much a figure changed, in that unit. */
const changeIn = ({ old, new: now, fieldKey }: RestatedPlace, unit: string): string | undefined => {
  const kind = findMetric(fieldKey)?.unitKind;
  const numberOf = (figure: RestatedFigure | null) => {
    if (figure === null || figure.unit === unit) return figure?.number ?? '0';
    return kind ? convert(figure.number, kind, figure.unit, unit) : undefined;
  };
  const before = numberOf(old);
  const after = numberOf(now);
  return before === undefined || after === undefined ? undefined : less(after, before);
};

const changesAlike = (whole: RestatedPlace, parts: readonly RestatedPlace[]): boolean => {
  const unit = whole.new?.unit ?? whole.old?.unit ?? '';
  const changes = parts.map((part) => changeIn(part, unit));
  const made = changes.flatMap((change) => change ?? []);
  return parts.length > 0 && made.length === parts.length && sumOf(made) === changeIn(whole, unit);
};

const sameRow = (one: RestatedPlace, other: RestatedPlace) =>
  one.fieldKey === other.fieldKey &&
  (one.breakdown ?? '') === (other.breakdown ?? '') &&
  categoryIn(one.descriptor, 'en') === categoryIn(other.descriptor, 'en');

const sameFigures = (one: RestatedPlace, other: RestatedPlace) =>
  JSON.stringify([one.old, one.new]) === JSON.stringify([other.old, other.new]);

/** The changes that cause the change of this figure: of its parts, or of the figures in its formula. */
const sourcesOf = (
  item: RestatedPlace,
  all: readonly RestatedPlace[],
  { formulasOf }: Rules,
): readonly RestatedPlace[] => {
  const alike = all.find(
    (other) => other !== item && other.explained && sameRow(item, other) && sameFigures(item, other),
  );
  if (alike) return [alike];
  if (item.breakdown !== undefined) return [];
  const own = all.filter((other) => other.disclosureCode === item.disclosureCode && other.fieldKey === item.fieldKey);
  const ways = Map.groupBy(own, ({ breakdown }) => breakdown);
  for (const [way, parts] of ways) if (way !== undefined && changesAlike(item, parts)) return parts;
  for (const { formula } of formulasOf(item.fieldKey)) {
    const keys = new Set(metricKeysIn(formula));
    const changed = [
      ...new Map(
        all.flatMap((other) =>
          keys.has(other.fieldKey) && other.breakdown === undefined ? [[other.fieldKey, other]] : [],
        ),
      ).values(),
    ];
    if (changed.length > 0 && (!isSum(formula) || changesAlike(item, changed))) return changed;
  }
  return [];
};

/**
 * The figures with the explanations they inherit: a total changes with its parts, an intensity with what it is calculated from, and the
 * same figure in another disclosure with itself. Somebody who has explained one change is not asked again for those.
 */
export const withFollowing = (items: readonly RestatedPlace[], rules: Rules): RestatedPlace[] => {
  let list = [...items];
  for (let turn = 0; turn < items.length; turn += 1) {
    const next = list.map((item): RestatedPlace => {
      if (item.explained) return item;
      const sources = sourcesOf(item, list, rules);
      const [first] = sources;
      return first && sources.every(({ explained }) => explained) ? { ...item, explained: first.explained } : item;
    });
    if (next.every((item, index) => item === list[index])) return next;
    list = next;
  }
  return list;
};
