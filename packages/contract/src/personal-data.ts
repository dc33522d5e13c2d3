import * as v from 'valibot';
import { UserSchema } from './accounts.ts';
import { RoleSchema } from './permission-schemas.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** GET users/me/export: all data about a person, readable for people and programs. Never a secret. */
export const PersonalDataSchema = v.pipe(
  v.object({
    exportedAt: InstantSchema,
    account: v.object({
      ...UserSchema.entries,
      role: RoleSchema,
      organization: v.string(),
      createdAt: InstantSchema,
      acceptedTermsAt: v.nullable(InstantSchema),
      lastSignInAt: v.nullable(InstantSchema),
    }),
    signIns: v.array(
      v.object({
        browser: v.nullable(v.string()),
        system: v.nullable(v.string()),
        address: v.nullable(v.string()),
        at: InstantSchema,
        endedAt: v.nullable(InstantSchema),
      }),
    ),
    authenticatorAppSince: v.nullable(InstantSchema),
    passkeys: v.array(v.object({ name: v.string(), createdAt: InstantSchema, lastUsedAt: v.nullable(InstantSchema) })),
    notifications: v.array(
      v.object({
        kind: v.string(),
        facts: v.record(v.string(), v.string()),
        at: InstantSchema,
        readAt: v.nullable(InstantSchema),
      }),
    ),
    notificationDigest: v.nullable(v.string()),
    /** Reports that name the person among their collaborators. */
    reports: v.array(v.object({ id: IdSchema, name: v.string() })),
    /** All entries of audit logs by the person. */
    activity: v.array(
      v.object({
        reportId: IdSchema,
        action: v.string(),
        section: v.nullable(v.string()),
        field: v.nullable(v.string()),
        at: InstantSchema,
      }),
    ),
  }),
  ref('PersonalData'),
);
export type PersonalData = v.InferOutput<typeof PersonalDataSchema>;
