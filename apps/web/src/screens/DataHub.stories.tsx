import { sessionQueries } from '@esg/api-client';
import { loadImportWords } from '@esg/app-kit/imports';
import type { UserProfile } from '@esg/contract';
import { Page } from '@esg/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { SampleNote } from '../features/data-hub/frame/SampleNote.tsx';
import { GridPage } from '../features/data-hub/grid/GridPage.tsx';
import { MetricPage } from '../features/data-hub/metric/MetricPage.tsx';
import { ReviewPage } from '../features/data-hub/review/ReviewPage.tsx';
import { MetricTreePage } from '../features/data-hub/tree/MetricTreePage.tsx';
import { hubGateway, samplePlant } from './sample-hub.ts';

let gateway = hubGateway();
const { permissions } = storyProfile;
const at = (path: string, profile: UserProfile = storyProfile) => [
  onScreen({
    catalogue,
    path,
    seed: (cache, api) => {
      api.interceptors.request.clear();
      cache.setDefaultOptions({ queries: { staleTime: 0, retry: false } });
      cache.setQueryData(sessionQueries.profile(api).queryKey, profile);
    },
  }),
];

const meta = preview.meta({
  title: 'Screens/Data hub',
  tags: ['!autodocs'],
  loaders: [loadImportWords],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  beforeEach: () => {
    const { fetch } = globalThis;
    gateway = hubGateway();
    const isHubs =
      /\/api\/(?:reporting-times|entities|metrics|frameworks|data-points|section-labels|system\/countries)/;
    globalThis.fetch = (input, init) =>
      input instanceof Request && isHubs.test(input.url) ? gateway.answer(input) : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
});
const patience = { timeout: 10_000 };
const cellsOf = (row: HTMLElement) => within(row).getAllByRole('gridcell');

export const MetricTree = meta.story({
  decorators: at('/ct/data-hub'),
  render: () => <MetricTreePage permissions={permissions} />,
});
MetricTree.test(
  'counts what is there on each level, and narrows to what is asked for',
  async ({ canvas, userEvent }) => {
    // Queried anew each time: the table may render a line again while it hides others.
    const toSee = (name: RegExp) => waitFor(() => expect(canvas.getByRole('row', { name })).toBeVisible(), patience);
    await canvas.findByRole('treegrid', { name: 'Metrics' }, patience);
    await toSee(/Environmental.*2 of 4 metrics/);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search metrics' }), 'water');
    await toSee(/Water withdrawal.*0 of 2/);
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Energy consumption/ })).toBeNull(), patience);
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search metrics' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Metrics shown' }), 'On the review list');
    await toSee(/Energy consumption.*1 of 2/);
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Water withdrawal/ })).toBeNull(), patience);
  },
);

/** What the gateway says of an organisation that reports by two frameworks, which ask nothing about water. */
const ofTwoFrameworks = {
  frameworks: [
    { versionId: 'hkex-c2-2025', name: { en: 'HKEX ESG Code', zhTw: '香港交易所ESG守則' } },
    { versionId: 'gri-2025', name: { en: 'GRI Standards', zhTw: 'GRI準則' } },
  ],
  metricKeys: ['energy.renewable', 'energy.total'],
};
const withFrameworks = () => {
  localStorage.removeItem(`hub-metrics:${storyProfile.organizationId}:${storyProfile.userId}`);
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    input instanceof Request && input.url.endsWith('/frameworks/in-use')
      ? Promise.resolve(Response.json(ofTwoFrameworks))
      : fetch(input, init);
  return () => {
    globalThis.fetch = fetch;
  };
};

export const MetricTreeOfFrameworksInUse = meta.story({
  decorators: at('/ct/data-hub'),
  beforeEach: withFrameworks,
  render: () => <MetricTreePage permissions={permissions} />,
});
MetricTreeOfFrameworksInUse.test(
  'opens on the metrics of the frameworks in use, says what a search finds beyond, and remembers the choice of all',
  async ({ canvas, userEvent }) => {
    const toSee = (name: RegExp) => waitFor(() => expect(canvas.getByRole('row', { name })).toBeVisible(), patience);
    await toSee(/Environmental.*2 of 2 metrics/);
    const whose = canvas.getByRole('combobox', { name: 'Whose metrics' });
    await expect(whose).toHaveDisplayValue('Frameworks in use (2)');
    const search = canvas.getByRole('searchbox', { name: 'Search metrics' });
    await userEvent.type(search, 'water');
    await userEvent.click(await canvas.findByRole('button', { name: '2 more in all metrics' }, patience));
    await toSee(/Water withdrawal/);
    await userEvent.selectOptions(whose, 'in-use');
    await userEvent.clear(search);
    await toSee(/Environmental.*2 of 2 metrics/);
    await userEvent.selectOptions(whose, 'all');
    await toSee(/Environmental.*2 of 4 metrics/);
    await expect(localStorage.getItem(`hub-metrics:${storyProfile.organizationId}:${storyProfile.userId}`)).toBe('all');
  },
);

