import {
  frameworkQueries,
  organizationQueries,
  reportingTimeQueries,
  reportQueries,
  reportTemplateQueries,
} from '@esg/api-client';
import type { ReportDraft, ReportingTime } from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { NameReportDialog } from '../features/create-report/NameReportDialog.tsx';
import { useFrameworks } from '../features/create-report/use-frameworks.ts';
import { seedFrameworks } from './sample-frameworks.ts';
import { sampleTimes } from './sample-times.ts';

/** The dialog over the first framework of the library. */
const Named = ({ isAi = false }: { readonly isAi?: boolean }) => {
  const [framework] = useFrameworks();
  return framework ? <NameReportDialog framework={framework} isAi={isAi} onClose={() => {}} /> : null;
};

const meta = preview.meta({
  title: 'Screens/Name the report',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <Named />,
});

const later = { start: '2026-04-01', end: '2027-03-31' };
/** A year that is set up and has no figures. */
const emptyYear = (year: ReportingTime): ReportingTime => ({
  ...year,
  id: '0de0d000-0000-4000-8000-000000000009',
  period: later,
  linked: false,
});

const withData: Seed = (cache, api, language) => {
  seedFrameworks(cache, api, language);
  const [year] = sampleTimes;
  cache.setQueryData(reportingTimeQueries.all(api).queryKey, year ? [...sampleTimes, emptyYear(year)] : []);
  const [framework] = cache.getQueryData(frameworkQueries.list(api).queryKey) ?? [];
  const seedFilled = (period: ReportingTime['period'], fields: number) =>
    framework &&
    cache.setQueryData(frameworkQueries.filled(api, framework.versionId, period).queryKey, {
      fields,
      disclosures: fields === 0 ? 0 : 19,
      done: fields === 0 ? 0 : 17,
      total: 71,
    });
  if (year) seedFilled(year.period, 30);
  seedFilled(later, 0);
};
const at = (seed: Seed) => [onScreen({ catalogue, path: '/ct/select-framework', seed })];

/** There are no figures yet: the report asks for its days later. */
export const BeforeAnyData = meta.story({ decorators: at(seedFrameworks) });

/** Chosen among AI-generated reports: documents are searched, and the days of the figures are asked for. */
export const AiGenerated = meta.story({ decorators: at(seedFrameworks), render: () => <Named isAi /> });
AiGenerated.test('searches documents from the start, and asks for the days of the figures', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }));
  const search = await dialog.findByRole('checkbox', { name: 'Search your documents for answers' });
  await expect(search).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Create report' }));
  await expect(await dialog.findByText('Choose the reporting period')).toBeVisible();
  await userEvent.click(search);
  await expect(dialog.queryByText('Choose the reporting period')).toBeNull();
});

/** The newest year with data is suggested, with the number of answers it fills, and a name to begin with. */
export const WithData = meta.story({ decorators: at(withData) });
WithData.test(
  'begins with the newest year that has data, says what they fill, and proposes a name',
  async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Name the report' }));
    const period = await dialog.findByRole('combobox', { name: 'Reporting period' });
    await expect(period).toHaveValue(sampleTimes[0]?.id);
    await expect(dialog.getByRole('checkbox', { name: 'Fill in the answers your data already has' })).toBeChecked();
    await expect(
      dialog.getByText(
        /^\d+ disclosures already answered by your data\. Your data will fill 30 fields in 19 disclosures\./,
      ),
    ).toBeVisible();
    const name = dialog.getByRole('textbox', { name: /^Report name/ });
    await expect(name).toHaveValue('Kestrel Packaging ESG Report 2025/26 (GRI)');
    await userEvent.selectOptions(period, '2026/27');
    await expect(dialog.queryByRole('checkbox', { name: 'Fill in the answers your data already has' })).toBeNull();
    await expect(dialog.getByText(/^None of your 2026\/27 data matches this framework yet/)).toBeVisible();
    await expect(name).toHaveValue('Kestrel Packaging ESG Report 2026/27 (GRI)');
    await userEvent.selectOptions(period, '');
    await expect(dialog.queryByRole('checkbox', { name: 'Fill in the answers your data already has' })).toBeNull();
  },
);

