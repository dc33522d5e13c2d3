import { type ModelChart, type ReportModel, thisYearOf } from '@esg/contract';
import { indexWords } from './index-words.ts';
import { documentWords } from './words.ts';

/** A chart as stored in models from the time when there were only bars. */
type OldChart = { title: string; unitSymbol: string; bars: { label: string; value: string }[] };

const chartOf = (chart: ModelChart | OldChart): ModelChart =>
  'bars' in chart
    ? {
        title: chart.title,
        unitSymbol: chart.unitSymbol,
        kind: 'bar',
        categories: chart.bars.map(({ label }) => label),
        series: [{ name: chart.title, values: chart.bars.map(({ value }) => value) }],
      }
    : chart;

/** A chart whose newest column was named “Now”: named by its year, as in the tables. */
const withYear = (chart: ModelChart, stored: ReportModel): ModelChart => {
  const now = documentWords[stored.language].now;
  const named = (name: string) => (name === now ? thisYearOf(stored) : name);
  const series = chart.series.map((line) => ({ ...line, name: named(line.name) }));
  return { ...chart, categories: chart.categories.map(named), series };
};

const indexOf = ({ language, chapters }: ReportModel): ReportModel['contentIndex'] => {
  const words = indexWords[language];
  return {
    title: words.titles.plain,
    facts: [],
    columns: { disclosure: words.asked.plain, location: words.location, cells: words.columns.plain },
    groups: chapters.map(({ title, disclosures }) => ({
      title,
      rows: disclosures.map(({ code, title: name, omission }) => ({
        code,
        title: name,
        located: true,
        cells: [omission?.reason ?? ''],
      })),
    })),
  };
};

/** A published model, with the fields that models gained since then; its texts and figures stay unchanged. */
export const presentModel = (stored: ReportModel): ReportModel => ({
  ...stored,
  cover: stored.cover ?? { subtitle: '', look: 'gradient', pictureFileId: null },
  stockCode: stored.stockCode ?? null,
  words: { ...documentWords[stored.language], ...stored.words },
  chapters: stored.chapters.map((chapter) => ({
    ...chapter,
    text: chapter.text ?? null,
    disclosures: chapter.disclosures.map((disclosure) => ({
      ...disclosure,
      charts: disclosure.charts.map((chart) => withYear(chartOf(chart), stored)),
    })),
  })),
  contentIndex: stored.contentIndex === undefined ? indexOf(stored) : stored.contentIndex,
  restatements: stored.restatements ?? [],
});