export const MetricTreeOnAPhone = meta.story({
  decorators: at('/ct/data-hub'),
  globals: { viewport: { value: 'phone' } },
  render: () => <MetricTreePage permissions={permissions} />,
});
MetricTreeOnAPhone.test('shows the counts whole', async ({ canvas }) => {
  const row = await canvas.findByRole('row', { name: /Environmental/ }, patience);
  await waitFor(() => expect(cellsOf(row).at(-1)).toHaveTextContent(/^2 of 4$/), patience);
});

export const GridOfFrameworksInUse = meta.story({
  decorators: at('/ct/data-hub/grid'),
  beforeEach: withFrameworks,
  render: () => <GridPage permissions={permissions} />,
});
GridOfFrameworksInUse.test('takes pasted rows of metrics that are not shown', async ({ canvas, userEvent }) => {
  const row = await canvas.findByRole('row', { name: /Energy consumption/, busy: false }, patience);
  await expect(canvas.queryByRole('row', { name: /Water withdrawal/ })).toBeNull();
  const [, cell] = cellsOf(row);
  if (!cell) throw new Error('no cell');
  await userEvent.click(cell);
  await userEvent.paste('Water withdrawal\t77,000\r\nEnergy consumption\t5');
  const dialog = within(await screen.findByRole('dialog', { name: 'Check what you paste' }, patience));
  await userEvent.click(dialog.getByRole('button', { name: 'Paste 2 figures' }));
  await waitFor(() => expect(gateway.valueOf(3)).toMatchObject({ rows: [{ number: '77000' }] }), patience);
});

export const Grid = meta.story({
  decorators: at('/ct/data-hub/grid'),
  render: () => <GridPage permissions={permissions} />,
});
Grid.test(
  'saves what is typed, in the unit that is typed with it, and keeps what is no number',
  async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Water withdrawal/, busy: false }, patience);
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Water withdrawal');
    const [unit, cell] = cellsOf(row);
    if (!unit || !cell) throw new Error('no cell');
    await expect(unit).toHaveTextContent('m³');
    await userEvent.click(cell);
    const place = cell.getBoundingClientRect().top;
    await userEvent.keyboard('a lot{Enter}');
    // A screen reader hears it without moving: the words are in a live region.
    await waitFor(
      () =>
        expect(
          canvas
            .getAllByRole('status')
            .map((each) => each.textContent)
            .join(),
        ).toMatch(/1 figure isn’t saved.*a lot/),
      patience,
    );
    await expect(cell).toHaveTextContent('a lot');
    await expect(cell).toBeInvalid();
    // The next press finds its cell in the same place, and the reason is in sight.
    await expect(cell.getBoundingClientRect().top).toBe(place);
    const said = canvas.getByText('1 figure isn’t saved').getBoundingClientRect();
    await expect(said.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(cell);
    await userEvent.keyboard('64,180{Enter}');
    await waitFor(
      () => expect(gateway.valueOf(3)).toMatchObject({ rows: [{ number: '64180', unit: 'm3' }] }),
      patience,
    );
    await expect(await canvas.findByText('Everything is saved', undefined, patience)).toBeVisible();
    await waitFor(() => expect(cell).toHaveTextContent('64,180'), patience);
  },
);
Grid.test('takes a block from a spreadsheet', async ({ canvas, userEvent }) => {
  const row = await canvas.findByRole('row', { name: /Energy consumption/, busy: false }, patience);
  const [, cell] = cellsOf(row);
  if (!cell) throw new Error('no cell');
  await userEvent.click(cell);
  await userEvent.paste('13,000\t3,200\r\n2,300\t');
  await waitFor(() => expect(gateway.valueOf(0)).toMatchObject({ rows: [{ number: '13000' }] }), patience);
  await waitFor(() => expect(gateway.valueOf(1)).toMatchObject({ rows: [{ number: '3200' }] }), patience);
  await waitFor(() => expect(gateway.valueOf(2)).toMatchObject({ rows: [{ number: '2300' }] }), patience);
  await expect(await canvas.findByText('Everything is saved', undefined, patience)).toBeVisible();
});
Grid.test('shows where rows with names would go before anything is stored', async ({ canvas, userEvent }) => {
  const row = await canvas.findByRole('row', { name: /Energy consumption/, busy: false }, patience);
  const [, cell] = cellsOf(row);
  if (!cell) throw new Error('no cell');
  await userEvent.click(cell);
  await userEvent.paste('Water withdrawal\t77,000\r\nSteam\t5');
  const dialog = within(await screen.findByRole('dialog', { name: 'Check what you paste' }, patience));
  await expect(dialog.getByText('No rows found')).toBeVisible();
  await expect(canvas.getByText('Everything is saved')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Paste 1 figure' }));
  await waitFor(
    () => expect(canvas.getByRole('row', { name: /Water withdrawal/ })).toHaveTextContent('77,000'),
    patience,
  );
  await expect(await canvas.findByText('Everything is saved', undefined, patience)).toBeVisible();
});
Grid.test(
  'shows another person’s change before anything is replaced, and loses neither',
  async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Energy consumption/, busy: false }, patience);
    const [, cell] = cellsOf(row);
    if (!cell) throw new Error('no cell');
    gateway.changeElsewhere('15000');
    await userEvent.click(cell);
    await userEvent.keyboard('14000{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: /^Compare: Energy consumption/ }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: /Mei Ling Chan has just changed/ }, patience));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Yours/ }, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Save the chosen values' }));
    await waitFor(() => expect(gateway.valueOf(0)).toMatchObject({ rows: [{ number: '14000' }] }), patience);
    await waitFor(() => expect(canvas.queryByText('1 figure isn’t saved')).toBeNull(), patience);

    const [, taken] = cellsOf(canvas.getByRole('row', { name: /Water withdrawal/ }));
    if (!taken) throw new Error('no cell');
    gateway.enterElsewhere();
    await userEvent.click(taken);
    await userEvent.keyboard('64000{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: /^Compare: Water withdrawal/ }, patience));
    const conflict = within(await screen.findByRole('dialog', { name: /^Data conflict/ }, patience));
    await userEvent.click(conflict.getByRole('button', { name: 'Choose another time' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo: Water withdrawal/ }, patience));
    await waitFor(() => expect(taken).toHaveTextContent('61,000'), patience);
    await expect(gateway.valueOf(3)).toMatchObject({ rows: [{ number: '61000' }] });
  },
);

