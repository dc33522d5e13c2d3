import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { ref } from './schema.ts';

/** Where an organisation stands in signing up (spec section 4, register process values). */
export const registerSteps = { planSelection: 1, billingContact: 2, welcome: 3, finish: 8 } as const;
export type RegisterStep = (typeof registerSteps)[keyof typeof registerSteps];

/** Steps that may follow each step: one may go back until the welcome, and begin a free trial without a billing contact. */
const registerMoves: Record<RegisterStep, readonly RegisterStep[]> = {
  1: [1, 2, 3],
  2: [1, 2, 3],
  3: [3, 8],
  8: [8],
};

/** Whether the register process may go there from here. */
export const canRegisterMove = (from: number, to: RegisterStep) =>
  registerMoves[from as RegisterStep]?.includes(to) === true;

/** GET and POST user-organization/user-settings/register-process. */
export const RegisterProcessSchema = v.pipe(
  v.strictObject({ step: v.picklist(Object.values(registerSteps)) }),
  ref('RegisterProcess'),
);
export type RegisterProcess = v.InferOutput<typeof RegisterProcessSchema>;

/** Steps of the company profile: name and headquarters, size, industry, language, finished (spec section 4). */
export const informationSteps = ['0', '1', '2', '3', '4'] as const;
export type InformationStep = (typeof informationSteps)[number];
export const informationFinished: InformationStep = '4';

/** Whether the company profile may go there: back anywhere, forward one step at a time. */
export const canInformationMove = (from: string, to: InformationStep) => Number(to) <= Number(from) + 1;

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
