import { makerOf, printedWords } from '@esg/contract/printed';
import { writeWorkbook } from '../../../../platform/workbooks/index.ts';
import type { Renderer } from '../assets.ts';
import { documentDate } from '../formats.ts';
import { cellStylesOf, fontNameOf } from './cells.ts';
import { chapterSheet } from './chapter.ts';
import { ChartData } from './chart-data.ts';
import { furtherSheet } from './further-sheet.ts';
import { indexSheet } from './index-sheet.ts';
import { kpiSheet } from './kpi-sheet.ts';

/** Names that a workbook allows: at most 31 characters, none of `[]:*?/\`, no two alike. */
export const sheetNamesOf = (wanted: readonly string[], reserved: readonly string[] = []): string[] => {
  const taken = new Set<string>(['history', ...reserved.map((name) => name.toLowerCase())]);
  return wanted.map((text) => {
    const plain =
      text
        .replace(/[[\]:*?/\\]/g, '-')
        .replace(/^'+|'+$/g, '')
        .trim() || '-';
    for (let count = 1; ; count += 1) {
      const end = count === 1 ? '' : ` (${count})`;
      const name = plain.slice(0, 31 - end.length).trimEnd() + end;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
};

/**
 * A workbook of typed cells: a content index first, the KPI sheet, then a sheet per chapter with years side by side and native charts, and
 * their data.
 */
export const renderExcel: Renderer = async (model, assets, onProgress = () => {}, _beside, further = []) => {
  const styles = cellStylesOf(model);
  const [indexName = '-', kpiSheetName = '-', chartDataName = '-', ...sheetNames] = sheetNamesOf(
    [
      model.contentIndex?.title ?? model.words.contents,
      printedWords[model.language].kpiSheet,
      printedWords[model.language].chartData,
      ...model.chapters.map(({ code, title, text }) => (text ? title || model.words.note : code)),
    ],
    further.map(({ name }) => name),
  );
  const chartData = new ChartData(chartDataName, model, styles);
  const chapters = model.chapters.map((chapter, index) => {
    onProgress(Math.floor((index / model.chapters.length) * 50));
    return chapterSheet(chapter, sheetNames[index] ?? '-', model, styles, chartData);
  });
  const kpis = kpiSheet(kpiSheetName, model, styles);
  const date = documentDate(model);
  const workbook = {
    sheets: [
      indexSheet(model, indexName, sheetNames, styles, assets),
      ...(kpis ? [kpis] : []),
      ...chapters,
      ...(chartData.sheet ? [chartData.sheet] : []),
      ...further.map((sheet) => furtherSheet(sheet, styles)),
    ],
    defaultFont: { name: fontNameOf(model), size: 11 },
    properties: {
      title: model.title,
      subject: `${model.framework.name} ${model.framework.version}`,
      creator: model.organisation,
      company: model.organisation,
      created: date,
      modified: date,
    },
  };
  const bytes = await writeWorkbook(workbook, makerOf(model) ?? model.organisation);
  onProgress(100);
  return bytes;
};
