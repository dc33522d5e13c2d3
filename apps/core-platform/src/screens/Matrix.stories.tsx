import type { Assessment } from '@esg/contract';
import { expect, fireEvent, within } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { AssessmentPage } from '../features/materiality/AssessmentPage.tsx';
import { sampleAssessment, sampleDecision, sampleOpinions, seedAssessment } from './sample-assessment.ts';

const id = (place: number) => `7f0f0f4e-2f4e-4f4e-8f4e-1f4e2f4e3f${60 + place}`;
const shown = (place: number, more: Partial<Assessment> = {}) => {
  const assessment = { ...sampleAssessment, ...more, id: id(place) };
  const path = `/ct/materiality/${assessment.id}/matrix`;
  return {
    args: { assessmentId: assessment.id },
    decorators: [onScreen({ catalogue, path, seed: seedAssessment(assessment) })],
  };
};

const Matrix = ({ assessmentId }: { assessmentId: string }) => (
  <AssessmentPage assessmentId={assessmentId} step="matrix" />
);
const meta = preview.meta({
  title: 'Screens/Materiality matrix',
  tags: ['!autodocs'],
  component: Matrix,
  args: { assessmentId: '' },
});

export const BothSides = meta.story(shown(1));
BothSides.test('shows every topic, those at one place as one point with all names', async ({ canvas, userEvent }) => {
  const two = await canvas.findByRole('listitem', { name: /^Emissions to air and 1 more/ });
  await expect(two).toHaveTextContent('5');
  const key = canvas.getByText('Emissions to air').closest('[aria-hidden]');
  await expect(key).toHaveTextContent('5Emissions to air');
  await expect(canvas.getByText('5 of 9 topics are material.', { exact: false })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  const row = within(canvas.getByRole('row', { name: /^Light at night/ }));
  await expect(row.getByText('Left out')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
});
BothSides.test(
  'moves a threshold by keys, says what enters and leaves reports, and moves it back',
  async ({ canvas, userEvent }) => {
    const financial = await canvas.findByRole('slider', { name: 'Threshold: Financial effect' });
    await expect(canvas.getByText('Nothing changes in any framework.')).toBeVisible();
    const impact = canvas.getByRole('slider', { name: 'Threshold: Impact' });
    impact.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(impact).toHaveAttribute('aria-valuetext', '3.5 of 5');
    await expect(await canvas.findByText('1 framework changes.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^GRI/ }));
    await expect(await canvas.findByText('Leaving (1)')).toBeVisible();
    await expect(canvas.getByText(/it leaves only with a reason/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move them back' }));
    await expect(impact).toHaveAttribute('aria-valuetext', '3 of 5');
    await expect(financial).toHaveAttribute('aria-valuetext', '3 of 5');
  },
);
BothSides.test('names the topics that hang on one step', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Impact: one step higher, 3.5 of 5' })).toBeVisible();
  await expect(canvas.getAllByText(/topics? (?:is|are) no longer material/)[0]).toBeVisible();
});

export const AgainstLastYear = meta.story(shown(2, { previous: sampleDecision }));
AgainstLastYear.test('compares with the last decision', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Decision 1 of 2024' }));
  await expect(canvas.getByRole('radio', { name: 'Decision 1 of 2024' })).toBeChecked();
});
export const OneSide = meta.story(shown(3, { edition: 'gri-3-2021' }));
OneSide.test('ranks the topics, and moves the one threshold', async ({ canvas, userEvent }) => {
  const slider = await canvas.findByRole('slider', { name: 'Threshold: Impact' });
  // Scripted keys do not move the browser's own slider.
  await fireEvent.change(slider, { target: { value: '3.5' } });
  await fireEvent.keyUp(slider);
  await expect(slider).toHaveAttribute('aria-valuetext', '3.5 of 5');
  await userEvent.click(await canvas.findByRole('button', { name: 'Move them back' }));
});
export const WithStakeholders = meta.story(shown(8, { opinions: sampleOpinions }));
WithStakeholders.test(
  'shows what stakeholders say against impact, with the weights of groups, and whom they contradict',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Impact and Stakeholders' }));
    await expect(await canvas.findByRole('slider', { name: 'Threshold: Stakeholders' })).toBeVisible();
    await expect(canvas.getByText('Employees × 2 · 42 answers')).toBeVisible();
    await expect(canvas.getByText(/^Important to stakeholders, and not material/).closest('p')).toHaveTextContent(
      'Training and development',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const row = within(canvas.getByRole('row', { name: /^Customer privacy/ }));
    await expect(row.getByText('not surveyed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
);
WithStakeholders.test('says who comes to be important to them with one step of their threshold', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Stakeholders: one step higher, 3.5 of 5' })).toBeVisible();
  await expect(canvas.getByText('1 topic no longer reaches it')).toBeVisible();
});

export const StakeholdersCount = meta.story(
  shown(9, {
    opinions: sampleOpinions,
    edition: 'gri-3-2021',
    settings: { ...sampleAssessment.settings, stakeholdersCount: true },
  }),
);
StakeholdersCount.test('makes a topic material that stakeholders rate high', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
  const row = within(canvas.getByRole('row', { name: /^Training and development/ }));
  await expect(row.getByText('Material')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
});

export const NothingScored = meta.story(shown(4, { iros: [] }));
NothingScored.test('says where positions come from', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Go to scoring' })).toBeVisible();
});
export const InChinese = meta.story({ ...shown(5, { previous: sampleDecision }), globals: { locale: 'zh-Hant-HK' } });
export const InTheDark = meta.story({ ...shown(6), globals: { mode: 'dark', tenant: 'harbour' } });

/** As many topics as a large assessment has, some with long names. */
const many = Array.from({ length: 120 }, (_, index) => index);
const name = (index: number) => ({ en: `Topic ${index} with a rather long name`, zhTw: `名稱相當長的議題 ${index}` });
export const Many = meta.story(
  shown(7, {
    topics: many.map((index) => ({
      ...(sampleAssessment.topics[0] as Assessment['topics'][number]),
      id: `t${index}`,
      origin: `t${index}`,
      libraryIds: [],
      name: name(index),
    })),
    iros: many.flatMap((index) =>
      sampleAssessment.iros.slice(0, 2).map((iro, side) => ({
        ...iro,
        id: `${index}-${side}`,
        topicId: `t${index}`,
        scores: iro.scores.map((score, place) => ({ ...score, score: 1 + ((index * 7 + place * 3 + side) % 5) })),
      })),
    ),
  }),
);
