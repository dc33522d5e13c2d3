import { apiLimits, contentLimits, dataPointLimits } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { energySection } from './modules/data-points/testing.ts';
import { body, createHarness, type Harness } from './testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const in2099 = '2099-01-01T00:00:00.000Z';

describe('a limit on how many there may be', () => {
  it.each([
    ['/api-keys', apiLimits.keysMax, (name: string) => ({ name, scopes: ['data-hub:read'], expiresAt: in2099 })],
    [
      '/webhooks',
      apiLimits.webhooksMax,
      (name: string) => ({ name, url: `https://93.184.216.34/${name}`, events: ['data_point.created'] }),
    ],
    [
      '/content-categories',
      contentLimits.categoriesMax,
      (name: string) => ({ title: { en: name, zhTw: name }, position: 0 }),
    ],
    ['/section-labels', dataPointLimits.labelsPerSectionMax, (name: string) => ({ name, sectionId: energySection })],
  ])('holds when fifty more are added at once: %s', async (path, most, fields) => {
    await h.as('verdant.admin').request('/users/me');
    const answers = await Promise.all(
      Array.from({ length: most + 50 }, (_, number) =>
        h.as('verdant.admin').request(path, body('POST', fields(`Name ${number}`))),
      ),
    );
    const refused = answers.filter(({ status }) => status >= 400);
    const texts = new Set(
      await Promise.all(refused.map(async (answer) => ((await answer.json()) as { code: string }).code)),
    );
    expect({ made: answers.length - refused.length, texts: [...texts] }).toEqual({
      made: most,
      texts: [expect.stringMatching(/\.full$/)],
    });
  });
});
