import { findFramework } from '@esg/standards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionSet, type SetReport } from '../../testing/reports/question-set.ts';
import { yearOfDocument } from '../document-search/index.ts';
import { queryOf, rank, segmentOf } from '../retrieval/index.ts';
import { asksOf, findFor, type LookedAt } from './look-up.ts';
import { yearOfPeriod } from './year-of-period.ts';

const framework = findFramework('gri-2025');
if (!framework) throw new Error('The library has no GRI');
const disclosures = framework.topics.flatMap((topic) => topic.disclosures);
const periodOf = (year: number) => ({ start: `${year}-01-01`, end: `${year}-12-31` });
/** Every metric that is asked, once. */
const asksFor = (year: number) => {
  const standing = { versionId: 'gri-2025', period: periodOf(year), answers: new Map(), hub: new Map() };
  const all = disclosures.flatMap((each) => asksOf(each, standing));
  return [...new Map(all.map((ask) => [ask.metric.key, ask])).values()];
};
const asks = asksFor(2024);

const pageOf = (text: string, index: number, year: number | undefined): LookedAt => ({
  documentId: 'document',
  documentVersionId: 'version',
  documentName: 'Report.pdf',
  fileNumber: 1,
  page: index + 1,
  pageLabel: null,
  source: 'text',
  text,
  year,
  isRecognised: false,
});

/** What is suggested of a report for a year, by metric. */
const suggestedOf = ({ name, pages }: Pick<SetReport, 'name' | 'pages'>, year: number) => {
  const segment = segmentOf(pages);
  const documentYear = yearOfDocument(name, pages[0] ?? '');
  const period = periodOf(year);
  return asksFor(year).flatMap((ask) => {
    const hits = rank([segment], queryOf(ask.text, { metricKeys: [ask.metric.key] }), ask.pagesMost);
    const looked = hits.map(({ page }) => pageOf(pages[page] ?? '', page, documentYear));
    return findFor(ask, { framework, period, languages: ['en', 'zhTw'] }, looked).found;
  });
};
const figuresOf = (report: SetReport, year = report.year) =>
  suggestedOf(report, year).flatMap(({ fieldKey, value, printed }) => {
    const [row] = value.type === 'number' || value.type === 'integer' ? value.rows : [];
    return row && printed !== null ? [`${fieldKey} ${row.number} ${row.unit}`] : [];
  });

