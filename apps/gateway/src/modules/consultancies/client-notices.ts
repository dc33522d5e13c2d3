import type { AuditEntry, NotificationKind } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { type AuthDeps, findAccount, type Sender, writeTo } from '../auth/index.ts';
import { notifyWithin } from '../notifications/index.ts';
import { appendAudit } from '../reports/index.ts';
import { findActor, listAdministrators } from '../users/index.ts';
import { findOwnNameAndType } from './consultancies.repository.ts';
import { listReportIds } from './releases.repository.ts';

/** The page of each side: a company that nobody manages has no plan, so its administrators are led to that page. */
export const clientPath = '/ct/selection-plan';
export const consultancyPath = '/ct/my-clients';

type Message<Facts> = Parameters<typeof writeTo<Facts>>[4];

type Visiting = Scoped & { readonly visitor: NonNullable<Scoped['visitor']> };

/** The consultancy's person, as a consultant in the client. */
export const visiting = async (scoped: Scoped, clientId: string, name: string): Promise<Visiting> => {
  const own = await findOwnNameAndType(scoped);
  const visitor = {
    name,
    organisationId: scoped.organisationId,
    organisationName: own?.name ?? '',
  };
  return { ...scoped, organisationId: clientId, visitor };
};

/** The scope of the consultancy that asked, for its own rows. None of its people acts here. */
export const asConsultancy = (scoped: Scoped, organisationId: string): Scoped => ({ ...scoped, organisationId });

/** Writes into the log of each of the client's reports that the consultancy's work on it ended, or began again. */
export const logInReports = async (
  there: Scoped,
  consultancy: string,
  now: Date,
  action: Extract<AuditEntry['action'], 'client-let-go' | 'client-taken-back'>,
) => {
  const actor = await findActor(there);
  for (const reportId of await listReportIds(there))
    await appendAudit(there, reportId, actor, now, [{ action, newValue: consultancy }]);
};

/** The notification of administrators: the event, the name of the other side, and the page for it. */
type Notice = {
  readonly kind: Extract<NotificationKind, `consultancy.${string}` | `client.${string}`>;
  readonly facts: Record<string, string>;
  readonly path: string;
};

/** Notifies an organisation's administrators in the product. */
export const noticeAdministrators = (there: Scoped, { kind, facts, path }: Notice, now: Date) =>
  notifyWithin(
    there,
    {
      to: 'administrators',
      kind,
      facts,
      path,
    },
    now,
  );

/** Writes to each administrator of an organisation, in their language. */
export const writeToAdministrators = async <Facts>(
  deps: AuthDeps,
  there: Scoped,
  sender: Sender,
  message: Message<Facts>,
  facts: Facts,
) => {
  for (const email of await listAdministrators(there)) {
    const account = await findAccount(there.tx, there.tenantId, email);
    if (account) await writeTo(deps, there.tx, sender, account, message, facts);
  }
};

/** A consultancy and its client, whose administrator begins or ends the access. */
export type Sides = {
  readonly consultancy: { readonly scoped: Scoped; readonly name: string };
  readonly client: { readonly scoped: Scoped; readonly name: string };
  readonly byName: string;
  readonly now: Date;
};

/** What an e-mail says to the company's administrators about an access that begins or ends. */
export const letterFacts = ({ consultancy, client, byName, now }: Sides, sender: Sender, path: string) => ({
  organisation: client.name,
  consultancy: consultancy.name,
  by: byName,
  at: now.toISOString(),
  url: `${sender.place.site}${path}`,
});

/** Pages of both organisations read again: the list of clients, and the company's type. */
export const announceBoth = (
  { realtime }: AuthDeps,
  consultancy: Pick<Scope, 'tenantId' | 'organisationId'>,
  clientId: string,
) => {
  const { tenantId, organisationId } = consultancy;
  const client = { tenantId, organisationId: clientId };
  realtime.publish({ tenantId, organisationId }, { type: 'people.changed' });
  realtime.publish(client, { type: 'people.changed' });
  realtime.publish(client, { type: 'organisation.changed', organisationId: clientId });
};
