import { surveyQueries } from '@esg/api-client';
import {
  type Survey,
  type SurveyGroup,
  type SurveyResults,
  type SurveyTexts,
  type SurveyValue,
  type SurveyWaves,
  surveyFaultsOf,
  tallySurvey,
  templateContent,
} from '@esg/contract';
import { expect, screen, within } from 'storybook/test';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { AssessmentPage } from '../features/materiality/AssessmentPage.tsx';
import { sampleAssessment, seedAssessment } from './sample-assessment.ts';

const id = '6a0f0f4e-2f4e-4f4e-8f4e-1f4e2f4e3f01';
const topic = (place: number, en: string, zhTw: string) => ({
  id: `topic-${place}`,
  text: { en, zhTw },
  topicId: `6a0f0f4e-2f4e-4f4e-8f4e-1f4e2f4e3f1${place}`,
});
const content = templateContent('employees', 'named', [
  topic(1, 'Air pollutants', '空氣污染物'),
  topic(2, 'Water use', '用水'),
]);
const group = (place: number, en: string, zhTw: string, submitted: number): SurveyGroup => ({
  id: `6a0f0f4e-2f4e-4f4e-8f4e-1f4e2f4e3f2${place}`,
  stakeholder: null,
  name: { en, zhTw },
  weight: place === 1 ? '2' : '1',
  quota: null,
  openLink: null,
  progress: { people: 12, sent: 12, started: submitted + 1, submitted },
});
const groups = [
  group(1, 'Employees and their representatives', '僱員及其代表', 6),
  group(
    2,
    'Communities around a site with a name that is much longer than usual',
    '名稱比平常長得多的營運地點周邊社區',
    5,
  ),
];

const survey = (more: Partial<Survey> = {}): Survey => ({
  id,
  profileId: sampleAssessment.id,
  title: content.title,
  privacy: 'named',
  state: 'open',
  opensAt: null,
  closesAt: null,
  openedAt: '2026-11-01T00:00:00.000Z',
  closedAt: null,
  progress: { people: 24, sent: 24, started: 13, submitted: 11 },
  content,
  groups,
  faults: surveyFaultsOf(content),
  reminds: false,
  edition: 1,
  version: 3,
  ...more,
});

const rated = (air: number, water: number): SurveyValue => ({
  kind: 'topics',
  steps: [
    { id: 'topic-1', step: air },
    { id: 'topic-2', step: water },
  ],
});
const responses = groups.flatMap(({ id: groupId, progress }) =>
  Array.from({ length: progress.submitted }, (_, place) => ({
    groupId,
    answers: { topics: rated((place % 5) + 1, 5) },
  })),
);
const tally = tallySurvey(content, responses, false);
const results = (more: Partial<SurveyResults> = {}): SurveyResults => ({
  id,
  content,
  privacy: 'named',
  state: 'open',
  groups,
  hidden: null,
  setAside: [],
  tallies: tally.tallies.map(({ tallies, ...about }) => ({
    ...about,
    tallies: tallies.map((each) => ({ ...each, counts: [...each.counts] })),
  })),
  duplicates: 1,
  isRenewing: false,
  ...more,
});

const texts: SurveyTexts = {
  texts: [
    {
      questionId: 'missing',
      texts: ['More about water', 'Water in summer'],
      further: 3,
      words: [{ word: 'water', count: 2, language: 'en' }],
    },
  ],
};

const earlierId = '6a0f0f4e-2f4e-4f4e-8f4e-1f4e2f4e3f31';
const earlier = results({ id: earlierId });

