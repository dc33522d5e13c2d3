import type {
  ClimateActivity,
  ClimateFactor,
  ClimateFactorChange,
  ClimateRecalculation,
  ClimateSums,
  ClimateTrace,
  NewClimateActivity,
  NewClimateFactor,
  Problem,
} from '@esg/contract';
import { vi } from 'vitest';
import { body, type Harness, type PersonName } from '../../testing/harness.ts';

/** Natural gas of March 2025 in the United Kingdom, as a bill in gross kilowatt-hours states it. */
export const gasLine = (more: Partial<NewClimateActivity> = {}): NewClimateActivity => ({
  entityId: null,
  label: 'Boiler house',
  activityTypeId: 'stationary-gas',
  category: null,
  month: '2025-03',
  amount: '1000',
  unit: 'kWh',
  basis: 'gross',
  activity: 'Fuel: Natural gas',
  region: 'GB',
  factorId: null,
  fuel: null,
  prices: null,
  shares: [],
  contracts: [],
  isEstimate: false,
  source: 'Bill 4711',
  evidence: 'Page 2',
  ...more,
});

export const electricityLine = (more: Partial<NewClimateActivity> = {}): NewClimateActivity =>
  gasLine({
    activityTypeId: 'electricity',
    label: 'Meter 1',
    unit: 'MWh',
    amount: '1',
    basis: null,
    activity: null,
    ...more,
  });

/** Steam, for which the library has no factor. */
export const steamLine = (more: Partial<NewClimateActivity> = {}): NewClimateActivity =>
  gasLine({ activityTypeId: 'heat-steam-cooling', label: 'Steam', activity: null, basis: null, ...more });

export const steamFactor = (more: Partial<NewClimateFactor> = {}): NewClimateFactor => ({
  activityTypeId: 'heat-steam-cooling',
  name: 'Steam of the park',
  origin: 'supplier',
  region: 'GB',
  unit: 'kWh',
  basis: null,
  method: 'location',
  gwpSet: 'AR5',
  prices: null,
  gases: [{ gas: 'CO2', kgPerUnit: '0.25', isEquivalent: false, isBeside: false }],
  publicationYear: 2025,
  validFrom: '2025-01-01',
  validTo: null,
  source: 'Letter of the supplier of 3 April 2025',
  evidence: 'Page 1',
  licence: '',
  uncertaintyPercent: null,
  documents: [],
  ...more,
});

/** What is sent of a factor that was read, to change it. */
export const fieldsOfFactor = (factor: ClimateFactor): ClimateFactorChange => {
  const { id: _, confirmedBy: __, confirmedAt: ___, updatedBy: ____, updatedAt: _____, ...rest } = factor;
  const { updatedById: ______, isConfirmedByAuthor: _______, ...fields } = rest;
  return fields;
};

/** What is sent of a line that was read, to change it. */
export const fieldsOfLine = (line: ClimateActivity): NewClimateActivity => {
  const { id: _, scope: __, outcomes: ___, amountDoubt: ____, deletedAt: _____, updatedBy: ______, ...rest } = line;
  const { updatedAt: _______, version: ________, ...fields } = rest;
  return fields;
};

/** Calls of one person to the climate calculator. */
export const climateOf = (h: Harness, name: PersonName = 'verdant.admin') => {
  const send = (method: 'POST' | 'PUT', path: string, value: unknown = {}) =>
    h.as(name).request(path, body(method, value));
  const get = (path: string) => h.as(name).request(path);
  const remove = (path: string) => h.as(name).request(path, { method: 'DELETE' });
  const ok = async <Answer>(answer: Response | Promise<Response>): Promise<Answer> => {
    const response = await answer;
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const refused = async (answer: Response | Promise<Response>) => {
    const response = await answer;
    const { code, issues, ...rest } = (await response.json()) as Problem & Record<string, unknown>;
    return { status: response.status, code, issues, ...rest };
  };
  const add = (line: NewClimateActivity) => ok<ClimateActivity>(send('POST', '/climate-activities', line));
  const read = (id: string) => ok<ClimateActivity>(get(`/climate-activities/${id}`));
  const trace = (id: string) => ok<ClimateTrace>(get(`/climate-activities/${id}/trace`));
  const sums = (by: string, more = '') => ok<ClimateSums>(get(`/climate-sums?by=${by}&from=2025-01&to=2025-12${more}`));
  const addFactor = (factor: NewClimateFactor) => ok<ClimateFactor>(send('POST', '/climate-factors', factor));
  const confirm = ({ id, version }: ClimateFactor) =>
    ok<ClimateFactor>(send('POST', `/climate-factors/${id}/confirm`, { version }));
  const until = async (...states: ClimateRecalculation['state'][]) => {
    await vi.waitFor(
      async () => {
        const latest = await ok<ClimateRecalculation>(get('/climate-recalculations/latest'));
        if (!states.includes(latest.state)) throw new Error(`The recalculation is ${latest.state}`);
      },
      { timeout: 20_000, interval: 50 },
    );
    return ok<ClimateRecalculation>(get('/climate-recalculations/latest'));
  };
  const recalculate = async (isPreview: boolean) => {
    await ok(send('POST', '/climate-recalculations', { isPreview }));
    return until('ready', 'applied', 'failed');
  };
  return { send, get, remove, ok, refused, add, read, trace, sums, addFactor, confirm, until, recalculate };
};
