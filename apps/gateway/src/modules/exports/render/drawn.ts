import {
  isNumbers,
  type ModelChapter,
  type ModelDisclosure,
  type ReportModel,
  textFields,
} from '@esg/contract/printed';

/**
 * Whether a disclosure stands in the report itself. What nobody answered is named in the content index alone, and so is what is
 * left out, with its reason; without an index that stands in its chapter.
 */
export const isDrawn = (disclosure: ModelDisclosure, { contentIndex }: Pick<ReportModel, 'contentIndex'>): boolean => {
  if (disclosure.omission) return contentIndex === null;
  return disclosure.fields.some(isNumbers) || textFields(disclosure).length > 0 || disclosure.charts.length > 0;
};

/** Chapters that have something to say, with the place they have in the model. */
export const drawnChapters = (model: ReportModel): { index: number; chapter: ModelChapter }[] =>
  model.chapters.flatMap((chapter, index) => {
    const disclosures = chapter.disclosures.filter((disclosure) => isDrawn(disclosure, model));
    return chapter.text || disclosures.length > 0 ? [{ index, chapter: { ...chapter, disclosures } }] : [];
  });
