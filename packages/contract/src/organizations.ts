import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { NumberFormatSchema } from './number-format-schemas.ts';
import { IdSchema, LineSchema, ref } from './schema.ts';

/** Employees, from under 50 upward (spec section 3; the bands above 50 are ours). */
export const employeeBands = ['under-50', '50-249', '250-999', '1000-4999', '5000-and-over'] as const;
/** Annual turnover in USD (spec section 3). */
export const turnoverBands = ['under-2m', '2m-10m', '10m-50m', '50m-1bn', 'over-1bn'] as const;
/** Whether shares of it are traded. */
export const ownerships = ['public', 'private'] as const;

/** GET organization-profiles. Logo ids change with the picture. */
export const OrganizationProfileSchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    /** Printed on Chinese reports instead of the name. */
    chineseName: v.nullable(v.string()),
    industry: v.nullable(v.string()),
    headquartersCountry: v.nullable(v.string()),
    employeesCount: v.nullable(v.picklist(employeeBands)),
    annualTurnover: v.nullable(v.picklist(turnoverBands)),
    ownership: v.nullable(v.picklist(ownerships)),
    stockExchange: v.nullable(v.string()),
    stockCode: v.nullable(v.string()),
    /** The month, 1 to 12, in which the financial year ends. */
    yearEndMonth: v.nullable(v.number()),
    reportLanguage: LanguageSchema,
    /** Whether new reports start in every language, with that one first; null until somebody chooses. */
    reportInBoth: v.nullable(v.boolean()),
    communicationLanguage: LanguageSchema,
    /** Null: the usual format at the headquarters. */
    numberFormat: v.nullable(NumberFormatSchema),
    /** Whether somebody dismissed the list of first steps on Home. */
    firstStepsDismissed: v.boolean(),
    logo: v.nullable(v.object({ fileId: IdSchema, originalName: v.string() })),
    /** The modules that the organisation can use (spec section 3): its tenant has them, and it has not turned them off. */
    organizationReportingEntity: v.object({ isEnabled: v.boolean() }),
    dataHubSetting: v.object({ isEnabled: v.boolean() }),
    aiReportSetting: v.object({ isEnabled: v.boolean(), hasFrameworkAiEnabled: v.boolean() }),
  }),
  ref('OrganizationProfile'),
);
export type OrganizationProfile = v.InferOutput<typeof OrganizationProfileSchema>;

/** PUT organization-profiles. Fields that are left out stay unchanged. */
export const OrganizationProfileChangeSchema = v.pipe(
  v.object({
    name: v.optional(LineSchema),
    chineseName: v.optional(v.nullable(LineSchema)),
    industry: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(80)))),
    headquartersCountry: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(12)))),
    employeesCount: v.optional(v.nullable(v.picklist(employeeBands))),
    annualTurnover: v.optional(v.nullable(v.picklist(turnoverBands))),
    ownership: v.optional(v.nullable(v.picklist(ownerships))),
    /** An exchange of `organization-profile/list-stock-exchange`; only for public companies. */
    stockExchange: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(12)))),
    /** The code under which the exchange lists the company, such as 0293; only for public companies. */
    stockCode: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9.-]{1,12}$/)))),
    yearEndMonth: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)))),
    /** Null: the usual format at the headquarters. */
    numberFormat: v.optional(v.nullable(NumberFormatSchema)),
    firstStepsDismissed: v.optional(v.boolean()),
  }),
  ref('OrganizationProfileChange'),
);
export type OrganizationProfileChange = v.InferOutput<typeof OrganizationProfileChangeSchema>;

/** Query of PATCH organizations/{id}/report-lang and organizations/{id}/lang. */
export const OrganizationLanguageSchema = v.object({ lang: LanguageSchema });
/** PATCH organizations/{id}/report-lang: with `both`, whether new reports start in every language, `lang` first. */
export const ReportLanguageChoiceSchema = v.object({
  lang: LanguageSchema,
  both: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((said) => said === 'true'),
    ),
  ),
});
