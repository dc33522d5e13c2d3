import type { ClimateActivityType, ClimateFuel, ClimateLibrary, ScopeThreeMethod } from '@esg/contract';
import { bilingual, col, list, type Row, type Source } from './source.ts';

const activityTypeOf = (row: Row): ClimateActivityType => ({
  id: col(row, 'id'),
  scope: col(row, 'scope') as ClimateActivityType['scope'],
  categories: list(col(row, 'scope3_category')).map(Number),
  name: bilingual(row, 'name'),
  unitKinds: list(col(row, 'unit_kinds')),
  entersFactor: col(row, 'user_enters_factor') === 'yes',
  questions: list(col(row, 'questions')),
  note: col(row, 'note'),
  factorCategory: col(row, 'factor_category'),
  factorPrefixes: list(col(row, 'factor_activity_prefixes')),
});

/** The source gives some solids the density of a gas, and says so. */
const hasNoDensity = (row: Row) =>
  col(row, 'density_kg_per_m3') === '' || /do not use the density/.test(col(row, 'note'));

const fuelOf = (row: Row): ClimateFuel => ({
  id: col(row, 'id'),
  name: bilingual(row, 'name'),
  netMjPerKg: col(row, 'ncv_tj_per_gg'),
  kgPerM3: hasNoDensity(row) ? null : col(row, 'density_kg_per_m3'),
  factorActivity: col(row, 'emission_factor_activity'),
  source: 'EFRAG VSME Digital Template 1.3.0, Fuel Conversion Parameters',
});

/** Kinds of activities with their questions, properties of fuels, and the categories of scope 3. */
export const climateOf = (read: Source): Omit<ClimateLibrary, 'gases'> => ({
  activityTypes: read('climate/activity-types').map(activityTypeOf),
  questions: read('climate/activity-questions').map((row) => ({
    id: col(row, 'id'),
    question: bilingual(row, 'question'),
    note: col(row, 'note'),
  })),
  fuels: read('climate/fuel-properties').map(fuelOf),
  categories: read('climate/scope3-categories').map((row) => ({
    number: Number(col(row, 'number')),
    direction: col(row, 'direction') === 'upstream' ? 'upstream' : 'downstream',
    name: bilingual(row, 'name'),
    description: bilingual(row, 'description'),
    boundary: bilingual(row, 'boundary'),
    elsewhere: bilingual(row, 'elsewhere'),
    methods: list(col(row, 'methods')) as ScopeThreeMethod[],
    metricKey: col(row, 'metric_key'),
  })),
});
