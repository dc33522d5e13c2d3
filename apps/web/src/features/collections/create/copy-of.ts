import { type Collection, type ReportingTime, sameJson, yearBefore } from '@esg/contract';
import type { Typed } from './collection-choices.ts';
import type { Choices } from './use-choices.ts';

const yearLength = 'yyyy'.length;
const yearAfter = (day: string): string => `${Number(day.slice(0, yearLength)) + 1}${day.slice(yearLength)}`;

/** Years of the period that a name has are those of the next one in its copy. */
const nextName = (name: string, { period }: Pick<Collection, 'period'>): string => {
  const years = [period.start, period.end].map((day) => day.slice(0, yearLength));
  const next = (year: string) => (years.includes(year) ? String(Number(year) + 1) : year);
  return name.replace(/\d{4}/g, next).replace(/(\d{4}[/–-])(\d{2})(?!\d)/g, (whole, from: string, to: string) => {
    const end = period.end.slice(2, yearLength);
    return to === end ? `${from}${String(Number(to) + 1).padStart(2, '0')}` : whole;
  });
};

type Copied = Pick<Choices, 'times' | 'frameworks' | 'colleagues' | 'askable'>;

/** The reporting time that asks for the same days a year later. */
const nextTime = (times: readonly ReportingTime[], { period }: Pick<Collection, 'period'>) =>
  times.find((time) => sameJson(yearBefore(time.period), period));

/**
 * A collection to ask again a year later: the same questions, words and approver, and those of its entities or suppliers that can still be asked. Without
 * a reporting time a year later it names none.
 */
export const copyOf = (
  from: Collection,
  { times, frameworks, colleagues, askable: { asked } }: Copied,
  due: { today: string; usual: string },
): Typed => {
  const dueOn = from.dueOn === null ? '' : yearAfter(from.dueOn);
  const askable = new Set(asked.map(({ entity }) => entity.id));
  return {
    name: nextName(from.name, from),
    versionId: frameworks.some(({ versionId }) => versionId === from.versionId) ? from.versionId : null,
    sectionIds: from.sectionIds,
    entityIds: from.requests.map(({ entityId }) => entityId).filter((id) => askable.has(id)),
    reportingTimeId: nextTime(times, from)?.id ?? '',
    dueOn: dueOn !== '' && dueOn < due.today ? due.usual : dueOn,
    message: from.message,
    approverId: colleagues.some(({ id }) => id === from.approverId) ? (from.approverId ?? '') : '',
  };
};
