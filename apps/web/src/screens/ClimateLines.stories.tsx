import { climateQueries } from '@esg/api-client';
import type { ClimateActivity, ClimateMeter, ClimateTypeDetail, Permission } from '@esg/contract';
import { expect, screen, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { LinesPage } from '../features/climate/lines/LinesPage.tsx';
import { climateSeed, climateSites } from './sample-climate.ts';
import { sampleLibraryFactor } from './sample-climate-settings.ts';
import { id } from './sample-exchange.ts';

const line = (number: number, more: Partial<ClimateActivity>): ClimateActivity => ({
  id: id(number),
  scope: '1',
  entityId: climateSites[0]?.id ?? null,
  label: 'Boiler house',
  activityTypeId: 'stationary-gas',
  category: null,
  month: '2025-03',
  amount: '3600',
  unit: 'MWh',
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
  outcomes: [
    {
      method: null,
      kgCo2e: '658332',
      besideKgCo2e: '0',
      caveats: ['factor_of_other_year'],
      question: null,
      isOutdated: false,
    },
  ],
  deletedAt: null,
  updatedBy: 'Mei Chan',
  updatedAt: '2026-01-05T09:00:00.000Z',
  version: 1,
  ...more,
});
const asked = (reason: 'calorific_basis_unstated' | 'density_missing', choices: string[]) => [
  { method: null, kgCo2e: null, besideKgCo2e: null, caveats: [], question: { reason, choices }, isOutdated: false },
];
const lines = [
  line(21, {}),
  line(22, { label: 'Canteen', basis: null, outcomes: asked('calorific_basis_unstated', ['gross', 'net']) }),
  line(23, { label: 'Tank', unit: 'kWh', isEstimate: true, outcomes: asked('density_missing', []) }),
  line(24, {
    scope: '2',
    activityTypeId: 'electricity',
    label: 'A meter in the basement of the old paper store behind the loading bay, read by hand 地庫舊紙倉電錶',
    outcomes: (['location', 'market'] as const).map((method) => ({
      method,
      kgCo2e: '1404000',
      besideKgCo2e: '0',
      caveats: ['no_residual_mix'],
      question: null,
      isOutdated: true,
    })),
  }),
];

const detail: ClimateTypeDetail = {
  units: ['kWh', 'MWh'].map((code) => ({
    code,
    symbol: code,
    name: { en: code, zhTw: code },
    factorToBase: '1',
    offset: '0',
    ratio: null,
  })),
  factors: ['GB', 'HK'].map((region) => ({
    id: `gas ${region}`,
    name: { en: 'Fuel: Natural gas', zhTw: '燃料：天然氣' },
    origin: 'national',
    region,
    unit: 'kWh',
    basis: 'gross',
    method: null,
    source: 'DESNZ 2025',
    publicationYear: 2025,
    validFrom: '2025-01-01',
    validTo: null,
    documents: [],
    kgCo2ePerUnit: '0.18296',
    isLifeCycle: false,
  })),
  unread: [],
};

const month = (number: number, amount: string, more = {}) => ({
  month: `2025-${String(number).padStart(2, '0')}`,
  lines: 1,
  estimates: 0,
  open: 0,
  line: { id: id(30 + number), amount, unit: 'MWh', version: 1 },
  ...more,
});
const {
  id: _,
  scope: __,
  outcomes: ___,
  deletedAt: ____,
  updatedBy: _____,
  updatedAt: ______,
  ...typed
} = line(21, {});
const { version: _______, ...newest } = typed;
const meters: ClimateMeter[] = [
  {
    entityId: climateSites[0]?.id ?? null,
    activityTypeId: 'stationary-gas',
    label: 'Boiler house',
    newest,
    months: [
      month(1, '4100'),
      month(2, '3900.5', { estimates: 1 }),
      month(3, '3600', { open: 1 }),
      month(5, '0', { lines: 2, line: null }),
    ],
  },
];

type Sample = { readonly items?: readonly ClimateActivity[]; readonly rows?: readonly ClimateMeter[] };
const withLines =
  ({ items = lines, rows = meters }: Sample = {}): Seed =>
  (cache, api, language) => {
    climateSeed()(cache, api, language);
    const page = { pages: [{ items: [...items], nextCursor: null }], pageParams: [''] };
    cache.setQueryData(climateQueries.activities(api, {}).queryKey, page);
    cache.setQueryData(climateQueries.activities(api, { state: 'open' }).queryKey, {
      ...page,
      pages: [{ items: items.filter(({ outcomes }) => outcomes[0]?.question), nextCursor: null }],
    });
    for (const type of ['stationary-gas', 'electricity', 'waste-water'])
      cache.setQueryData(climateQueries.type(api, type).queryKey, detail);
    const asked = { from: '2024-01', to: '2025-12', page: '0' };
    cache.setQueryData(climateQueries.meters(api, asked).queryKey, { items: [...rows], isLast: true });
    for (const [gap, amount] of [
      ['2025-04', '3500'],
      ['2025-06', null],
    ] as const)
      cache.setQueryData(
        climateQueries.estimate(api, { id: id(31), month: gap }).queryKey,
        amount ? { amount, unit: 'MWh', rule: 'same_month', months: ['2024-04'] } : null,
      );
  };
const at = (seed?: Seed, search = '') => [
  onScreen({ catalogue, path: `/ct/climate/activities${search}`, ...(seed && { seed }) }),
];
const reader: Permission[] = ['climate:read', 'entity:read'];

const meta = preview.meta({
  title: 'Screens/Activity data',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => <LinesPage permissions={storyProfile.permissions} />,
});

export const Lines = meta.story({ decorators: at(withLines()) });
Lines.test('asks in plain words what a line lacks, with the choices beside it', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Is the energy on the bill gross or net\?/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Gross' })).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: /^Also for other lines of Canteen/ })).toBeChecked();
  await expect(canvas.getByText('658.3 t CO₂e')).toBeVisible();
});

