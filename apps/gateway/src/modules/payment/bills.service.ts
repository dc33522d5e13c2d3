import type { BillPage } from '@esg/contract';
import * as v from 'valibot';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type BillRow, billOf, findBill, listBills } from './bills.repository.ts';

const NumberSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

const cursorOf = ({ number }: BillRow) => Buffer.from(String(number)).toString('base64url');

const numberOf = (cursor: string): number => {
  const read = v.safeParse(NumberSchema, Buffer.from(cursor, 'base64url').toString());
  if (!read.success)
    throw new ProblemError('request.invalid', { issues: [{ path: 'cursor', rule: 'invalid', params: {} }] });
  return read.output;
};

/** A page of the organisation's bills, newest first. */
export const readBills = async (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<BillPage> => {
  const below = cursor === undefined ? undefined : numberOf(cursor);
  const rows = await database.withScope(scope, (scoped) => listBills(scoped, below, limit + 1));
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
