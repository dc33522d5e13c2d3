/**
 * The least that one read can be with the same parts: Hono and the same driver, the token checked on each call, and on one of ten
 * connections `begin`, the fence, one prepared select, `commit`. What the product is measured against; it belongs to no product.
 * Reads `DATABASE_URL` and `TOKEN_SECRET`, prints its port, ends with its standard input.
 */
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { jwtVerify } from 'jose';
import pg from 'pg';

const secret = new TextEncoder().encode(process.env.TOKEN_SECRET);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const owned = 'tenant_id = $1 and organisation_id = $2';
/** Reads one row, or one page of rows, from the same tables as the product's routes. */
const selects = {
  me: `select id, first_name, last_name, email, language, department, phone_country, phone_number from users where ${owned} and id = $3`,
  report: `select * from reports where ${owned} and id = $3 and deleted_at is null`,
  list: `select * from reports where ${owned} and deleted_at is null and status <> 'readonly-published' order by created_at desc, id desc limit $3`,
  answers: `select * from answers where ${owned} and report_id = $3 and disclosure_code = $4`,
  grid: `select id, metric_key, section_id, entity_id, reporting_time_id, label_key, value, total_number, total_unit, quality, internal, version
    from data_points where ${owned} and metric_key = any($3) and reporting_time_id = any($4) and entity_id is null`,
} as const;

type Claims = { tenant: string; organisation: string; sub: string };

const claimsOf = async (c: Context): Promise<Claims> => {
  const token = (c.req.header('authorization') ?? '').slice('Bearer '.length);
  const { payload } = await jwtVerify<Claims>(token, secret, { algorithms: ['HS256'], audience: 'access' });
  return { tenant: payload.tenant, organisation: payload.organisation, sub: payload.sub ?? '' };
};

const read = async (name: keyof typeof selects, { tenant, organisation }: Claims, values: readonly unknown[]) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const fence =
      "select set_config('app.tenant', $1, true), set_config('app.organisation', $2, true), set_config('role', 'esg_app', true)";
    await client.query({ name: 'fence', text: fence, values: [tenant, organisation] });
    const { rows } = await client.query({ name, text: selects[name], values: [tenant, organisation, ...values] });
    await client.query('commit');
    return rows as unknown[];
  } finally {
    client.release();
  }
};

const app = new Hono()
  .get('/users/me', async (c) => {
    const claims = await claimsOf(c);
    return c.json((await read('me', claims, [claims.sub]))[0]);
  })
  .get('/reports', async (c) => c.json({ items: await read('list', await claimsOf(c), [20]) }))
  .get('/reports/:id', async (c) => c.json((await read('report', await claimsOf(c), [c.req.param('id')]))[0]))
  .get('/reports/:id/answers', async (c) =>
    c.json(await read('answers', await claimsOf(c), [c.req.param('id'), c.req.query('disclosure')])),
  )
  .get('/data-points/grid', async (c) => {
    const metrics = c.req.query('metricKeys') ?? '';
    const times = c.req.query('reportingTimeIds') ?? '';
    return c.json(await read('grid', await claimsOf(c), [metrics.split(','), times.split(',')]));
  });

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.stdout.write(`${JSON.stringify({ port, pid: process.pid })}\n`),
);
process.stdin.resume().once('end', () => {
  server.close();
  process.exit(0);
});