const unanswered = line(26, {
  label: 'Office',
  activityTypeId: 'waste-water',
  month: '2024-05',
  region: 'HK',
  activity: null,
  outcomes: [
    {
      method: null,
      kgCo2e: null,
      besideKgCo2e: null,
      caveats: [],
      question: { reason: 'factor_unconfirmed', choices: [] },
      isOutdated: false,
    },
  ],
});
const uncompared: Seed = (cache, api, language) => {
  withLines({ items: [unanswered] })(cache, api, language);
  const [gas] = detail.factors;
  const unread = Object.assign({}, gas, {
    id: 'power-2024',
    name: { en: 'Electricity, HK Electric', zhTw: '電力：港燈' },
    region: 'HK',
    kgCo2ePerUnit: '0.6',
    validFrom: '2024-01-01',
    validTo: '2024-12-31',
    entered: null,
  });
  cache.setQueryData(
    climateQueries.type(api, 'waste-water').queryKey,
    Object.assign({}, detail, { factors: [], unread: [unread] }),
  );
  cache.setQueryData(climateQueries.libraryFactor(api, 'power-2024').queryKey, sampleLibraryFactor);
};
export const UncomparedFactor = meta.story({ decorators: at(uncompared) });
UncomparedFactor.test(
  'offers to compare a factor of the library where the line is asked',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^0\.6 kg CO₂e per kWh, 2024/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check and use Electricity, HK Electric' }));
    const form = within(await screen.findByRole('dialog', { name: /^Check a factor of the library/ }));
    await expect(form.getByRole('combobox', { name: 'Activity' })).toHaveDisplayValue('Waste water');
  },
);

const nameless = line(25, { label: '', basis: null, outcomes: asked('calorific_basis_unstated', ['gross', 'net']) });
export const WithoutName = meta.story({ decorators: at(withLines({ items: [nameless] })) });
WithoutName.test('answers a line without a name for itself, unless people want more', async ({ canvas }) => {
  await expect(await canvas.findByRole('checkbox', { name: /^Also for other lines/ })).not.toBeChecked();
});

