import { supplierImportQueries } from '@esg/api-client';
import { loadImportWords } from '@esg/app-kit/imports';
import type { SupplierImport, SupplierImportDetail } from '@esg/contract';
import { expect, screen as page, userEvent as person, waitFor } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { SupplierImportPage } from '../features/suppliers/import/SupplierImportPage.tsx';
import {
  sampleChecked,
  sampleImported,
  samplePast,
  sampleRefused,
  sampleUnchanged,
  sampleUndone,
} from './sample-supplier-imports.ts';

const all: readonly SupplierImportDetail[] = [
  sampleChecked,
  sampleRefused,
  sampleImported,
  sampleUndone,
  sampleUnchanged,
];

const seedWith =
  (past: readonly SupplierImport[]): Seed =>
  (cache, api) => {
    api.interceptors.request.clear();
    cache.setQueryData(supplierImportQueries.pages(api).queryKey, {
      pages: [{ items: [...past], nextCursor: null }],
      pageParams: [undefined],
    });
    for (const one of all) cache.setQueryData(supplierImportQueries.one(api, one.id).queryKey, one);
  };

/** The gateway's answers to the next steps. */
let answer: (pathname: string) => Response | undefined = () => undefined;
const problem = (status: number, code: string) =>
  Response.json(
    { code, message: code, issues: [] },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

const answered = (pathname: string) =>
  answer(pathname) ?? (pathname.endsWith('000000000099') ? problem(404, 'resource.not_found') : undefined);

const meta = preview.meta({
  title: 'Screens/Supplier import',
  tags: ['!autodocs'],
  loaders: [loadImportWords],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) =>
      (input instanceof Request && answered(new URL(input.url).pathname)) || fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
      answer = () => undefined;
    };
  },
});
const patience = { timeout: 10_000 };
const at = (id?: string) => `/ct/entity-management/import?of=suppliers${id ? `&id=${id}` : ''}`;
const screen = (id?: string, past = samplePast) => ({
  decorators: [onScreen({ catalogue, path: at(id), seed: seedWith(past) })],
  render: () => <SupplierImportPage />,
});

/** The first time: a person downloads a sheet and uploads it. */
export const Beginning = meta.story(screen(undefined, []));
Beginning.test('takes .xlsx alone, in the words of the specification', async ({ canvas }) => {
  const field = await canvas.findByLabelText('Sheet with suppliers', { exact: false }, patience);
  // The browser's own dialog offers no others; a person may still choose all files.
  const anyFile = person.setup({ applyAccept: false });
  await anyFile.upload(field, new File(['Name'], 'suppliers.csv', { type: 'text/csv' }));
  await expect(await canvas.findByText('Error - Cannot upload file. (.xlsx only)', undefined, patience)).toBeVisible();
  const huge = new File([new Uint8Array(10 * 1_048_576 + 1)], 'suppliers.xlsx', {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
  await anyFile.upload(field, huge);
  await expect(
    await canvas.findByText('Error - File cannot be uploaded as it exceeds 10 MB', undefined, patience),
  ).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'Imports so far' })).toBeNull();
});

/** With earlier imports below. */
export const WithPast = meta.story(screen());

/** The changes that a sheet would make, before anything is stored. */
export const Checked = meta.story(screen(sampleChecked.id));
Checked.test(
  'shows each field before and after, and gives the keyboard to the result',
  async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('1 new supplier, 1 changed, 1 unchanged. Nothing is stored yet.', undefined, patience),
    ).toBeVisible();
    const row = canvas.getByRole('row', { name: /^Mill Limited/ });
    await expect(row).toHaveTextContent('Name: Mill → Mill Limited');
    await expect(row).toHaveTextContent('Contact e-mail: ann@mill.example → None');
    await expect(canvas.getByRole('row', { name: /^Dye works/ })).toHaveTextContent('Your reference: V-2');
    const done = Object.assign({}, sampleImported, { id: sampleChecked.id });
    answer = () => Response.json(done);
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2 suppliers' }));
    await expect(await canvas.findByText('Suppliers added', undefined, patience)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: /· Imported$/ })).toHaveFocus(), patience);
  },
);
Checked.test('says so where the suppliers were changed since it was checked', async ({ canvas, userEvent }) => {
  answer = (path) => (path.endsWith('/apply') ? problem(409, 'entity_import.outdated') : Response.json(sampleChecked));
  await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 suppliers' }, patience));
  await expect(
    await canvas.findByText(/^Something was changed after you checked this sheet/, undefined, patience),
  ).toBeVisible();
});

/** A sheet that newer ones took the place of. */
export const Gone = meta.story(screen('0de0e171-0000-4000-8000-000000000099'));
Gone.test('says that the checked sheet is kept no more, and leads to the upload', async ({ canvas }) => {
  await expect(await canvas.findByText('This checked sheet isn’t kept any more', undefined, patience)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Upload another file' })).toBeVisible();
});

/** A sheet with errors is not imported at all. */
export const Refused = meta.story(screen(sampleRefused.id));
Refused.test('says every error with its row, offers them as a file, and imports nothing', async ({ canvas }) => {
  await expect(await canvas.findByText('Errors found: 6', undefined, patience)).toBeVisible();
  await expect(
    canvas.getByText(
      'Row 2: “Atlantis” isn’t a country. Choose one from the list in the template, or write its two-letter code.',
    ),
  ).toBeVisible();
  await expect(canvas.getByText('Row 3: “ann at mill” isn’t an e-mail address')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Download the errors' })).toBeEnabled();
  await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull();
});

/** The sheet has only existing values. */
export const NothingToImport = meta.story(screen(sampleUnchanged.id));

/** The result, with a way to undo it. */
export const Imported = meta.story(screen(sampleImported.id));
Imported.test('is undone after a question', async ({ canvas, userEvent }) => {
  answer = () => Response.json(Object.assign({}, sampleUndone, { id: sampleImported.id }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Undo import of Suppliers 2026.xlsx' }, patience));
  await userEvent.click(await page.findByRole('button', { name: 'Undo import' }, patience));
  await expect(await canvas.findByText('The import was undone', undefined, patience)).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('heading', { name: /· Undone$/ })).toHaveFocus(), patience);
});

/** Undone, except for suppliers that were used since. */
export const Undone = meta.story(screen(sampleUndone.id));

/** The lightest and the darkest brand, each in the mode that is harder for it. */
export const InAYellowBrand = meta.story({
  globals: { tenant: 'hostileYellow', mode: 'light', locale: 'zh-Hant-HK' },
  ...screen(sampleChecked.id),
});
export const InANightBrand = meta.story({
  globals: { tenant: 'hostileNight', mode: 'dark' },
  ...screen(sampleRefused.id),
});