const setAsideId = '6a0f0f4e-2f4e-4f4e-8f4e-1f4e2f4e3f41';
const wave = (place: number, more: Partial<SurveyWaves['waves'][number]> = {}) => ({
  id: `6a0f0f4e-2f4e-4f4e-8f4e-1f4e2f4e3f5${place}`,
  groupId: groups[0]?.id ?? '',
  from: `2026-11-0${place}T02:00:00.000Z`,
  until: `2026-11-0${place}T02:10:00.000Z`,
  answers: 6,
  isBurst: false,
  setAsideId: null,
  ...more,
});
const waves: SurveyWaves = {
  mayChange: true,
  isAwaited: false,
  waves: [wave(1), wave(2, { answers: 118, isBurst: true }), wave(3, { answers: 5, setAsideId })],
  setAsides: [
    {
      id: setAsideId,
      groupId: groups[0]?.id ?? '',
      answers: 5,
      reason: 'One person tried the link',
      byName: 'Mei Chan',
      at: '2026-11-03T03:00:00.000Z',
      again: null,
    },
  ],
  effects: [
    {
      questionId: 'topics',
      optionId: 'topic-1',
      before: { answered: 16, mean: '2.5' },
      after: { answered: 11, mean: '3.25' },
    },
  ],
};

const shown = (one: Survey | undefined, found: SurveyResults = results(), isOther: 'before' | 'later' = 'before') => {
  const seed: Seed = (cache, api, language) => {
    seedAssessment(sampleAssessment)(cache, api, language);
    cache.setQueryData(surveyQueries.list(api, sampleAssessment.id).queryKey, one ? [one] : []);
    cache.setQueryData(surveyQueries.people(api, id).queryKey, []);
    cache.setQueryData(surveyQueries.waves(api, id).queryKey, waves);
    cache.setQueryData(surveyQueries.results(api, id).queryKey, found);
    cache.setQueryData(surveyQueries.texts(api, id).queryKey, texts);
    const other = { ...survey({ id: earlierId }), year: isOther === 'later' ? 2026 : 2024 };
    const own = { ...survey(), year: 2025 };
    cache.setQueryData(surveyQueries.opened(api).queryKey, isOther === 'later' ? [other, own] : [own, other]);
    cache.setQueryData(surveyQueries.results(api, earlierId).queryKey, earlier);
    if (one) cache.setQueryData(surveyQueries.one(api, id).queryKey, one);
  };
  const path = `/ct/materiality/${sampleAssessment.id}/surveys${one ? `?view=${id}` : ''}`;
  return { decorators: [onScreen({ catalogue, path, seed })] };
};

const Surveys = () => <AssessmentPage assessmentId={sampleAssessment.id} step="surveys" />;
const meta = preview.meta({ title: 'Screens/Surveys', tags: ['!autodocs'], component: Surveys });

export const Empty = meta.story(shown(undefined));
Empty.test('teaches what a survey is for, and starts one', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('No survey yet')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'New survey' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New survey' }));
  await expect(dialog.getByRole('radio', { name: /^Anonymous/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});

export const Draft = meta.story(shown(survey({ state: 'draft', edition: 0, openedAt: null })));
Draft.test('adds a question and says which texts are in one language only', async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: 'Add question' }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Several choices' }));
  await userEvent.type(
    (await canvas.findAllByRole('textbox', { name: 'Question in English' }))[0] as HTMLElement,
    'Why?',
  );
  await expect(canvas.getByText('Some texts are in one language only')).toBeVisible();
});

