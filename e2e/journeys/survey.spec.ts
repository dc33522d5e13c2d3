import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, people, signedInApi } from '../people.ts';

/*
 * An administrator makes a survey of three groups. One person answers in Chinese on a phone, one begins, loses the connection and resumes on
 * another device, one comes by the open link; the results show all three.
 */
test.describe.configure({ mode: 'serial' });

const mark = Date.now();
const thanks = `Thank you, says everyone here (${mark})`;
let owner: Page;
let assessmentId = '';
let surveyId = '';
const links: string[] = [];

type Made = { id: string };
type Group = Made & { name: { en: string } };
const administrator = () => signedInApi(people.verdantAdministrator);
const phone = { viewport: { width: 390, height: 844 } };

test.beforeAll(async ({ browser }) => {
  owner = await browser.newPage();
});
test.afterAll(() => owner.close());

test('an administrator makes a survey from a template and opens it', async () => {
  const call = await administrator();
  const years = (await (await call('GET', '/materiality/years')).json()) as { year: number }[];
  const taken = new Set(years.map(({ year }) => year));
  const year = Array.from({ length: 30 }, (_, place) => 2060 - place).find((each) => !taken.has(each));
  const started = await call('POST', '/materiality/profiles', { year, edition: 'gri-3-2021' });
  assessmentId = ((await started.json()) as Made).id;
  const topics = ['air-emissions', 'water-use'].map((each) => ({ libraryIds: [each], name: null }));
  await call('POST', `/materiality/profiles/${assessmentId}/topics`, { topics });

  await enter(owner, people.verdantAdministrator, `/ct/materiality/${assessmentId}/surveys`);
  await owner.getByRole('button', { name: 'New survey' }).click();
  const dialog = owner.getByRole('dialog', { name: 'New survey' });
  await dialog.getByRole('radio', { name: /^Named/ }).click();
  await dialog.getByRole('button', { name: 'Create survey' }).click();
  await expect(owner.getByRole('heading', { name: 'What should we report on?' }).first()).toBeVisible();
  surveyId = new URL(owner.url()).searchParams.get('view')?.replaceAll('"', '') ?? '';

  // Typed and not saved: groups that are added meanwhile make it no older, and opening saves it.
  await owner.getByRole('textbox', { name: 'Thanks in English' }).fill(thanks);
  await owner.getByRole('tab', { name: 'Groups and people' }).click();
  for (const group of ['Employees and their representatives', 'Shareholders and investors', 'Local communities']) {
    await owner.getByRole('combobox', { name: 'Another group' }).selectOption({ label: group });
    await owner.getByRole('button', { name: 'Add group' }).click();
    await expect(owner.getByRole('heading', { name: group })).toBeVisible();
  }
  await owner.getByRole('button', { name: 'Open for answers' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Open for answers' }).click();
  await expect(owner.getByText('Open', { exact: true })).toBeVisible();
});

test('people of two groups get links of their own, the third an open one', async () => {
  const call = await administrator();
  const { groups } = (await (await call('GET', `/materiality/surveys/${surveyId}`)).json()) as { groups: Group[] };
  for (const [place, language] of (['zhTw', 'en'] as const).entries()) {
    const person = { email: `survey${place}.${mark}@stakeholder.example`, name: 'Asked', language };
    const path = `/materiality/surveys/${surveyId}/people`;
    const listed = await call('POST', path, { groupId: groups[place]?.id, people: [person] });
    const all = (await listed.json()) as (Made & { email: string })[];
    const id = all.find(({ email }) => email === person.email)?.id;
    const link = await call('POST', `/materiality/survey-people/${id}/link`);
    links.push(((await link.json()) as { url: string }).url);
  }
  const open = await call('POST', `/materiality/survey-groups/${groups[2]?.id}/open-link`, { limit: 50 });
  links.push(((await open.json()) as { url: string }).url);
});

test('one answers in Chinese on a phone', async ({ browser }) => {
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(links[0] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: '我們應匯報甚麼？' })).toBeVisible();
  expect(page.url()).not.toContain('key=');
  await expect(page).toHaveTitle(/我們應匯報甚麼/);
  for (const group of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio', { name: /^5/ }) })
    .all())
    await group.getByRole('radio', { name: /^5/ }).first().check({ force: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('回覆已提交', { exact: false })).toBeVisible();
  await page.close();
});

test('one loses the connection, and resumes on another device', async ({ browser }) => {
  const context = await browser.newContext();
  const first = await context.newPage();
  await first.goto(links[1] ?? '');
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await first.getByRole('textbox', { name: 'What have we not asked about?' }).fill('The old quarry');
  await first.getByRole('textbox', { name: 'What have we not asked about?' }).press('Tab');
  await expect(first.getByText('Your answers are kept on this device', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(first.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
  await context.close();

  const second = await (await browser.newContext(phone)).newPage();
  await second.goto(links[1] ?? '');
  await expect(second.getByRole('textbox', { name: 'What have we not asked about?' })).toHaveValue('The old quarry');
  await second.getByRole('button', { name: 'Submit' }).click();
  await expect(second.getByText('Answer these questions before you submit')).toBeVisible();
  const topics = second.getByRole('group', { name: /How much does each of these matter/ });
  for (const radio of await topics.getByRole('radio', { name: '2' }).all()) await radio.check({ force: true });
  await second.getByRole('button', { name: 'Submit' }).click();
  await expect(second.getByText('Your answers are submitted.', { exact: false })).toBeVisible();
  await expect(second.getByText(thanks)).toBeVisible();
  await second.close();
});

test('one who withdraws on one device sees on the other that nothing is left, and answers again', async ({
  browser,
}) => {
  const opened = async () => {
    const page = await (await browser.newContext(phone)).newPage();
    await page.goto(links[1] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page;
  };
  const one = await opened();
  const other = await opened();
  await one.getByRole('button', { name: 'Withdraw my answers' }).click();
  await one.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(one.getByText('Your answers are deleted.', { exact: false })).toBeVisible();
  await one.close();
  await other.getByRole('button', { name: 'Submit' }).click();
  await expect(other.getByText('Answer these questions before you submit')).toBeVisible();
  await expect(other.getByText('Some of your answers were deleted on another device.', { exact: false })).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'What have we not asked about?' })).toHaveValue('');
  const topics = other.getByRole('group', { name: /How much does each of these matter/ });
  await expect(topics.getByRole('radio', { checked: true })).toHaveCount(0);
  for (const radio of await topics.getByRole('radio', { name: '2' }).all()) await radio.check({ force: true });
  await other.getByRole('textbox', { name: 'What have we not asked about?' }).fill('The old quarry');
  await other.getByRole('button', { name: 'Submit' }).click();
  await expect(other.getByText('Your answers are submitted.', { exact: false })).toBeVisible();
  await other.close();
});

test('one comes by the open link, without a name', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(links[2] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const topics = page.getByRole('group', { name: /How much does each of these matter/ });
  for (const radio of await topics.getByRole('radio', { name: '3' }).all()) await radio.check({ force: true });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your answers are submitted.', { exact: false })).toBeVisible();

  // The next person at the same computer sees nothing of it.
  const next = await context.newPage();
  await next.goto(links[2] ?? '');
  await expect(next.getByText('Someone has answered by this link on this device.', { exact: false })).toBeVisible();
  await expect(next.getByRole('radio')).toHaveCount(0);
  await next.getByRole('button', { name: 'Show my answers' }).click();
  await expect(next.getByRole('radio', { name: '3', checked: true }).first()).toBeChecked();
  await next.getByRole('button', { name: 'Finish on this device' }).click();
  await expect(next.getByText(/^0 of/)).toBeVisible();
  await next.reload();
  await expect(next.getByText(/^0 of/)).toBeVisible();
  await context.close();
});

test('the results show each group', async () => {
  await owner.getByRole('tab', { name: 'Results' }).click();
  const matter = owner
    .locator('section')
    .filter({ has: owner.getByRole('heading', { name: 'How much does each of these matter?', exact: true }) })
    .last();
  await matter.getByRole('figure', { name: 'Average' }).getByRole('button', { name: 'Show as table' }).click();
  const table = matter.getByRole('table', { name: 'Average' });
  await expect(table.getByRole('row').nth(1)).toContainText(/3\.33.*5.*2.*3/);
  await expect(owner.getByText('The old quarry')).toBeVisible();
});