describe('what is suggested of a report', () => {
  const set = questionSet();
  const named = (name: string) => {
    const report = set.find((each) => each.name === name);
    if (!report) throw new Error(`No report ${name}`);
    return report;
  };

  it('are the figures that it prints, each with its unit, and no other', () => {
    expect(figuresOf(named('bayline-logistics')).toSorted()).toEqual([
      'energy.consumption.total 92410 MWh',
      'ghg.scope1.total 18420 t{CO2e}',
      'ghg.scope2.location_based 6318 t{CO2e}',
      'ohs.fatalities 0 1',
      'ohs.recordable 27 1',
      'waste.generated.hazardous 212 t',
      'waste.generated.nonhazardous 1860 t',
      'water.consumption.total 41200 m3',
      'workforce.headcount 2914 1',
      'workforce.turnover_rate 12.3 %',
    ]);
    expect(figuresOf(named('pearl-hotels-zh')).toSorted()).toEqual([
      'community.investment 5200000 HKD',
      'energy.consumption.electricity 38200000 kWh',
      'ghg.scope1.total 5102 t{CO2e}',
      'ghg.scope2.location_based 21450 t{CO2e}',
      'waste.generated.hazardous 19 t',
      'waste.generated.nonhazardous 4380 t',
      'water.consumption.total 812000 m3',
      'workforce.headcount 3417 1',
    ]);
  });

  it('is nothing for a year that it does not have, or for days that are no year', () => {
    for (const report of set) expect(figuresOf(report, report.year + 7), report.name).toEqual([]);
    expect(yearOfPeriod({ start: '2024-01-01', end: '2024-06-30' })).toBeUndefined();
    expect(yearOfPeriod({ start: '2023-04-01', end: '2024-03-31' })).toBe(2024);
  });

  it('leaves out figures of a part, of other things that happened to so many, and of energy that was sold', () => {
    const of = (text: string) => figuresOf({ name: 'Report', year: 2024, questions: [], pages: [text] });
    expect(of('A breach in May 2024 touched the addresses of 310 suppliers.')).toEqual([]);
    expect(of('The voluntary employee turnover rate was 7.4% in 2024.')).toEqual([]);
    expect(of('Wind farms produced 640 GWh of electricity in 2024.')).toEqual([]);
    expect(of('At the end of 2024 we had 120 part-time employees.')).toEqual(['workforce.part_time 120 1']);
    expect(of('At the end of 2024 we had 120 employees.')).toEqual(['workforce.headcount 120 1']);
  });

  it('are of the year that Chinese pages name in their own ways, with the steps and units that they use', () => {
    const of = (text: string, name = '報告') =>
      figuresOf({ name, year: 2024, questions: [], pages: [`可持續發展報告\n${text}`] });
    const scope1 = ['ghg.scope1.total 12000 t{CO2e}'];
    expect(of('二〇二四年，範圍一溫室氣體排放量為1.2萬公噸二氧化碳當量。')).toEqual(scope1);
    expect(of('二零二四年度範圍一溫室氣體排放量為12,000噸二氧化碳當量。')).toEqual(scope1);
    expect(of('2024 年度範圍一溫室氣體排放量為12,000公噸二氧化碳當量。')).toEqual(scope1);
    expect(of('２０２４年範圍一溫室氣體排放量為１２，０００公噸二氧化碳當量。')).toEqual(scope1);
    expect(of('二〇二三年，範圍一溫室氣體排放量為1.2萬公噸二氧化碳當量。')).toEqual([]);
    expect(of('本年度範圍一溫室氣體排放量為12,000公噸二氧化碳當量。', '二〇二四年可持續發展報告')).toEqual(scope1);
    expect(of('2024年外購電力耗量為3,820萬千瓦時。')).toEqual(['energy.consumption.electricity 38200000 kWh']);
    expect(of('2024年外購電力耗量為382,000度。')).toEqual(['energy.consumption.electricity 382000 kWh']);
    expect(of('2024年有害廢棄物為1,290噸，無害廢棄物為3.2萬噸。').toSorted()).toEqual([
      'waste.generated.hazardous 1290 t',
      'waste.generated.nonhazardous 32000 t',
    ]);
    expect(of('二〇二四年取水量為12萬4,500立方米。')).toEqual(['water.withdrawal.total 124500 m3']);
    const table = ['環境績效\t二〇二四年\t二〇二三年', '範圍一溫室氣體排放（萬公噸二氧化碳當量）\t1.2\t1.5'].join('\n');
    expect(of(table)).toEqual(scope1);
  });

  it('is found among many pages that say the same of other years', () => {
    const bayline = named('bayline-logistics');
    const others = set.flatMap(({ pages }) => pages).map((page) => page.replaceAll(/20\d\d/g, '2011'));
    const many = { ...bayline, pages: [...others, ...others, ...bayline.pages] };
    expect(figuresOf(many).toSorted()).toEqual(figuresOf(bayline).toSorted());
  });

  it('stands on the page, word for word, whatever the page says', () => {
    const pages = set.flatMap((report) => report.pages);
    const lines = pages.flatMap((page) => page.split('\n'));
    const page = fc.array(fc.oneof(fc.constantFrom(...lines), fc.string()), { minLength: 1, maxLength: 25 });
    const figures = asks.filter(({ metric }) => metric.unitKind !== null);
    fc.assert(
      fc.property(page, fc.constantFrom(...asks), fc.constantFrom(...figures), (written, one, other) => {
        const text = written.join('\n');
        for (const ask of [one, other]) {
          const asking = { framework, period: periodOf(2024), languages: ['en' as const] };
          for (const { quote, heads, printed } of findFor(ask, asking, [pageOf(text, 0, 2024)]).found) {
            expect(text).toContain(quote);
            for (const head of heads) expect(text).toContain(head);
            if (printed !== null) expect(quote).toContain(printed);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
