import * as v from 'valibot';
import { EmailSchema } from './accounts.ts';
import { EntityTypeSchema, entityLimits } from './entities.ts';
import { LanguageSchema } from './language-schemas.ts';
import { personStatuses } from './people.ts';
import { EntityLinksSchema } from './portal-links.ts';
import { IdSchema, InstantSchema, PersonNameSchema, ref } from './schema.ts';

const EntityIdsSchema = v.pipe(
  v.array(IdSchema),
  v.minLength(1),
  v.maxLength(entityLimits.entitiesMax),
  v.transform((ids) => [...new Set(ids)]),
);

/**
 * Somebody who answers for some entities and sees nothing else of the organisation; `id` is that of the account, or of the invitation until
 * it is accepted.
 */
export const EntityUserSchema = v.pipe(
  v.object({
    id: IdSchema,
    email: v.string(),
    /** Null in an invitation that names nobody. */
    firstName: v.nullable(v.string()),
    lastName: v.nullable(v.string()),
    status: v.picklist(personStatuses),
    /** When the account was made; null until then. */
    joinedAt: v.nullable(InstantSchema),
    lastSignInAt: v.nullable(InstantSchema),
    /** Set while the invitation is open. An expired one can be sent again. */
    invitation: v.nullable(v.object({ invitedBy: v.string(), sentAt: InstantSchema, expiresAt: InstantSchema })),
    /** Those of their entities that the caller may manage. */
    entityIds: v.array(IdSchema),
    /** The links in their letters, for each of these entities to which they got some. */
    links: v.array(EntityLinksSchema),
  }),
  ref('EntityUser'),
);
export type EntityUser = v.InferOutput<typeof EntityUserSchema>;

/** POST entity-users. `language` is that of the e-mail; left out, the call's `communication-language` (decision 13). */
export const NewEntityUserSchema = v.pipe(
  v.strictObject({
    email: EmailSchema,
    firstName: v.optional(PersonNameSchema),
    lastName: v.optional(PersonNameSchema),
    language: v.optional(LanguageSchema),
    entityIds: EntityIdsSchema,
  }),
  ref('NewEntityUser'),
);
export type NewEntityUser = v.InferOutput<typeof NewEntityUserSchema>;

/** PUT entity-users/{id}/entities: the entities of the caller that the person answers for from now on. */
export const EntityUserEntitiesSchema = v.pipe(
  v.strictObject({ entityIds: EntityIdsSchema }),
  ref('EntityUserEntities'),
);
export type EntityUserEntities = v.InferOutput<typeof EntityUserEntitiesSchema>;

/** GET entity-portal/entities: an entity that the caller answers for. */
export const PortalEntitySchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    type: EntityTypeSchema,
    address: v.string(),
    postCode: v.string(),
  }),
  ref('PortalEntity'),
);
export type PortalEntity = v.InferOutput<typeof PortalEntitySchema>;
