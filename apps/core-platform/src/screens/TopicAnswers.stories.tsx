import {
  explanationQueries,
  frameworkQueries,
  hubAnswerQueries,
  referenceQueries,
  reportDocumentQueries,
  reportQueries,
  reportWorkQueries,
  rollForwardQueries,
} from '@esg/api-client';
import {
  type Answer,
  type AnswerValue,
  type Disclosure,
  type Field,
  type Framework,
  type Report,
  type ReportDisclosure,
  withManagementByTopic,
} from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { StoryShell } from '../../../../.storybook/kit/StoryShell.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { FrameworkReport } from '../FrameworkReport.tsx';
import { sampleFramework } from './sample-framework.ts';
import { sampleColleagues, samplePresence, sampleWork } from './sample-work.ts';

const textField = (key: string, en: string, zhTw: string, required: boolean): Field => ({
  key,
  type: 'textArea',
  label: { en, zhTw },
  hint: null,
  required,
  coverage: required ? 'full' : 'partial',
  unitKind: null,
  decimals: 0,
  options: [],
  breakdowns: [],
});

const management: Disclosure = {
  code: '3-3',
  title: { en: 'Management of each material topic', zhTw: '各項重要議題的管理' },
  nature: 'narrative',
  mandatory: 'if_material',
  dutyByClass: [],
  supersededBy: null,
  omittable: true,
  requirements: [],
  verified: true,
  fields: [
    textField('materiality.management', 'Management of material topics', '重要議題的管理', true),
    textField('sustain.policies', 'Sustainability policies', '可持續發展政策', false),
  ],
};

const [general, ...topics] = sampleFramework.topics;
const framework: Framework = withManagementByTopic({
  ...sampleFramework,
  topics: [
    ...(general ? [general] : []),
    {
      code: 'GRI 3',
      title: { en: 'GRI 3: Material Topics 2021', zhTw: 'GRI 3：重要議題 2021' },
      part: { code: 'U', title: { en: 'Universal Standards', zhTw: '通用準則' } },
      disclosures: [management],
    },
    ...topics,
  ],
});

const words = (en: string, zhTw: string): AnswerValue => ({ type: 'textArea', text: { en, zhTw } });
const energy = words(
  'We buy power by an energy policy and replace boilers by heat pumps.',
  '我們按能源政策採購電力，並以熱泵取代鍋爐。',
);

const answerOf = (disclosureCode: string, fieldKey: string, value: AnswerValue): Answer => ({
  disclosureCode,
  fieldKey,
  value,
  version: 1,
  updatedAt: '2026-02-03T02:42:00.000Z',
  updatedBy: { id: '7d0c1f7e-52a6-4a5a-9a55-20b5a3f0c0aa', name: 'Mei Lam' },
});

const nothingFromHub = {
  period: null,
  metricKeys: [],
  answers: [],
  taken: { fields: 0, disclosures: 0, done: 0, total: 0 },
  unused: [],
};

type Given = { readonly report: Report; readonly answers: readonly Answer[] };

const reportOf = (disclosureCodes: string[], more: Partial<Report> = {}) =>
  sampleReport({ materialTopics: ['GRI 302', 'GRI 305'], disclosureCodes, ...more });

const seedOf =
  ({ report, answers }: Given): Seed =>
  (cache, api) => {
    const states = report.disclosureCodes.map((code): ReportDisclosure => {
      const answeredFields = answers.filter(({ disclosureCode }) => disclosureCode === code).length;
      return {
        code,
        status: answeredFields > 0 ? 'in-progress' : 'new',
        omission: null,
        answeredFields,
        totalFields: 2,
        inPart: false,
      };
    });
    cache.setQueryData(reportQueries.one(api, report.id).queryKey, report);
    cache.setQueryData(frameworkQueries.one(api, report.versionId).queryKey, framework);
    cache.setQueryData(reportQueries.disclosures(api, report.id).queryKey, states);
    for (const { code } of states) {
      const own = answers.filter(({ disclosureCode }) => disclosureCode === code);
      cache.setQueryData(reportQueries.answers(api, report.id, code).queryKey, own);
      cache.setQueryData(reportQueries.auditLog(api, report.id, code).queryKey, []);
      cache.setQueryData(reportWorkQueries.threads(api, report.id, code).queryKey, []);
      cache.setQueryData(hubAnswerQueries.difference(api, report.id, code).queryKey, nothingFromHub);
    }
    cache.setQueryData(hubAnswerQueries.difference(api, report.id).queryKey, nothingFromHub);
    cache.setQueryData(referenceQueries.countries(api).queryKey, []);
    cache.setQueryData(rollForwardQueries.lastValues(api, report.id).queryKey, { from: null, values: [] });
    cache.setQueryData(explanationQueries.ofReport(api, report.id).queryKey, []);
    cache.setQueryData(reportWorkQueries.work(api, report.id).queryKey, { ...sampleWork, disclosures: [] });
    cache.setQueryData(reportWorkQueries.colleagues(api).queryKey, sampleColleagues);
    cache.setQueryData(reportWorkQueries.presence(api, report.id).queryKey, samplePresence);
    cache.setQueryData(reportDocumentQueries.all(api, report.id).queryKey, []);
  };

