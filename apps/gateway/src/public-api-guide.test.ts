import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiLimits, apiScopes, permissionOfScope, webhookEvents } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiOf } from './modules/api-keys/testing.ts';
import { createHarness, type Harness } from './testing/harness.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/public-api.md'), 'utf8');

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

type Call = {
  names: string | undefined;
  method: string;
  path: string;
  headers: [string, string][];
  data: string;
  status: number;
};

/** The calls of the guide in their order: the request, the name of its answer, and its status. */
const calls = (): Call[] =>
  [...guide.matchAll(/```bash\n([\s\S]*?)```/g)]
    .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').split('\n'))
    // The text that the shell inserts between two quotes.
    .map((line) => line.replace(/'"(\$\w+)"'/g, '$1'))
    .filter((line) => line.includes('curl '))
    .map((line) => ({
      names: /^(\w+)=\$\(/.exec(line)?.[1],
      method: /--request (\w+)/.exec(line)?.[1] ?? 'GET',
      path: /"\$HOST\/api([^"]+)"/.exec(line)?.[1] ?? '',
      headers: [...line.matchAll(/--header ['"]([\w-]+): (.+?)['"](?= )/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value],
      ),
      data: /--data '([^']+)'/.exec(line)?.[1] ?? '',
      status: Number(/# (\d+)$/.exec(line)?.[1]),
    }));

describe('the guide to the public API', () => {
  it('contains calls that work as described', async () => {
    const { secret } = await apiOf(h).make([
      ...(['data-hub:read', 'data-hub:write', 'entities:read', 'entities:write'] as const),
      ...(['reports:read', 'reports:write'] as const),
    ]);
    const known: Record<string, string> = { API_KEY: secret };
    const filled = (text: string) => text.replace(/\$(\w+)/g, (whole, name: string) => known[name] ?? whole);
    const all = calls();
    expect(all.length).toBeGreaterThan(10);
    for (const { names, method, path, headers, data, status } of all) {
      const init = {
        method,
        headers: headers.filter(([name]) => name !== 'Authorization'),
        ...(data ? { body: filled(data) } : {}),
      };
      const answer = await apiOf(h).call(secret, filled(path), init);
      expect([method, path, answer.status]).toEqual([method, path, status]);
      if (names) known[names] = ((await answer.json()) as { id: string }).id;
    }
  });

  it('names every scope, event and limit correctly', () => {
    for (const scope of apiScopes) expect(guide).toContain(`| \`${scope}\` | ${permissionOfScope[scope]} |`);
    const events = guide.match(/\| `[\w.]+`(?:, `\.\w+`)* \|/g)?.join(' ') ?? '';
    for (const event of webhookEvents) {
      const [subject, what] = event.split('.');
      expect(
        events.includes(`\`${event}\``) || (events.includes(`\`${subject}.`) && events.includes(`\`.${what}\``)),
      ).toBe(true);
    }
    expect(guide).toContain(`${apiLimits.keyCallsPerMinuteMax} calls in a minute`);
    expect(guide).toContain(`up to ${apiLimits.idempotencyKeyLengthMax} characters`);
  });
});