const proposed = 'Kestrel Packaging ESG Report 2025/26 (GRI)';
/** The year has a report by this framework, which has the name that would be suggested. */
const withFirstReport: Seed = (cache, api, language) => {
  withData(cache, api, language);
  const lists = { ongoing: [sampleReport({ name: proposed, names: { en: proposed } })], published: [] };
  for (const q of [proposed, `${proposed} (2)`])
    for (const state of ['ongoing', 'published'] as const)
      cache.setQueryData(reportQueries.list(api, state, q).queryKey, {
        pages: [{ items: lists[state], nextCursor: null, total: lists[state].length }],
        pageParams: [undefined],
      });
};

/** The second report of a year and framework has that in its name; the field says if another report has the name. */
export const SecondOfTheYear = meta.story({ decorators: at(withFirstReport) });
SecondOfTheYear.test('tells the second report apart, and says of a name that it is taken', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Name the report' }));
  const name = await dialog.findByRole('textbox', { name: /^Report name/ });
  await waitFor(() => expect(name).toHaveValue(`${proposed} (2)`));
  await expect(dialog.queryByText(/^You already have a report with this name/)).toBeNull();
  await userEvent.clear(name);
  await userEvent.type(name, proposed);
  await expect(await dialog.findByText(/^You already have a report with this name/)).toBeVisible();
  await expect(name).toHaveAccessibleDescription(/already have a report with this name/);
});

const beforeTheEdition: Seed = (cache, api, language) => {
  withData(cache, api, language);
  cache.setQueryData(frameworkQueries.list(api).queryKey, (known) =>
    known?.map(({ effectiveBasis: _basis, ...framework }) => ({
      ...framework,
      // Names typed here are stored for this edition, not for the one of other stories.
      versionId: `${framework.versionId}-later`,
      effectiveFrom: '2027-01-01',
      boundByClass: true,
      note: { en: 'Part D binds by class of issuer.', zhTw: 'D部分按發行人類別適用。' },
      earlier: {
        versionId: 'earlier',
        name: { en: 'HKEX ESG Reporting Guide', zhTw: '港交所《環境、社會及管治報告指引》' },
        version: '2020',
        effectiveFrom: '2020-07-01',
        note: null,
        comparedWith: null,
        disclosureCount: 51,
        unverifiedCount: 3,
      },
    })),
  );
};

const templateId = '0de0d000-0000-4000-8000-000000000010';
/** A template of the edition that the dialog opens with. */
const withTemplate: Seed = (cache, api, language) => {
  beforeTheEdition(cache, api, language);
  // The story records the requests.
  api.interceptors.request.clear();
  const [framework] = cache.getQueryData(frameworkQueries.list(api).queryKey) ?? [];
  if (!framework) return;
  cache.setQueryData(reportTemplateQueries.all(api).queryKey, [
    {
      id: templateId,
      name: 'Our climate report',
      versionId: framework.versionId,
      framework: framework.name,
      disclosureCodes: ['305-1'],
      languages: ['en'],
      description: '',
      reportingBoundary: '',
      usable: true,
      version: 1,
      updatedAt: '2026-03-31T08:00:00.000Z',
    },
  ]);
};

/** The requests since the story began; no report is created. */
const wishes: ReportDraft[] = [];
const listenToWishes = () => {
  wishes.length = 0;
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (!(input instanceof Request) || input.method !== 'POST') return fetch(input, init);
    wishes.push((await input.clone().json()) as ReportDraft);
    return new Promise<Response>(() => {});
  };
  return () => {
    globalThis.fetch = fetch;
  };
};