export const Empty = meta.story({ decorators: at(withLines({ items: [] })) });
Empty.test('asks what was used, and then only what this kind needs', async ({ canvas, canvasElement, userEvent }) => {
  const page = within(canvasElement.ownerDocument.body);
  await expect(await canvas.findByText('Start with one bill')).toBeVisible();
  await userEvent.click(canvas.getAllByRole('button', { name: 'Add activity data' })[0] as HTMLElement);
  const dialog = within(await page.findByRole('dialog', { name: 'Add activity data' }));
  await expect(dialog.queryByRole('textbox', { name: /^Amount/ })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Gas' }));
  await expect(await dialog.findByRole('textbox', { name: /^Amount/ })).toBeVisible();
  await expect(dialog.getByText(/^This is where your headquarters are/)).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Country or region/ }), 'GB');
  await expect(dialog.getByText('Where it was used or bought.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add line' }));
  await expect(dialog.getAllByText(/Amount/)[0]).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});

export const NoneFits = meta.story({ decorators: at(withLines({ items: [] }), '?state=open') });
export const Failed = meta.story({ decorators: at() });
export const ReadOnly = meta.story({
  decorators: at(withLines()),
  render: () => <LinesPage permissions={reader} />,
});
ReadOnly.test('offers no deed to people who may only read', async ({ canvas }) => {
  await expect(await canvas.findByText('658.3 t CO₂e')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Add activity data' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Gross' })).toBeNull();
});

export const ByMonth = meta.story({ decorators: at(withLines(), '?view=months&year=2025') });
ByMonth.test(
  'shows amounts by month, what is covered, and estimates for gaps',
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('grid', { name: 'Activity data by month' })).toBeVisible();
    await expect(canvas.getByText('2 lines')).toBeVisible();
    await expect(canvas.getByText(/^4 of 12 months, missing|4 of 12 months, missing/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Estimate missing months of/ }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Estimate missing months' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
);

/** Types over the first month of the boiler house that is in view. */
const typeInMonth = async (
  canvas: ReturnType<typeof within>,
  userEvent: { click: (at: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> },
) => {
  await canvas.findByRole('grid', { name: 'Activity data by month' });
  const row = await canvas.findByRole('row', { name: /Boiler house/ });
  const cell = within(row).getByText('4,100');
  await userEvent.click(cell);
  await userEvent.keyboard('3850 kWh{Enter}');
};
ByMonth.test(
  'asks about an amount that is far from the other months of its meter, and offers the unit that was likely meant',
  async ({ canvas, userEvent }) => {
    await typeInMonth(canvas, userEvent);
    await expect(await canvas.findByText(/This meter usually has about [\d,]+ times as much/)).toBeVisible();
    await expect(canvas.getByText(/Did you mean MWh\?/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Change the unit to MWh: Boiler house/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^It’s right: we used more or less: Boiler house/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Try again/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Discard: Boiler house/ }));
    await expect(canvas.queryByText(/Did you mean MWh/)).toBeNull();
  },
);
export const ByMonthEmpty = meta.story({ decorators: at(withLines({ rows: [] }), '?view=months&year=2025') });
export const ByMonthInChinese = meta.story({
  decorators: at(withLines(), '?view=months&year=2025'),
  globals: { locale: 'zh-Hant-HK' },
});

/** The lightest and the darkest brand, each in the mode that is harder for it. */
export const InTheLightestBrand = meta.story({
  decorators: at(withLines()),
  globals: { tenant: 'hostileYellow', mode: 'light', locale: 'zh-Hant-HK' },
});
export const InTheDarkestBrand = meta.story({
  decorators: at(withLines(), '?view=months&year=2025'),
  globals: { tenant: 'hostileNight', mode: 'dark' },
});
