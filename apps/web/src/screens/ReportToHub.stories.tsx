import {
  entityQueries,
  frameworkQueries,
  hubSaveQueries,
  referenceQueries,
  reportingTimeQueries,
  reportQueries,
} from '@esg/api-client';
import type { Disclosure, Field, Framework, HubSave, HubSaveItem, HubSavePlan } from '@esg/contract';
import { expect, waitFor } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { ReportToHubPage } from '../features/report-to-hub/ReportToHubPage.tsx';
import { sampleEntities } from './sample-exchange.ts';
import { sampleTimes } from './sample-times.ts';

const report = sampleReport();
const by = { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f13', name: 'Arjun Rao' };
const period = { start: '2025-01-01', end: '2025-12-31' };
const names = {
  '302-1': { key: 'energy.consumption.total', en: 'Total energy consumption', zhTw: '能源總耗量', kind: 'energy' },
  '305-1': { key: 'ghg.scope1.total', en: 'Scope 1 emissions', zhTw: '範圍 1 排放', kind: 'mass_co2e' },
  '305-2': { key: 'ghg.scope2.location', en: 'Scope 2 emissions', zhTw: '範圍 2 排放', kind: 'mass_co2e' },
} as const;
type Code = keyof typeof names;

const disclosureOf = (code: Code) => {
  const { key, en, zhTw, kind } = names[code];
  const field = { key, type: 'number', label: { en, zhTw }, unitKind: kind, options: [], breakdowns: [] };
  return { code, title: { en, zhTw }, fields: [field as unknown as Field] } as unknown as Disclosure;
};
const framework = {
  versionId: report.versionId,
  topics: [{ disclosures: (Object.keys(names) as Code[]).map(disclosureOf) }],
  units: {},
} as unknown as Framework;

const figure = (number: string, unit: string): HubSaveItem['value'] => ({
  type: 'number',
  rows: [{ number, unit, descriptor: '' }],
});
const itemOf = (code: Code, state: HubSaveItem['state'], value: HubSaveItem['value']): HubSaveItem => ({
  disclosureCode: code,
  fieldKey: names[code].key,
  part: null,
  state,
  value,
  existing: null,
  reckoned: null,
  point: Object.keys(names).indexOf(code),
  reading: 0,
  contradicted: false,
  restated: false,
});
const existing = {
  id: by.id,
  version: 2,
  period,
  value: figure('790.2', 'tCO2e'),
  source: 'Fuel cards',
  updatedAt: '2026-02-03T09:00:00.000Z',
  updatedBy: by,
};
const plan: HubSavePlan = {
  period,
  withoutMetric: 3,
  stamp: 'seen',
  items: [
    itemOf('302-1', 'new', figure('1240.5', 'MWh')),
    { ...itemOf('305-1', 'conflict', figure('812.4', 'tCO2e')), existing },
    { ...itemOf('305-2', 'overlap', figure('455', 'tCO2e')), existing: { ...existing, value: figure('38', 'tCO2e') } },
  ],
};
const save: HubSave = {
  id: by.id,
  mode: 'ExportAll',
  period,
  entityId: null,
  created: 12,
  overwritten: 3,
  kept: 1,
  at: '2026-02-01T08:30:00.000Z',
  by,
  undone: null,
};

const seed: Seed = (cache, api) => {
  api.interceptors.request.clear();
  cache.setQueryData([...reportQueries.one(api, report.id).queryKey], report);
  cache.setQueryData(frameworkQueries.one(api, report.versionId).queryKey, framework);
  cache.setQueryData(referenceQueries.countries(api).queryKey, []);
  cache.setQueryData(reportingTimeQueries.all(api).queryKey, [...sampleTimes]);
  cache.setQueryData(entityQueries.all(api).queryKey, [...sampleEntities]);
  cache.setQueryData(hubSaveQueries.ofReport(api, report.id).queryKey, [save]);
};

/** The last request to save. */
const asked: { body?: string } = {};
const answer = async (request: Request): Promise<Response> => {
  if (new URL(request.url).pathname.endsWith('/plan')) return Response.json(plan);
  if (request.method === 'GET') return Response.json([save]);
  asked.body = await request.text();
  return Response.json({ ...save, created: 1, overwritten: 1 }, { status: 201 });
};

const meta = preview.meta({
  title: 'Screens/Report to data hub',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  decorators: [onScreen({ catalogue, path: `/ct/export-data/${report.id}`, seed })],
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      input instanceof Request && /\/saved-to-hub/.test(input.url) ? answer(input) : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
});
const patience = { timeout: 10_000 };

export const Plan = meta.story({
  render: () => (
    <ReportToHubPage
      reportId={report.id}
      permissions={['report:read', 'report:write', 'data-hub:read', 'data-hub:write']}
    />
  ),
});
Plan.test('keeps originals until told otherwise, and sends each decision', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('button', { name: 'Save 1 answer' }, patience)).toBeVisible();
  await expect(canvas.getByText(/choose another reporting time/)).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Overwrite Scope 1 emissions' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Save 2 answers' }, patience));
  await waitFor(() => expect(asked.body).toContain('"choice":"overwrite"'), patience);
  await userEvent.click(canvas.getByRole('radio', { name: /^Select disclosures/ }));
  await userEvent.click(await canvas.findByRole('checkbox', { name: /^302-1 / }, patience));
  await expect(await canvas.findByRole('button', { name: 'Save 1 answer' }, patience)).toBeVisible();
});
