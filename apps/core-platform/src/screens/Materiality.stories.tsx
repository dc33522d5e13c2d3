import { materialityQueries, referenceQueries, reportWorkQueries } from '@esg/api-client';
import {
  type Assessment,
  type Iro,
  type MaterialityStep,
  materialityPath,
  materialityStepPath,
  type RegisterImport,
} from '@esg/contract';
import { expect, waitFor, within } from 'storybook/test';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { StoryShell } from '../../../../.storybook/kit/StoryShell.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { proof } from '../../../../.storybook/themes.ts';
import { catalogue } from '../catalogue.ts';
import { Materiality } from '../Materiality.tsx';
import { emptyAssessment, longAssessment, sampleAssessment, sampleLibrary, shownEntry } from './sample-materiality.ts';

const half = sampleAssessment();

const seedOf =
  (assessment: Assessment, years: boolean = true): Seed =>
  (cache, api) => {
    api.interceptors.request.clear();
    cache.setQueryData(materialityQueries.one(api, assessment.id).queryKey, assessment as never);
    cache.setQueryData(materialityQueries.library(api).queryKey, sampleLibrary as never);
    const { id, year, edition, version } = assessment;
    const listed = years ? [{ id, year, edition, version, decidedAt: null }] : [];
    cache.setQueryData(materialityQueries.years(api).queryKey, listed);
    cache.setQueryData(materialityQueries.events(api, id).queryKey, [
      {
        action: 'started',
        subjectId: null,
        before: null,
        after: null,
        by: { id, name: 'Ana Lee' },
        at: '2026-03-01T08:00:00.000Z',
      },
    ]);
    cache.setQueryData(referenceQueries.sectors(api).queryKey, [
      {
        id: 'CG',
        name: { en: 'Consumer Goods', zhTw: '消費品' },
        industries: [{ id: 'CG-AM', name: { en: 'Appliance manufacturing', zhTw: '家電製造' } }],
      },
    ]);
    cache.setQueryData(reportWorkQueries.colleagues(api).queryKey, []);
  };

const at = (step: MaterialityStep | undefined, assessment: Assessment = half, years?: boolean) => ({
  decorators: [
    onScreen({
      catalogue,
      path: step ? materialityStepPath(assessment.id, step) : materialityPath,
      frame: <StoryShell />,
      seed: seedOf(assessment, years),
    }),
  ],
  render: () => (step ? <Materiality assessmentId={assessment.id} step={step} /> : <Materiality />),
});

/** Takes every write of an assessment and keeps it; answers what cannot be read with an error. */
const sent: { url: string; body: string }[] = [];
const answering = (answer: (request: Request) => Response | undefined) => () => {
  const { fetch } = globalThis;
  sent.length = 0;
  globalThis.fetch = async (input, init) => {
    if (!(input instanceof Request) || !input.url.includes('/materiality/')) return fetch(input, init);
    if (input.method !== 'GET') sent.push({ url: input.url, body: await input.clone().text() });
    return answer(input) ?? Response.json(half);
  };
  return () => {
    globalThis.fetch = fetch;
  };
};

const meta = preview.meta({
  title: 'Screens/Materiality',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: answering(() => undefined),
});

export const Years = meta.story(at(undefined));
export const NoYear = meta.story(at(undefined, half, false));
NoYear.test('teaches what an assessment is, and starts one by rules in plain words', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { name: 'No assessment yet' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Start an assessment' }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  await expect(dialog.getByRole('radio', { name: /GRI 3/ })).toBeChecked();
  const year = dialog.getByLabelText(/^Year/);
  await userEvent.clear(year);
  await userEvent.type(year, '20');
  await userEvent.click(dialog.getByRole('button', { name: 'Start an assessment' }));
  await expect(dialog.getAllByText(/Enter a year, such as/)[0]).toBeVisible();
  await expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});

export const Context = meta.story(at('context'));
Context.test('keeps terms that do not follow each other in the box', async ({ canvas, userEvent }) => {
  const short = await canvas.findByLabelText(/^Short term, up to year/);
  await userEvent.clear(short);
  await userEvent.type(short, '9');
  await expect(await canvas.findByText('The medium term must end after the short term.')).toBeVisible();
});

