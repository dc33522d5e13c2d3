import type {
  BuilderContent,
  Framework,
  FrameworkComparison,
  FrameworkSuggestion,
  FrameworkSummary,
  MetricUse,
  OwnFramework,
  OwnFrameworkSummary,
  Problem,
  Report,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { wholeContent } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const name = { en: 'Group standard', zhTw: '集團標準' };
const ask = (path: string, init?: RequestInit, who: PersonName = 'verdant.admin') => h.as(who).request(path, init);
const read = async <Value>(answer: Response | Promise<Response>, status = 200): Promise<Value> => {
  const given = await answer;
  expect([given.status, given.status === status ? '' : await given.clone().text()]).toEqual([status, '']);
  return (await given.json()) as Value;
};
const begin = () => read<OwnFramework>(ask('/own-frameworks', body('POST', { from: 'nothing', name })), 201);
const save = async (content: BuilderContent, { id, version }: OwnFramework) =>
  read<OwnFramework>(ask(`/own-frameworks/${id}`, body('PUT', { content, version })));
const publish = ({ id, version }: OwnFramework) => ask(`/own-frameworks/${id}/releases`, body('POST', { version }));
const published = async () => read<OwnFramework>(publish(await save(wholeContent(), await begin())));
const offered = async (who: PersonName = 'verdant.member') =>
  (await read<FrameworkSummary[]>(ask('/frameworks', undefined, who))).filter(
    ({ kind }) => kind === 'CUSTOM_FRAMEWORK',
  );

describe('a draft of an organisation’s own framework', () => {
  it('begins empty, is saved with a version, and refuses a save where somebody else saved meanwhile', async () => {
    const draft = await begin();
    expect(draft).toMatchObject({ isDraft: true, version: 1, releases: [], content: { name, dimensions: [] } });
    const content = wholeContent();
    const saved = await save(content, draft);
    expect(saved).toMatchObject({ version: 2, content });
    const late = await ask(`/own-frameworks/${draft.id}`, body('PUT', { content: draft.content, version: 1 }));
    const problem = (await late.json()) as Problem & { current: OwnFramework };
    expect([late.status, problem.code, problem.current]).toEqual([409, 'own_framework.stale', saved]);
  });

  it('begins with disclosures and metrics of a framework, or as a copy of an own one', async () => {
    const given = { from: 'framework', name, versionId: 'gri-2025', disclosureCodes: ['305-1', '302-1'] };
    const draft = await read<OwnFramework>(ask('/own-frameworks', body('POST', given)), 201);
    const disclosures = draft.content.dimensions.flatMap(({ topics }) => topics).flatMap((topic) => topic.disclosures);
    expect(disclosures.map(({ code }) => code)).toEqual(['302-1', '305-1']);
    expect(disclosures[1]?.fields[0]).toMatchObject({
      kind: 'metric',
      metricKey: 'ghg.scope1.total',
      coverage: 'full',
    });
    expect((await publish(draft)).status).toBe(200);
    const copy = await read<OwnFramework>(
      ask('/own-frameworks', body('POST', { from: 'own', name, id: draft.id })),
      201,
    );
    expect(copy.content).toEqual({ ...draft.content, name });
    const list = await read<OwnFrameworkSummary[]>(ask('/own-frameworks'));
    // Both were changed within one moment at best, so either may come first.
    expect(new Map(list.map(({ id, disclosureCount }) => [id, disclosureCount]))).toEqual(
      new Map([
        [copy.id, 2],
        [draft.id, 2],
      ]),
    );
  });

  it('refuses disclosures that do not fit their place, and more than a framework may have', async () => {
    const draft = await begin();
    const content = wholeContent();
    const [dimension] = content.dimensions;
    if (dimension) dimension.title.en = 'x'.repeat(601);
    const refused = await ask(`/own-frameworks/${draft.id}`, body('PUT', { content, version: 1 }));
    const problem = (await refused.json()) as Problem;
    expect(problem.issues).toEqual([
      { path: 'content.dimensions.0.title.en', rule: 'too_long', params: { length: 600 } },
    ]);
    const unknown = await ask(
      '/own-frameworks',
      body('POST', { from: 'own', name, id: h.as('verdant.admin').scope.userId }),
    );
    expect(unknown.status).toBe(404);
  });

  it('can be deleted if it was never published', async () => {
    const draft = await begin();
    expect((await ask(`/own-frameworks/${draft.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await ask(`/own-frameworks/${draft.id}`)).status).toBe(404);
    const { id } = await published();
    const refused = await ask(`/own-frameworks/${id}`, { method: 'DELETE' });
    expect(((await refused.json()) as Problem).code).toBe('own_framework.published');
  });
});

describe('a published framework', () => {
  it('is not published while something is missing', async () => {
    const refused = await publish(await begin());
    const problem = (await refused.json()) as Problem;
    expect([refused.status, problem.code]).toEqual([422, 'own_framework.not_ready']);
    expect(problem.issues).toEqual([{ path: 'content', rule: 'invalid', params: { finding: 'nothing_to_publish' } }]);
  });

  it('is offered to its organisation alone, with forms, units and reasons', async () => {
    const { id, releases, isDraft } = await published();
    const versionId = `own-${id}-1`;
    expect([isDraft, releases]).toMatchObject([false, [{ number: 1, versionId, withdrawnAt: null, reportCount: 0 }]]);
    expect(await offered()).toMatchObject([{ versionId, owner: 'Verdant', version: '2026', disclosureCount: 2 }]);
    expect(await offered('harbour.admin')).toEqual([]);
    expect((await ask(`/frameworks/${versionId}`, undefined, 'harbour.admin')).status).toBe(404);
    const framework = await read<Framework>(ask(`/frameworks/${versionId}`, undefined, 'verdant.member'));
    const [first, second] = framework.topics[0]?.disclosures ?? [];
    expect(first?.fields).toMatchObject([
      { key: 'ghg.scope1.total', type: 'number', unitKind: 'ghg_mass', coverage: 'full' },
    ]);
    expect(second?.fields.map(({ key }) => key)).toContain('own.f-singleSelect');
    expect(Object.keys(framework.units)).toContain('energy');
    expect(framework.omissionReasons).toMatchObject([{ code: 'not-material', needsExplanation: true }]);
  });

  it('is suggested by the helper and compared in the crosswalk', async () => {
    const { id } = await published();
    const versionId = `own-${id}-1`;
    const suggestions = await read<FrameworkSuggestion[]>(
      ask('/frameworks/suggestions?audience=general&dataKind=general_esg'),
    );
    expect(suggestions.at(-1)).toMatchObject({ versionId, answered: { done: 0, total: 2 } });
    const uses = await read<MetricUse[]>(ask('/metrics/ghg.scope1.total/uses'));
    expect(uses.filter((use) => use.versionId === versionId)).toMatchObject([{ code: 'E1-1', coverage: 'full' }]);
    const compared = await read<FrameworkComparison>(ask(`/frameworks/${versionId}/shared-with/gri-2025`));
    expect(compared.disclosures.map(({ code, state }) => [code, state])).toEqual([
      ['E1-1', 'shared'],
      ['E1-2', 'missing'],
    ]);
  });

  it('stays unchanged: a new version is stored beside it, and a deleted draft leaves no trace', async () => {
    const first = await published();
    const still = await ask(
      `/own-frameworks/${first.id}`,
      body('PUT', { content: wholeContent(), version: first.version }),
    );
    expect(((await still.json()) as Problem).code).toBe('own_framework.no_draft');
    const draft = await read<OwnFramework>(
      ask(`/own-frameworks/${first.id}/draft`, body('POST', { version: first.version })),
    );
    expect(draft).toMatchObject({ isDraft: true, content: { edition: '2027' } });
    const dropped = await read<OwnFramework>(
      ask(`/own-frameworks/${first.id}/draft-removal`, body('POST', { version: draft.version })),
    );
    expect([dropped.isDraft, dropped.content]).toEqual([false, wholeContent()]);
    const again = await read<OwnFramework>(
      ask(`/own-frameworks/${first.id}/draft`, body('POST', { version: dropped.version })),
    );
    const second = await read<OwnFramework>(publish(again));
    expect(second.releases.map(({ number, edition }) => [number, edition])).toEqual([
      [2, '2027'],
      [1, '2026'],
    ]);
    expect((await offered()).map(({ version }) => version)).toEqual(['2027']);
    expect((await ask(`/frameworks/own-${first.id}-1`)).status).toBe(200);
  });

  it('starts no report once withdrawn, while reports made with it keep it', async () => {
    const { id } = await published();
    const draft = { versionId: `own-${id}-1`, name: 'Site report' };
    const report = await read<Report>(ask('/reports', body('POST', draft)), 201);
    const path = `/own-frameworks/${id}/releases/1/withdrawal`;
    const after = await read<OwnFramework>(ask(path, { method: 'PUT' }));
    expect(after.releases).toMatchObject([{ reportCount: 1, withdrawnAt: expect.any(String) }]);
    expect(await offered()).toEqual([]);
    const refused = await ask('/reports', body('POST', { ...draft, name: 'Another' }));
    expect(((await refused.json()) as Problem).code).toBe('framework.withdrawn');
    expect((await read<Report>(ask(`/reports/${report.id}`))).framework.en).toBe('Group standard');
    expect((await ask(path, { method: 'DELETE' })).status).toBe(200);
    expect(await offered()).toHaveLength(1);
    expect((await ask(`/own-frameworks/${id}/releases/9/withdrawal`, { method: 'PUT' })).status).toBe(404);
  });
});

describe('access to the framework builder', () => {
  it('is refused to anonymous callers, other roles, other organisations and other tenants', async () => {
    const { id } = await begin();
    const path = `/own-frameworks/${id}`;
    expect((await h.anonymous(path)).status).toBe(401);
    expect((await ask(path, undefined, 'verdant.member')).status).toBe(403);
    expect((await ask('/own-frameworks', undefined, 'verdant.member')).status).toBe(403);
    expect((await ask(path, undefined, 'harbour.admin')).status).toBe(404);
    const change = body('PUT', { content: wholeContent(), version: 1 });
    expect((await ask(path, change, 'harbour.admin')).status).toBe(404);
    expect(await read<unknown[]>(ask('/own-frameworks', undefined, 'harbour.admin'))).toEqual([]);
  });

  it('is refused to a tenant without the module, which keeps its published frameworks', async () => {
    const { id } = await published();
    await h.database.pool.query(`update tenants set feature_flag = '{"featureFlags":[],"versionIds":[]}'`);
    // The cached values of an organisation are read again.
    h.clock.advance(6);
    expect((await ask('/own-frameworks')).status).toBe(403);
    expect((await ask(`/own-frameworks/${id}/file?format=json`)).status).toBe(403);
    expect((await ask('/report-templates')).status).toBe(403);
    expect(await offered()).toHaveLength(1);
  });
});