export const GridOnAPhone = meta.story({
  decorators: at('/ct/data-hub/grid'),
  globals: { viewport: { value: 'phone' } },
  render: () => <GridPage permissions={permissions} />,
});
GridOnAPhone.test('shows each name whole, over several lines where it is long', async ({ canvas }) => {
  await canvas.findByRole('row', { name: /Water withdrawal/, busy: false }, patience);
  for (const head of canvas.getAllByRole('rowheader')) {
    await expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
    await expect(head.scrollHeight).toBeLessThanOrEqual(head.clientHeight);
  }
});
GridOnAPhone.test(
  'shows the first figures beside the names, and opens its filters when asked',
  async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Energy consumption/, busy: false }, patience);
    const [figure, second] = cellsOf(row);
    if (!figure || !second) throw new Error('no cell');
    await expect(window.innerWidth).toBe(360);
    // The column is wide enough for the year with its name, and the next one begins.
    await expect(figure.getBoundingClientRect().width).toBeLessThanOrEqual(120);
    await expect(second.getBoundingClientRect().left).toBeLessThan(window.innerWidth - 40);
    await expect(within(row).getByRole('rowheader')).toHaveTextContent(/, kWh|, MWh/);
    await expect(figure.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.queryByRole('combobox', { name: 'Breakdowns' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(canvas.getByRole('combobox', { name: 'Breakdowns' })).toBeVisible();
  },
);

export const OneMetric = meta.story({
  decorators: at('/ct/data-hub/energy.total'),
  render: () => <MetricPage metricNodeId="energy.total" permissions={permissions} targets={() => null} />,
});
OneMetric.test(
  'opens its calculation down to the sources, and says at the field why a formula is refused',
  async ({ canvas, userEvent }) => {
    const steps = within(await canvas.findByRole('treegrid', { name: 'Steps of the calculation' }, patience));
    await userEvent.click(await steps.findByText(/By the day: 182 of 365 days/, undefined, patience));
    await userEvent.keyboard('{Enter}');
    await expect(await steps.findByText(/^Entered: Renewable energy/, undefined, patience)).toBeVisible();
    await expect(steps.getByRole('row', { name: /nothing entered.*No figure was entered/ })).toBeVisible();
    const formula = await canvas.findByRole('textbox', { name: /^Formula/ }, patience);
    await userEvent.type(formula, 'energy.renewable +');
    await expect((await canvas.findAllByText(/can’t be read from character/, undefined, patience))[0]).toBeVisible();
    await userEvent.type(formula, ' water.withdrawal');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      (await canvas.findAllByText('The formula’s units don’t result in the unit of Formula', undefined, patience))[0],
    ).toBeVisible();
    await expect(formula).toBeInvalid();
  },
);

