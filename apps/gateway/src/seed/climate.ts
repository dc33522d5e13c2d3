import type { NewClimateActivity, NewClimateFactor } from '@esg/contract';
import { confirmFactor, countActivities, createFactor, insertLines } from '../modules/climate/index.ts';
import { listEntities } from '../modules/entities/index.ts';
import type { Scope } from '../platform/database/index.ts';
import type { GatewayDeps } from '../platform/deps.ts';
import { type DemoFactor, type DemoMeter, demoFactors, demoLeaks, demoMeters } from './climate-figures.ts';
import { sites } from './data-hub-figures.ts';
import { daysBefore, inOneTransaction, scopeOf } from './scope.ts';

const source = 'Demonstration data 示範數據';
const years = [2024, 2025] as const;

/** Thousandths of a year: cooling makes the summer the largest part. */
const byWeather = [78, 72, 76, 78, 86, 92, 99, 98, 92, 84, 75, 70];
const byQuarter = [0, 0, 250, 0, 0, 250, 0, 0, 250, 0, 0, 250];

const factorsOf = ({ kg, ...factor }: DemoFactor): NewClimateFactor[] => {
  const of = (year: (typeof years)[number], validTo: string | null): NewClimateFactor => ({
    origin: 'own',
    basis: null,
    method: null,
    gwpSet: 'AR5',
    prices: null,
    gases: [{ gas: 'CO2', kgPerUnit: kg[year], isEquivalent: true, isBeside: false }],
    publicationYear: year,
    validFrom: `${year}-01-01`,
    validTo,
    source,
    evidence: '',
    licence: '',
    uncertaintyPercent: null,
    documents: [],
    ...factor,
  });
  return kg[2024] === kg[2025] ? [of(2024, null)] : [of(2024, '2024-12-31'), of(2025, null)];
};

const blank = { category: null, factorId: null, fuel: null, prices: null, shares: [], contracts: [], evidence: '' };

type Sites = ReadonlyMap<string, string>;

const linesOf = (meter: DemoMeter, entities: Sites): NewClimateActivity[] => {
  const factor: DemoFactor = demoFactors[meter.factor];
  const parts = meter.rhythm === 'month' ? byWeather : byQuarter;
  return years.flatMap((year) =>
    parts.flatMap((part, index): NewClimateActivity[] => {
      const shareOf = (whole: number) => String((whole * part) / 1000);
      const month = `${year}-${String(index + 1).padStart(2, '0')}`;
      const read = meter.quarters?.[year][Math.floor(index / 3)];
      const line = {
        ...blank,
        entityId: entities.get(meter.site) ?? null,
        label: meter.label,
        activityTypeId: factor.activityTypeId,
        category: meter.category ?? null,
        month,
        amount: read === undefined ? shareOf(meter.years[year]) : String(read),
        unit: factor.unit,
        basis: factor.basis ?? null,
        activity: factor.name,
        region: factor.region,
        contracts: meter.green ? [{ kwh: shareOf(meter.green[year]), kgCo2ePerKwh: '0', source }] : [],
        isEstimate: false,
        source,
      };
      return part === 0 ? [] : [line];
    }),
  );
};

/**
 * One bill has not come yet, so that its month is an estimate, and of one bill nobody said where it is of: what is to be done shows, too. The
 * estimate is as large as what the data hub has.
 */
const unfinished = (lines: readonly NewClimateActivity[]): NewClimateActivity[] =>
  lines.map((line) => {
    if (line.month !== '2025-12') return line;
    if (line.label.startsWith('Office floors')) return { ...line, isEstimate: true };
    return line.label.startsWith('Travel agent') ? { ...line, region: null } : line;
  });

const leaksOf = (entities: Sites): NewClimateActivity[] =>
  demoLeaks.map(({ month, kg }) => ({
    ...blank,
    entityId: entities.get(sites[1]) ?? null,
    label: 'Chiller 2 二號冷水機組',
    activityTypeId: 'refrigerants',
    month,
    amount: kg,
    unit: 'kg',
    basis: null,
    activity: 'Leak of HFC-134a',
    region: null,
    isEstimate: false,
    source,
  }));

const fill = async (deps: GatewayDeps, scope: Scope) => {
  for (const factor of Object.values(demoFactors).flatMap(factorsOf)) {
    const { id, version } = await createFactor(deps, scope, factor);
    await confirmFactor(deps, scope, id, version);
  }
  const found = await deps.database.withScope(scope, listEntities);
  const entities = new Map(found.map(({ name, id }) => [name, id]));
  const lines = unfinished(demoMeters.flatMap((meter) => linesOf(meter, entities)));
  await deps.database.withScope(scope, (scoped) =>
    insertLines(scoped, [...lines, ...leaksOf(entities)], { by: 'Mei Chan', now: deps.now() }),
  );
};

/**
 * Gives Verdant two years of activity data with what they come to: three sites, two lorries and pool cars, a leak of refrigerant and some of
 * scope 3, by factors of its own. Running it again changes nothing. Call it after the data hub, which brings the sites.
 */
export const seedClimate = async (deps: GatewayDeps) => {
  const scope = scopeOf('admin@verdant.example');
  if ((await deps.database.withScope(scope, countActivities)) > 0) return;
  await inOneTransaction(deps, scope, daysBefore(deps.now(), 6), (inside) => fill(inside, scope));
};
