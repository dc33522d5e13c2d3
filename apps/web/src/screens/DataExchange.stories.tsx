import {
  dataExportQueries,
  entityQueries,
  frameworkQueries,
  importQueries,
  metricQueries,
  referenceQueries,
  reportingTimeQueries,
} from '@esg/api-client';
import { loadImportWords } from '@esg/app-kit/imports';
import type { DataExportCount, DataExportSelection } from '@esg/contract';
import { expect, waitFor } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { DataExportPage } from '../features/data-export/DataExportPage.tsx';
import { DataImportPage } from '../features/data-import/DataImportPage.tsx';
import { sampleCount, sampleEntities, sampleFiles, sampleLibrary, sampleMetric } from './sample-exchange.ts';
import { sampleApplied, sampleImport, sampleItems, sampleOpen, sampleYears } from './sample-imports.ts';
import { sampleTimes } from './sample-times.ts';

const seed: Seed = (cache, api) => {
  api.interceptors.request.clear();
  cache.setQueryData(frameworkQueries.metrics(api).queryKey, sampleLibrary);
  cache.setQueryData(frameworkQueries.list(api).queryKey, []);
  cache.setQueryData(metricQueries.one(api, 'energy.consumption.total').queryKey, sampleMetric);
  cache.setQueryData(referenceQueries.countries(api).queryKey, []);
  cache.setQueryData(reportingTimeQueries.all(api).queryKey, [...sampleTimes]);
  cache.setQueryData(entityQueries.all(api).queryKey, [...sampleEntities]);
  cache.setQueryData(dataExportQueries.all(api).queryKey, [...sampleFiles]);
  cache.setQueryData(importQueries.one(api, sampleImport.id).queryKey, sampleImport);
  cache.setQueryData(importQueries.one(api, sampleYears.id).queryKey, sampleYears);
  cache.setQueryData(importQueries.one(api, sampleApplied.id).queryKey, sampleApplied);
  cache.setQueryData(importQueries.one(api, sampleOpen.id).queryKey, sampleOpen);
  cache.setQueryData(importQueries.items(api, sampleApplied.id).queryKey, {
    pages: [sampleItems],
    pageParams: [undefined],
  });
  for (const { id } of [sampleImport, sampleOpen])
    cache.setQueryData(importQueries.items(api, id).queryKey, { pages: [sampleItems], pageParams: [undefined] });
};

/** The requests that were sent to be checked. */
let sent: unknown[] = [];
/** Whether the checked data are already stored. */
let stored = false;

/** Answers counts, reads and choices as the gateway does. */
const answer = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/count')) {
    const { mode } = (await request.json()) as DataExportSelection;
    const none: DataExportCount = { ...sampleCount, dataPoints: 0, metrics: 0, internalLeftOut: 0, dimensions: [] };
    return Response.json(mode === 'exportInternalData' ? none : sampleCount);
  }
  if (pathname.endsWith('/mapping')) {
    sent = [...sent, await request.json()];
    return Response.json(sampleImport);
  }
  if (pathname.endsWith('/apply')) {
    stored = true;
    return Response.json({ ...sampleApplied, id: sampleImport.id });
  }
  if (pathname.endsWith('/choices')) return new Response(null, { status: 204 });
  if (pathname.endsWith(`/imports/${sampleImport.id}`))
    return Response.json(stored ? { ...sampleApplied, id: sampleImport.id } : sampleImport);
  if (pathname.endsWith(`/imports/${sampleYears.id}`)) return Response.json(sampleYears);
  if (pathname.endsWith(`/imports/${sampleApplied.id}`)) return Response.json(sampleApplied);
  if (pathname.endsWith(`/imports/${sampleOpen.id}`)) return Response.json(sampleOpen);
  return Response.json(pathname.endsWith('/items') ? sampleItems : sampleFiles);
};

const meta = preview.meta({
  title: 'Screens/Data exchange',
  tags: ['!autodocs'],
  loaders: [loadImportWords],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  beforeEach: () => {
    const { fetch } = globalThis;
    sent = [];
    stored = false;
    sessionStorage.removeItem(`import-choices:${sampleImport.id}`);
    globalThis.fetch = (input, init) =>
      input instanceof Request && /\/(?:data-exports|imports)/.test(input.url) ? answer(input) : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
});
const patience = { timeout: 10_000 };

export const Export = meta.story({
  decorators: [onScreen({ catalogue, path: '/ct/data-hub/export', seed })],
  render: () => <DataExportPage tabs={null} />,
});
Export.test('says what a choice comes to, and where there is nothing', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/1,240 data points/, undefined, patience)).toBeVisible();
  await expect(canvas.getByText('3 data points are marked as internal and left out.')).toBeVisible();
  await expect(canvas.getByRole('progressbar', { name: 'Export data' })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: /Data of chosen entities/ }));
  await expect(await canvas.findByText(/Choose entities to see/, undefined, patience)).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: /Internal data only/ }));
  await expect(await canvas.findByText('No data point to export', undefined, patience)).toBeVisible();
});

