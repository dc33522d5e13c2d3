import { figureWordsOf } from '@esg/standards';
import type { KnownFigure } from '../known-figures.ts';

type Years = readonly [now: string, then: string];

const figure = (
  fieldKey: string,
  unitKind: string,
  unit: string,
  years: Years,
  parts: readonly string[] = [],
): KnownFigure => ({
  disclosureCode: fieldKey,
  fieldKey,
  unitKind,
  names: figureWordsOf(fieldKey)?.names ?? [],
  years: years.map((number, back) => ({
    total: { number, unit },
    parts: back === 0 ? parts.map((part) => ({ number: part, unit })) : [],
  })),
});

/** The figures that the sample sentences are checked against. */
export const sampleFigures: readonly KnownFigure[] = [
  figure('ghg.scope1.total', 'ghg_mass', 't{CO2e}', ['1300', '1418']),
  figure('ghg.scope2.location_based', 'ghg_mass', 't{CO2e}', ['2600', '2500']),
  figure('ghg.total.location_based', 'ghg_mass', 't{CO2e}', ['3900', '3918']),
  figure('energy.consumption.total', 'energy', 'kWh', ['5200000', '5000000']),
  figure('energy.consumption.electricity', 'energy', 'kWh', ['4100000', '4100000']),
  figure('energy.consumption.renewable_pct', 'percent', '%', ['12.5', '10']),
  figure('water.consumption.total', 'volume', 'm3', ['18450', '20500']),
  figure('waste.generated.hazardous', 'mass', 't', ['12.4', '10']),
  figure('waste.generated.nonhazardous', 'mass', 't', ['310', '355']),
  figure('waste.disposed', 'mass', 't', ['122', '160']),
  figure('waste.recycled_pct', 'percent', '%', ['62', '58']),
  figure('workforce.headcount', 'count', '1', ['1286', '1240'], ['540', '746']),
  figure('workforce.turnover_rate', 'percent', '%', ['14.2', '16.8']),
  figure('workforce.female_pct', 'percent', '%', ['42', '41']),
  figure('training.hours_average', 'hours_per_person', 'h/{person}', ['18.5', '16']),
  figure('training.hours_total', 'hours', 'h', ['23791', '19840']),
  figure('ohs.fatalities', 'count', '1', ['0', '0']),
  figure('ohs.recordable', 'count', '1', ['7', '9']),
  figure('ohs.lost_days', 'days', 'd', ['156', '201']),
  figure('gov.board_size', 'count', '1', ['9', '9']),
  figure('diversity.board_female_pct', 'percent', '%', ['22.2', '11.1']),
  figure('corruption.incidents', 'count', '1', ['0', '0']),
  figure('community.investment', 'currency', 'HKD', ['1250000', '980000']),
  figure('community.volunteer_hours', 'hours', 'h', ['3200', '2900']),
  figure('supply.count', 'count', '1', ['412', '398']),
  figure('product.complaints', 'count', '1', ['23', '31']),
];
