import type { Finding } from '@esg/contract';
import { TextLink } from '@esg/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Spoken, sampleTopics } from '../../story-kit.tsx';
import { FindingsList } from './FindingsList.tsx';

const finding = (kind: Finding['kind'], blocking: boolean, more: Partial<Finding> = {}): Finding => ({
  kind,
  blocking,
  step: 'data-input',
  disclosureCode: null,
  fieldKey: null,
  language: null,
  ...more,
});

/** As in GRI: general disclosures can never be omitted. */
const neverLeftOut = sampleTopics.map((topic) => ({
  ...topic,
  disclosures: topic.disclosures.map((each) => ({ ...each, omittable: each.mandatory !== 'yes' })),
}));

const meta = preview.meta({
  component: FindingsList,
  args: {
    framework: { topics: neverLeftOut },
    findings: [
      finding('period-missing', true, { step: 'description' }),
      finding('not-completed', true, { disclosureCode: '305-1' }),
      finding('logo-missing', false, { step: 'company' }),
      finding('translation-missing', false, { disclosureCode: '2-1', language: 'zhTw' }),
      finding('required-unanswered', true, { disclosureCode: '2-1' }),
      finding('topics-unnamed', false, { disclosureCode: '2-3', params: { topics: 'GRI 302, GRI 305' } }),
      finding('total-differs', false, {
        disclosureCode: '305-1',
        fieldKey: 'ghg.scope1.total',
        params: { entered: '1020', sum: '1010' },
      }),
      finding('figure-differs', false, {
        disclosureCode: '305-1',
        fieldKey: 'ghg.scope1.total',
        params: { entered: '2126.8', stated: '2130.4', disclosure: '102-5', field: 'ghg.scope1.total' },
      }),
      finding('share-differs', false, {
        disclosureCode: '305-1',
        fieldKey: 'ghg.scope1.total',
        params: { entered: '46', calculated: '44' },
      }),
      finding('change-unexplained', false, {
        disclosureCode: '305-1',
        fieldKey: 'share',
        params: { percent: 20, before: '10', after: '12', unit: '%' },
      }),
    ],
    renderLink: (_finding, words) => <TextLink href="#place">{words}</TextLink>,
  },
  decorators: [
    (Story, { globals }) => (
      <Spoken locale={globals.locale}>
        <Story />
      </Spoken>
    ),
  ],
});

export const BlockingAndAdvisory = meta.story({});
BlockingAndAdvisory.test('names a typed total, what its parts make, and the difference', async ({ canvas }) => {
  await expect(canvas.getByText(/You entered 1,020; the parts add up to 1,010 · 10 less than the total/)).toBeVisible();
});
BlockingAndAdvisory.test('names the other disclosure that states a figure otherwise', async ({ canvas }) => {
  await expect(canvas.getByText(/You entered 2,126.8; 102-5 says 2,130.4/)).toBeVisible();
});
BlockingAndAdvisory.test('names a typed share, and what the figures make', async ({ canvas }) => {
  await expect(canvas.getByText(/You entered 46%; the figures make 44%/)).toBeVisible();
});
BlockingAndAdvisory.test('advises to leave out only what the framework lets anybody leave out', async ({ canvas }) => {
  await expect(canvas.getByText(/this disclosure can’t be left out/)).toBeVisible();
  await expect(canvas.queryByText(/leave the disclosure out/)).not.toBeInTheDocument();
});
BlockingAndAdvisory.test('names the topics that the list lacks', async ({ canvas }) => {
  await expect(canvas.getByText(/GRI 302: Energy 2016 and GRI 305/)).toBeVisible();
});
BlockingAndAdvisory.test('says in points how much a share differs', async ({ canvas }) => {
  await expect(canvas.getByText(/\(\+2 percentage points\)/)).toBeVisible();
});
export const InChinese = meta.story({ globals: { locale: 'zh-Hant-HK' } });
export const AdvisoryOnly = meta.story({ args: { findings: [finding('logo-missing', false, { step: 'company' })] } });

export const OfALargeReport = meta.story({
  args: {
    findings: Array.from({ length: 150 }, (_, at) =>
      finding('translation-missing', false, {
        language: 'zhTw',
        params: { textId: String(at), title: `Chapter ${at + 1}` },
      }),
    ),
  },
});
const shownIn = (list: HTMLElement) => list.querySelectorAll('li:not([hidden])');
OfALargeReport.test(
  'shows the first hundred, and the others when they are asked for',
  async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list');
    await expect(shownIn(list)).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more findings' }));
    await expect(shownIn(list)).toHaveLength(150);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
);
OfALargeReport.test('lets the search of the page find the others, and shows what it found', async ({ canvas }) => {
  const list = canvas.getByRole('list');
  const words = await canvas.findByText(/Chapter 140$/);
  const entry = words.closest('li') as HTMLElement;
  await expect(entry).toHaveAttribute('hidden', 'until-found');
  // As the browser does before it scrolls to a match.
  entry.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await waitFor(() => expect(shownIn(list)).toHaveLength(150));
  await expect(words).toBeVisible();
  await expect(words).toBe(canvas.getByText(/Chapter 140$/));
});
OfALargeReport.test('prints all of them', async ({ canvas }) => {
  const list = canvas.getByRole('list');
  window.dispatchEvent(new Event('beforeprint'));
  await expect(shownIn(list)).toHaveLength(150);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(shownIn(list)).toHaveLength(100));
});
