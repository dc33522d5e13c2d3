import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre';
import { filesOf, readExcel, readPdf, readWord } from '../figures.ts';
import { expect, test } from '../journey.ts';
import { organisationOnTrial } from '../organisation.ts';
import { enter, screen, signedInApi } from '../people.ts';
import { createReport, goOn, markComplete, openDisclosure, selectDisclosures, untilSaved } from '../wizard.ts';

type Made = { readonly id: string };

/** A plant, a joint venture with figures of its own and a ship below it, whose year begins in April. */
const sheet = [
  ['Name', 'Type', 'Belongs to', 'First month of the fiscal year'],
  ['Tai Po plant', 'Location', '', 'January'],
  ['Pearl Shipping', 'Company', '', '1'],
  ['MV Pearl', 'Boat', 'Pearl Shipping', 'April'],
];

const importEntities = async (page: Page) => {
  await page.getByLabel('Sheet with entities').setInputFiles({
    name: 'Group.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Entities', rows: sheet }] })),
  });
  await page.getByRole('button', { name: 'Import 3 entities' }).click();
  await expect(page.getByText('Entities added successfully')).toBeVisible();
};

/** The direct emissions of each. */
const emit = async (person: Awaited<ReturnType<typeof organisationOnTrial>>) => {
  const call = await signedInApi(person);
  const make = async (path: string, content: object) => {
    const answer = await call('POST', path, content);
    expect(answer.status, path).toBe(201);
    return (await answer.json()) as Made;
  };
  const entities = (await (await call('GET', '/entities')).json()) as (Made & { name: string })[];
  const named = (name: string) => {
    const entity = entities.find((each) => each.name === name);
    if (!entity) throw new Error(`${name} was not imported`);
    return entity;
  };
  const year = (start: string, end: string) => make('/reporting-times', { name: null, period: { start, end } });
  const emitted = (time: Made, of: Made, tonnes: string) =>
    make('/data-points', {
      sectionId: 'ghg.scope1.total:total:figures',
      entityId: of.id,
      reportingTimeId: time.id,
      labelIds: [],
      value: { type: 'number', rows: [{ number: tonnes, unit: 't{CO2e}', descriptor: '' }] },
      source: 'Fuel bills',
      internal: false,
      quality: 'measured',
      methodology: '',
      explanation: '',
    });
  const calendar = await year('2025-01-01', '2025-12-31');
  await emitted(calendar, named('Tai Po plant'), '800');
  await emitted(calendar, named('Pearl Shipping'), '250.5');
  await emitted(await year('2024-04-01', '2025-03-31'), named('MV Pearl'), '1460');
  await emitted(await year('2025-04-01', '2026-03-31'), named('MV Pearl'), '1825');
};

/** Says in the boundary that the organisation owns 40% of the joint venture and runs it together with others. */
const hold = async (page: Page) => {
  await page.getByRole('button', { name: 'Pearl Shipping' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pearl Shipping' });
  await dialog.getByRole('textbox', { name: /^Ownership/ }).fill('40');
  await dialog.getByRole('checkbox', { name: 'Your organisation operates it' }).uncheck();
  await dialog.getByRole('radio', { name: 'Your organisation together with others' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
};

/** A GRI report that lists the figures of the entities, filled from the data hub and published. */
const publishByEntity = async (page: Page) => {
  await createReport(page, 'verdant', 'GRI Standards', 'Group report');
  await selectDisclosures(page, ['305-1']);
  await goOn(page, 'Select topics');
  await goOn(page, 'Report name');
  await page.getByRole('textbox', { name: 'Start date' }).fill('01-Jan-2025');
  await page.getByRole('textbox', { name: 'End date' }).fill('31-Dec-2025');
  await page.getByRole('switch', { name: 'Figures by entity' }).check();
  await untilSaved(page);
  await openDisclosure(page, '305-1');
  await page.getByRole('button', { name: 'Fill from data hub' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Fill \d+ fields?$/ })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await markComplete(page);
  await page.goto(page.url().replace(/\/data-input.*/, '/validation'));
  await page.getByRole('button', { name: 'Publish report' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish report' }).click();
  await page.waitForURL(/\/completion$/);
};

test('a group with a joint venture and a ship is imported, reads one figure with its arithmetic, and publishes it by entity', async ({
  page,
}) => {
  test.setTimeout(360_000);
  const person = await organisationOnTrial(page, 'group');
  await enter(page, person, '/ct/entity-management/import');
  await importEntities(page);
  await emit(person);
  await page.goto(screen('verdant', '/ct/entity-management'));
  await page.getByRole('link', { name: 'Boundary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boundary' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Reporting year' }).selectOption('2025');
  await hold(page);

  // What it would make of each entity is seen before it is saved.
  await page.getByRole('radio', { name: 'Equity share' }).check();
  await expect(page.getByText(/^What would count by Equity share/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Choose MV Pearl/ })).toContainText('40%');
  await page.getByRole('button', { name: 'Save approach' }).click();
  await expect(page.getByText('Approach saved', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Consolidated figures' }).click();
  const time = page.getByRole('combobox', { name: 'Reporting time' });
  await time.selectOption({ label: '01-Jan-2025 – 31-Dec-2025' });
  const figure = page.getByRole('row', { name: /^Scope 1 emissions/ });
  // 40% of 250.5 tonnes beside the plant's 800; the ship waits until somebody has said what the venture's own figures include.
  await expect(figure).toContainText('900.2');
  await page.getByRole('button', { name: 'Its own operations only' }).click();
  // 90 days of one year of the ship and 275 of the next are 1,735 tonnes, of which 40% count.
  await expect(figure).toContainText('1,594.2');
  await expect(figure).toContainText('3 of 3 entities count');

  await figure.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scope 1 emissions, step by step' })).toBeVisible();
  const steps = page.getByRole('treegrid', { name: 'Steps of the calculation' });
  await expect(steps.getByRole('row', { name: /^MV Pearl counts with 40%: 40% of Pearl Shipping/ })).toContainText(
    '694',
  );
  await expect(steps.getByRole('row', { name: /^By the day: 90 of 365 days/ })).toContainText('360');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel with formulas' }).click();
  expect((await download).suggestedFilename()).toBe('Scope 1 emissions.xlsx');

  await publishByEntity(page);
  const files = await filesOf(page, [
    { format: 'PDF', read: readPdf },
    { format: 'Word', read: readWord },
    { format: 'Excel', read: readExcel },
  ]);
  for (const { text } of files) {
    expect(text).toContain('By entity');
    // Between the name and the number a workbook has the unit and other columns.
    expect(text).toMatch(/Tai Po plant[\s\S]{0,200}?800/);
    expect(text).toMatch(/Pearl Shipping[\s\S]{0,200}?794\.2/);
    expect(text).toMatch(/1,?594\.2/);
  }
});