export const TemplateOfOneEdition = meta.story({ decorators: at(withTemplate), beforeEach: listenToWishes });
TemplateOfOneEdition.test('begins another edition without the template of this one', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Name the report' }));
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Start from' }), templateId);
  await userEvent.click(dialog.getByRole('button', { name: /^Use .* 2020$/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create report' }));
  await waitFor(() => expect(wishes).toHaveLength(1));
  await expect(wishes[0]).toMatchObject({ versionId: 'earlier' });
  await expect(wishes[0]).not.toHaveProperty('templateId');
});

/** A year before the edition applies: the field says so, and offers the edition that applies. */
export const YearBeforeTheEdition = meta.story({ decorators: at(beforeTheEdition) });
YearBeforeTheEdition.test(
  'warns at the period, and takes the earlier edition, which has no part D and asks for no class',
  async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Name the report' }));
    await expect(await dialog.findByText(/covers years beginning on or after/)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Class of issuer' })).toBeVisible();
    const name = dialog.getByRole('textbox', { name: /^Report name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Our first year');
    await userEvent.click(dialog.getByRole('button', { name: /^Use .* 2020$/ }));
    await expect(dialog.queryByText(/covers years beginning on or after/)).toBeNull();
    await expect(dialog.queryByRole('combobox', { name: 'Class of issuer' })).toBeNull();
    await expect(dialog.queryByText(/Part D/)).toBeNull();
    await expect(dialog.getByText('HKEX ESG Reporting Guide')).toBeVisible();
    await expect(name).toHaveValue('Our first year');
  },
);
export const YearBeforeTheEditionInChinese = meta.story({
  decorators: at(beforeTheEdition),
  globals: { locale: 'zh-Hant-HK' },
});
/** The company is listed in Hong Kong and has a Chinese name. */
const listedInHongKong: Seed = (cache, api, language) => {
  withData(cache, api, language);
  cache.setQueryData(
    organizationQueries.profile(api).queryKey,
    (known) => known && { ...known, name: 'Kestrel Packaging', chineseName: '紅隼包裝', stockExchange: 'XHKG' },
  );
};
export const ListedInHongKong = meta.story({ decorators: at(listedInHongKong) });
ListedInHongKong.test('proposes both languages, and a name in each of them', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Name the report' }));
  await expect(await dialog.findByRole('radio', { name: 'English and Traditional Chinese' })).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: 'Report name (English)' })).toHaveValue(
    'Kestrel Packaging ESG Report 2025/26 (GRI)',
  );
  await expect(dialog.getByRole('textbox', { name: 'Report name (繁體中文)' })).toHaveValue(
    '紅隼包裝 2025/26 年度環境、社會及管治報告（GRI）',
  );
  await userEvent.click(dialog.getByRole('radio', { name: '繁體中文' }));
  await expect(dialog.getByRole('textbox', { name: 'Report name' })).toHaveValue(
    '紅隼包裝 2025/26 年度環境、社會及管治報告（GRI）',
  );
});
/** Its stock code identifies the board of its listing. */
const listedOnGem: Seed = (cache, api, language) => {
  listedInHongKong(cache, api, language);
  cache.setQueryData(organizationQueries.profile(api).queryKey, (known) => known && { ...known, stockCode: '08123' });
  cache.setQueryData(frameworkQueries.list(api).queryKey, (known) =>
    known?.map((framework) => ({ ...framework, boundByClass: true })),
  );
};
export const ListedOnGem = meta.story({ decorators: at(listedOnGem) });
ListedOnGem.test('says why a class of issuer is chosen already, until the person chooses', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Name the report' }));
  const issuer = await dialog.findByRole('combobox', { name: 'Class of issuer' });
  await expect(issuer).toHaveValue('gem');
  await expect(dialog.getByText(/^Chosen because your stock code begins with 8/)).toBeVisible();
  await userEvent.selectOptions(issuer, 'main-board');
  await expect(dialog.queryByText(/Chosen because/)).toBeNull();
});
export const ListedInHongKongInChinese = meta.story({
  decorators: at(listedInHongKong),
  globals: { locale: 'zh-Hant-HK' },
});
export const WithDataInChinese = meta.story({ decorators: at(withData), globals: { locale: 'zh-Hant-HK' } });
