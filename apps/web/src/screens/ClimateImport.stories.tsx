import {
  climateImportQueries,
  climateQueries,
  documentQueries,
  frameworkQueries,
  sessionQueries,
} from '@esg/api-client';
import { loadImportWords } from '@esg/app-kit/imports';
import type { ClimateImport, ClimateImportDetail, UserProfile } from '@esg/contract';
import { expect, userEvent as person, screen as screenOf, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { ClimateImportPage } from '../features/climate/import/ClimateImportPage.tsx';
import { climateSeed } from './sample-climate.ts';
import {
  sampleAnswered,
  sampleApplied,
  sampleBroken,
  sampleChecked,
  sampleCheckedAgain,
  sampleChecking,
  sampleDamaged,
  sampleImportRows,
  sampleMapping,
  sampleNothing,
  samplePast,
  samplePower,
  sampleQuestions,
  sampleUncompared,
  sampleUndone,
  sampleUnread,
} from './sample-climate-imports.ts';
import {
  sampleConfirmedFactor,
  sampleDraftFactor,
  sampleLibraryFactor,
  sampleRules,
  sampleUnitKinds,
} from './sample-climate-settings.ts';

const all: readonly ClimateImportDetail[] = [
  sampleAnswered,
  sampleApplied,
  sampleBroken,
  sampleChecked,
  sampleChecking,
  sampleDamaged,
  sampleMapping,
  sampleNothing,
  sampleUndone,
  sampleUnread,
];
const pageOf = <Item,>(items: readonly Item[]) => ({
  pages: [{ items: [...items], nextCursor: null }],
  pageParams: [undefined],
});

const seedWith =
  (past: readonly ClimateImport[]): Seed =>
  (cache, api, language) => {
    climateSeed()(cache, api, language);
    api.interceptors.request.clear();
    cache.setQueryData(climateImportQueries.pages(api).queryKey, pageOf(past));
    cache.setQueryData(climateQueries.type(api, 'electricity').queryKey, samplePower);
    for (const one of all) {
      cache.setQueryData(climateImportQueries.one(api, one.id).queryKey, one);
      const questions = one.id === sampleAnswered.id ? sampleQuestions : { items: [], left: 0 };
      cache.setQueryData(climateImportQueries.questions(api, one).queryKey, questions);
      cache.setQueryData(climateImportQueries.rows(api, one.id).queryKey, pageOf(sampleImportRows));
      cache.setQueryData(
        climateImportQueries.rows(api, one.id, 'error').queryKey,
        pageOf(sampleImportRows.filter(({ kind }) => kind === 'error')),
      );
      cache.setQueryData(
        climateImportQueries.rows(api, one.id, 'asked').queryKey,
        pageOf(sampleImportRows.filter(({ question }) => question)),
      );
    }
  };

/** The gateway's answers to the next steps. */
let answer: (pathname: string) => Response | undefined = () => undefined;
const rowsOf = (path: string) => {
  if (path.endsWith('/questions')) return Response.json({ items: [], left: 0 });
  if (!path.endsWith('/rows')) return undefined;
  return Response.json({ items: sampleImportRows.filter(({ kind }) => kind === 'error'), nextCursor: null });
};
const becomes = (one: ClimateImportDetail, after: ClimateImportDetail) => (path: string) =>
  rowsOf(path) ?? Response.json(Object.assign({}, after, { id: one.id }));

const meta = preview.meta({
  title: 'Screens/Import of bills',
  tags: ['!autodocs'],
  loaders: [loadImportWords],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) =>
      (input instanceof Request && answer(new URL(input.url).pathname)) || fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
      answer = () => undefined;
      sessionStorage.clear();
    };
  },
});
const patience = { timeout: 10_000 };
const screen = (one?: ClimateImportDetail, past = samplePast, search = '') => ({
  decorators: [
    onScreen({ catalogue, path: `/ct/climate/import${one ? `?id=${one.id}${search}` : ''}`, seed: seedWith(past) }),
  ],
  render: () => <ClimateImportPage />,
});

