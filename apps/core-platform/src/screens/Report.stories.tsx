import { type Language, printedWords, type ReportModel } from '@esg/contract';
import { expect } from 'storybook/test';
import { gradientReach } from '../../../../.storybook/kit/gradient-reach.ts';
import { paperColorsOf, type StoryBrand, useStoryBrand } from '../../../../.storybook/kit/story-brand.ts';
import preview from '../../../../.storybook/preview.tsx';
import { CoverPage } from '../features/preview/CoverPage.tsx';
import * as css from '../features/preview/pages.css.ts';
import { paperVariables } from '../features/preview/paper.ts';
import { ReportPages } from '../features/preview/ReportPages.tsx';
import { sampleModel, sampleModelZh } from './sample-model.ts';

type ReportStoryProps = { publishedAt?: string | null; language?: Language };

const modelOf = (brand: StoryBrand, language: Language, publishedAt: string | null): ReportModel => ({
  ...(language === 'zhTw' ? sampleModelZh : sampleModel),
  publishedAt,
  brand: {
    tenantLogoFileId: null,
    organisationLogoFileId: null,
    name: brand.companyName,
    supportEmail: brand.supportEmail,
    colors: paperColorsOf(brand),
  },
});

const Pages = ({ publishedAt = null, language = 'en' }: ReportStoryProps) => {
  const brand = useStoryBrand();
  return <ReportPages model={modelOf(brand, language, publishedAt)} logos={{ tenant: brand.logo }} />;
};

const CoverSheet = ({ publishedAt = null, language = 'en' }: ReportStoryProps) => {
  const brand = useStoryBrand();
  const model = modelOf(brand, language, publishedAt);
  return (
    <div className={css.pages} style={paperVariables(model.brand)} lang={model.languageTag}>
      <CoverPage model={model} id="cover" logos={{ tenant: brand.logo }} />
    </div>
  );
};

const meta = preview.meta({
  title: 'Screens/Report',
  tags: ['!autodocs'],
  component: Pages,
  render: (args, { globals }) => <Pages {...args} language={globals.locale === 'zh-Hant-HK' ? 'zhTw' : 'en'} />,
});

export const Cover = meta.story({
  args: { publishedAt: '2026-03-31T08:00:00.000Z' },
  render: (args, { globals }) => <CoverSheet {...args} language={globals.locale === 'zh-Hant-HK' ? 'zhTw' : 'en'} />,
});
Cover.test('keeps its text out of the margin in which the second colour stands', async ({ canvasElement }) => {
  const band = canvasElement.querySelector('[data-look="gradient"]') as HTMLElement;
  const { textEndsBefore, stretchEndsBefore } = gradientReach(band);
  await expect(textEndsBefore).toBeGreaterThanOrEqual(stretchEndsBefore);
});
export const Draft = meta.story({});
/** Paper stays white and readable in dark mode. */
export const InTheDark = meta.story({ globals: { mode: 'dark', tenant: 'harbour' } });
export const Published = meta.story({ args: { publishedAt: '2026-03-31T08:00:00.000Z' } });

/** A report by a framework without a version, with a figure that was published with another value before. */
const RestatedPages = ({ language = 'en' }: ReportStoryProps) => {
  const model = modelOf(useStoryBrand(), language, null);
  const [chapter] = model.chapters;
  const [disclosure] = chapter?.disclosures ?? [];
  if (!chapter || !disclosure) return null;
  const restated = {
    old: '1234.5',
    unitSymbol: 'kWh',
    note: language === 'zhTw' ? '錶數讀錯了。' : 'A meter was read wrongly.',
  };
  const field = {
    key: 'total',
    label: disclosure.fields[0]?.label ?? '',
    language: null,
    content: {
      kind: 'numbers' as const,
      rows: [{ descriptor: '', number: '1300', unitCode: 'kWh', unitSymbol: 'kWh', restated }],
    },
  };
  const chapters = [{ ...chapter, disclosures: [{ ...disclosure, fields: [field], charts: [] }] }];
  return <ReportPages model={{ ...model, chapters, framework: { ...model.framework, version: '' } }} logos={{}} />;
};
export const Restated = meta.story({
  render: (args, { globals }) => <RestatedPages {...args} language={globals.locale === 'zh-Hant-HK' ? 'zhTw' : 'en'} />,
});
Restated.test(
  'says below the table what its mark R means, and names a framework without a version alone',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(printedWords.en.marks)).toBeVisible();
    await expect(canvasElement.querySelector('td sup')).toHaveTextContent('R');
    await expect(canvas.getByText(sampleModel.framework.name)).toBeVisible();
  },
);