const storyOf = (given: Given, code: string, seed = seedOf(given)) => {
  const { versionId, id } = given.report;
  const path = `/ct/framework-reports/${versionId}/reports/${id}/data-input?disclosure=${encodeURIComponent(code)}`;
  return {
    decorators: [onScreen({ catalogue, path, frame: <StoryShell />, seed })],
    render: () => <FrameworkReport versionId={versionId} reportId={id} step="data-input" />,
  };
};

const meta = preview.meta({
  title: 'Screens/Topic answers',
  tags: ['!autodocs'],
  play: drawnTo(3),
  parameters: { layout: 'fullscreen' },
});

const byTopic: Given = {
  report: reportOf(['2-1', '3-3 GRI 302', '302-1', '3-3 GRI 305', '305-1']),
  answers: [answerOf('3-3 GRI 302', 'topic.materiality.management', energy)],
};

/** Each topic has its own answer; a blank one can be copied from another. */
export const ByTopic = meta.story(storyOf(byTopic, '3-3 GRI 305'));
ByTopic.test('goes from topic to topic with the keyboard', async ({ canvas, userEvent }) => {
  const go = await canvas.findByRole('button', { name: 'Go to topic' });
  go.focus();
  await userEvent.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu'));
  await expect(menu.getByRole('menuitemradio', { name: /^GRI 305.*Not started$/ })).toBeChecked();
  await userEvent.click(menu.getByRole('menuitemradio', { name: /^GRI 302.*In progress$/ }));
  await expect(
    await canvas.findByRole('heading', { name: '3-3 GRI 302 Management of this topic: Energy' }),
  ).toBeVisible();
});

const sent: unknown[] = [];
const copying: Seed = (cache, api, language) => {
  seedOf(byTopic)(cache, api, language);
  api.interceptors.request.clear();
};
/** The answers of one topic are copied to another. */
export const Copying = meta.story({
  ...storyOf(byTopic, '3-3 GRI 305', copying),
  beforeEach: () => {
    const { fetch } = globalThis;
    sent.length = 0;
    globalThis.fetch = async (input, init) => {
      if (!(input instanceof Request)) return fetch(input, init);
      if (input.method === 'GET' && input.url.includes('/answers')) return Response.json(byTopic.answers);
      if (input.method !== 'PUT') return fetch(input, init);
      sent.push([decodeURIComponent(new URL(input.url).pathname).split('/answers/')[1], await input.json()]);
      return Response.json(answerOf('3-3 GRI 305', 'topic.materiality.management', energy));
    };
    return () => {
      globalThis.fetch = fetch;
    };
  },
});
Copying.test('sends what another topic says to the blank fields', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Copy to blank fields' }));
  await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: /^GRI 302/ }));
  const place = '3-3 GRI 305/topic.materiality.management';
  await waitFor(() => expect(sent).toEqual([[place, { value: energy, version: 0 }]]));
});

const forAll: Given = {
  report: reportOf(['2-1', '3-3', '302-1', '305-1']),
  answers: [answerOf('3-3', 'materiality.management', energy)],
};

/** One answer counts for all material topics. */
export const ForAllTopics = meta.story(storyOf(forAll, '3-3'));
ForAllTopics.test(
  'says for which topics it stands, and offers to answer them one by one',
  async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('The answer for all topics stands for GRI 302: Energy 2016 and GRI 305: Emissions 2016.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer by topic' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Each of them (2)',
      'GRI 302: Energy 2016',
      'GRI 305: Emissions 2016',
    ]);
  },
);

const someOpen: Given = { ...byTopic, report: reportOf(['2-1', '3-3 GRI 302', '302-1', '305-1']) };

/** A material topic without any answer yet. */
export const OneNotAnswered = meta.story(storyOf(someOpen, '3-3 GRI 302'));
OneNotAnswered.test('names it', async ({ canvas }) => {
  await expect(await canvas.findByText('How you manage GRI 305: Emissions 2016 isn’t answered yet.')).toBeVisible();
});

const published: Given = { ...byTopic, report: { ...byTopic.report, status: 'readonly-published' } };

/** The topics of a published report are read-only. */
export const Published = meta.story(storyOf(published, '3-3 GRI 305'));
Published.test('offers the way to another topic, and no change', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Go to topic' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Copy to blank fields' })).not.toBeInTheDocument();
});

export const InChinese = meta.story({ ...storyOf(forAll, '3-3'), globals: { locale: 'zh-Hant-HK' } });
