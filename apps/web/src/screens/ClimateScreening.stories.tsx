import { reportingTimeQueries } from '@esg/api-client';
import type { Permission, ScreenedCategory } from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { CategoryPage } from '../features/climate/screening/CategoryPage.tsx';
import { ScreeningPage } from '../features/climate/screening/ScreeningPage.tsx';
import { sampleScreening, sampleScreeningEvents, screeningSeed } from './sample-climate-screening.ts';
import { sampleTimes } from './sample-times.ts';

const patience = { timeout: 10_000 };

type Sent = { readonly method: string; readonly path: string; readonly body: unknown };
let sent: Sent[] = [];
let screening = sampleScreening;
let answer: (path: string) => Response | undefined = () => undefined;

const meta = preview.meta({
  title: 'Screens/Climate screening',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  beforeEach: () => {
    const { fetch } = globalThis;
    sent = [];
    globalThis.fetch = async (input, init) => {
      if (!(input instanceof Request) || !input.url.includes('/climate-')) return fetch(input, init);
      const text = input.method === 'GET' ? '' : await input.clone().text();
      const { pathname } = new URL(input.url);
      sent.push({ method: input.method, path: pathname, body: text ? JSON.parse(text) : undefined });
      if (input.method === 'GET' && pathname.endsWith('/climate-screening')) return Response.json(screening);
      return answer(pathname) ?? new Response(null, { status: 500 });
    };
    return () => {
      globalThis.fetch = fetch;
      answer = () => undefined;
      screening = sampleScreening;
    };
  },
});

const deciders: Permission[] = ['climate:read', 'climate:write', 'climate:confirm', 'data-hub:write'];

const overview = (permissions = deciders, screening: Parameters<typeof screeningSeed>[0] = sampleScreening) => ({
  decorators: [onScreen({ catalogue, path: '/ct/climate/scope-3?year=2025', seed: screeningSeed(screening) })],
  render: () => <ScreeningPage permissions={permissions} />,
});

const one = (number: number, permissions = deciders) => ({
  decorators: [onScreen({ catalogue, path: `/ct/climate/scope-3/${number}?year=2025`, seed: screeningSeed() })],
  play: drawnTo(2),
  render: () => <CategoryPage number={String(number)} permissions={permissions} />,
});

/** What the gateway answers to a change: the category with it, one version later. */
const stored = (number: number, more: Partial<ScreenedCategory>) => {
  const category = sampleScreening.categories.find((each) => each.category === number);
  return Response.json({ ...category, ...more, version: (category?.version ?? 0) + 1 });
};

/** Refused, with what stands now. */
const stale = (current: unknown) =>
  Response.json({ statusCode: 409, code: 'resource.stale', message: 'stale', issues: [], current }, { status: 409 });

/** Not relevant, and with lines that wait for an answer. */
const waiting: ScreenedCategory = {
  ...(sampleScreening.categories[2] as ScreenedCategory),
  relevance: 'not_relevant',
  reason: 'We grant no franchises',
  lines: { kgCo2e: '0', count: 0, openCount: 40, months: 12 },
};

export const Overview = meta.story(overview());

