import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** One of the two servers in the comparison: its address, and its process, whose time is measured. */
export type Slice = { readonly port: number; readonly pid: number };
export type Call = { readonly method: 'GET' | 'PUT'; readonly path: string; readonly body?: unknown };
export type Pressed = {
  readonly perSecond: number;
  /** Milliseconds of processor time of that process for each request. */
  readonly processorMs: number;
  readonly p50: number;
  readonly p99: number;
};

/** Milliseconds of processor time of the process so far, all its threads together. */
const processorMsOf = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** Calls it with this many connections for this many seconds. Throws on any answer that is no success. */
export const press = async (
  { port, pid }: Slice,
  headers: Record<string, string>,
  { method, path, body }: Call,
  load: { connections: number; seconds: number },
): Promise<Pressed> => {
  const before = processorMsOf(pid);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    connections: load.connections,
    duration: load.seconds,
  });
  const refused = result.non2xx + result.errors + result.timeouts;
  if (refused > 0) throw new Error(`${method} ${path}: ${refused} of ${result.requests.total} refused`);
  return {
    perSecond: result.requests.average,
    processorMs: (processorMsOf(pid) - before) / result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
};
