import { materialityQueries, reportWorkQueries } from '@esg/api-client';
import type { Assessment, MaterialityEvent } from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { AssessmentPage } from '../features/materiality/AssessmentPage.tsx';
import { AssessmentContext, type OpenAssessment } from '../features/materiality/assessment-context.ts';
import { DecisionStep } from '../features/materiality/decision/DecisionStep.tsx';
import { sampleAssessment, sampleDecision, sampleLibrary, seedAssessment } from './sample-assessment.ts';

const log: MaterialityEvent[] = (['decided', 'revealed', 'topic_changed', 'started'] as const).map((action) => ({
  action,
  subjectId: action === 'topic_changed' ? 'topic-7' : null,
  before: null,
  after: null,
  by: sampleDecision.by,
  at: sampleDecision.at,
}));

const shown = (place: number, more: Partial<Assessment> = {}, decisions = [sampleDecision]) => {
  const assessment = { ...sampleAssessment, ...more, id: `7f0f0f4e-2f4e-4f4e-8f4e-1f4e2f4e3f${80 + place}` };
  const seed: Seed = (cache, api, language) => {
    seedAssessment(assessment)(cache, api, language);
    cache.setQueryData(materialityQueries.decisions(api).queryKey, decisions);
    cache.setQueryData(materialityQueries.events(api, assessment.id).queryKey, log);
  };
  return {
    seed,
    args: { assessmentId: assessment.id },
    decorators: [onScreen({ catalogue, path: `/ct/materiality/${assessment.id}/decision`, seed })],
  };
};

/** What was sent as decisions. */
const sent: unknown[] = [];
const recording = () => {
  const { fetch } = globalThis;
  sent.length = 0;
  globalThis.fetch = async (input, init) => {
    if (!(input instanceof Request)) return fetch(input, init);
    // Nothing is read from a gateway here: the cache is what this person sees.
    if (input.method !== 'POST') return new Promise(() => undefined);
    sent.push(await input.clone().json());
    return Response.json(sampleDecision);
  };
  return () => {
    globalThis.fetch = fetch;
  };
};

const Decision = ({ assessmentId }: { assessmentId: string }) => (
  <AssessmentPage assessmentId={assessmentId} step="decision" />
);
const meta = preview.meta({
  title: 'Screens/Materiality decision',
  tags: ['!autodocs'],
  component: Decision,
  args: { assessmentId: '' },
});

export const ReadyToDecide = meta.story(shown(1, { previous: sampleDecision }));
ReadyToDecide.test('shows every verdict with its reason, and what changed since last year', async ({ canvas }) => {
  const row = within(await canvas.findByRole('row', { name: /^Light at night/ }));
  await expect(row.getByText('No site is lit at night.')).toBeVisible();
  await expect(canvas.getByText('Now material (1):')).toBeVisible();
  await expect(canvas.getByText('No longer material (3):')).toBeVisible();
});
ReadyToDecide.test(
  'asks what the decision rests on, and for the name, before it stands',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decide what is material' }));
    const reason = canvas.getByRole('textbox', { name: 'Reason for the decision' });
    await expect(reason).toBeInvalid();
    await userEvent.type(reason, 'Agreed by the board');
    await userEvent.click(canvas.getByRole('button', { name: 'Decide what is material' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Decide what is material for 2025?' }));
    await expect(dialog.getByText(/Anti-corruption/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Decide as / })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }));
    await userEvent.clear(reason);
  },
);
ReadyToDecide.test('judges against the scores only with a reason', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Judge Waste' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Judge Waste' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Not material' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeInvalid();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});
ReadyToDecide.test('keeps earlier decisions with what changed since, and the log', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Decision 1 of 2024, by Mei Lam/ }));
  await expect(await canvas.findByText('Agreed by the board on 12 March 2025.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Log of the assessment' }));
  await expect(await canvas.findByText('Mei Lam showed everyone’s scores')).toBeVisible();
});

