import * as v from 'valibot';
import { InstantSchema, ref } from './schema.ts';

/** Ours: the days in which an administrator can withdraw the removal. */
export const removalWaitingDays = 30;

/** DELETE organizations/me: the organisation's name, typed to confirm. */
export const OrganizationRemovalConfirmationSchema = v.pipe(
  v.strictObject({ name: v.pipe(v.string(), v.trim(), v.maxLength(255)) }),
  ref('OrganizationRemovalConfirmation'),
);

/** GET organizations/me/removal: when the organisation is removed with all its data; null where nobody asked for that. */
export const OrganizationRemovalSchema = v.pipe(
  v.object({ removal: v.nullable(v.object({ at: InstantSchema, requestedBy: v.string() })) }),
  ref('OrganizationRemoval'),
);
export type OrganizationRemoval = v.InferOutput<typeof OrganizationRemovalSchema>;