/** Of a reporting time, so that its text can be stored. */
export const OfReportingTime = meta.story({
  ...overview(),
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/climate/scope-3?year=2025',
      seed: (cache, api, ...rest) => {
        screeningSeed()(cache, api, ...rest);
        cache.setQueryData(
          reportingTimeQueries.all(api).queryKey,
          sampleTimes.slice(0, 1).map((time) => ({ ...time, period: { start: '2025-01-01', end: '2025-12-31' } })),
        );
      },
    }),
  ],
});
OfReportingTime.test('replaces only the text that was shown, in both languages', async ({ canvas, userEvent }) => {
  const shown = { state: 'kept', dataPointId: 'text', version: 3, statement: sampleScreening.statement };
  const first = { ...shown, standing: { en: 'Our own words', zhTw: '我們的文字' } };
  const second = { ...shown, version: 4, standing: { en: 'Newer words', zhTw: '新的文字' } };
  answer = (path) => {
    if (!path.endsWith('/statement')) return undefined;
    const posts = sent.filter(({ method }) => method === 'POST').length;
    if (posts === 1) return Response.json(first);
    return posts === 2 ? stale(second) : Response.json({ ...second, state: 'changed', version: 5 });
  };
  await userEvent.click(await canvas.findByRole('button', { name: /^Store in the data hub/ }, patience));
  const dialog = within(await screen.findByRole('alertdialog', undefined, patience));
  await expect(dialog.getByText('Our own words')).toBeVisible();
  await expect(dialog.getByText('我們的文字')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
  await expect(await dialog.findByText('新的文字', undefined, patience)).toBeVisible();
  await expect(dialog.getByText('Someone else has just changed this')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
  await expect(
    sent.filter(({ method }) => method === 'POST').map(({ body }) => (body as { replaces: unknown }).replaces),
  ).toEqual([null, { dataPointId: 'text', version: 3 }, { dataPointId: 'text', version: 4 }]);
});
Overview.test(
  'shows decisions, rough estimates, results and their share, and leads to each category',
  async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Upstream: what we buy and use' }, patience));
    const travel = table.getByRole('row', { name: /Business travel/ });
    await expect(travel).toHaveTextContent(/Relevant.*4\.255.*3\.988.*100%.*7 of 12/);
    await expect(table.getByRole('row', { name: /Purchased goods/ })).toHaveTextContent('No factor');
    await expect(table.getByRole('link', { name: /Business travel/ })).toHaveAttribute(
      'href',
      '/ct/climate/scope-3/6?year=2025',
    );
    await expect(canvas.getByText('2 of 3')).toBeVisible();
  },
);
Overview.test('shows who decided what in the log', async ({ canvas, userEvent }) => {
  answer = (path) =>
    path.endsWith('/climate-screening-events')
      ? Response.json({ items: sampleScreeningEvents, nextCursor: null })
      : undefined;
  await userEvent.click(await canvas.findByRole('button', { name: 'Log' }, patience));
  const dialog = within(await screen.findByRole('dialog', undefined, patience));
  await expect(
    await dialog.findByText('Mei Chan decided on 14 Franchises: Not relevant', undefined, patience),
  ).toBeVisible();
  await expect(dialog.getByText('We grant no franchises')).toBeVisible();
});

export const OverviewInChinese = meta.story({ ...overview(), globals: { locale: 'zh-Hant-HK' } });

export const OutOfReach = meta.story({
  decorators: [onScreen({ catalogue, path: '/ct/climate/scope-3?year=2025' })],
  render: () => <ScreeningPage permissions={deciders} />,
});
OutOfReach.test('offers another try', async ({ canvas }) => {
  await expect(await canvas.findByText('Couldn’t load the screening', undefined, patience)).toBeVisible();
});

export const Undecided = meta.story(one(14));
Undecided.test('leaves out no category without a reason', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Not relevant' }, patience));
  await userEvent.click(canvas.getByRole('button', { name: 'Save decision' }));
  await expect(await canvas.findByText('Enter the reason')).toBeVisible();
  await expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  const decision = { relevance: 'not_relevant' as const, criteria: [], reason: 'We grant no franchises' };
  answer = (path) => (path.endsWith('/decision') ? stored(14, decision) : undefined);
  await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), decision.reason);
  await userEvent.click(canvas.getByRole('button', { name: 'Save decision' }));
  await waitFor(
    () =>
      expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { ...decision, version: 0 },
      ]),
    patience,
  );
});
Undecided.test('leads to a line of the category, and to its grid', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Enter a line' }, patience)).toHaveAttribute(
    'href',
    '/ct/climate/activities?scope=3&category=14&add=line',
  );
  await expect(canvas.getByRole('link', { name: 'Enter by month' })).toHaveAttribute(
    'href',
    '/ct/climate/activities?scope=3&category=14&view=months&year=2025',
  );
});

