import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { informationSteps, registerSteps } from './onboarding-steps.ts';
import { ref } from './schema.ts';

export * from './onboarding-steps.ts';

/** GET and POST user-organization/user-settings/register-process. */
export const RegisterProcessSchema = v.pipe(
  v.strictObject({ step: v.picklist(Object.values(registerSteps)) }),
  ref('RegisterProcess'),
);
export type RegisterProcess = v.InferOutput<typeof RegisterProcessSchema>;

/** PATCH organizations/information-step. */
export const InformationStepChangeSchema = v.pipe(
  v.strictObject({ informationStep: v.picklist(informationSteps) }),
  ref('InformationStepChange'),
);
export type InformationStepChange = v.InferOutput<typeof InformationStepChangeSchema>;

/** Employees, from under 50 upward (spec section 3; the bands above 50 are ours). */
export const employeeBands = ['under-50', '50-249', '250-999', '1000-4999', '5000-and-over'] as const;
/** Annual turnover in USD (spec section 3). */
export const turnoverBands = ['under-2m', '2m-10m', '10m-50m', '50m-1bn', 'over-1bn'] as const;
export const ownerships = ['public', 'private'] as const;

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