export const Differences = meta.story({
  decorators: [onScreen({ catalogue, path: `/ct/data-hub/import?id=${sampleImport.id}`, seed })],
  render: () => <DataImportPage tabs={null} />,
});
Differences.test(
  'shows old beside new, says why a row is refused, and lets each be chosen',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 need your decision', undefined, patience)).toBeVisible();
    await expect(
      canvas.getByText(
        /^5 rows with 4 figures in 3 data points: 1 new, 1 different from your stored data, 1 unchanged$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByText('1 total doesn’t add up')).toBeVisible();
    await expect(
      canvas.getByText(/^Total energy consumption · .*2025: These parts add up to 1,261, but row 2 says 1,301/),
    ).toBeVisible();
    await expect(canvas.getByText('1,250 · 1,310 MWh')).toBeVisible();
    await expect(canvas.getByText(/^Row 9: This name can mean several things/)).toBeVisible();
    await expect(canvas.getByText('Row 4: There is no metric called “Steam”')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Read “Steam” as Total energy consumption' })).toBeEnabled();
    const [, , changed] = await canvas.findAllByRole('row', undefined, patience);
    await expect(changed).toHaveTextContent('980 MWh');
    await expect(changed).toHaveTextContent('1,250.5 MWh');
    // Stored values are kept unless somebody accepts the new value, with one press.
    await expect(canvas.getByRole('radio', { name: /^Review each change/ })).toBeChecked();
    const choice = await canvas.findByRole(
      'button',
      { name: 'Use the new value: Total energy consumption, row 3' },
      patience,
    );
    await expect(choice).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(choice);
    await waitFor(() => expect(choice).toHaveAttribute('aria-pressed', 'true'), patience);
  },
);

Differences.test('says that litres are no unit of energy, and offers none for them', async ({ canvas, userEvent }) => {
  await expect(
    await canvas.findByText(
      /^Row 12: “litres” is a unit of volume, which this metric isn’t measured in/,
      undefined,
      patience,
    ),
  ).toBeVisible();
  await expect(canvas.queryByRole('combobox', { name: 'Unit for “litres”' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: /^Use .+ for “litres”$/ })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Leave it out: “Fuel used”' }));
  await expect(canvas.getByRole('button', { name: 'Apply 1 choice' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Leave it out: “Fuel used”' }));
});

Differences.test(
  'collects what is said of names and units, and sends it with one press',
  async ({ canvas, userEvent }) => {
    const read = await canvas.findByRole('button', { name: 'Read “Steam” as Total energy consumption' }, patience);
    await expect(canvas.queryByRole('button', { name: /^Apply/ })).toBeNull();
    read.focus();
    await userEvent.keyboard('{Enter}');
    await expect(read).toHaveAttribute('aria-pressed', 'true');
    await expect(read).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Read “Steam” as .*By energy source/ }));
    await expect(read).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Use t for “tons”' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change what “Smiles per day” stands for' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again about “Smiles per day”' }));
    await userEvent.click(canvas.getByRole('button', { name: /Names and units you’ve confirmed/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask again about “Bunker steam”' }, patience));
    await expect(
      canvas.getByRole('button', { name: 'Import 1 new data point and those you choose (2 rows left out)' }),
    ).toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply 4 choices' }));
    await waitFor(() => expect(sent).toHaveLength(1), patience);
    await expect(sent[0]).toMatchObject({
      names: [{ text: 'Steam', sectionId: 'energy.consumption.total:by-energy-source:figures' }],
      units: [{ text: 'tons', unit: 't' }],
      askedAgain: ['Smiles per day', 'Bunker steam'],
    });
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Apply/ })).toBeNull(), patience);
  },
);

Differences.test(
  'leads to the rows that wait for a decision, and gives the keyboard to what came of the import',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show them' }, patience));
    await expect(canvas.getByRole('heading', { name: 'Differences' })).toHaveFocus();
    await waitFor(
      () => expect(canvas.getByRole('combobox', { name: 'Show' })).toHaveDisplayValue('Needs your decision (2)'),
      patience,
    );
    const store = canvas.getByRole('button', {
      name: 'Import 1 new data point and those you choose (2 rows left out)',
    });
    await userEvent.click(store);
    await waitFor(() => expect(canvas.getByRole('heading', { name: /· Imported$/ })).toHaveFocus(), patience);
  },
);

