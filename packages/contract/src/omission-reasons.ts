import * as v from 'valibot';
import { BilingualSchema } from './language-schemas.ts';
import { ref } from './schema.ts';

/** Reliefs of HKEX's Part D (climate), and the paragraphs that each is for: no other provision may be left out with them. */
const climateReliefs: Readonly<Record<string, RegExp>> = {
  reasonable_information: /^D-/,
  capabilities: /^D-/,
  commercial_sensitivity: /^D-/,
  phase_in: /^D-/,
  financial_effects: /^D-2[45]$/,
};

export const OmissionReasonSchema = v.pipe(
  v.object({
    code: v.string(),
    label: BilingualSchema,
    hint: BilingualSchema,
    needsExplanation: v.boolean(),
    /** True where the framework's present rules do not have it: older reports may still use it, but it cannot be chosen any more. */
    withdrawn: v.optional(v.boolean()),
  }),
  ref('OmissionReason'),
);
export type OmissionReason = v.InferOutput<typeof OmissionReasonSchema>;

/** The reasons that a disclosure may be left out with. */
export const offeredReasons = ({ omissionReasons }: { readonly omissionReasons: readonly OmissionReason[] }) =>
  omissionReasons.filter(({ withdrawn }) => !withdrawn);

/** The reasons that these disclosures may be left out with together: those that the framework allows for each of them. */
export const reasonsFor = (
  framework: { readonly kind: string; readonly omissionReasons: readonly OmissionReason[] },
  codes: readonly string[],
): OmissionReason[] => {
  const offered = offeredReasons(framework);
  if (framework.kind !== 'HKEX') return offered;
  return offered.filter(({ code: reason }) => codes.every((code) => climateReliefs[reason]?.test(code) ?? true));
};
