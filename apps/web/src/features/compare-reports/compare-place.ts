import { type ComparableReport, type CompareChoice, comparisonLimits } from '@esg/contract';

/** How a comparison is shown (spec section 3, CompareViewTable and CompareChart). */
export type CompareLook = 'table' | 'chart';

/** Parameters of a comparison's address. */
export type ComparePlace = {
  /** Ids of the reports beside the first one. */
  readonly with?: string | undefined;
  /** Keys of figures. */
  readonly figures?: string | undefined;
  readonly view?: CompareLook | undefined;
  /** Filter of the offered reports: the year in which their period ends, and an entity, or `whole` for the whole organisation. */
  readonly year?: number | undefined;
  readonly entity?: string | undefined;
};

/** Replaces an entity's id: reports on the organisation as a whole. */
export const wholeOrganisation = 'whole';

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const listOf = (value: unknown, isItem: (item: string) => boolean, max: number): string[] =>
  typeof value === 'string' ? [...new Set(value.split(',').filter(isItem))].slice(0, max) : [];

/** Ids of reports in an address; other values are dropped. */
export const reportsIn = (value: unknown): string[] =>
  listOf(value, (item) => id.test(item), comparisonLimits.reportsMax);

/** Keys of figures in an address. */
export const figuresIn = (value: unknown): string[] =>
  listOf(value, (item) => item !== '' && item.length <= 200, comparisonLimits.figuresMax);

const yearIn = (value: unknown) => (/^\d{4}$/.test(String(value)) ? Number(value) : undefined);
const entityIn = (value: unknown) =>
  typeof value === 'string' && (value === wholeOrganisation || id.test(value)) ? value : undefined;

/** Reads an address that anybody may have typed. */
export const placeOf = (search: Record<string, unknown>): ComparePlace => {
  const others = reportsIn(search.with).join();
  const figures = figuresIn(search.figures).join();
  const year = yearIn(search.year);
  const entity = entityIn(search.entity);
  return {
    ...(others && { with: others }),
    ...(figures && { figures }),
    ...(search.view === 'chart' && { view: 'chart' as const }),
    ...(year && { year }),
    ...(entity && { entity }),
  };
};

/** The default figures: those that most reports have. */
const shownAtFirst = 5;

/** The compared figures: those of the address, or the first few available ones. */
export const figuresShown = (
  place: ComparePlace,
  choices: readonly { readonly key: string; readonly reports: number }[],
): string[] => {
  const chosen = figuresIn(place.figures);
  if (chosen.length > 0) return chosen;
  return choices
    .toSorted((one, other) => other.reports - one.reports)
    .slice(0, shownAtFirst)
    .map(({ key }) => key);
};

/** The address of the print page, with the same choice. */
export const printedPlace = ({ reports, figures }: CompareChoice) => ({
  reports: reports.join(),
  figures: figures.join(),
});

/** Years in which the reports' periods end, the latest first. */
export const yearsOf = (reports: readonly Pick<ComparableReport, 'period'>[]): string[] =>
  [...new Set(reports.flatMap(({ period }) => period?.end.slice(0, 4) ?? []))].sort().reverse();

/** Reports that match the filter. */
export const matching = <Some extends Pick<ComparableReport, 'period' | 'entityIds'>>(
  reports: readonly Some[],
  { year, entity }: Pick<ComparePlace, 'year' | 'entity'>,
): Some[] =>
  reports.filter(({ period, entityIds }) => {
    if (year && period?.end.slice(0, 4) !== String(year)) return false;
    if (!entity) return true;
    return entity === wholeOrganisation ? entityIds.length === 0 : entityIds.includes(entity);
  });
