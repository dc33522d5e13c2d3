import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { linkIn } from '../mailbox.ts';
import { organisationOnTrial } from '../organisation.ts';
import { enter, signedInApi } from '../people.ts';

const mark = Date.now();
const mill = `Pearl River Mill ${mark}`;
const contact = `mill-${mark}@pearl-river.example`;

/** Goes from the entities to the suppliers, adds one and invites its contact. */
const addAndInvite = async (page: Page) => {
  await page.getByRole('link', { name: 'Suppliers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeVisible();
  await page.getByRole('button', { name: 'Add your first supplier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add supplier' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(mill);
  await dialog.getByRole('combobox', { name: /^Country or region/ }).fill('Viet');
  await page.getByRole('option', { name: /Viet/ }).click();
  // A reload loses nothing of it.
  await page.reload();
  await page.getByRole('button', { name: 'Add your first supplier' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue(mill);
  await dialog.getByRole('textbox', { name: /^Contact e-mail/ }).fill(contact);
  await dialog.getByRole('button', { name: 'Add supplier' }).click();
  const invitation = page.getByRole('dialog', { name: `Invite someone at ${mill}` });
  await expect(invitation.getByRole('textbox', { name: /^E-mail address/ })).toHaveValue(contact);
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(mill) })).toContainText(contact);
};

test('an administrator adds a supplier, invites its contact, changes and archives it', async ({ page }) => {
  const administrator = await organisationOnTrial(page, 'buys');
  await enter(page, administrator, '/ct/entity-management');
  await addAndInvite(page);
  expect(await linkIn(page, { to: contact, path: '/accept-invitation' })).toBeTruthy();

  await page.goto('/ct/entity-management/suppliers');
  await page.getByRole('link', { name: mill }).click();
  await expect(page.getByRole('heading', { level: 1, name: mill })).toBeVisible();
  await expect(page.getByText(contact).first()).toBeVisible();
  await expect(page.getByText('Not asked for anything yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit supplier' });
  await dialog.getByRole('textbox', { name: /^Reference/ }).fill('V-40017');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('V-40017')).toBeVisible();

  await page.getByRole('button', { name: 'Archive' }).click();
  await page
    .getByRole('alertdialog', { name: `Archive ${mill}?` })
    .getByRole('button', { name: 'Archive' })
    .click();
  await expect(page.getByText(/^Archived on/)).toBeVisible();
  await page.getByRole('link', { name: 'Suppliers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeVisible();
  await expect(page.getByText('0 suppliers')).toBeVisible();
  await page.getByRole('combobox', { name: 'Archived' }).selectOption('Archived');
  await expect(page.getByRole('row', { name: new RegExp(mill) })).toBeVisible();
});

/** Adds a supplier without the screen. */
const made = async (call: Awaited<ReturnType<typeof signedInApi>>, name: string) => {
  const fields = { name, reference: '', country: null, contactEmail: contact };
  return (await (await call('POST', '/suppliers', fields)).json()) as { id: string; version: number };
};

test('what somebody else stored is shown beside what was typed, and who answers already gets another supplier', async ({
  page,
}) => {
  const administrator = await organisationOnTrial(page, 'changes');
  const call = await signedInApi(administrator);
  const one = await made(call, mill);
  const other = await made(call, `Hop Lee Board ${mark}`);
  const invited = { email: contact, language: 'en', entityIds: [other.id] };
  expect((await call('POST', '/entity-users?of=suppliers', invited)).status).toBe(201);

  await enter(page, administrator, `/ct/entity-management/suppliers/${one.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit supplier' });
  await dialog.getByRole('textbox', { name: /^Reference/ }).fill('typed');
  const change = { name: mill, reference: 'theirs', country: 'HK', contactEmail: contact, version: one.version };
  expect((await call('PUT', `/suppliers/${one.id}`, change)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const refused = dialog.getByRole('alert');
  await expect(refused).toContainText('theirs');
  await expect(refused).toContainText('Hong Kong');
  await expect(dialog.getByRole('textbox', { name: /^Reference/ })).toHaveValue('typed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('typed', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Invite someone' }).click();
  const invitation = page.getByRole('dialog', { name: `Invite someone at ${mill}` });
  await expect(invitation.getByRole('textbox', { name: /^E-mail address/ })).toHaveValue(contact);
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Added to the open invitation', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Actions for ${contact}` })).toBeVisible();
});
