import * as v from 'valibot';
import { EmailSchema } from './accounts.ts';
import { type Arranger, mayArrange } from './entities.ts';
import { hasEntityUsers, type OrganisationType, parties } from './roles.ts';
import { IdSchema, InstantSchema, LineSchema, OptionalLineSchema, ref, VersionSchema } from './schema.ts';

/** Ours: suppliers of one organisation, archived ones included. */
export const supplierLimits = { suppliersMax: 2000 } as const;

export const PartySchema = v.pipe(v.picklist(parties), ref('Party'));

/** `?of=suppliers` on calls that serve both alike; entities are meant where it is left out. */
export const PartyQuerySchema = v.object({ of: v.optional(PartySchema) });

/** Why somebody who manages entities keeps no suppliers: they manage only their own, or nobody here can be asked. */
export type SuppliersRefusal = 'manages-own-only' | 'nobody-to-ask';

/**
 * Undefined for those who keep the suppliers and ask them. Suppliers are nobody's in particular: whoever manages all entities keeps them, in
 * an organisation whose suppliers can have people.
 */
export const suppliersRefusal = (person: Arranger, type: OrganisationType): SuppliersRefusal | undefined => {
  if (!mayArrange(person, null)) return 'manages-own-only';
  return hasEntityUsers(type) ? undefined : 'nobody-to-ask';
};

const fields = {
  name: LineSchema,
  /** What the organisation calls it elsewhere, such as a number of the purchasing system. */
  reference: OptionalLineSchema,
  /** Id of GET system/countries; null where nobody said. */
  country: v.nullable(v.pipe(v.string(), v.minLength(2), v.maxLength(12))),
  /** Whom to ask; null where nobody is known. Nothing is sent there before somebody is invited. */
  contactEmail: v.nullable(EmailSchema),
};

/** A company that the organisation asks for figures. Its figures are part of none of the organisation's own. */
export const SupplierSchema = v.pipe(
  v.object({
    /** The id by which collections, requests and people name it, as they name an entity. */
    id: IdSchema,
    name: v.string(),
    reference: v.string(),
    country: v.nullable(v.string()),
    contactEmail: v.nullable(v.string()),
    /** What collections that are not closed ask of it: to be answered, waiting for a decision, approved. */
    requests: v.object({ open: v.number(), submitted: v.number(), approved: v.number() }),
    /** People with an account who answer for it. */
    people: v.number(),
    createdAt: InstantSchema,
    /** The moment since which it is asked for nothing new. Null while it is in use. */
    archivedAt: v.nullable(InstantSchema),
    /** Increases with each change; a change of an older version is refused with `resource.stale`. */
    version: v.number(),
  }),
  ref('Supplier'),
);
export type Supplier = v.InferOutput<typeof SupplierSchema>;

/** POST suppliers. */
export const NewSupplierSchema = v.pipe(v.strictObject(fields), ref('NewSupplier'));
export type NewSupplier = v.InferOutput<typeof NewSupplierSchema>;

/** PUT suppliers/{id}: a change of a supplier that was read at `version`. */
export const SupplierChangeSchema = v.pipe(
  v.strictObject({ ...fields, version: VersionSchema }),
  ref('SupplierChange'),
);
export type SupplierChange = v.InferOutput<typeof SupplierChangeSchema>;
