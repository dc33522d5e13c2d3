import * as v from 'valibot';
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
