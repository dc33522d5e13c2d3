import { expect, test } from '@playwright/test';
import { enter, people, signedInApi } from '../people.ts';
import { untilSaved } from '../wizard.ts';

/** A report with one disclosure, at the address where it is answered. */
const startReport = async () => {
  const call = await signedInApi(people.verdantAdministrator);
  const made = await call('POST', '/reports', { versionId: 'gri-2025', name: 'Report of several people' });
  const { id, version } = (await made.json()) as { id: string; version: number };
  await call('PATCH', `/reports/${id}`, { version, disclosureCodes: ['2-1'] });
  return `/ct/framework-reports/gri-2025/reports/${id}/data-input?disclosure=2-1`;
};

test('a colleague answers, an approver rejects and approves, and a changed value takes the approval away', async ({
  browser,
}) => {
  const address = await startReport();
  const [mei, daniel] = [await browser.newPage(), await browser.newPage()];
  await enter(mei, people.verdantAdministrator, address);
  await mei.getByRole('article').getByRole('button', { name: 'Assign' }).click();
  const dialog = mei.getByRole('dialog', { name: 'Assign 2-1' });
  await dialog.getByRole('combobox', { name: 'Worked on by' }).fill('Daniel');
  await mei.getByRole('option', { name: 'Daniel Lau' }).click();
  await dialog.getByRole('combobox', { name: 'Approved by' }).fill('Mei');
  await mei.getByRole('option', { name: /^Mei Chan/ }).click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog).toBeHidden();

  await enter(daniel, people.verdantMember, address);
  const text = daniel.getByRole('textbox', { name: 'Organisational details' });
  await text.fill('We make panels');
  await untilSaved(daniel);
  await daniel.getByRole('button', { name: 'Submit for approval' }).click();
  // Mei sees without asking what happens, and who is there.
  await expect(mei.getByText('Waits for your decision')).toBeVisible();
  await expect(mei.getByRole('list', { name: 'Here now: Daniel Lau' })).toBeVisible();
  await mei.getByRole('button', { name: 'Reject' }).click();
  await mei.getByRole('textbox', { name: /^Reason/ }).fill('Name the places, too');
  await mei.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(mei.getByText('Waits for your decision')).toBeHidden();
  await expect(daniel.getByText('Name the places, too')).toBeVisible();
  await daniel.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(mei.getByText('Waits for your decision')).toBeVisible();
  await mei.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(daniel.getByRole('article').getByText('Approval accepted', { exact: true })).toBeVisible();
  await text.fill('We make panels in Tai Po');
  await expect(mei.getByText('The approval fell away')).toBeVisible();
  await mei.close();
  await daniel.close();
});
