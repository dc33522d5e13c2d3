import { expect, type Page, test } from '@playwright/test';
import { linkIn } from '../mailbox.ts';
import { enter, people, signedInApi } from '../people.ts';

/** Another one each time: the data outlives a run that failed. */
const mark = Date.now();
const email = `supplier.${mark}@partner.example`;
const name = `Asked for ${mark}`;
const administrator = people.verdantAdministrator;

const startReport = async () => {
  const call = await signedInApi(administrator);
  const answer = await call('POST', '/reports', { versionId: 'gri-2025', name });
  const { id, version } = (await answer.json()) as { id: string; version: number };
  await call('PATCH', `/reports/${id}`, { version, disclosureCodes: ['2-1', '305-1'] });
  return id;
};

const invite = async (page: Page) => {
  await page.getByRole('button', { name: 'Invite people', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite people to a report' });
  const addresses = dialog.getByLabel(/^E-mail addresses/);
  await addresses.fill(email);
  await addresses.press('Enter');
  await addresses.fill(email.toUpperCase());
  await addresses.press('Enter');
  await expect(dialog.getByText('You have already entered this email address')).toBeVisible();
  await dialog.getByLabel(/^Disclosures/).fill('305-1');
  await page.getByRole('option', { name: /^305-1 / }).click();
  await dialog.getByLabel(/^Your words/).fill('Only the boilers, please.');
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog).toBeHidden();
};

test('an external person answers by a link on a telephone, goes on after a reload and says when they are done; taken back, the link says so', async ({
  page,
  browser,
}) => {
  const id = await startReport();
  await enter(page, administrator, `/ct/report-collaborator?report=${id}`);
  await invite(page);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Invited');

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })).newPage();
  const link = await linkIn(phone, { to: email, path: '/ct/contribution' });
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(phone.getByText('Only the boilers, please.')).toBeVisible();
  await expect(phone.getByRole('heading', { name: /^2-1/ })).toHaveCount(0);
  expect(phone.url()).not.toContain('key=');
  await phone
    .getByRole('textbox', { name: /number|value/i })
    .first()
    .fill('1234.5');
  await expect(phone.getByText(/^Saved/).first()).toBeVisible();
  await expect(row).toContainText('In progress');
  await phone.reload();
  await expect(phone.getByRole('textbox', { name: /number|value/i }).first()).toHaveValue('1,234.5');
  await phone.getByLabel(/^Note for/).fill('Meter B was out in May.');
  await phone.getByRole('button', { name: 'I am done' }).click();
  await expect(phone.getByRole('heading', { name: 'Thank you, that is all' })).toBeVisible();

  await expect(row).toContainText('Done');
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Look closer' }).click();
  await expect(page.getByRole('dialog', { name: email })).toContainText('Meter B was out in May.');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Take invitation back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take invitation back' }).click();
  await expect(row).toContainText('Taken back');
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'This invitation was taken back' })).toBeVisible();
  await phone.goto('about:blank');
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'This invitation was taken back' })).toBeVisible();
  await phone.context().close();
});