export const ScoresHidden = meta.story(
  shown(2, { iros: sampleAssessment.iros.map((iro) => ({ ...iro, revealedAt: null })) }, []),
);
ScoresHidden.test('decides about nothing that is hidden', async ({ canvas }) => {
  await expect(await canvas.findByText('Scores are still hidden')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Decide what is material' })).toBeNull();
  await expect(canvas.getByText('Nothing is decided yet')).toBeVisible();
});
export const Empty = meta.story(shown(3, { topics: [], iros: [] }, []));
Empty.test('says that there is nothing to decide yet', async ({ canvas }) => {
  await expect(await canvas.findByText('The long list is empty')).toBeVisible();
});
export const SomeUnscored = meta.story(
  shown(4, { iros: sampleAssessment.iros.slice(2), decision: { ...sampleDecision, year: 2025 } }),
);
SomeUnscored.test('names in the question what is not scored', async ({ canvas, userEvent }) => {
  const reason = await canvas.findByRole('textbox', { name: 'Reason for the decision' });
  await userEvent.type(reason, 'Agreed');
  await userEvent.click(canvas.getByRole('button', { name: 'Decide what is material' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await expect(dialog.getByText('Not scored, and so not decided:')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }));
  await userEvent.clear(reason);
});
/** An entry that nobody scored has nothing to show. */
export const OneWithoutScores = meta.story(
  shown(7, {
    iros: sampleAssessment.iros.map((iro, place) =>
      place === 0 ? { ...iro, revealedAt: null, scoredBy: 0, scores: [] } : iro,
    ),
  }),
);
OneWithoutScores.test('keeps nobody from deciding', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Decide what is material' })).toBeEnabled();
});
/** Settings by which customer privacy would be material are typed, but not stored. */
const unsaved: OpenAssessment = {
  assessment: sampleAssessment,
  library: sampleLibrary,
  step: 'decision',
  settings: {
    value: { ...sampleAssessment.settings, severityRule: 'highest' },
    state: { kind: 'kept' },
  } as OpenAssessment['settings'],
  readOnly: false,
  mayDecide: true,
};
export const SettingsNotSaved = meta.story({
  ...shown(9),
  render: () => (
    <AssessmentContext value={unsaved}>
      <DecisionStep />
    </AssessmentContext>
  ),
});
SettingsNotSaved.test('decides only about what is saved', async ({ canvas }) => {
  await expect(await canvas.findByText('A change of the settings isn’t saved yet')).toBeVisible();
  const row = within(canvas.getByRole('row', { name: /^Customer privacy/ }));
  await expect(row.getByText('Not material')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Decide what is material' })).toBeNull();
});
/** What is in the cache is what a notice of the gateway would have read again. */
let reread: (change: Partial<Assessment>) => void = () => undefined;
const moving = shown(8);
export const ChangedWhileAsked = meta.story({
  ...moving,
  decorators: [
    onScreen({
      catalogue,
      path: `/ct/materiality/${moving.args.assessmentId}/decision`,
      seed: (cache, api, language) => {
        api.interceptors.request.clear();
        const assessment = { ...sampleAssessment, id: moving.args.assessmentId };
        seedAssessment(assessment)(cache, api, language);
        cache.setQueryData(materialityQueries.decisions(api).queryKey, [sampleDecision]);
        cache.setQueryData(materialityQueries.events(api, assessment.id).queryKey, log);
        reread = (change) =>
          cache.setQueryData(materialityQueries.one(api, assessment.id).queryKey, { ...assessment, ...change });
      },
    }),
  ],
  beforeEach: recording,
});
ChangedWhileAsked.test('signs what was read, not what came since', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Reason for the decision' }), 'Agreed');
  await userEvent.click(canvas.getByRole('button', { name: 'Decide what is material' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  reread({ stamp: 'later', topics: sampleAssessment.topics.map((topic) => ({ ...topic, state: 'left_out' })) });
  await waitFor(() => expect(canvas.getAllByText('Left out', { exact: false }).length).toBeGreaterThan(0));
  await expect(dialog.getByText(/Anti-corruption/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /^Decide/ }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'Agreed', stamp: 'stamp' }]));
});
export const InChinese = meta.story({ ...shown(5, { previous: sampleDecision }), globals: { locale: 'zh-Hant-HK' } });
export const InTheDark = meta.story({ ...shown(6), globals: { mode: 'dark', tenant: 'harbour' } });

const [first, second] = ['11', '22'].map((end) => `01970000-0000-7000-8000-0000000000${end}`);
const people = [
  { id: first, name: 'Ana Lee', isSelf: false, mayApprove: true },
  { id: second, name: 'Ben Wong', isSelf: true, mayApprove: true },
];
const inApproval = shown(6, {
  settings: { ...sampleAssessment.settings, approvers: people.map(({ id }) => ({ personIds: [id ?? ''] })) },
  approvals: [{ step: 0, by: { id: first ?? '', name: 'Ana Lee' }, reason: 'Read in full', at: sampleDecision.at }],
});
export const InApproval = meta.story({
  args: inApproval.args,
  decorators: [
    onScreen({
      catalogue,
      path: `/ct/materiality/${inApproval.args.assessmentId}/decision`,
      seed: (cache, api, language) => {
        api.interceptors.request.clear();
        inApproval.seed(cache, api, language);
        cache.setQueryData(reportWorkQueries.colleagues(api).queryKey, people as never);
      },
    }),
  ],
  beforeEach: recording,
});
InApproval.test('shows who approved and who is next, and lets nobody decide before', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/Step 1: approved by Ana Lee/)).toBeVisible();
  await expect(canvas.getByText('Step 2: waits for Ben Wong')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Decide what is material' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Approve what is shown here' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const approved = { decision: 'approved', step: 1, reason: '', stamp: sampleAssessment.stamp };
  await expect(sent[0]).toEqual(approved);
});
InApproval.test('returns the assessment only with a reason', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Return to the authors' }));
  const note = canvas.getByRole('textbox', { name: 'Note to your approval' });
  await expect(note).toBeInvalid();
  await expect(note).toHaveFocus();
  await expect(sent).toEqual([]);
  await userEvent.type(note, 'Water is missing');
  await userEvent.click(canvas.getByRole('button', { name: 'Return to the authors' }));
  await waitFor(() => expect(sent).toMatchObject([{ decision: 'rejected', step: 1, reason: 'Water is missing' }]));
});
/** Ben returned it, and Ana reads why. */
const returned = shown(10, {
  settings: { ...sampleAssessment.settings, approvers: people.map(({ id }) => ({ personIds: [id ?? ''] })) },
  rejection: { step: 1, by: { id: second ?? '', name: 'Ben Wong' }, reason: 'Water is missing', at: sampleDecision.at },
});
export const Returned = meta.story({
  args: returned.args,
  decorators: [
    onScreen({
      catalogue,
      path: `/ct/materiality/${returned.args.assessmentId}/decision`,
      seed: (cache, api, language) => {
        api.interceptors.request.clear();
        returned.seed(cache, api, language);
        const read = people.map((each, place) => ({ ...each, isSelf: place === 0 }));
        cache.setQueryData(reportWorkQueries.colleagues(api).queryKey, read as never);
      },
    }),
  ],
  beforeEach: recording,
});
Returned.test('says why, lets nobody approve, and asks anew', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Water is missing')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Approve what is shown here' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Ask for approval' }));
  await waitFor(() => expect(sent).toEqual([{ stamp: sampleAssessment.stamp }]));
});
/** The person whose turn it is works on no reports any more. */
export const ApproverLeft = meta.story({
  args: inApproval.args,
  decorators: [
    onScreen({
      catalogue,
      path: `/ct/materiality/${inApproval.args.assessmentId}/decision`,
      seed: (cache, api, language) => {
        api.interceptors.request.clear();
        inApproval.seed(cache, api, language);
        const left = [{ ...people[0], isSelf: true }];
        cache.setQueryData(reportWorkQueries.colleagues(api).queryKey, left as never);
      },
    }),
  ],
  beforeEach: recording,
});
ApproverLeft.test('lets people who decide approve in their place', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Step 2: waits for Someone who left')).toBeVisible();
  await expect(canvas.getByText(/^Everyone named for this step left/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Approve what is shown here' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});
