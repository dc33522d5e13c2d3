import { expect, test } from '@playwright/test';
import { enter, people, screen } from '../people.ts';

const { verdantAdministrator } = people;
const metric = 'waste.generated.hazardous';

test('a figure is found in the tree, followed to its sources, and filled in as in a spreadsheet', async ({ page }) => {
  await enter(page, verdantAdministrator, '/ct/data-hub?q=energy.consumption.total');
  await page.getByRole('treegrid', { name: 'Metrics' }).getByRole('link', { name: 'Total energy consumption' }).click();
  await expect(page.getByRole('heading', { name: 'Total energy consumption', level: 1 })).toBeVisible();
  const steps = page.getByRole('treegrid', { name: 'Steps of the calculation' });
  const whole = steps.getByRole('row', { name: /figures of the entities below The whole organisation, added up/ });
  await expect(whole).toContainText(/kWh/);
  await steps.getByRole('gridcell', { name: /figures of the entities below Verdant Hong Kong/ }).click();
  await page.keyboard.press('Enter');
  await steps.getByRole('gridcell', { name: /^Entered: Total energy consumption, Tai Po plant/ }).click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/data-entry\/.*dataPointId=/);

  await page.goto(screen('verdant', `/ct/data-hub/grid?q=${metric}`));
  const row = page.getByRole('grid', { name: 'Figures' }).getByRole('row').filter({ hasText: 'azardous' });
  const cell = row.getByRole('gridcell').nth(2);
  await cell.click();
  await page.keyboard.type('12.5 kg');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(cell).toHaveText('12.5');
  await page.reload();
  await expect(cell).toHaveText('12.5');
  await expect(row.getByRole('gridcell').nth(1)).toHaveText('kg');

  await cell.click();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog', { name: 'Remove 1 figure?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(cell).toHaveText('');
});