/** The first time: nothing was imported yet. */
export const Beginning = meta.story(screen(undefined, []));
Beginning.test('refuses other files before they are sent', async ({ canvas }) => {
  const field = await canvas.findByLabelText('Sheet with bills or readings', { exact: false }, patience);
  const anyFile = person.setup({ applyAccept: false });
  await anyFile.upload(field, new File(['bill'], 'bill.pdf', { type: 'application/pdf' }));
  await expect(
    await canvas.findByText('Error - Cannot upload file. (.xlsx and .csv only)', undefined, patience),
  ).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'Imports so far' })).toBeNull();
});

export const WithPast = meta.story(screen());

const colleague = { ...storyProfile, permissions: storyProfile.permissions.filter((each) => each !== 'import:undo') };
const asColleague = (profile: UserProfile) => ({
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/climate/import',
      seed: (cache, api, language) => {
        seedWith(samplePast)(cache, api, language);
        cache.setQueryData(sessionQueries.profile(api).queryKey, profile);
      },
    }),
  ],
  render: () => <ClimateImportPage />,
});

/** Somebody else imported, and the reader administers nothing. */
export const OfAColleague = meta.story(asColleague(colleague));
OfAColleague.test('says who can undo an import of somebody else', async ({ canvas }) => {
  await expect((await canvas.findAllByText(/ or an administrator can undo it$/, undefined, patience))[0]).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Undo import/ })).toBeNull();
});
/** In a client's organisation its consultants can, too. */
export const OfAColleagueInAClient = meta.story({
  ...asColleague({ ...colleague, organizationType: 'Client' }),
  globals: { locale: 'zh-Hant-HK' },
});

/** Columns as they were recognised. */
export const Columns = meta.story(screen(sampleMapping));
Columns.test(
  'names what it would take from the last import, until somebody says it here',
  async ({ canvas, userEvent }) => {
    const carried = /^Taken for all rows: Activity: Purchased electricity · Unit: kWh/;
    await expect(await canvas.findByText(carried, undefined, patience)).toBeVisible();
    await expect(canvas.queryByText('Everything needed was found in the sheet')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Premises stands for' }), '');
    await expect(canvas.getByText(/No column names an entity: all rows go to the whole organisation/)).toBeVisible();
  },
);
Columns.test('gives each meaning to one column', async ({ canvas, userEvent }) => {
  const charge = await canvas.findByRole('combobox', { name: 'Charge (HKD) stands for' }, patience);
  await userEvent.selectOptions(charge, 'amount');
  await expect(canvas.getByRole('combobox', { name: 'Consumption (kWh) stands for' })).toHaveValue('');
  await userEvent.selectOptions(charge, '');
  await expect(await canvas.findByText('Still needed: Amount', undefined, patience)).toBeVisible();
});

/** A sheet that says neither activity nor unit. */
export const Unread = meta.story(screen(sampleUnread));
Unread.test('says what is needed, and checks nothing before', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/^Still needed: Amount, Unit/, undefined, patience)).toBeVisible();
  let calls = 0;
  answer = () => {
    calls += 1;
    return Response.json(sampleChecking);
  };
  await userEvent.click(canvas.getByRole('button', { name: 'Check the rows' }));
  await expect(calls).toBe(0);
});

export const Checking = meta.story(screen(sampleChecking));
export const Damaged = meta.story(screen(sampleDamaged));