export const WithoutFactor = meta.story(one(1));
WithoutFactor.test('says why there is no number, and leads to own factors', async ({ canvas }) => {
  await expect(await canvas.findByText(/No factor fits what was used/, undefined, patience)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Own factors for this' })).toHaveAttribute(
    'href',
    '/ct/climate/factors?activityTypeId=spend-goods',
  );
  await expect(canvas.getByText('No number yet')).toBeVisible();
});
WithoutFactor.test('adds an estimate to what somebody else has just stored', async ({ canvas, userEvent }) => {
  const [first] = sampleScreening.categories;
  const [theirs] = first?.estimates ?? [];
  let tries = 0;
  answer = (path) => {
    if (!path.endsWith('/estimates')) return undefined;
    tries += 1;
    if (tries > 1) return stored(1, {});
    const current = { ...first, estimates: [theirs, { ...theirs, amount: '7' }], version: 9 };
    return stale(current);
  };
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a rough estimate' }, patience));
  const dialog = within(await screen.findByRole('dialog', undefined, patience));
  await userEvent.type(await dialog.findByRole('textbox', { name: /Amount/ }, patience), '500');
  await userEvent.click(dialog.getByRole('button', { name: 'Add estimate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  const [, again] = sent.filter(({ method }) => method === 'PUT');
  await expect(again?.body).toMatchObject({
    version: 9,
    estimates: [{ amount: '4200000' }, { amount: '7' }, { amount: '500', unit: 'USD', year: '2025' }],
  });
});

WithoutFactor.test(
  'stores no estimate that somebody else has just changed, and shows theirs',
  async ({ canvas, userEvent }) => {
    const [first] = sampleScreening.categories;
    const [former] = first?.estimates ?? [];
    answer = (path) => {
      if (!path.endsWith('/estimates')) return undefined;
      const current = { ...first, estimates: [{ ...former, amount: '7' }], version: 9 };
      return sent.filter(({ method }) => method === 'PUT').length > 1 ? stored(1, {}) : stale(current);
    };
    await userEvent.click(await canvas.findByRole('button', { name: /^Change Goods/ }, patience));
    const dialog = within(await screen.findByRole('dialog', undefined, patience));
    const amount = await dialog.findByRole('textbox', { name: /Amount/ }, patience);
    await userEvent.clear(amount);
    await userEvent.type(amount, '500');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Someone else has just changed this', undefined, patience)).toBeVisible();
    await expect(dialog.getByText(/Goods and services by spend · 2025: 7 USD/)).toBeVisible();
    await expect(amount).toHaveValue('500');
    await expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    await expect(screen.queryByText('Estimate saved')).toBeNull();
  },
);

export const OnlyOpenLines = meta.story({
  ...one(14),
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/climate/scope-3/14?year=2025',
      seed: screeningSeed({ ...sampleScreening, categories: [waiting] }),
    }),
  ],
  beforeEach: () => {
    screening = { ...sampleScreening, categories: [waiting] };
  },
});
OnlyOpenLines.test('warns of lines in a category that is not relevant', async ({ canvas }) => {
  await expect(await canvas.findByText('It has activity data all the same', undefined, patience)).toBeVisible();
});

export const Estimated = meta.story(one(6));
Estimated.test('shows the estimate with its factor beside the results of the activity data', async ({ canvas }) => {
  await expect(await canvas.findByText('4.255 t CO₂e', undefined, patience)).toBeVisible();
  await expect(canvas.getByText('Rail: National rail (DESNZ 2025)')).toBeVisible();
  await expect(canvas.getByText('3.988 t CO₂e')).toBeVisible();
});

export const EstimatedInChinese = meta.story({ ...one(6), globals: { locale: 'zh-Hant-HK' } });

/** May read the calculator alone. */
export const ForReaders = meta.story(one(1, ['climate:read']));
ForReaders.test('offers nothing to change', async ({ canvas }) => {
  await expect(await canvas.findByText('Half of what we spend', undefined, patience)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /Save|Add|Change|Remove/ })).toBeNull();
  await expect(canvas.queryByRole('link', { name: 'Enter a line' })).toBeNull();
});
