import { expect, test } from '../journey.ts';
import { organisationOnTrial } from '../organisation.ts';
import { enter, screen, signedInApi } from '../people.ts';

type Made = { readonly id: string };

/** Two years of energy and one of emissions, of one plant of two. */
const enterFigures = async (person: Awaited<ReturnType<typeof organisationOnTrial>>) => {
  const call = await signedInApi(person);
  const make = async (path: string, content: object) => {
    const answer = await call('POST', path, content);
    expect(answer.status, path).toBe(201);
    return (await answer.json()) as Made;
  };
  const plant = await make('/entities', {
    name: 'Tai Po plant',
    type: 'Site',
    parentId: null,
    fiscalYearStartMonth: 1,
  });
  await make('/entities', { name: 'Yuen Long plant', type: 'Site', parentId: null, fiscalYearStartMonth: 1 });
  const years = [];
  for (const year of [2024, 2025])
    years.push(
      await make('/reporting-times', { name: null, period: { start: `${year}-01-01`, end: `${year}-12-31` } }),
    );
  const enterFigure = (time: Made | undefined, metric: string, number: string, unit: string) =>
    make('/data-points', {
      sectionId: `${metric}:total:figures`,
      entityId: plant.id,
      reportingTimeId: time?.id,
      labelIds: [],
      value: { type: 'number', rows: [{ number, unit, descriptor: '' }] },
      source: 'Bills',
      internal: false,
      quality: 'measured',
      methodology: '',
      explanation: '',
    });
  await enterFigure(years[0], 'energy.consumption.total', '1200', 'MWh');
  await enterFigure(years[1], 'energy.consumption.total', '1100', 'MWh');
  await enterFigure(years[0], 'ghg.scope1.total', '80', 't{CO2e}');
};

test('sees key metrics at a glance, arranges them, goes to the figure, and takes them along as a picture', async ({
  page,
}) => {
  const person = await organisationOnTrial(page, 'insights');
  await enter(page, person);
  await page.goto(screen(person.tenant, '/ct/insights'));
  await expect(page.getByRole('heading', { name: 'Your key metrics appear here' })).toBeVisible();
  await enterFigures(person);
  await page.reload();
  const energy = page.getByRole('article', { name: 'Total energy consumption' });
  await expect(energy.getByText('1,100 MWh')).toBeVisible();
  await expect(energy.getByText('1 of 2 entities have a figure for 2025')).toBeVisible();
  await expect(page.getByText('No figure for 2025 yet')).toBeVisible();

  await page.getByRole('button', { name: 'Choose tiles' }).click();
  const tiles = page.getByRole('list', { name: 'Tiles' }).getByRole('listitem');
  await expect(tiles.first()).toContainText('Total energy consumption');
  await page.getByRole('button', { name: 'Move later: Total energy consumption' }).press('Enter');
  await expect(tiles.nth(1)).toContainText('Total energy consumption');
  await page.getByRole('button', { name: 'Save tiles' }).click();
  await expect(page.getByRole('article').nth(1)).toHaveAccessibleName('Total energy consumption');
  await page.reload();
  await expect(page.getByRole('article').nth(1)).toHaveAccessibleName('Total energy consumption');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as picture' }).click();
  expect((await download).suggestedFilename()).toBe('Insights.png');

  await page.goto(screen(person.tenant, '/ct/insights?until=2024-12-31'));
  await expect(energy.getByText('1,200 MWh')).toBeVisible();
  await energy.getByRole('link', { name: 'Open in the data hub' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Total energy consumption' })).toBeVisible();
});
