import { issueAt, type ReportColleague } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { listColleagues } from './colleagues.repository.ts';

/** The people of the organisation who can be asked to work on its reports. */
export const readColleagues = ({ database }: Pick<GatewayDeps, 'database'>, scope: Scope): Promise<ReportColleague[]> =>
  database.withScope(scope, listColleagues);

/** Throws `request.invalid` for people who are unknown or do not have the required permission; `path` is the field that names them. */
export const requirePeople = (known: readonly { id: string }[], ids: readonly string[], path: string) => {
  const there = new Set(known.map(({ id }) => id));
  const issues = ids.flatMap((id, index) => (there.has(id) ? [] : [issueAt(`${path}.${index}`, 'choice_unknown')]));
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

/** One colleague by id. Throws `request.invalid`. */
export const colleagueIn = async (scoped: Scoped, id: string, path: string): Promise<ReportColleague> => {
  const colleague = (await listColleagues(scoped)).find((each) => each.id === id);
  if (!colleague) throw new ProblemError('request.invalid', { issues: [issueAt(path, 'choice_unknown')] });
  return colleague;
};