export const Topics = meta.story(at('topics'));
Topics.test('leaves a topic out only with a reason', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change Air emissions' }));
  const page = within(document.body);
  await userEvent.click(await page.findByRole('menuitem', { name: 'Leave out' }));
  const dialog = within(await page.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Leave out' }));
  await expect(dialog.getAllByText('Say why it doesn’t matter.')[0]).toBeVisible();
  await expect(sent).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), 'No boiler any more');
  await userEvent.click(dialog.getByRole('button', { name: 'Leave out' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ state: 'left_out', reason: 'No boiler any more' });
});
Topics.test(
  'marks what is usual in the industry, and what nobody read only when it is asked for',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add topics' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.queryByRole('checkbox', { name: /Water use \(usual/ })).toBeNull();
    await userEvent.click(dialog.getByRole('switch'));
    await expect(await dialog.findByRole('checkbox', { name: /Water use \(usual/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Water use \(usual/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 topic' }));
    await waitFor(() => expect(sent.map(({ url }) => url.split('/').at(-1))).toContain('topics'));
  },
);
export const NoTopic = meta.story(at('topics', emptyAssessment));
export const ManyTopics = meta.story(at('topics', longAssessment));
ManyTopics.test('finds one by its name', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search topics' }), 'Topic 117');
  await waitFor(() => expect(canvas.getAllByRole('listitem', { name: '' }).length).toBeGreaterThan(0));
  await expect(await canvas.findByText(/^Topic 117 /)).toBeVisible();
  await waitFor(() => expect(canvas.queryByText(/^Topic 116 /)).toBeNull());
});

export const Register = meta.story(at('register'));
/** Somebody else changed the entry first: both states, and the choice. */
export const ChangedByTwo = meta.story({
  ...at('register'),
  beforeEach: answering(({ method }) =>
    method === 'PUT'
      ? Response.json(
          {
            statusCode: 409,
            code: 'resource.stale',
            message: 'Someone else changed this',
            requestId: 'r1',
            current: { ...half.iros[0], title: 'Smoke of both boilers', version: 2 },
          },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        )
      : undefined,
  ),
});
ChangedByTwo.test('shows both states and lets the person choose', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Change Smoke of the boiler/ }));
  const page = within(document.body);
  await userEvent.click(await page.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await page.findByRole('dialog'));
  const title = dialog.getByLabelText(/^Title/);
  await userEvent.clear(title);
  await userEvent.type(title, 'Smoke of the old boiler');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect(await dialog.findByText('Smoke of both boilers')).toBeVisible();
  await expect(dialog.getByText('Smoke of the old boiler')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(JSON.parse(sent.at(-1)?.body ?? '')).toMatchObject({ version: 2 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});
export const NoEntry = meta.story(at('register', emptyAssessment));

export const Stakeholders = meta.story(at('stakeholders'));

export const Scoring = meta.story(at('scoring'));
Scoring.test('takes a digit as a score and moves on to the next question', async ({ canvas, userEvent }) => {
  const scale = await canvas.findByRole('radiogroup', { name: /Scale of impact/ });
  within(scale).getAllByRole('radio')[0]?.focus();
  await userEvent.keyboard('4');
  await expect(within(scale).getByRole('radio', { name: /^4\./ })).toBeChecked();
  const scope = canvas.getByRole('radiogroup', { name: /Scope of impact/ });
  await waitFor(() => expect(scope).toContainElement(document.activeElement as HTMLElement));
  await waitFor(() => expect(sent).toHaveLength(1));
  await expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ scores: [{ criterion: 'scale', score: 4 }], reason: '' });
});
Scoring.test(
  'counts what this person scored, and offers to show scores only once there are any',
  async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 3 scored by you')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show scores' })).toBeNull();
  },
);

/** The first score is refused, the one after it stored. */
export const FirstScoreFails = meta.story({
  ...at('scoring'),
  beforeEach: answering(({ method }) =>
    method === 'PUT' && sent.length === 1
      ? Response.json(
          { statusCode: 500, code: 'internal.error', message: 'It failed', requestId: 'r3' },
          { status: 500, headers: { 'content-type': 'application/problem+json' } },
        )
      : undefined,
  ),
});
FirstScoreFails.test('says so, and shows as given only what is stored', async ({ canvas, userEvent }) => {
  const scale = await canvas.findByRole('radiogroup', { name: /Scale of impact/ });
  within(scale).getAllByRole('radio')[0]?.focus();
  await userEvent.keyboard('34');
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(within(scale).queryByRole('radio', { checked: true })).toBeNull());
  await expect(await canvas.findByText(/again/)).toBeVisible();
  await expect(canvas.queryByText('Saved')).toBeNull();
});

