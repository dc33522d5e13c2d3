import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type Measurement, plain } from './measure.ts';
import { startProduct } from './product.ts';

const connections = 16;
const seconds = 8;
const account = { email: 'admin@verdant.example', password: 'Demo-2026!' };

type Call = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: unknown };

const json = async <T>(response: Response): Promise<T> => {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
};

/** A signed-in caller of the demonstration tenant. */
const signIn = async (port: number) => {
  const origin = `http://127.0.0.1:${port}/api`;
  const tenant = { 'tenant-url': 'verdant.localhost', 'content-type': 'application/json' };
  const response = await fetch(`${origin}/auth/sign-in`, {
    method: 'POST',
    headers: tenant,
    body: JSON.stringify(account),
  });
  const { accessToken } = await json<{ accessToken: string }>(response);
  return { origin, headers: { ...tenant, authorization: `Bearer ${accessToken}` } };
};

const press = async (
  name: string,
  caller: Awaited<ReturnType<typeof signIn>>,
  { method, path, body }: Call,
): Promise<Measurement[]> => {
  const result = await autocannon({
    url: `${caller.origin}${path}`,
    method,
    headers: caller.headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    connections,
    duration: seconds,
  });
  const refused = result.non2xx + result.errors + result.timeouts;
  const note = `p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms, ${result.requests.total} requests, ${refused} refused`;
  if (refused > 0) throw new Error(`${name}: ${note}`);
  return [plain({ name, value: result.requests.average, unit: 'req/s', note })];
};

/** Requests a second of one read and one write route over loopback, with row-level security and the embedded database. */
export const measureThroughput = async (): Promise<Measurement[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'esg-bench-requests-'));
  const product = await startProduct(folder);
  try {
    const caller = await signIn(product.port);
    const [framework] = await json<{ versionId: string }[]>(await fetch(`${caller.origin}/frameworks`, caller));
    const draft = { versionId: framework?.versionId, name: 'Benchmark' };
    const created = await fetch(`${caller.origin}/reports`, {
      method: 'POST',
      headers: caller.headers,
      body: JSON.stringify(draft),
    });
    const { id } = await json<{ id: string }>(created);
    const read = await press('read one report', caller, { method: 'GET', path: `/reports/${id}` });
    const write = await press('create a report, logged', caller, { method: 'POST', path: '/reports', body: draft });
    return [...read, ...write];
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
