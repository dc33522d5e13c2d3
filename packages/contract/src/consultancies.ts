import * as v from 'valibot';
import { IdSchema, ref } from './schema.ts';

/** GET consultancies: an organisation that the caller's consultancy works for. */
export const ClientOrganizationSchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    industry: v.nullable(v.string()),
    headquartersCountry: v.nullable(v.string()),
  }),
  ref('ClientOrganization'),
);
export type ClientOrganization = v.InferOutput<typeof ClientOrganizationSchema>;

const Named = v.object({ id: IdSchema, name: v.string() });

/** GET organizations/consultants/company-information: both null for people who are of no consultancy. */
export const ConsultantCompanySchema = v.pipe(
  v.object({
    /** The consultancy that the caller is of. */
    consultancy: v.nullable(Named),
    /** The client that the caller views now. */
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
