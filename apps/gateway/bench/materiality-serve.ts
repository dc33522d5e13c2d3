/**
 * Serves the built product with a large assessment of Verdant, until its standard input ends. Prints one line of JSON when it is ready: the
 * port, an administrator's tokens, and the assessment.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AssessedTopic, Assessment } from '@esg/contract';
import { materialityLibrary } from '@esg/standards';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/platform/database/index.ts';
import { signIn, startGateway } from './hub-product.ts';

const counts = { topics: 120, iros: 500, people: 30 };
const host = 'verdant.localhost';

const begin = async (port: number) => {
  const { tokens } = await signIn(port);
  const ask = async <Answer>(path: string, value: object): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/materiality${path}`, {
      method: 'POST',
      headers: {
        'tenant-url': host,
        'content-type': 'application/json',
        authorization: `Bearer ${tokens.accessToken}`,
      },
      body: JSON.stringify(value),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const { id } = await ask<Assessment>('/profiles', { year: 2001, edition: 'esrs-set1-2023' });
  const known = materialityLibrary().topics;
  const topics = Array.from({ length: counts.topics }, (_, place) => {
    const of = known[place];
    return of
      ? { libraryIds: [of.id], name: null }
      : { libraryIds: [], name: { en: `Topic ${place}`, zhTw: `議題 ${place}` } };
  });
  await ask<AssessedTopic[]>(`/profiles/${id}/topics`, { topics });
  return id;
};

/** Entries of the topics in turn, half of them impacts, and a score of each criterion by each person. */
const fill = async (dataDir: string, id: string) => {
  const database = await openDatabase({ dataDir });
  await database.withSystem(async (tx) => {
    await tx.execute(sql`
      insert into materiality_iros (tenant_id, organisation_id, profile_id, topic_id, kind, actual, human_rights, title, description,
        horizon, stages, stakeholders, revealed_at)
      select t.tenant_id, t.organisation_id, t.profile_id, t.id, case when n % 2 = 0 then 'negative' else 'risk' end, n % 2 = 0, false,
        'Entry ' || n, '', 'short', '["own"]', '[]', now()
      from generate_series(0, ${counts.iros - 1}::int) n
      join (select *, row_number() over (order by number) - 1 as place from materiality_topics where profile_id = ${id}) t
        on t.place = n % ${counts.topics}::int`);
    await tx.execute(sql`
      insert into materiality_scores (tenant_id, organisation_id, iro_id, settled, criterion, score, reason, by_id, by_name, at)
      select iro.tenant_id, iro.organisation_id, iro.id, false, criterion,
        1 + (hashtext(iro.title || criterion) % 5 + 5 + person % 2) % 5, '', person_id, 'Person ' || person, now()
      from materiality_iros iro
      cross join (select number as person, gen_random_uuid() as person_id from generate_series(1, ${counts.people}::int) number) people
      cross join lateral unnest(case when iro.kind = 'negative' then array['scale', 'scope', 'irremediability']
        else array['financial', 'likelihood'] end) criterion
      where iro.profile_id = ${id}`);
  });
  await database.pool.query('analyze');
  await database.close();
};

const dataDir = mkdtempSync(join(tmpdir(), 'esg-matrix-'));
try {
  const first = await startGateway(dataDir);
  const id = await begin(first.port);
  await first.stop();
  await fill(dataDir, id);
  const gateway = await startGateway(dataDir);
  const { tokens } = await signIn(gateway.port);
  process.stdout.write(`${JSON.stringify({ port: gateway.port, tokens, id })}\n`);
  await new Promise((resolve) => process.stdin.resume().once('end', resolve));
  await gateway.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
