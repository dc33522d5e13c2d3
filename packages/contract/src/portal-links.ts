import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { NumberFormatSchema } from './number-format-schemas.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';
import { PartySchema } from './suppliers.ts';

/** Ours: how many days the links to an entity's requests work after the newest letter with one. */
export const portalLinkDays = 30;

/** The first characters of a link's session, so that it is never taken for another proof. */
export const portalSessionMark = 'esgp_';

/** The path below which the link of a letter opens a request. Its secret follows `#`, which browsers send to no server. */
export const portalLinkPath = '/ct/request';

const Key = v.pipe(v.string(), v.minLength(20), v.maxLength(100));

/** POST reporting-entity/auth/link-sessions: the secret of a link. */
export const PortalLinkKeySchema = v.pipe(v.strictObject({ key: Key }), ref('PortalLinkKey'));

/** POST reporting-entity/auth/link-emails: the secret of a link that works no longer, and the collection that its letter was about. */
export const PortalLinkRenewalSchema = v.pipe(
  v.strictObject({ key: Key, collectionId: IdSchema }),
  ref('PortalLinkRenewal'),
);
export type PortalLinkRenewal = v.InferOutput<typeof PortalLinkRenewalSchema>;

/** A session that earns short tokens for one entity's requests, and nothing else. */
export const PortalLinkSessionSchema = v.pipe(
  v.object({
    token: v.string(),
    /** Names the link's holder and entity; no secret. */
    linkId: IdSchema,
    /** Whether it is an entity's portal or a supplier's, whose pages have other addresses. */
    of: PartySchema,
    language: LanguageSchema,
    /** The number format of the organisation that asks. */
    numberFormat: NumberFormatSchema,
    /** Its currency (ISO 4217); null where that is not known. */
    currency: v.nullable(v.string()),
  }),
  ref('PortalLinkSession'),
);
export type PortalLinkSession = v.InferOutput<typeof PortalLinkSessionSchema>;

/** The links that one person got to one entity's requests, and the devices on which they are open. */
export const EntityLinksSchema = v.pipe(
  v.object({
    entityId: IdSchema,
    expiresAt: InstantSchema,
    /** Set while no link of theirs works. */
    withdrawnAt: v.nullable(InstantSchema),
    /** When one was used last; null where none was. */
    lastUsedAt: v.nullable(InstantSchema),
    devices: v.array(
      v.object({ browser: v.nullable(v.string()), system: v.nullable(v.string()), lastUsedAt: InstantSchema }),
    ),
  }),
  ref('EntityLinks'),
);
export type EntityLinks = v.InferOutput<typeof EntityLinksSchema>;
