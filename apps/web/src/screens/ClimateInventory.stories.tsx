import { climateInventoryQueries, entityQueries } from '@esg/api-client';
import {
  type ClimateBaseYear,
  type ClimateInventory,
  type InventoryTotals,
  noInventorySettings,
  type Permission,
} from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { InventoryPage } from '../features/climate/inventory/InventoryPage.tsx';
import { BaseYear } from '../features/climate/rules/BaseYear.tsx';
import { InventorySettings } from '../features/climate/rules/InventorySettings.tsx';
import { climateSeed } from './sample-climate.ts';
import { id } from './sample-exchange.ts';

const patience = { timeout: 10_000 };
const totals = (location: string): InventoryTotals => ({
  scope1: '182960.4',
  scope2Location: '354000',
  scope2Market: '106200',
  scope3: '1800.25',
  location,
  market: '290960.65',
});

const inventory: ClimateInventory = {
  lines: 24,
  openLines: 0,
  outdatedLines: 0,
  totals: totals('538760.65'),
  uncounted: ['3'],
  uncertainty: {
    location: {
      statedKgCo2e: '536960.4',
      unstatedKgCo2e: '1800.25',
      percent: '4.1234',
      range: { low: '514819', high: '559101' },
    },
    market: { statedKgCo2e: '0', unstatedKgCo2e: '290960.65', percent: null, range: null },
  },
  gaps: ['approach', 'uncertainty', 'verification'],
  isListedWhole: true,
};
const draft: ClimateInventory = { ...inventory, openLines: 2, gaps: ['lines_open', 'base_year'] };
const none: ClimateInventory = { ...inventory, lines: 0, gaps: [] };

const adopted = {
  number: 1,
  period: { start: '2023-01-01', end: '2023-12-31' },
  totals: totals('500000'),
  reason: 'The first year with bills of all sites',
  restated: 0,
  adoptedBy: 'Mei Chan',
  adoptedAt: '2024-03-01T08:00:00.000Z',
};
const moved: ClimateBaseYear = {
  period: adopted.period,
  thresholdPercent: '5',
  adopted,
  history: [adopted],
  present: totals('538760.65'),
  change: {
    kgCo2e: { location: '38760.65', market: '0' },
    percent: { location: '7.75213', market: '0' },
    joined: [{ entityId: id(1), location: '40000', market: '0' }],
    left: [],
    shares: [],
    recalculated: { location: '-1239.35', market: '0' },
  },
  exceeds: true,
  withoutData: [],
  openLines: 0,
  outdatedLines: 0,
};

type Sent = { readonly method: string; readonly path: string; readonly body: unknown };
let sent: Sent[] = [];
let answer: (path: string) => Response | undefined = () => undefined;

const seedWith =
  (shown: ClimateInventory, baseYear: ClimateBaseYear = moved): Seed =>
  (cache, api, language) => {
    climateSeed()(cache, api, language);
    api.interceptors.request.clear();
    const asked = { from: '2025-01', to: '2025-12', entityId: undefined };
    cache.setQueryData(climateInventoryQueries.one(api, asked).queryKey, shown);
    cache.setQueryData(climateInventoryQueries.settings(api).queryKey, noInventorySettings);
    cache.setQueryData(climateInventoryQueries.baseYear(api).queryKey, baseYear);
    if (cache.getQueryData(entityQueries.all(api).queryKey) === undefined)
      cache.setQueryData(entityQueries.all(api).queryKey, []);
  };

const meta = preview.meta({
  title: 'Screens/Climate inventory',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => <InventoryPage />,
  beforeEach: () => {
    const { fetch } = globalThis;
    sent = [];
    globalThis.fetch = async (input, init) => {
      if (!(input instanceof Request) || !input.url.includes('/climate-')) return fetch(input, init);
      const text = input.method === 'GET' ? '' : await input.clone().text();
      const { pathname } = new URL(input.url);
      sent.push({ method: input.method, path: pathname, body: text ? JSON.parse(text) : undefined });
      return answer(pathname) ?? new Response(null, { status: 500 });
    };
    return () => {
      globalThis.fetch = fetch;
      answer = () => undefined;
    };
  },
});

const page = (shown: ClimateInventory) => ({
  decorators: [onScreen({ catalogue, path: '/ct/climate/inventory?year=2025', seed: seedWith(shown) })],
});

