import type {
  ClimateActivityPage,
  ClimateImportDetail,
  ClimateImportRowPage,
  NewClimateImportMapping,
} from '@esg/contract';
import { vi } from 'vitest';
import type { Harness, PersonName } from '../../testing/harness.ts';
import { climateOf } from '../climate/testing.ts';

/** A sheet of these lines. */
export const csv = (...rows: string[]) => new Blob([rows.join('\n')], { type: 'text/csv' });
/** Two months of a boiler, one of them twice, and a row that nobody can read. */
export const bills = csv(
  'Meter number,Activity,What exactly,Month,Consumption,Unit,Gross or net,Country,Invoice',
  'Boiler,Natural gas in buildings and plant,Fuel: Natural gas,Mar 2025,"1,000",kWh,gross,United Kingdom,B1',
  'Boiler,Natural gas in buildings and plant,Fuel: Natural gas,2025-04,2,MWh,gross,GB,B2',
  'Boiler,Natural gas in buildings and plant,,2025-04,3,MWh,gross,GB,B2',
  'Boiler,Teleportation,,2025-13,many,kWh,,GB,B3',
);

/** One person's calls to the routes of imports of activity data. */
export const importsOf = (h: Harness, name: PersonName = 'verdant.admin') => {
  const { ok, refused, send, get, remove } = climateOf(h, name);
  const upload = (file: Blob, fileName = 'bills.csv') => {
    const form = new FormData();
    form.set('file', new File([file], fileName));
    return h.as(name).request('/climate-imports', { method: 'POST', body: form });
  };
  const read = (id: string) => ok<ClimateImportDetail>(get(`/climate-imports/${id}`));
  const rows = async (id: string, query = '') =>
    (await ok<ClimateImportRowPage>(get(`/climate-imports/${id}/rows${query}`))).items;
  const until = async (id: string, ...states: ClimateImportDetail['state'][]) => {
    await vi.waitFor(
      async () => {
        const { state } = await read(id);
        if (!states.includes(state)) throw new Error(`The import is ${state}`);
      },
      { timeout: 30_000, interval: 50 },
    );
    return read(id);
  };
  const map = (id: string, mapping: NewClimateImportMapping) => send('PUT', `/climate-imports/${id}/mapping`, mapping);
  const checked = async (file: Blob, fileName?: string) => {
    const made = await ok<ClimateImportDetail>(upload(file, fileName));
    const mapping = made.sheets[0]?.suggestion;
    if (!mapping) throw new Error('No sheet was read');
    await ok(map(made.id, mapping));
    return until(made.id, 'checked', 'failed');
  };
  const lines = async () => (await ok<ClimateActivityPage>(get('/climate-activities'))).items;
  const apply = ({ id, checks }: Pick<ClimateImportDetail, 'id' | 'checks'>, more = {}) =>
    send('POST', `/climate-imports/${id}/apply`, { checks, ...more });
  const step = async (id: string, deed: 'apply' | 'undo') => {
    await ok(deed === 'apply' ? apply(await read(id)) : send('POST', `/climate-imports/${id}/undo`));
    return until(id, deed === 'apply' ? 'applied' : 'undone');
  };
  return { ok, refused, send, get, remove, upload, map, checked, until, rows, lines, apply, step, read };
};
