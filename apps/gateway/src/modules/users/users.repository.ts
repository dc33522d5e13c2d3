import { and, asc, eq, sql } from 'drizzle-orm';
import { prepared, type Scoped } from '../../platform/database/index.ts';
import { files } from '../files/index.ts';
import { organisations } from '../organizations/index.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { users } from './users.tables.ts';

const self = ({ tenantId, organisationId, userId }: Scoped) =>
  and(eq(users.tenantId, tenantId), eq(users.organisationId, organisationId), eq(users.id, userId));

const selfById = prepared('users.self', (db) =>
  db
    .select({ user: users, avatarName: files.originalName })
    .from(users)
    .leftJoin(files, eq(files.id, users.avatarFileId))
    .where(
      and(
        eq(users.tenantId, sql.placeholder('tenantId')),
        eq(users.organisationId, sql.placeholder('organisationId')),
        eq(users.id, sql.placeholder('userId')),
      ),
    ),
);

/** The caller, with the file name of their picture. */
export const findSelf = async (scoped: Scoped) => {
  const { tenantId, organisationId, userId } = scoped;
  const [row] = await selfById(scoped, { tenantId, organisationId, userId });
  return row;
};

/** The organisation that the caller works in, the tenant, and the caller's entities manager. */
export const findWorkplace = async ({ tx, tenantId, organisationId, userId }: Scoped) => {
  const [row] = await tx
    .select({ organisation: organisations, tenant: tenants, entitiesManagerId: users.entitiesManagerId })
    .from(organisations)
    .innerJoin(tenants, eq(tenants.id, organisations.tenantId))
    .leftJoin(users, and(eq(users.id, userId), eq(users.organisationId, organisations.id)))
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)));
  return row;
};

type OwnChange = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'firstName'
    | 'lastName'
    | 'phoneCountry'
    | 'phoneNumber'
    | 'department'
    | 'language'
    | 'avatarFileId'
    | 'avatarThumbnailFileId'
  >
>;

/** Changes the given fields of the caller's own account. */
export const updateSelf = async (scoped: Scoped, change: OwnChange) => {
  await scoped.tx.update(users).set(change).where(self(scoped));
};

/** Picture files of somebody of the caller's organisation. */
export const findAvatar = async ({ tx, tenantId, organisationId }: Scoped, id: string) => {
  const [row] = await tx
    .select({ original: users.avatarFileId, thumbnail: users.avatarThumbnailFileId })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.organisationId, organisationId), eq(users.id, id)));
  return row;
};

/** E-mail addresses of the administrators of the caller's organisation. */
export const listAdministrators = async ({ tx, tenantId, organisationId }: Scoped): Promise<string[]> => {
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.organisationId, organisationId), eq(users.role, 'administrator')))
    .orderBy(asc(users.email));
  return rows.map(({ email }) => email);
};