export const Intensity = meta.story({
  decorators: at('/ct/data-hub/energy.intensity'),
  render: () => <MetricPage metricNodeId="energy.intensity" permissions={permissions} targets={() => null} />,
});
Intensity.test(
  'says what it is calculated from, and asks for a name where the unit is one of your own',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Calculated as Energy consumption ÷/, undefined, patience)).toBeVisible();
    const divided = canvas.getByLabelText('Divided by');
    await expect(divided).toHaveValue('workforce.headcount');
    await userEvent.selectOptions(divided, 'Production output, or a unit of your own');
    await userEvent.type(canvas.getByLabelText('Name of one unit, such as room night'), 'room night');
    await userEvent.selectOptions(canvas.getByLabelText('For each'), '1,000');
  },
);

export const ReviewList = meta.story({
  decorators: at('/ct/data-hub/review'),
  render: () => <ReviewPage permissions={permissions} />,
});
ReviewList.test('says what was found, leads to its place, and narrows to a kind', async ({ canvas, userEvent }) => {
  const explain = await canvas.findByRole('link', { name: /^Explain: Energy consumption/ }, patience);
  await expect(explain).toHaveAttribute('href', expect.stringContaining('dataPointId='));
  await expect(canvas.getByText(/41.5% more than in the previous period/)).toBeVisible();
  await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'Missing');
  await expect(await canvas.findByRole('link', { name: /^Enter it/ }, patience)).toBeVisible();
  await waitFor(() => expect(canvas.queryByRole('link', { name: /^Explain/ })).toBeNull(), patience);
});

/** As an entity manager of other entities sees it: the gateway refuses changes of these figures. */
/** Before the first reporting time there is nothing to choose or to type in: both ways to get one are offered. */
export const GridBeforeAnyTime = meta.story({
  decorators: at('/ct/data-hub/grid'),
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      input instanceof Request && input.url.includes('/api/reporting-times')
        ? Promise.resolve(Response.json([]))
        : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
  render: () => <GridPage permissions={permissions} />,
});
GridBeforeAnyTime.test(
  'offers to add a time or to import a sheet, and no empty choice',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No reporting times yet' }, patience)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Import a sheet' })).toHaveAttribute('href', '/ct/data-hub/import');
    await expect(canvas.queryByRole('combobox', { name: 'Reporting time' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add reporting times' }));
    await expect(await screen.findByRole('dialog', { name: 'Add reporting times' })).toBeVisible();
  },
);

export const GridOfAnotherManager = meta.story({
  decorators: at(`/ct/data-hub/grid?entityId=${samplePlant.id}`, { ...storyProfile, role: 'entity-manager' }),
  render: () => <GridPage permissions={permissions} />,
});
GridOfAnotherManager.test(
  'shows the figures, says why they can’t be changed, and takes none',
  async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Water withdrawal/, busy: false }, patience);
    await expect(
      await canvas.findByText('You can read the figures of Kwai Chung plant, not change them', undefined, patience),
    ).toBeVisible();
    for (const cell of cellsOf(row)) await expect(cell).toHaveAttribute('aria-readonly', 'true');
    await userEvent.selectOptions(canvas.getByLabelText('Entity'), 'The whole organisation');
    await waitFor(() => expect(canvas.queryByText(/^You can read the figures/)).toBeNull(), patience);
    await waitFor(async () => {
      const whole = canvas.getByRole('row', { name: /Water withdrawal/, busy: false });
      await expect(cellsOf(whole).at(-1)).not.toHaveAttribute('aria-readonly');
    }, patience);
  },
);

export const MetricOfAnotherManager = meta.story({
  decorators: at(`/ct/data-hub/energy.total?entityId=${samplePlant.id}`, { ...storyProfile, role: 'entity-manager' }),
  render: () => <MetricPage metricNodeId="energy.total" permissions={permissions} targets={() => null} />,
});
MetricOfAnotherManager.test('offers no data entry for an entity of someone else', async ({ canvas }) => {
  await expect(
    await canvas.findByText('You can read the figures of Kwai Chung plant, not change them', undefined, patience),
  ).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'Enter data' })).toBeNull();
});

/** Shown above the figures of the sample company, wherever they are in sight. */
export const FiguresOfTheSample = meta.story({
  decorators: at('/ct/data-hub/grid'),
  render: () => (
    <Page title="Data Hub">
      <SampleNote choices={{ entities: [{ ...samplePlant, isSample: true }], subject: samplePlant.id }} />
    </Page>
  ),
});
FiguresOfTheSample.test('names them as a sample', async ({ canvas }) => {
  await expect(await canvas.findByText('Sample')).toBeVisible();
});
