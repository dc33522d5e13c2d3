import { type Denominator, denominatorKeys, type Issue, issueAt, ownDenominator } from '@esg/contract';
import { metricKeysIn, parseFormula } from '@esg/quantities';
import { convert, findMetric, unitsOfKind } from '@esg/standards';
import { libraryFormulas } from './library-formulas.ts';

type Intensity = {
  /** Totals that may be the numerator; of several that a disclosure asks for, the first. */
  readonly totals: readonly [string, ...string[]];
  /** The one where nothing says which is meant; without it the first. */
  readonly usual?: string;
  readonly denominator: Denominator;
};

const per = (metricKey: Denominator['metricKey']): Denominator => ({ metricKey, unit: null, times: '1', name: null });
/** Every company counts its employees; a framework such as HKEX leaves the choice to the company. */
const employee = per('workforce.headcount');

/** Intensities whose denominator the organisation chooses. */
const intensities: Readonly<Record<string, Intensity>> = {
  'energy.intensity.physical': { totals: ['energy.consumption.total'], denominator: employee },
  'ghg.intensity.physical': {
    totals: ['ghg.total.location_based', 'ghg.total.market_based', 'ghg.scope12.location_based'],
    usual: 'ghg.scope12.location_based',
    denominator: employee,
  },
  'water.intensity.physical': {
    totals: ['water.consumption.total', 'water.withdrawal.total'],
    denominator: employee,
  },
  'waste.intensity.physical': {
    totals: ['waste.generated.total', 'waste.generated.hazardous', 'waste.generated.nonhazardous'],
    denominator: employee,
  },
  'waste.intensity.hazardous': { totals: ['waste.generated.hazardous'], denominator: employee },
  'waste.intensity.nonhazardous': { totals: ['waste.generated.nonhazardous'], denominator: employee },
  'materials.packaging_intensity': { totals: ['materials.packaging'], denominator: per(ownDenominator) },
};

/** Totals that the intensity may be about; empty where the metric is not an intensity with a denominator to choose. */
export const totalsOf = (metricKey: string): readonly string[] => intensities[metricKey]?.totals ?? [];

/** The total of the intensity: the wanted one, if it may be about that, else the usual one. */
export const totalOf = (metricKey: string, wanted: string | undefined): string | undefined => {
  const { totals = [], usual } = intensities[metricKey] ?? {};
  return totals.find((key) => key === wanted) ?? usual ?? totals[0];
};

/** The denominator of the intensity: the organisation's choice, else the usual one. */
export const denominatorOf = (metricKey: string, chosen: Denominator | null | undefined): Denominator | null =>
  intensities[metricKey] ? (chosen ?? intensities[metricKey].denominator) : null;

/** Metrics that the library uses to calculate others: changing one changes those. */
const feeding = new Set<string>([
  ...denominatorKeys,
  ...Object.values(intensities).flatMap(({ totals }) => totals),
  ...Object.values(libraryFormulas).flatMap((texts) =>
    texts.flatMap((text) => {
      const parsed = parseFormula(text);
      return parsed.ok ? metricKeysIn(parsed.formula) : [];
    }),
  ),
]);
export const feedsLibrary = (metricKey: string): boolean => feeding.has(metricKey);

const kindOf = ({ metricKey }: Denominator) => findMetric(metricKey)?.unitKind ?? '';

/** How many base units of the denominator's kind the intensity is divided by: 1,000 ft² are 92.90304 m². */
const measuredBy = (denominator: Denominator): string => {
  const { unit, times } = denominator;
  const base = unitsOfKind(kindOf(denominator)).find(({ factorToBase }) => factorToBase === '1')?.code;
  return unit === null || base === undefined ? times : (convert(times, kindOf(denominator), unit, base) ?? times);
};

/** The intensity's formula for one of its totals, by default the first. */
export const formulaOfIntensity = (denominator: Denominator, total: string): string => {
  const times = measuredBy(denominator);
  return `${total} / ${denominator.metricKey}${times === '1' ? '' : ` * ${times}`}`;
};

/** What is wrong with a chosen denominator: it belongs to no intensity, is in no unit of its metric, or has no name where it needs one. */
export const issuesOfDenominator = (metricKey: string, denominator: Denominator | null): Issue[] => {
  if (denominator === null) return [];
  const { unit, name } = denominator;
  if (!intensities[metricKey]) return [issueAt('denominator', 'choice_unknown')];
  const units = unitsOfKind(kindOf(denominator)).filter(({ factorToBase }) => factorToBase !== null);
  if (unit !== null && !units.some(({ code }) => code === unit)) return [issueAt('denominator.unit', 'choice_unknown')];
  if (name !== null && denominator.metricKey !== ownDenominator) return [issueAt('denominator.name', 'choice_unknown')];
  return [];
};
