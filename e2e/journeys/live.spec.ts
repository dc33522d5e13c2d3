import { expect, test } from '../journey.ts';
import { enter, people } from '../people.ts';
import { createReport, openDisclosure, selectDisclosures } from '../wizard.ts';

test('a second browser on the same report sees changes arrive, and two editors of one answer are asked', async ({
  browser,
}) => {
  const mei = await browser.newPage();
  await enter(mei, people.verdantAdministrator);
  await createReport(mei, 'verdant', 'GRI Standards', 'Live report');
  await selectDisclosures(mei, ['2-1']);
  await openDisclosure(mei, '2-1');

  const daniel = await browser.newPage();
  await enter(daniel, people.verdantMember, new URL(mei.url()).pathname + new URL(mei.url()).search);
  const meiText = mei.getByRole('textbox', { name: 'Organisational details' });
  const danielText = daniel.getByRole('textbox', { name: 'Organisational details' });
  await expect(danielText).toBeVisible();

  await meiText.fill('Written by Mei');
  await expect(danielText).toHaveValue('Written by Mei');

  await daniel.context().setOffline(true);
  await danielText.fill('Written by Daniel');
  await meiText.fill('Written by Mei again');
  await expect(mei.getByText(/^Saved/)).toBeVisible();
  await daniel.context().setOffline(false);

  const dialog = daniel.getByRole('dialog');
  await expect(dialog).toContainText('Mei Chan', { timeout: 30_000 });
  await expect(dialog).toContainText('Written by Mei again');
  await expect(dialog).toContainText('Written by Daniel');
  await dialog.getByRole('button', { name: 'Keep my value' }).click();
  await expect(meiText).toHaveValue('Written by Daniel');
  await mei.close();
  await daniel.close();
});
