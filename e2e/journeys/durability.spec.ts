import { expect, test } from '@playwright/test';
import { people, signedInApi, signIn } from '../people.ts';
import { type Product, startProduct } from '../product.ts';
import { createReport, openDisclosure, selectDisclosures } from '../wizard.ts';

const ownPort = 4391;
let product: Product | undefined;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct(ownPort);
});
test.afterAll(() => product?.remove());

test('kill -9 loses no acknowledged write', async () => {
  const call = await signedInApi(people.verdantAdministrator, ownPort);
  const created = await call('POST', '/reports', { versionId: 'gri-2025', name: 'Durable report' });
  const report = (await created.json()) as { id: string; version: number };
  await call('PATCH', `/reports/${report.id}`, { version: report.version, disclosureCodes: ['2-1'] });
  const path = `/reports/${report.id}/answers/2-1/org.profile`;
  let version = 0;
  for (; version < 25; version += 1) {
    const value = { type: 'textArea', text: { en: `Write ${version + 1}` } };
    const answer = await call('PUT', path, { value, version });
    expect(answer.status).toBe(200);
  }
  await product?.kill();
  await product?.start();
  const again = await signedInApi(people.verdantAdministrator, ownPort);
  const answers = await (await again('GET', `/reports/${report.id}/answers`)).json();
  expect(answers).toMatchObject([{ version, value: { text: { en: `Write ${version}` } } }]);
});

test('the gateway stops while somebody types: it is said, kept over a reload, and saved when the gateway is back', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, people.verdantAdministrator, { onPort: ownPort });
  await createReport(page, 'verdant', 'GRI Standards', 'Interrupted report', ownPort);
  await selectDisclosures(page, ['2-1']);
  await openDisclosure(page, '2-1');
  const text = page.getByRole('textbox', { name: 'Organisational details' });
  await text.fill('Before the stop');
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await product?.stop();
  await text.fill('Typed while the gateway was stopped');
  await expect(page.getByText(/kept in this browser/i).first()).toBeVisible({ timeout: 30_000 });

  await product?.start();
  await page.reload();
  await expect(text).toHaveValue('Typed while the gateway was stopped');

  const call = await signedInApi(people.verdantAdministrator, ownPort);
  const id = new URL(page.url()).pathname.split('/').at(-2);
  await expect
    .poll(async () => JSON.stringify(await (await call('GET', `/reports/${id}/answers`)).json()), { timeout: 90_000 })
    .toContain('Typed while the gateway was stopped');
  await expect(page.getByText('Not sent yet, kept in this browser')).toHaveCount(0);
});
