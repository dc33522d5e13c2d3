import { type DisclosureStatus, type DisclosureWork, isOverdue, localDay } from '@esg/contract';
import { isDone, type OutlineTopic } from '../outline.ts';

/** The filters of the tree. */
export const workFilters = ['all', 'mine', 'overdue', 'waiting'] as const;
export type WorkFilter = (typeof workFilters)[number];

/** The filter in the address; anything else shows all. */
export const filterOf = (value: unknown): WorkFilter => workFilters.find((filter) => filter === value) ?? 'all';

/** Whether it is overdue and unfinished. */
export const isLate = (
  { dueOn }: Pick<DisclosureWork, 'dueOn'>,
  status: DisclosureStatus | undefined,
  day = localDay(),
) => isOverdue(dueOn, day) && !isDone(status);

type Asked = {
  readonly filter: WorkFilter;
  readonly workOf: (code: string) => DisclosureWork;
  readonly statusOf: (code: string) => DisclosureStatus | undefined;
  readonly selfId: string | undefined;
  readonly day?: string;
};

/** The outline with only what matches the filter; topics without any are left out. */
export const narrowed = (
  outline: readonly OutlineTopic[],
  { filter, workOf, statusOf, selfId, day = localDay() }: Asked,
): readonly OutlineTopic[] => {
  if (filter === 'all') return outline;
  const fits = (code: string) => {
    const work = workOf(code);
    if (filter === 'mine') return selfId !== undefined && work.assigneeIds.includes(selfId);
    return filter === 'overdue' ? isLate(work, statusOf(code), day) : work.round?.mine === 'decide';
  };
  return outline.flatMap(({ topic, disclosures }) => {
    const shown = disclosures.filter(({ code }) => fits(code));
    return shown.length > 0 ? [{ topic, disclosures: shown }] : [];
  });
};
