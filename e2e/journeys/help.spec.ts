import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { linkIn } from '../mailbox.ts';
import { enter, people, screen, signedInApi } from '../people.ts';

const stamp = Date.now().toString(36);
const title = `Reading meters ${stamp}`;
const chineseTitle = `讀取儀錶 ${stamp}`;

/** Begins before the page is opened; resolves when the page is notified of a change elsewhere. */
const connected = async (page: Page) => {
  const socket = await page.waitForEvent('websocket', (each) => each.url().includes('/api/socket.io'));
  await socket.waitForEvent('framereceived', ({ payload }) => payload.toString().includes('"joined":true'));
};

const fillLanguage = async (page: Page, language: string, words: { title: string; text: string }) => {
  const group = page.getByRole('group', { name: language, exact: true });
  await group.getByRole('textbox', { name: 'Title' }).fill(words.title);
  const text = group.getByRole('textbox', { name: 'Text' });
  await text.click();
  await text.fill(words.text);
};

test('an administrator writes an article in both languages, and a member reads it in Chinese', async ({ browser }) => {
  const admin = await browser.newPage();
  await enter(admin, people.verdantAdministrator, '/ct/help');
  await admin.getByRole('link', { name: 'Write articles and news' }).click();
  await admin.getByRole('link', { name: 'New article' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'New article' })).toBeVisible();
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(admin.getByText('Write a title in one language at least').first()).toBeVisible();
  await fillLanguage(admin, 'English', { title, text: 'Steam is counted in tonnes.' });
  await fillLanguage(admin, '繁體中文', { title: chineseTitle, text: '蒸汽以公噸計算。' });
  await admin.getByRole('button', { name: 'Save draft' }).click();
  await expect(admin.getByText('Saved', { exact: true })).toBeVisible();
  await expect(admin).toHaveURL(/\/ct\/help\/edit\/[0-9a-f-]{36}$/);

  const member = await browser.newPage();
  const live = connected(member);
  await enter(member, people.verdantMember, '/ct/help');
  await expect(member.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect(member.getByRole('link', { name: title })).toHaveCount(0);
  await expect(member.getByRole('link', { name: 'Write articles and news' })).toHaveCount(0);

  // It appears in the other window without a reload.
  await live;
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(admin.getByText('Published. Everyone can read it now.', { exact: true })).toBeVisible();
  await member.getByRole('searchbox', { name: 'Search articles' }).fill(`${stamp} steam`);
  await member.getByRole('link', { name: title }).click();
  await expect(member.getByText('Steam is counted in tonnes.')).toBeVisible();
  await member.getByRole('button', { name: '繁體中文' }).click();
  await expect(member.getByRole('heading', { level: 1, name: chineseTitle })).toBeVisible();
  await expect(member.getByText('蒸汽以公噸計算。')).toBeVisible();
  await member.getByRole('button', { name: 'English' }).click();
  await expect(member.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await Promise.all([admin.close(), member.close()]);
});

test('a question with a file reaches the support team, and no typed text is lost on the way', async ({ page }) => {
  await enter(page, people.verdantMember, '/ct/help/contact');
  await expect(page.getByLabel('E-mail address')).toHaveValue(people.verdantMember.email);
  await page.getByLabel('Subject').fill(`A unit is missing ${stamp}`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('link', { name: 'Category is required' })).toBeVisible();
  await page.getByLabel('Category').selectOption('Reporting');
  await page.getByLabel('Message').fill('Our steam meter counts in tonnes. Which unit should we choose?');
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue(`A unit is missing ${stamp}`);

  await page.context().setOffline(true);
  const bytes = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  const file = { name: 'meter.pdf', mimeType: 'application/pdf', buffer: bytes };
  await page.getByLabel('Attachment').setInputFiles(file);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/The server can’t be reached/).first()).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('We’ll reply to member@verdant.example', { exact: false })).toBeVisible();

  const mail = page.getByRole('link', { name: `Reporting: A unit is missing ${stamp}` });
  await expect(async () => {
    await page.goto(screen('verdant', '/dev/mail?language=en'));
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.click();
  await expect(page.getByText(people.verdantMember.email)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'meter.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('meter.pdf');
});

test('an administrator is notified in an open window who has joined', async ({ page, browser }) => {
  const email = `joining-${stamp}@verdant.example`;
  const call = await signedInApi(people.verdantAdministrator);
  expect((await call('PUT', '/notifications/settings', { digest: 'off' })).ok).toBe(true);
  const invitation = { email, role: 'basic', language: 'en', firstName: 'Yara', lastName: stamp };
  expect((await call('POST', '/organizations/users', invitation)).ok).toBe(true);

  const live = connected(page);
  await enter(page, people.verdantAdministrator, '/ct/help');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  await live;
  const joining = await browser.newPage();
  await joining.goto(await linkIn(joining, { to: email, path: '/accept-invitation' }));
  await joining.getByLabel(/^New password/).fill('Tide-pool-4417!');
  await joining.getByLabel(/^Repeat the password/).fill('Tide-pool-4417!');
  await joining.getByLabel(/I agree to the terms/).check();
  await joining.getByRole('button', { name: /^Join Verdant/ }).click();
  await joining.waitForURL((url) => url.host.startsWith('verdant.'));
  await joining.close();

  await expect(bell).toHaveAccessibleName(/unread/);
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: `Yara ${stamp} has joined your organisation.` }).click();
  await expect(page).toHaveURL(/\/ct\/user-management/);
  await page.goto(screen('verdant', '/ct/notifications'));
  const line = page.getByRole('listitem').filter({ hasText: `Yara ${stamp} has joined` });
  await expect(line).toBeVisible();
  await expect(line.getByText('Unread')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Once a day' }).check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const { users } = (await (await call('GET', '/organizations/users')).json()) as {
    users: { id: string; email: string }[];
  };
  for (const person of users) if (person.email === email) await call('DELETE', `/organizations/users/${person.id}`);
});
