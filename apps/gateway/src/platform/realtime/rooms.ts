import type { Scope } from '../database/index.ts';

/** Whose room it is. */
export type Owner = Pick<Scope, 'tenantId' | 'organisationId'>;

/** Everybody of the organisation. */
export const organisationRoom = ({ tenantId, organisationId }: Owner) => `organisation:${tenantId}:${organisationId}`;
/** Everybody of the tenant, whatever their organisation. */
export const tenantRoom = (tenantId: string) => `tenant:${tenantId}`;
/** Those of the organisation who may read reports. */
export const readersRoom = (owner: Owner) => `${organisationRoom(owner)}:reports`;
/** Those who follow a report. */
export const reportRoom = ({ tenantId, organisationId }: Owner, reportId: string) =>
  `report:${tenantId}:${organisationId}:${reportId}`;
/** The connections of one session. */
export const sessionRoom = (sessionId: string) => `session:${sessionId}`;
