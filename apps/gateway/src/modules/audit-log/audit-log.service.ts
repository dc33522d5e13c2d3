import { type AuditEntry, type AuditLogChoices, type AuditLogPage, type AuditLogQuery, issueAt } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { disclosuresOf, readFramework, reportIn } from '../reports/index.ts';
import { findHead } from '../reports/kernel.ts';
import { countEntries, type Linked, listChoices, listEntries } from './audit-log.repository.ts';

const shownOf = ({ entry: { reportId: _, ...entry }, hash }: Linked): AuditEntry => ({ ...entry, hash });

const cursorOf = (number: number) => Buffer.from(String(number)).toString('base64url');
const numberOf = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return undefined;
  const number = Number(Buffer.from(cursor, 'base64url').toString());
  if (!Number.isSafeInteger(number) || number < 1 || cursorOf(number) !== cursor)
    throw new ProblemError('request.invalid', { issues: [issueAt('cursor', 'invalid')] });
  return number;
};

/** One page of the report's log, newest first. */
export const readAuditLog = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  reportId: string,
  { cursor, limit, ...filter }: AuditLogQuery,
): Promise<AuditLogPage> =>
  database.withScope(scope, async (scoped) => {
    await reportIn(scoped, reportId);
    const rows = await listEntries(scoped, reportId, filter, { before: numberOf(cursor), limit: limit + 1 });
    const items = rows.slice(0, limit).map(shownOf);
    const last = items.at(-1);
    return {
      items,
      nextCursor: last && rows.length > limit ? cursorOf(last.number) : null,
      total: await countEntries(scoped, reportId, filter),
    };
  });

/** The values by which the report's log can be filtered, and the end of its chain. Sections are in the framework's order. */
export const readAuditChoices = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  reportId: string,
): Promise<AuditLogChoices> =>
  database.withScope(scope, async (scoped) => {
    const report = await reportIn(scoped, reportId);
    const { people, actions, sections } = await listChoices(scoped, reportId);
    const order = new Map(disclosuresOf(await readFramework(scoped, report)).map(({ code }, place) => [code, place]));
    const { number, hash } = await findHead(scoped, reportId);
    return {
      people: people.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
      actions: actions.toSorted(),
      sections: sections.toSorted(
        (one, other) => (order.get(one) ?? order.size) - (order.get(other) ?? order.size) || (one < other ? -1 : 1),
      ),
      chain: { entries: number, head: number > 0 ? hash : null },
    };
  });
