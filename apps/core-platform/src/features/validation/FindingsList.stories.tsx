import type { Finding } from '@esg/contract';
import { TextLink } from '@esg/ui';
import { expect } from 'storybook/test';
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

const meta = preview.meta({
  component: FindingsList,
  args: {
    framework: { topics: sampleTopics },
    findings: [
      finding('period-missing', true, { step: 'description' }),
      finding('not-completed', true, { disclosureCode: '305-1' }),
      finding('logo-missing', false, { step: 'company' }),
      finding('translation-missing', false, { disclosureCode: '2-1', language: 'zhTw' }),
      finding('total-differs', false, {
        disclosureCode: '305-1',
        fieldKey: 'ghg.scope1.total',
        params: { entered: '1020', sum: '1010' },
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
BlockingAndAdvisory.test('names a typed total and what its parts make', async ({ canvas }) => {
  await expect(canvas.getByText(/You entered 1,020; the parts add up to 1,010/)).toBeVisible();
});
BlockingAndAdvisory.test('says in points how much a share differs', async ({ canvas }) => {
  await expect(canvas.getByText(/\(\+2 percentage points\)/)).toBeVisible();
});
export const InChinese = meta.story({ globals: { locale: 'zh-Hant-HK' } });
export const AdvisoryOnly = meta.story({ args: { findings: [finding('logo-missing', false, { step: 'company' })] } });
