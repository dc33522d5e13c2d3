import * as v from 'valibot';
import { AccessRequestSchema } from './access-requests.ts';
import { EmailSchema } from './accounts.ts';
import { LanguageSchema } from './language-schemas.ts';
import { DaySchema, IdSchema, InstantSchema, LineSchema, ref } from './schema.ts';

/** Whether a client has an administrator of its own. */
export const clientAdministratorStates = ['none', 'invited', 'registered'] as const;
export type ClientAdministratorState = (typeof clientAdministratorStates)[number];

/** GET consultancies: an organisation that the caller's consultancy works for. */
export const ClientOrganizationSchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    industry: v.nullable(v.string()),
    headquartersCountry: v.nullable(v.string()),
    administrator: v.picklist(clientAdministratorStates),
    /** Its ongoing reports: their number, their progress together, and the next due date. */
    reports: v.object({
      ongoing: v.number(),
      progress: v.object({ done: v.number(), total: v.number() }),
      nextDueOn: v.nullable(DaySchema),
    }),
    /** When somebody last worked on one of its reports; null where nobody has. */
    lastActivityAt: v.nullable(InstantSchema),
  }),
  ref('ClientOrganization'),
);
export type ClientOrganization = v.InferOutput<typeof ClientOrganizationSchema>;

/** POST consultancies/clients/{id}/administrators: the person who is to administer the client; `language` is that of the e-mail. */
export const ClientAdministratorInvitationSchema = v.pipe(
  v.strictObject({ email: EmailSchema, language: LanguageSchema }),
  ref('ClientAdministratorInvitation'),
);
export type ClientAdministratorInvitation = v.InferOutput<typeof ClientAdministratorInvitationSchema>;

/** POST consultancies/clients: a company that the consultancy works for from now on. */
export const NewClientSchema = v.pipe(
  v.strictObject({
    name: LineSchema,
    industry: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(80)))),
    headquartersCountry: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(12)))),
  }),
  ref('NewClient'),
);
export type NewClient = v.InferOutput<typeof NewClientSchema>;

/** POST consultancies/clients/{id}/releases: the client's name again, as a confirmation. */
export const ClientReleaseDraftSchema = v.pipe(v.strictObject({ name: v.string() }), ref('ClientReleaseDraft'));

/** GET consultancies/releases: a client that the consultancy no longer manages. It keeps all its data. */
export const ClientReleaseSchema = v.pipe(
  v.object({
    id: IdSchema,
    client: v.object({ id: IdSchema, name: v.string() }),
    releasedAt: InstantSchema,
    releasedBy: v.string(),
    /** Whether it can be asked again: not once it has a plan of its own or another consultancy. */
    standing: v.picklist(['free', 'on-its-own']),
    /** Names of its own administrators, who answer. */
    administrators: v.array(v.string()),
    /** The last request to manage it again; null where there was none. */
    request: v.nullable(AccessRequestSchema),
  }),
  ref('ClientRelease'),
);
export type ClientRelease = v.InferOutput<typeof ClientReleaseSchema>;

const Named = v.object({ id: IdSchema, name: v.string() });

/** GET organizations/consultants/company-information: both null where no consultancy is involved. */
export const ConsultantCompanySchema = v.pipe(
  v.object({
    /** The consultancy that the caller belongs to, or that works for the caller's organisation. */
    consultancy: v.nullable(Named),
    /** The client that the caller views now, or belongs to. */
    client: v.nullable(Named),
  }),
  ref('ConsultantCompany'),
);
export type ConsultantCompany = v.InferOutput<typeof ConsultantCompanySchema>;

/** POST consultancies/switch-organization: a client to view, or the own consultancy to go back to. */
export const OrganizationSwitchSchema = v.pipe(
  v.strictObject({ clientOrConsultancyId: IdSchema }),
  ref('OrganizationSwitch'),
);
