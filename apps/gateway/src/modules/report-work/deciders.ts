import type { Scoped } from '../../platform/database/index.ts';
import { findRules, listOpenRounds } from '../approvals/index.ts';
import { listWriters } from '../reports/kernel.ts';
import { listColleagues } from './colleagues.repository.ts';
import { decidersOf } from './rounds.policy.ts';

/** Names of those who may decide what waits in each of these reports, in order; people who are barred from deciding are left out. */
export const decidersIn = async (scoped: Scoped, reportIds: readonly string[]): Promise<Map<string, string[]>> => {
  const { separateDuties } = await findRules(scoped);
  const colleagues = await listColleagues(scoped);
  const rounds = await listOpenRounds(scoped, reportIds);
  const names = new Map<string, string[]>();
  for (const reportId of reportIds) {
    const writers = separateDuties ? await listWriters(scoped, reportId) : new Map<string, Set<string>>();
    const everybody = new Set([...writers.values()].flatMap((ids) => [...ids]));
    const ids = rounds
      .filter((round) => round.reportId === reportId)
      .flatMap((round) => {
        const { disclosureCode: code } = round;
        const writerIds = code === null ? everybody : (writers.get(code) ?? new Set<string>());
        return decidersOf(round, { separateDuties, writerIds, colleagues });
      });
    names.set(
      reportId,
      colleagues.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
    );
  }
  return names;
};