export const Inventory = meta.story(page(inventory));
Inventory.test('says how uncertain the total is, and for which part nothing is stated', async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: 'Emissions and their uncertainty' }, patience));
  await expect(table.getByRole('row', { name: /scope 2 location-based ?538/ })).toHaveTextContent(
    '±4.1%, without 1.8 t of which none is stated',
  );
  await expect(table.getByRole('row', { name: /^Scope 3/ })).toHaveTextContent('Not counted');
  await expect(table.getByRole('row', { name: /with scope 2 market-based/ })).toHaveTextContent(
    'No uncertainty stated',
  );
});
Inventory.test('leads to where each missing statement is entered', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: /approach by which entities/ }, patience)).toHaveAttribute(
    'href',
    '/ct/entity-management/boundary',
  );
  await expect(canvas.getByRole('link', { name: 'Whether it was verified' })).toHaveAttribute(
    'href',
    '/ct/climate/rules#inventory',
  );
});
Inventory.test('makes each chosen file, and tries one again that failed', async ({ canvas, userEvent }) => {
  answer = (path) => (path.endsWith('/word') ? undefined : new Response(new Blob(['file'])));
  await userEvent.click(await canvas.findByRole('button', { name: 'Create files' }, patience));
  await expect(await canvas.findByRole('button', { name: 'Download PDF · English' }, patience)).toBeVisible();
  await expect(await canvas.findByRole('button', { name: /^Download Excel/ }, patience)).toBeVisible();
  answer = () => new Response(new Blob(['file']));
  await userEvent.click(canvas.getByRole('button', { name: 'Try again: Word · English' }));
  await expect(await canvas.findByRole('button', { name: 'Download Word · English' }, patience)).toBeVisible();
});

export const InventoryInChinese = meta.story({ ...page(inventory), globals: { locale: 'zh-Hant-HK' } });

export const Draft = meta.story(page(draft));
Draft.test('says that the report is a draft, and leads to the lines', async ({ canvas }) => {
  await expect(await canvas.findByText('The report is a draft: some lines have no current result')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Lines with a question instead of a number' })).toHaveAttribute(
    'href',
    expect.stringContaining('state=open'),
  );
});

export const WithoutLines = meta.story(page(none));
WithoutLines.test('makes no file of nothing', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('No activity data in these months')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Create files' }));
  await expect(sent.filter(({ path }) => path.includes('/files/'))).toEqual([]);
});

export const OutOfReach = meta.story({
  decorators: [onScreen({ catalogue, path: '/ct/climate/inventory?year=2025' })],
});
OutOfReach.test('offers another try', async ({ canvas }) => {
  await expect(await canvas.findByText('Couldn’t load the inventory', undefined, patience)).toBeVisible();
});

const deciders: Permission[] = ['climate:read', 'climate:confirm', 'data-hub:write', 'report:write'];
const rules = (baseYear: ClimateBaseYear, permissions = deciders) => ({
  decorators: [onScreen({ catalogue, path: '/ct/climate/rules', seed: seedWith(inventory, baseYear) })],
  play: drawnTo(2),
  render: () => (
    <>
      <InventorySettings mayChange={permissions.includes('climate:confirm')} />
      <BaseYear permissions={permissions} />
    </>
  ),
});

export const Settings = meta.story(rules(moved));
Settings.test('shows both base years and why they differ, and adopts with a reason', async ({ canvas, userEvent }) => {
  const causes = within(await canvas.findByRole('table', { name: 'Why it changed, in t CO₂e' }, patience));
  await expect(causes.getByRole('row', { name: /joined/ })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Adopt the recalculated base year' }));
  const dialog = within(await screen.findByRole('dialog', undefined, patience));
  await userEvent.click(dialog.getByRole('button', { name: 'Adopt' }));
  await expect(await dialog.findByText('Enter the reason')).toBeVisible();
  answer = (path) => (path.endsWith('/adoptions') ? Response.json(moved) : undefined);
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The mill joined');
  await userEvent.click(dialog.getByRole('button', { name: 'Adopt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  const [adoption] = sent.filter(({ method }) => method === 'POST');
  const { period, present } = moved;
  await expect(adoption?.body).toEqual({ version: 1, period, present, reason: 'The mill joined', language: 'en' });
});
Settings.test('refuses a threshold that is none before anything is sent', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Recalculate it from/ }, patience), '500');
  await userEvent.click(canvas.getByRole('button', { name: 'Save inventory settings' }));
  await expect(await canvas.findByText('Enter a percentage of 100 at most')).toBeVisible();
  await expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
});

export const SettingsInChinese = meta.story({ ...rules(moved), globals: { locale: 'zh-Hant-HK' } });

/** May read the calculator alone. */
export const SettingsForReaders = meta.story(rules(moved, ['climate:read']));
SettingsForReaders.test('offers neither changes nor adoption', async ({ canvas }) => {
  await expect(await canvas.findByText('People who may confirm factors can change these settings.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /Adopt/ })).toBeNull();
});
