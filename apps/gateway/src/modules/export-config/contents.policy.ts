import type { ExportConfigSettings, ModelChapter, ReportModel } from '@esg/contract';

type Contents = ExportConfigSettings['contents'];

/** Chapters reduced to the chosen content; an empty chapter is dropped. */
const chaptersWith = (chapters: readonly ModelChapter[], { charts, omitted }: Contents): ModelChapter[] =>
  chapters.flatMap((chapter) => {
    const disclosures = chapter.disclosures
      .filter(({ omission }) => omitted || omission === null)
      .map((disclosure) => (charts ? disclosure : { ...disclosure, charts: [] }));
    return chapter.text !== null || disclosures.length > 0 ? [{ ...chapter, disclosures }] : [];
  });

/**
 * The document with its chosen content. A disclosure that is dropped from the chapters stays in the content index, without a page: a
 * framework's index lists every disclosure that is asked for.
 */
export const withContents = (model: ReportModel, contents: Contents): ReportModel => {
  if (contents.charts && contents.omitted) return model;
  const chapters = chaptersWith(model.chapters, contents);
  const held = new Set(chapters.flatMap(({ disclosures }) => disclosures.map(({ code }) => code)));
  const contentIndex = model.contentIndex && {
    ...model.contentIndex,
    groups: model.contentIndex.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, located: row.located && held.has(row.code) })),
    })),
  };
  return { ...model, chapters, contentIndex };
};