Differences.test('settles rows that say one thing twice', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Use row 7, leave out row 2' }, patience));
  await userEvent.click(canvas.getByRole('button', { name: 'Read it again: row 8' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Apply 2 choices' }));
  await waitFor(() => expect(sent).toHaveLength(1), patience);
  await expect(sent[0]).toMatchObject({ leftRows: [2] });
});

Differences.test('leaves out a row that no choice of a meaning mends', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Leave it out: row 13' }, patience));
  await userEvent.click(canvas.getByRole('button', { name: 'Apply 1 choice' }));
  await waitFor(() => expect(sent).toHaveLength(1), patience);
  await expect(sent[0]).toMatchObject({ leftRows: [13] });
});

/** Nothing can be stored yet: the rows need choices first. */
export const Open = meta.story({
  decorators: [onScreen({ catalogue, path: `/ct/data-hub/import?id=${sampleOpen.id}`, seed })],
  render: () => <DataImportPage tabs={null} />,
});
Open.test(
  'says that choices wait to be applied, not that there is nothing to import',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing to import', undefined, patience)).toBeVisible();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Read “Steam” as Total energy consumption' }, patience),
    );
    await expect(await canvas.findByText('1 choice is waiting', undefined, patience)).toBeVisible();
    await expect(canvas.queryByText('Nothing to import')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Import 0/ })).toBeNull();
  },
);

/** The stored rows and the open decisions, with the next step. */
export const Stored = meta.story({
  decorators: [onScreen({ catalogue, path: `/ct/data-hub/import?id=${sampleApplied.id}`, seed })],
  render: () => <DataImportPage tabs={null} />,
});
Stored.test('counts what was stored and what is to be decided, and leads to the report', async ({ canvas }) => {
  await expect(await canvas.findByText('52 stored, 2 need your decision', undefined, patience)).toBeVisible();
  await expect(canvas.getByText('1 total doesn’t add up')).toBeVisible();
  await expect(canvas.getByText('50 added, 2 overwritten, 1 kept as they were.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Create a report' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Open the data hub' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Decide about 2 rows' })).toBeEnabled();
  await expect(canvas.getByText('1 more sheet of this file isn’t imported yet')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Import “Social”' })).toBeEnabled();
});

export const Columns = meta.story({
  decorators: [onScreen({ catalogue, path: `/ct/data-hub/import?id=${sampleImport.id}&step=columns`, seed })],
  render: () => <DataImportPage tabs={null} />,
});
Columns.test('lets a column stand for something else, each field once', async ({ canvas, userEvent }) => {
  const remarks = await canvas.findByRole('combobox', { name: 'Remarks stands for' }, patience);
  await userEvent.selectOptions(remarks, 'Unit');
  await expect(remarks).toHaveValue('unit');
  await expect(canvas.getByRole('combobox', { name: 'UoM stands for' })).toHaveValue('');
});

export const YearsSideBySide = meta.story({
  decorators: [onScreen({ catalogue, path: `/ct/data-hub/import?id=${sampleYears.id}`, seed })],
  render: () => <DataImportPage tabs={null} />,
});
YearsSideBySide.test(
  'says which columns hold which time, from which import it knows, and which time is missing',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Matched as in “ESG data 2024.xlsx”/, undefined, patience)).toBeVisible();
    const column = canvas.getByRole('combobox', { name: 'FY2019 stands for' });
    await expect(column).toHaveDisplayValue(/^Value of /);
    // Years are called as the sheet heads them.
    await expect(canvas.getByText(/^Values of FY2019 and FY2025\./)).toBeVisible();
    await expect(canvas.getByText(/^2 reporting times of this sheet aren’t in your data hub yet/)).toBeVisible();
    await expect(canvas.getByText(/^FY2019 and FY2025\. Add them first/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add them' })).toBeEnabled();
    await userEvent.selectOptions(column, '');
    await expect(await canvas.findByRole('button', { name: 'Add it' }, patience)).toBeEnabled();
  },
);
