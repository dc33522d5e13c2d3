import {
  isNumbers,
  type ModelChapter,
  type ModelDisclosure,
  type ReportModel,
  textFields,
} from '@esg/contract/printed';

/**
 * Whether a disclosure is in the report itself. An unanswered one is only in the content index, and so is an omitted one, with its reason;
 * without an index that is in its chapter.
 */
export const isDrawn = (disclosure: ModelDisclosure, { contentIndex }: Pick<ReportModel, 'contentIndex'>): boolean => {
  if (disclosure.omission) return contentIndex === null;
  return disclosure.fields.some(isNumbers) || textFields(disclosure).length > 0 || disclosure.charts.length > 0;
};

/** Chapters with content, with their position in the model. */
export const drawnChapters = (model: ReportModel): { index: number; chapter: ModelChapter }[] =>
  model.chapters.flatMap((chapter, index) => {
    const disclosures = chapter.disclosures.filter((disclosure) => isDrawn(disclosure, model));
    return chapter.text || disclosures.length > 0 ? [{ index, chapter: { ...chapter, disclosures } }] : [];
  });

/** Codes of the disclosures that are in the report itself, and so have a page. */
export const drawnCodes = (model: ReportModel): ReadonlySet<string> =>
  new Set(drawnChapters(model).flatMap(({ chapter }) => chapter.disclosures.map(({ code }) => code)));