Draft.test('previews what is typed, and says that opening saves it first', async ({ canvas, userEvent }) => {
  const title = await canvas.findByRole('textbox', { name: 'Title in English' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Typed, not saved');
  await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
  await expect(canvas.getByRole('heading', { level: 1, name: 'Typed, not saved' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Open for answers' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await expect(dialog.getByText(/^What you typed is saved first/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  // Drafts outlive a story: the next one begins with what is stored.
  await userEvent.click(canvas.getByRole('tab', { name: 'Questions' }));
  const typed = canvas.getByRole('textbox', { name: 'Title in English' });
  await userEvent.clear(typed);
  await userEvent.type(typed, content.title.en);
});

export const Previewed = meta.story(shown(survey()));
Previewed.test('shows the survey as on a phone, in both languages', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Preview' }));
  await expect(canvas.getByRole('heading', { level: 1, name: 'What should we report on?' })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: '繁體中文' }));
  await expect(canvas.getByRole('heading', { level: 1, name: '我們應匯報甚麼？' })).toBeVisible();
});

export const WithResults = meta.story(shown(survey()));
WithResults.test(
  'draws what each group says, with a table behind each chart, and lists texts',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Results' }));
    const average = within(await canvas.findByRole('figure', { name: 'Average' }));
    await userEvent.click(average.getByRole('button', { name: 'Show as table' }));
    await expect(average.getByRole('row', { name: /^Water use 5 ± 0 \(11\)/ })).toBeVisible();
    const spread = within((await canvas.findAllByRole('figure', { name: 'How answers are spread' }))[0] as HTMLElement);
    await expect(spread.getByRole('listitem', { name: /^Water use.*100% \(11\)/ })).toBeVisible();
    await expect(canvas.getByText('Water in summer')).toBeVisible();
    await expect(canvas.getByText('3 more texts are in the Excel and CSV files.')).toBeVisible();
  },
);

export const Compared = meta.story(shown(survey()));
Compared.test(
  'sets an earlier survey beside this one, and says what cannot be compared',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Compare' }));
    await expect(await canvas.findByText(/^Answers are texts: What have we not asked about/)).toBeVisible();
    const average = within(await canvas.findByRole('figure', { name: 'Average' }));
    await userEvent.click(average.getByRole('button', { name: 'Show as table' }));
    await expect(average.getByRole('row', { name: /^Water use 5 ± 0 \(11\) 5 ± 0 \(11\) 0$/ })).toBeVisible();
  },
);

export const ComparedWithLater = meta.story(shown(survey(), results(), 'later'));
ComparedWithLater.test('calls a later survey later, and this one the one before', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Compare' }));
  const average = within(await canvas.findByRole('figure', { name: 'Average' }));
  await userEvent.click(average.getByRole('button', { name: 'Show as table' }));
  const heads = average.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await expect(heads).toEqual(['Part', 'This survey', 'Later (2026)', 'Difference']);
});

export const NotYetShown = meta.story(
  shown(survey({ privacy: 'anonymous' }), results({ hidden: 'not_closed', tallies: [], duplicates: 0 })),
);
NotYetShown.test('says why results of an anonymous survey wait', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Results' }));
  await expect(await canvas.findByText('Results appear when the survey closes')).toBeVisible();
});

export const ManyAtOnce = meta.story(shown(survey()));
ManyAtOnce.test(
  'points out many answers at once, and asks for a reason before it sets them aside',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Groups and people' }));
    await expect(await canvas.findByText('Many answers began within 10 minutes')).toBeVisible();
    await expect(canvas.getByText(/^5 answers set aside by Mei Chan on .*: One person tried the link$/)).toBeVisible();
    await expect(
      canvas.getByText('Air pollutants: average 2.5 (16 answers) before, 3.25 (11 answers) now'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Set aside / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set 118 answers aside' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Set aside' }));
    await expect(dialog.getAllByText('Say why these answers don’t count.')[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'When they came' }));
    await expect(canvas.getAllByRole('button', { name: /^Set aside / })).toHaveLength(2);
  },
);

const said = [{ groupId: groups[0]?.id ?? '', answers: 118, reason: 'Sent by a program' }];
export const WithAnswersSetAside = meta.story(shown(survey(), results({ setAside: said })));
WithAnswersSetAside.test('says how many answers count nowhere, and why', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Results' }));
  await expect(
    await canvas.findByText(/^118 answers by the open link of “Employees.*” were set aside and count nowhere: Sent/),
  ).toBeVisible();
});

export const NotYetReviewed = meta.story(
  shown(
    survey({ privacy: 'anonymous', state: 'closed' }),
    results({ privacy: 'anonymous', state: 'closed', hidden: 'not_reviewed', tallies: [], duplicates: 0 }),
  ),
);
NotYetReviewed.test('asks which answers count before it shows results', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Results' }));
  await expect(await canvas.findByText('Check which answers count')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show the results' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Show the results?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }));
});
