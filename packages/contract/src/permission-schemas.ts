import * as v from 'valibot';
import { permissions } from './permissions.ts';
import { organisationTypes, roles } from './roles.ts';
import { ref } from './schema.ts';

export const RoleSchema = v.pipe(v.picklist(roles), ref('Role'));
export const OrganisationTypeSchema = v.pipe(v.picklist(organisationTypes), ref('OrganisationType'));
export const PermissionSchema = v.pipe(v.picklist(permissions), ref('Permission'));