/** What would happen to each row. */
export const Checked = meta.story(screen(sampleChecked));
Checked.test('says of each refused row the column and what helps', async ({ canvas, userEvent }) => {
  await expect(
    await canvas.findByText('2 new lines, 1 changed, 1 unchanged. Nothing is stored yet.', undefined, patience),
  ).toBeVisible();
  await expect(canvas.getByRole('row', { name: /00418824.*see note/ })).toHaveTextContent(
    'Amount: “see note” isn’t an amount.',
  );
  await expect(canvas.getByText('39,850 kWh → 38.95 kWh')).toBeVisible();
  await expect(canvas.getByText('1 line will be asked a question')).toBeVisible();
  answer = becomes(sampleChecked, sampleApplied);
  await userEvent.click(canvas.getByRole('button', { name: 'Import 3 lines (2 rows left out)' }));
  await expect(await canvas.findByText('3 stored, with their emissions', undefined, patience)).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('heading', { name: /· Imported$/ })).toHaveFocus(), patience);
});
Checked.test(
  'shows amounts that look unlikely, and takes one answer for all of them',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 amount looks unlikely', undefined, patience)).toBeVisible();
    await expect(await canvas.findByText(/Did you mean MWh\?/, undefined, patience)).toBeVisible();
    const unit = canvas.getByRole('button', { name: 'Change each to the unit it seems to be in' });
    await userEvent.click(unit);
    await expect(unit).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText(/^Chosen for all of them: Change each/)).toBeVisible();
  },
);
Checked.test('shows the rows anew where they were checked again meanwhile', async ({ canvas, userEvent }) => {
  const sent: unknown[] = [];
  answer = (path) => {
    if (!path.endsWith('/apply')) return rowsOf(path) ?? Response.json(sampleCheckedAgain);
    const problem = { type: 'about:blank', title: 'Refused', status: 422, code: 'import.step_refused' };
    sent.push(path);
    return new Response(JSON.stringify(problem), {
      status: 422,
      headers: { 'Content-Type': 'application/problem+json' },
    });
  };
  await userEvent.click(await canvas.findByRole('button', { name: 'Import 3 lines (2 rows left out)' }, patience));
  await expect(await canvas.findByText(/^The import has moved on/, undefined, patience)).toBeVisible();
  await expect(await canvas.findByRole('button', { name: 'Import 9 lines' }, patience)).toBeVisible();
  await expect(sent).toHaveLength(1);
});
Checked.test('reads all refused rows for the file of errors', async ({ canvas, userEvent }) => {
  let text = '';
  const { createObjectURL } = URL;
  URL.createObjectURL = (file: Blob) => {
    void file.text().then((read) => {
      text = read;
    });
    return createObjectURL.call(URL, file);
  };
  answer = rowsOf;
  await userEvent.click(await canvas.findByRole('button', { name: 'Download the errors' }, patience));
  await waitFor(() => expect(text).toContain('"6","Month","Papre store · 00418824"'), patience);
  URL.createObjectURL = createObjectURL;
});

/** Some of its meters are asked what exactly was used, one was answered. */
export const Asked = meta.story(screen(sampleAnswered));
Asked.test('takes one answer for all rows of a meter, and removes an earlier one', async ({ canvas, userEvent }) => {
  const asked = within(await canvas.findByRole('region', { name: 'Questions, once for each meter' }, patience));
  await expect(asked.getByText(/24 rows, kWh/)).toBeVisible();
  const sent: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (input instanceof Request && input.method === 'PUT') sent.push(await input.clone().text());
    return fetch(input, init);
  };
  answer = (path) => rowsOf(path) ?? Response.json(sampleAnswered);
  const take = asked.getByRole('button', { name: 'Take 0 answers over' });
  await userEvent.click(take);
  await expect(sent).toEqual([]);
  await userEvent.click(asked.getByRole('combobox', { name: /^What exactly was used\?/ }));
  await userEvent.click(await screenOf.findByRole('option', { name: /^Electricity, CLP.*0\.38/ }));
  await userEvent.click(asked.getByRole('button', { name: 'Take 1 answer over' }));
  await waitFor(() => expect(sent[0]).toContain('"change":{"activity":"Electricity, CLP Power"}'), patience);
  await userEvent.click(asked.getByRole('button', { name: /^Remove the answer for HKE 8810/ }));
  await waitFor(() => expect(sent[1]).toContain('"answers":[]'), patience);
});

Asked.test('holds the import while answers are chosen that nobody took over', async ({ canvas, userEvent }) => {
  const asked = within(await canvas.findByRole('region', { name: 'Questions, once for each meter' }, patience));
  const imports = canvas.getByRole('button', { name: 'Import 36 lines' });
  let applied = 0;
  answer = (path) => {
    if (path.endsWith('/apply')) applied += 1;
    return rowsOf(path) ?? Response.json(sampleAnswered);
  };
  await userEvent.click(asked.getByRole('combobox', { name: /^What exactly was used\?/ }));
  await userEvent.click(await screenOf.findByRole('option', { name: /^Electricity, CLP.*0\.38/ }));
  await userEvent.click(imports);
  await expect(canvas.getByText('Take your answers below over first, or clear them.')).toBeVisible();
  await expect(applied).toBe(0);
  await userEvent.click(asked.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(canvas.queryByText('Take your answers below over first, or clear them.')).toBeNull());
  await userEvent.click(imports);
  await waitFor(() => expect(applied).toBe(1), patience);
});

