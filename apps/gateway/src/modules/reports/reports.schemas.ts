import { IdSchema, LanguageSchema, limits } from '@esg/contract';
import * as v from 'valibot';

/** The business word of these routes. */
export const tag = 'reports';

/** Paths of one report. */
export const ReportPathSchema = v.object({ id: IdSchema });

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax));
/** Paths of one disclosure of a report. */
export const DisclosurePathSchema = v.object({ id: IdSchema, code: Code });
/** Paths of one answer of a disclosure. */
export const AnswerPathSchema = v.object({ id: IdSchema, code: Code, fieldKey: v.pipe(v.string(), v.maxLength(120)) });

/** Answers of the whole report, or of one disclosure. */
export const AnswersQuerySchema = v.object({ disclosure: v.optional(Code) });

/** The requested language of a document. */
export const ModelQuerySchema = v.object({ language: LanguageSchema });