/** Scores that are shown, with what people settled on. */
export const Shown = meta.story(at('scoring', sampleAssessment({ iros: [shownEntry] })));
Shown.test('shows how far apart people are, and settles only with a reason', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Far apart')).toBeVisible();
  await expect(canvas.getByText(/Settled on 5 by Ana Lee/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Settle Scope of impact' }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /^4\./ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));
  await expect(dialog.getAllByText('Say why you settled on this.')[0]).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox'), 'Two of five presses');
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(sent.at(-1)?.url).toMatch(/settlement$/));
});
/** What is in the cache is what a notice of the gateway would have read again. */
let reread: (iro: Iro) => void = () => undefined;
const shown = sampleAssessment({ iros: [shownEntry] });
export const SettledByTwo = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: materialityStepPath(shown.id, 'scoring'),
      frame: <StoryShell />,
      seed: (cache, api, language) => {
        seedOf(shown)(cache, api, language);
        reread = (iro) =>
          cache.setQueryData(materialityQueries.one(api, shown.id).queryKey, { ...shown, iros: [iro] } as never);
      },
    }),
  ],
  render: () => <Materiality assessmentId={shown.id} step="scoring" />,
});
SettledByTwo.test(
  'shows what somebody else settled on since, and replaces it only where this person says so',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settle Scope of impact' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^4\./ }));
    await userEvent.type(dialog.getByRole('textbox'), 'Two of five presses');
    const [settled] = shownEntry.settled;
    const other = {
      ...(settled as Iro['settled'][number]),
      criterion: 'scope' as const,
      score: 2,
      reason: 'One press',
    };
    reread({ ...shownEntry, settled: [...shownEntry.settled, other] });
    await expect(await dialog.findByText(/settled on 2 at/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Replace it with yours' }));
    await expect(dialog.queryByText(/settled on 2 at/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));
    await waitFor(() =>
      expect(JSON.parse(sent.at(-1)?.body ?? '{}').scores).toEqual([{ criterion: 'scope', score: 4, seen: other.at }]),
    );
  },
);
export const NothingToScore = meta.story(at('scoring', emptyAssessment));

export const InChinese = meta.story({ ...at('register'), globals: { locale: 'zh-Hant-HK' } });
export const ShownInChineseInTheDark = meta.story({
  ...at('scoring', sampleAssessment({ iros: [shownEntry] })),
  globals: { locale: 'zh-Hant-HK', mode: 'dark', tenant: 'harbour' },
});
export const InAHostileBrand = meta.story({ ...at('topics'), globals: proof.yellow });
export const OnAPhone = meta.story({ ...at('scoring'), globals: { viewport: { value: 'phone' } } });

/** The assessment cannot be read. */
export const Failed = meta.story({
  decorators: [onScreen({ catalogue, path: materialityPath, frame: <StoryShell /> })],
  render: () => <Materiality />,
  beforeEach: answering(() =>
    Response.json(
      { statusCode: 500, code: 'internal.error', message: 'It failed', requestId: 'r2' },
      { status: 500, headers: { 'content-type': 'application/problem+json' } },
    ),
  ),
});
Failed.test('says so and offers another try', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
});

const sameRow: RegisterImport['rows'][number] = {
  row: 1,
  kind: 'same',
  title: '',
  changes: [],
  before: {},
  after: {},
  issues: [],
  outcome: null,
};
const sheet: RegisterImport = {
  id: '0190a000-0000-7000-8000-d00000000001',
  assessmentId: half.id,
  state: 'applied',
  fileName: 'Register 2025.xlsx',
  by: { id: half.id, name: 'Ana Lee' },
  at: '2026-03-02T08:00:00.000Z',
  rows: [
    { ...sameRow, row: 2, title: 'Smoke of the boiler' },
    {
      ...sameRow,
      row: 3,
      kind: 'changed',
      title: 'A carbon price',
      changes: ['title'],
      before: { title: 'A carbon tax' },
      after: { title: 'A carbon price' },
      outcome: 'changed',
    },
    { ...sameRow, row: 4, kind: 'new', title: 'Odour', outcome: 'added' },
  ],
};
const refusedSheet: RegisterImport = {
  ...sheet,
  id: '0190a000-0000-7000-8000-d00000000002',
  state: 'checked',
  fileName: 'Register.xlsx',
  rows: [
    ...sheet.rows.map((row) => ({ ...row, outcome: null })),
    {
      ...sameRow,
      row: 5,
      kind: 'error',
      issues: [
        { rule: 'title_missing', facts: {} },
        { rule: 'topic_unknown', facts: { text: 'Noise' } },
      ],
    },
    { ...sameRow, row: 6, kind: 'error', title: 'Dust', issues: [{ rule: 'changed_since', facts: {} }] },
  ],
};
export const ImportOfEntries = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: `${materialityStepPath(half.id, 'register')}?view=import`,
      frame: <StoryShell />,
      seed: (cache, api, language) => {
        seedOf(half)(cache, api, language);
        cache.setQueryData(materialityQueries.imports(api, half.id).queryKey, [sheet, refusedSheet]);
      },
    }),
  ],
  render: () => <Materiality assessmentId={half.id} step="register" />,
  beforeEach: answering((request) =>
    request.url.includes('/imports')
      ? Response.json(request.url.includes(refusedSheet.id) ? refusedSheet : [sheet, refusedSheet])
      : undefined,
  ),
});
ImportOfEntries.test('says for each row what would happen and why one is refused', async ({ userEvent }) => {
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Import entries' }));
  await expect(await dialog.findByRole('button', { name: 'Undo import of Register 2025.xlsx' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Register.xlsx' }));
  await expect(await dialog.findByText('Errors found: 3')).toBeVisible();
  await expect(await dialog.findByText(/1 new entry, 1 changed, 1 unchanged, 2 refused/)).toBeVisible();
  await expect(dialog.getByText('Row 5: The title is missing')).toBeVisible();
  await expect(dialog.getByText('A carbon tax → A carbon price')).toBeVisible();
  await expect(dialog.getByText(/^Row 6: Changed since the file was downloaded/)).toBeVisible();
  await expect(dialog.getByText(/Row 5: No topic of the list is called “Noise”/)).toBeVisible();
  await expect(dialog.queryByRole('button', { name: /^Import \d/ })).toBeNull();
});
