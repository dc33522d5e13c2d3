const safe = (code: string) => code.replace(/[^A-Za-z0-9-]/g, '_');

/** Anchors of the preview's pages. */
export const coverId = 'preview-cover';
export const contentsId = 'preview-contents';
export const introductionId = 'preview-introduction';
export const kpiSheetId = 'preview-kpi-sheet';
export const restatementsId = 'preview-restatements';
export const contentIndexId = 'preview-content-index';
export const chapterId = (code: string) => `preview-chapter-${safe(code)}`;
export const disclosureId = (code: string) => `preview-disclosure-${safe(code)}`;
