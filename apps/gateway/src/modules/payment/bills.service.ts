import type { BillPage } from '@esg/contract';
import * as v from 'valibot';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type BillPosition, type BillRow, billOf, findBill, listBills } from './bills.repository.ts';

const PositionSchema = v.tuple([v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.string(), v.uuid())]);

const cursorOf = ({ issuedAt, id }: BillPosition) =>
  Buffer.from(JSON.stringify([issuedAt.toISOString(), id])).toString('base64url');

const positionOf = (cursor: string): BillPosition => {
  const text = Buffer.from(cursor, 'base64url').toString();
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), PositionSchema), text);
  if (!read.success)
    throw new ProblemError('request.invalid', { issues: [{ path: 'cursor', rule: 'invalid', params: {} }] });
  const [issuedAt, id] = read.output;
  return { issuedAt: new Date(issuedAt), id };
};

/** A page of the organisation's bills, newest first. */
export const readBills = async (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<BillPage> => {
  const after = cursor === undefined ? undefined : positionOf(cursor);
  const rows = await database.withScope(scope, (scoped) => listBills(scoped, after, limit + 1));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(billOf), nextCursor: rows.length > limit && last ? cursorOf(last) : null };
};

/** One bill of the caller's organisation. */
export const readBill = async (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  id: string,
): Promise<BillRow> => {
  const bill = await database.withScope(scope, (scoped) => findBill(scoped, id));
  if (!bill) throw new ProblemError('resource.not_found');
  return bill;
};
