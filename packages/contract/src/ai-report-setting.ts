import * as v from 'valibot';
import { IdSchema, ref } from './schema.ts';

/** Ours: documents that an AI report may be limited to. */
export const aiReportDocumentsMax = 200;

/** `aiReportSetting` of a report: the documents that answers are looked for in; all of the organisation where none is named. */
export const AiReportSettingSchema = v.pipe(
  v.strictObject({ documentIds: v.pipe(v.array(IdSchema), v.maxLength(aiReportDocumentsMax)) }),
  ref('AiReportSetting'),
);
export type AiReportSetting = v.InferOutput<typeof AiReportSettingSchema>;
