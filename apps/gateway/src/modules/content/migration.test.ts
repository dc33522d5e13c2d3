import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationNames, runMigrations } from '../../testing/migrations.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../../testing/test-database.ts';

const id = (last: number) => `4e311d00-0000-4000-8000-${String(last).padStart(12, '0')}`;
const [older, untouched, edited, category] = [1, 2, 3, 4].map(id);
const title = 'How figures are consolidated';

let database: EmptyDatabase;

/** A tenant from before the article, one that has it as it was, and one that has edited it. */
const fill = () =>
  database.pool.query(`
    set session_replication_role = replica;
    insert into tenants (id, name, brand_mode, platform_type, feature_flag, brand_id)
      select each::uuid, 'One', 'default', 'esg', '{}', '${id(20)}'
      from unnest(array['${older}', '${untouched}', '${edited}']) each;
    set session_replication_role = origin;
    insert into content_categories (id, tenant_id, title, position)
      values ('${category}', '${older}', '{"en": "First steps", "zhTw": "入門"}', 0);
    insert into content_entries (tenant_id, kind, title, summary, body, position, version, updated_by, updated_at)
      values ('${older}', 'article', '{"en": "Another", "zhTw": "另一篇"}', '{}', '{}', 6, 1, '', now()),
             ('${untouched}', 'article', '{"en": "${title}"}', '{}', '{}', 0, 1, '', now()),
             ('${edited}', 'article', '{"en": "${title}"}', '{}', '{"en": "ours"}', 0, 2, 'Ada', now())`);

beforeAll(async () => {
  database = await openEmptyDatabase();
  await runMigrations(
    database.pool,
    migrationNames.filter((name) => name < '0084'),
  );
  await fill();
  await database.pool.query('alter table content_entries force row level security');
  await runMigrations(
    database.pool,
    migrationNames.filter((name) => name >= '0084'),
  );
}, 120_000);
afterAll(() => database.close());

it('gives the article about consolidated figures to tenants from before it, and overwrites none that was edited', async () => {
  const { rows } = await database.pool.query(
    `select tenant_id as tenant, category_id as category, position, body, published_at is not null as published
     from content_entries where title->>'en' = $1 order by tenant_id`,
    [title],
  );
  const words = (text: string) =>
    expect.arrayContaining([{ kind: 'paragraph', runs: [{ text: expect.stringContaining(text) }] }]);
  const body = { en: words('An archived entity counts until'), zhTw: words('已封存的實體計至封存當日') };
  expect(rows).toEqual([
    { tenant: older, category, position: 7, body, published: true },
    { tenant: untouched, category: null, position: 0, body, published: false },
    { tenant: edited, category: null, position: 0, body: { en: 'ours' }, published: false },
  ]);
});