/** The library has a factor that would answer, and nobody compared it. */
export const AskedForAFactor = meta.story({
  ...screen(sampleAnswered),
  decorators: [
    onScreen({
      catalogue,
      path: `/ct/climate/import?id=${sampleAnswered.id}`,
      seed: (cache, api, language) => {
        seedWith(samplePast)(cache, api, language);
        cache.setQueryData(climateQueries.type(api, 'electricity').queryKey, sampleUncompared);
        const metrics = { subjects: [], metrics: [], units: sampleUnitKinds } as never;
        cache.setQueryData(frameworkQueries.metrics(api).queryKey, metrics);
        cache.setQueryData(documentQueries.all(api).queryKey, { documents: [], bytes: 0, bytesMax: 1 });
        cache.setQueryData(climateQueries.rules(api).queryKey, sampleRules);
        cache.setQueryData(climateQueries.libraryFactor(api, 'lantau-2025').queryKey, sampleLibraryFactor);
      },
    }),
  ],
});
AskedForAFactor.test('checks the rows again once it was compared and is used', async ({ canvas, userEvent }) => {
  const asked = within(await canvas.findByRole('region', { name: 'Questions, once for each meter' }, patience));
  const sent: string[] = [];
  answer = (path) => {
    sent.push(path.replace(/^.*\/climate-/, ''));
    if (path.endsWith('/confirm')) return Response.json(sampleConfirmedFactor);
    if (path.endsWith('/climate-factors')) return Response.json(sampleDraftFactor, { status: 201 });
    // What is read again besides stays as it was seeded.
    if (!path.includes('/climate-imports')) return new Response(null, { status: 500 });
    return rowsOf(path) ?? Response.json(sampleAnswered);
  };
  await userEvent.click(await asked.findByRole('button', { name: /^Check and use Electricity, Lantau/ }, patience));
  const form = within(await screenOf.findByRole('dialog', { name: /^Check a factor of the library/ }, patience));
  await userEvent.type(form.getByRole('textbox', { name: /^Where in the source/ }), 'Page 80');
  await userEvent.click(form.getByRole('checkbox', { name: 'I compared all of this with the source' }));
  await userEvent.click(form.getByRole('button', { name: 'Confirm and use' }));
  await waitFor(() => expect(sent).toContain(`imports/${sampleAnswered.id}/mapping`), patience);
});

export const NothingToImport = meta.story(screen(sampleNothing));
export const Applied = meta.story(screen(sampleApplied));
Applied.test('is undone after a question that names its lines', async ({ canvas, userEvent }) => {
  answer = becomes(sampleApplied, sampleUndone);
  const undo = await canvas.findByRole('button', { name: 'Undo import of Electricity 2025.xlsx' }, patience);
  await userEvent.click(undo);
  const question = within(await screenOf.findByRole('alertdialog', undefined, patience));
  await expect(question.getByText(/^2 lines added from .* will be deleted, and 1 changed line will be/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(undo).toHaveFocus(), patience);
  await userEvent.click(undo);
  await userEvent.click(await screenOf.findByRole('button', { name: 'Undo import' }, patience));
  await expect(await canvas.findByText('The import was undone', undefined, patience)).toBeVisible();
});
export const Undone = meta.story(screen(sampleUndone));
export const Interrupted = meta.story(screen(sampleBroken));
/** The gateway has no such import, or is away. */
export const Failed = meta.story({
  ...screen(),
  decorators: [
    onScreen({ catalogue, path: `/ct/climate/import?id=${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}` }),
  ],
});

/** The lightest and the darkest brand, each in the mode that is harder for it. */
export const InTheLightestBrand = meta.story({
  globals: { tenant: 'hostileYellow', mode: 'light', locale: 'zh-Hant-HK' },
  ...screen(sampleChecked),
});
export const InTheDarkestBrand = meta.story({
  globals: { tenant: 'hostileNight', mode: 'dark' },
  ...screen(sampleMapping),
});
