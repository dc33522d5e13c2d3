import { expect, test } from '../journey.ts';
import { enter, people, screen, signedInApi } from '../people.ts';

const verdantReport = async () => {
  const call = await signedInApi(people.verdantAdministrator);
  const { items } = (await (await call('GET', '/reports?state=ongoing')).json()) as {
    items: { id: string; versionId: string; name: string }[];
  };
  const report = items.at(-1);
  if (!report) throw new Error('The demonstration data holds no ongoing report of Verdant.');
  return report;
};

test('another tenant’s user who opens a report by its address gets "not found"', async ({ page }) => {
  const report = await verdantReport();
  await enter(
    page,
    people.harbourAdministrator,
    `/ct/framework-reports/${report.versionId}/reports/${report.id}/data-input`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
  await expect(page.locator('body')).not.toContainText(report.name);
  await page.goto(screen('harbour', `/ct/newfeed/${report.id}/x/y`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
});

test('another tenant’s user who asks the API for a report, its parts or its files gets 404, whatever the method', async () => {
  const { id } = await verdantReport();
  const call = await signedInApi(people.harbourAdministrator);
  const attempts: [string, string, unknown?][] = [
    ['GET', `/reports/${id}`],
    ['PATCH', `/reports/${id}`, { version: 1, name: 'Taken over' }],
    ['DELETE', `/reports/${id}`],
    ['GET', `/reports/${id}/disclosures`],
    ['GET', `/reports/${id}/answers`],
    ['PUT', `/reports/${id}/answers/2-1/org.profile`, { value: null, version: 0 }],
    ['GET', `/reports/${id}/validation`],
    ['GET', `/reports/${id}/model?language=en`],
    ['POST', `/reports/${id}/publish`],
    ['GET', `/reports/${id}/audit-log`],
    ['GET', `/reports/${id}/exports`],
    ['POST', `/reports/${id}/exports`, { format: 'pdf', language: 'en' }],
  ];
  for (const [method, path, body] of attempts) {
    const answer = await call(method, path, body);
    expect([method, path, answer.status]).toEqual([method, path, 404]);
  }
});

test('a token of one tenant does not work under another tenant’s host', async () => {
  const asVerdant = await signedInApi({ ...people.verdantAdministrator });
  const listed = (await (await asVerdant('GET', '/reports')).json()) as { items: unknown[] };
  expect(listed.items.length).toBeGreaterThan(0);
  const answer = await (await signedInApi(people.harbourAdministrator))('GET', '/reports?state=published');
  expect(await answer.text()).not.toContain('Verdant');
});
