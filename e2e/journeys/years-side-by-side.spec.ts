import { expect, test } from '../journey.ts';
import { enter, people, signedInApi } from '../people.ts';

/** A job takes as long as the queue does. */
const soon = { timeout: 60_000 };

/** Two years that the organisation does not have: two reporting times never have the same days. */
const freeYears = async () => {
  const call = await signedInApi(people.verdantMember);
  const times = (await (await call('GET', '/reporting-times')).json()) as { period: { start: string } }[];
  const taken = new Set(times.map(({ period }) => Number(period.start.slice(0, 4))));
  const first = Array.from({ length: 60 }, (_, place) => 2031 + 2 * place).find(
    (each) => !taken.has(each) && !taken.has(each + 1),
  );
  return [first ?? 2031, (first ?? 2031) + 1] as const;
};

/** A file with figures of both years in separate columns. */
const sheetOf = (before: number, now: number) => (name: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'ESG data of the Group',
      `Indicator,Unit,FY${before},FY${now}`,
      'Environmental',
      'Total energy consumption,kWh,"829,627.55","711,322.45"',
      'Hazardous waste,tons,0.54,0.52',
      'Water use,litres,27000,31500',
      'Social',
      'Number of employees,persons,3302,3418',
      '– Male,persons,1850,1914',
      '– Female,persons,1452,1504',
      'Employee turnover,%,31.2,28.4',
      'Smiles per day,points,7,8',
    ].join('\n'),
  ),
});

/** The data hub's values of a year: the rows of a figure by its section. */
const readHub = async (year: number) => {
  const call = await signedInApi(people.verdantMember);
  const times = (await (await call('GET', '/reporting-times')).json()) as { id: string; period: { end: string } }[];
  // A year is named by its end where the organisation’s own years begin in another month.
  const time = times.find(({ period }) => period.end.startsWith(`${year}-`));
  const { items } = (await (await call('GET', `/data-points?reportingTimeId=${time?.id}&limit=100`)).json()) as {
    items: { sectionId: string; value: { rows: { number: string; unit: string; descriptor: string }[] } }[];
  };
  return (sectionId: string) => items.find((point) => point.sectionId === sectionId)?.value.rows;
};

test('an own sheet with years side by side is imported into the hub, and its form is recognised the next time', async ({
  page,
}) => {
  const [before, now] = await freeYears();
  const sheet = sheetOf(before, now);
  await enter(page, people.verdantMember, '/ct/data-hub/import');
  await page.getByLabel('File with data points').setInputFiles(sheet(`ESG ${now}.csv`));
  await expect(page.getByText('2 reporting times of this sheet aren’t in your data hub yet')).toBeVisible(soon);
  await page.getByRole('button', { name: 'Add them' }).click();
  await expect(page.getByRole('button', { name: 'Add them' })).toBeHidden();
  await page.getByRole('button', { name: 'Check the rows' }).click();

  // Each row shows what it becomes; two are resolved, and sent with one press.
  await expect(page.getByText('Unknown unit “tons”.').first()).toBeVisible(soon);
  await expect(page.getByRole('row', { name: /Employee turnover rate/ }).first()).toContainText('31.2');
  await page.getByRole('button', { name: 'Use t for “tons”' }).first().click();
  await page.getByRole('button', { name: 'Leave it out: “Smiles per day”' }).click();
  await page.getByRole('button', { name: 'Apply 2 choices' }).click();
  await expect(page.getByText('Unknown unit “tons”.')).toHaveCount(0, soon);
  await expect(page.getByText(/needs? your decision/)).toBeHidden(soon);
  await page.getByRole('button', { name: /^Import \d/ }).click();
  await expect(page.getByText('12 added, 0 overwritten, 0 kept as they were.')).toBeVisible(soon);

  // The figures of the sheet are in the data hub, their parts line by line.
  const rowsOf = await readHub(now);
  expect(rowsOf('energy.consumption.total:total:figures')).toMatchObject([{ number: '711322.45', unit: 'kWh' }]);
  expect(rowsOf('waste.generated.hazardous:total:figures')).toMatchObject([{ number: '0.52', unit: 't' }]);
  expect(rowsOf('water.consumption.total:total:figures')).toMatchObject([{ number: '31500', unit: 'L' }]);
  expect(rowsOf('workforce.headcount:by-gender:figures')).toMatchObject([
    { number: '1914', descriptor: 'Male' },
    { number: '1504', descriptor: 'Female' },
  ]);

  await page.getByRole('link', { name: 'Import another file' }).click();
  await page.getByLabel('File with data points').setInputFiles(sheet(`ESG ${now} again.csv`));
  await expect(page.getByText(/^Matched as in “ESG/)).toBeVisible(soon);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText(/0 new, 0 different from your stored data, 12 unchanged/)).toBeVisible(soon);
});
