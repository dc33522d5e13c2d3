import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { energySection, hubOf } from './modules/data-points/testing.ts';
import { callerOf, startReport } from './modules/reports/testing.ts';
import { body, createHarness, type Harness } from './testing/harness.ts';
import { callOf, operations } from './testing/operations.ts';

const draft = { versionId: 'gri-2025' };
let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

/** Text that people paste and attackers send, inside a text that is otherwise valid. */
const hostile = [
  'half an emoji \ud83d',
  '\ude00 the other half',
  'nul \u0000 inside',
  'rtl \u202e mark',
  'zero\u200bwidth',
  '=HYPERLINK("https://evil.example")',
  '+1+1',
  '@SUM(A1)',
  '<img src=x onerror=alert(1)>',
  '</script><script>',
  "'; drop table reports; --",
  '{{7*7}}',
  '%00%0a',
  '\u0085\u2028\u2029',
  '../../etc/passwd',
  'x'.repeat(5000),
];
/** Moves the clock on and clears the counters between two calls, so that a refusal of too many calls does not hide all others. */
const passTime = () => {
  h.clock.advance(0.03);
  h.forgetAttempts();
};
/** Half a character (a lone surrogate) in JSON, which escapes only those: whole characters are as they are. */
const halfCharacter = /\\ud[89a-f]/i;
const text = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 2, maxLength: 20 })
    .map((codes) => String.fromCharCode(...codes)),
);

/** The value with one of its texts replaced; undefined where it has none. */
const withText = (value: unknown, number: number, replacement: string): unknown => {
  const count = JSON.stringify(value)?.match(/(?<=[:[,]|^)"(?:[^"\\]|\\.)*"(?!:)/g)?.length ?? 0;
  if (count === 0) return undefined;
  let seen = 0;
  return JSON.parse(JSON.stringify(value), (_key, item: unknown) => {
    if (typeof item !== 'string') return item;
    seen += 1;
    return seen - 1 === number % count ? replacement : item;
  });
};

describe('hostile text', () => {
  it('in an otherwise valid body is stored or refused, and never causes a 500', async () => {
    const { send } = callerOf(h);
    const report = await startReport(h);
    const hub = hubOf(h);
    const time = await hub.time('2024-01-01', '2024-12-31');
    const ways: ((given: string) => Promise<Response>)[] = [
      (given) => send('POST', '/reports', { ...draft, name: `Report ${given}` }),
      (given) => send('PATCH', `/reports/${report.id}`, { version: report.version, name: `Report ${given}` }),
      (given) => send('POST', '/section-labels', { sectionId: energySection, name: given.slice(0, 40) }),
      (given) => send('POST', '/data-points', hub.draft(time.id, { source: given.slice(0, 200) })),
      (given) => send('POST', '/content-categories', { title: { en: given.slice(0, 80), zhTw: 'Words' }, position: 0 }),
      (given) => h.as('verdant.admin').request(`/reports?search=${encodeURIComponent(given.toWellFormed())}`),
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ways), text, async (way, given) => {
        const answer = await way(given);
        const { status } = answer;
        expect(status).toBeLessThan(500);
        expect(await answer.text()).not.toMatch(halfCharacter);
        expect(status).not.toBe(429);
        passTime();
      }),
    );
  }, 120_000);

  it.each(hostile.slice(0, 2))('with half a character is stored with a replacement character: %j', async (given) => {
    const { send } = callerOf(h);
    const answer = await send('POST', '/reports', { ...draft, name: given });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ name: given.toWellFormed() });
  });

  it('that no column can store is refused with the name of the field', async () => {
    const answer = await callerOf(h).send('POST', '/reports', { ...draft, name: 'nul \u0000 inside' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ issues: [{ path: 'name', rule: 'invalid' }] });
  });

  /** Operations that end the caller's session, or close the organisation: later calls would have no permission. */
  const leaving = ['logOut', 'removeMyOrganization', 'switchOrganization', 'endOtherSessions', 'endColleaguesSessions'];
  const written = operations.filter(
    ({ operationId, requestBody }) => requestBody?.content['application/json'] && !leaving.includes(operationId),
  );

  it('in any field of any operation never causes a 500, whatever the caller may do', async () => {
    const report = await startReport(h);
    const time = await hubOf(h).time('2024-01-01', '2024-12-31');
    const idOf: Record<string, string> = { reports: report.id, 'reporting-times': time.id };
    const answers = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...written), fc.nat({ max: 30 }), text, async (operation, number, given) => {
        const kind = operation.path.match(/^\/api\/(.+?)\/\{\w+\}/)?.[1] ?? '';
        const [path, init] = callOf(operation, () => idOf[kind] ?? '0de0d000-0000-4000-8000-000000000001');
        const changed = withText(JSON.parse(String(init.body)), number, given);
        if (changed === undefined) return;
        const { request } = h.as('verdant.admin');
        const answer = await request(path, body(operation.method as 'POST', changed));
        answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
        const said = await answer.text();
        expect(answer.status, `${operation.operationId} ${said}`).toBeLessThan(500);
        expect(said, operation.operationId).not.toMatch(halfCharacter);
        passTime();
        // After a new password, or an ended session, the next call signs in again.
        if (answer.status === 401 || answer.status === 440) h.signOutAll();
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 400) },
    );
    // Most calls pass the permission check, and some are carried out.
    const of = (...statuses: number[]) => statuses.reduce((sum, status) => sum + (answers.get(status) ?? 0), 0);
    const all = of(...answers.keys());
    expect(of(401, 440) / all).toBeLessThan(0.1);
    expect(of(200, 201, 204)).toBeGreaterThan(0);
  }, 600_000);
});
