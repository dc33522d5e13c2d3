import * as v from 'valibot';
import { EmailSchema } from './accounts.ts';
import { entityLimits } from './entities.ts';
import { LanguageSchema } from './language-schemas.ts';
import { RoleSchema } from './permission-schemas.ts';
import { may } from './permissions.ts';
import type { OrganisationType, Role } from './roles.ts';
import { IdSchema, InstantSchema, PersonNameSchema, ref } from './schema.ts';

/** Status of a person in an organisation (spec section 4): invited, or with an account. */
export const personStatuses = ['Pending Confirmation', 'Registered'] as const;
export type PersonStatus = (typeof personStatuses)[number];

/**
 * Permission levels that administrators give (spec section 6). Entity users and suppliers are invited elsewhere, per entity. Nobody is made
 * a consultant: people of a consultancy are consultants while they view a client.
 */
const levels: Record<OrganisationType, readonly Role[]> = {
  Standard: ['administrator', 'basic', 'entity-manager'],
  Trial: ['administrator', 'basic', 'entity-manager'],
  Client: ['administrator', 'basic'],
  Consultancy: ['administrator', 'basic'],
  Supplier: ['supplier'],
};
export const permissionLevelsOf = (type: OrganisationType): readonly Role[] => levels[type];

/** Roles of people who need no seat: they have portals of their own. */
export const seatlessRoles: readonly Role[] = ['entity-user', 'supplier'];
export const needsSeat = (role: Role) => !seatlessRoles.includes(role);

/** A person of the own organisation; `id` is that of the account, or of the invitation until it is accepted. */
export const OrganizationUserSchema = v.pipe(
  v.object({
    id: IdSchema,
    email: v.string(),
    /** Null in an invitation that names nobody. */
    firstName: v.nullable(v.string()),
    lastName: v.nullable(v.string()),
    role: RoleSchema,
    status: v.picklist(personStatuses),
    department: v.nullable(v.string()),
    lastSignInAt: v.nullable(InstantSchema),
    /** When the account was made, or the invitation. */
    addedAt: InstantSchema,
    /** Set while the invitation is open. An expired one can be sent again and reserves no seat. */
    invitation: v.nullable(v.object({ invitedBy: v.string(), sentAt: InstantSchema, expiresAt: InstantSchema })),
    /** Changes with the picture; null where there is none. */
    avatarFileId: v.nullable(IdSchema),
    isSelf: v.boolean(),
    /** The entities manager of the entities that this basic user adds; null for others, and until somebody is assigned. */
    entitiesManagerId: v.nullable(IdSchema),
  }),
  ref('OrganizationUser'),
);
export type OrganizationUser = v.InferOutput<typeof OrganizationUserSchema>;

/** GET organizations/users: everybody, sorted by e-mail, and how many seats are left. */
export const OrganizationUsersSchema = v.pipe(
  v.object({
    users: v.array(OrganizationUserSchema),
    seats: v.object({
      /** Null where no seats are counted: a client uses its consultancy's subscription, or no plan is chosen yet. */
      total: v.nullable(v.number()),
      inUse: v.number(),
      /** Reserved by open invitations. */
      invited: v.number(),
    }),
    /** The roles that a person can get here. */
    permissionLevels: v.array(RoleSchema),
  }),
  ref('OrganizationUsers'),
);
export type OrganizationUsers = v.InferOutput<typeof OrganizationUsersSchema>;

/** POST organizations/users. `language` is that of the e-mail; left out, the call's `communication-language` (decision 13). */
export const OrganizationUserInvitationSchema = v.pipe(
  v.object({
    email: EmailSchema,
    role: RoleSchema,
    language: v.optional(LanguageSchema),
    firstName: v.optional(PersonNameSchema),
    lastName: v.optional(PersonNameSchema),
  }),
  ref('OrganizationUserInvitation'),
);
export type OrganizationUserInvitation = v.InferOutput<typeof OrganizationUserInvitationSchema>;

/** PUT organizations/users/{id}/roles: a person has exactly one. */
export const OrganizationUserRolesSchema = v.pipe(
  v.strictObject({ roles: v.pipe(v.array(RoleSchema), v.minLength(1), v.maxLength(1)) }),
  ref('OrganizationUserRoles'),
);
export type OrganizationUserRoles = v.InferOutput<typeof OrganizationUserRolesSchema>;

/** Who can be the entities manager of a basic user (spec section 5). */
export const mayBeEntitiesManager = (role: Role) => role === 'administrator' || role === 'entity-manager';

/** PUT organizations/users/{id}/entities-manager: somebody of the organisation who manages entities, or nobody. */
export const EntitiesManagerChangeSchema = v.pipe(
  v.strictObject({ entitiesManagerId: v.nullable(IdSchema) }),
  ref('EntitiesManagerChange'),
);

/** PUT organizations/users/{id}/entities: all entities that the person manages from now on, instead of anybody else. */
export const ManagedEntitiesSchema = v.pipe(
  v.strictObject({ entityIds: v.pipe(v.array(IdSchema), v.maxLength(entityLimits.entitiesMax)) }),
  ref('ManagedEntities'),
);
export type ManagedEntities = v.InferOutput<typeof ManagedEntitiesSchema>;

/** People who can take over the work of a removed person: those who write reports. */
export const mayTakeOver = (role: Role) => may(role, 'report:write');

/** DELETE organizations/users/{id}: the colleague who takes over; the caller where it is left out (spec section 6). */
export const RemovalQuerySchema = v.object({ successorId: v.optional(IdSchema) });

const Moved = v.pipe(v.number(), v.integer(), v.minValue(0));

/** DELETE organizations/users/{id}: the work that passed from the removed person to the successor. */
export const MovedWorkSchema = v.pipe(
  v.object({
    reports: Moved,
    /** Assigned disclosures. */
    assignments: Moved,
    /** Steps that the person would have decided, in chains of approvers and in open approvals. */
    approverPlaces: Moved,
    /** Open tasks. */
    tasks: Moved,
    /** Open invitations to contribute that the person had sent. */
    contributions: Moved,
    /** Basic users whose entities manager the person was. */
    people: Moved,
    /** Entities that the person managed. */
    entities: Moved,
  }),
  ref('MovedWork'),
);
export type MovedWork = v.InferOutput<typeof MovedWorkSchema>;
