import type { ReportingTime, ReportingTimeChange, ReportingTimeOrder, ReportingTimeSet } from '@esg/contract';
import { kindOf, periodsOf } from '@esg/contract';

const time = (number: number, start: string, end: string, name: string | null, linked = false): ReportingTime => ({
  id: `0de0d000-0000-4000-8000-00000000000${number}`,
  kind: kindOf({ start, end }),
  name,
  period: { start, end },
  position: number,
  linked,
  version: 1,
});

/** A fiscal year with data, two quarters and a trial of its own days. */
export const sampleTimes: readonly ReportingTime[] = [
  time(1, '2025-04-01', '2026-03-31', null, true),
  time(2, '2025-04-01', '2025-06-30', null),
  time(3, '2025-07-01', '2025-09-30', null),
  time(4, '2025-10-15', '2025-12-14', 'Trial at the Kwai Chung plant'),
];

const json = (value: unknown, status = 200) => Response.json(value, { status });
const refusal = (code: string, status: number, extra: object = {}) =>
  json({ code, message: code, requestId: 'sample', ...extra }, status);

/** Answers the calls for reporting times as the gateway does, from memory. */
export const timesGateway = (first: readonly ReportingTime[]) => {
  let times = [...first];
  const change = (id: string, { version, ...fields }: ReportingTimeChange) => {
    const before = times.find((one) => one.id === id);
    if (!before || before.version !== version) return refusal('reporting_time.stale', 409, { current: before });
    const after = { ...before, ...fields, kind: kindOf(fields.period), version: version + 1 };
    times = times.map((one) => (one.id === id ? after : one));
    return json(after);
  };
  const addSet = (set: ReportingTimeSet) => {
    const added = periodsOf(set).filter(
      ({ start, end }) => !times.some(({ period }) => period.start === start && period.end === end),
    );
    times = [...times, ...added.map(({ start, end }, index) => time(times.length + index + 1, start, end, null))];
    return json(times, 201);
  };
  const order = ({ ids }: ReportingTimeOrder) => {
    times = ids.flatMap((id) => times.filter((one) => one.id === id));
    return json(times);
  };
  return {
    /** Makes somebody else's change, without a notice. */
    renameElsewhere: (id: string, name: string) => {
      times = times.map((one) => (one.id === id ? { ...one, name, version: one.version + 1 } : one));
    },
    linkElsewhere: (id: string) => {
      times = times.map((one) => (one.id === id ? { ...one, linked: true } : one));
    },
    answer: async (request: Request): Promise<Response> => {
      const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
      if (request.method === 'GET') return json(times);
      if (request.method === 'DELETE') {
        if (times.some((one) => one.id === id && one.linked)) return refusal('reporting_time.linked', 422);
        times = times.filter((one) => one.id !== id);
        return new Response(null, { status: 204 });
      }
      const body = await request.json();
      if (id === 'order') return order(body as ReportingTimeOrder);
      return id === 'sets' ? addSet(body as ReportingTimeSet) : change(id, body as ReportingTimeChange);
    },
  };
};
