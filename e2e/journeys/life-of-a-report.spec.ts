/** One report from its beginning to its end. Longer than 250 lines: each test continues where the last one stopped. */
import type { Browser, Page } from '@playwright/test';
import { figuresOf, filesOf, readExcel, readPdf, readWord } from '../figures.ts';
import { expect, test } from '../journey.ts';
import { linkIn } from '../mailbox.ts';
import { enter, type Person, screen } from '../people.ts';
import { collect, startTeam } from '../team.ts';
import {
  createReport,
  explainMissing,
  field,
  goOn,
  markComplete,
  openDisclosure,
  selectDisclosures,
  untilSaved,
} from '../wizard.ts';

/*
 * An administrator, two colleagues, an approver and an external person produce and publish a GRI and an HKEX report from the same data, in
 * both languages. The organisation is created for this test, so that a retry finds nothing of the first attempt.
 */
test.describe.configure({ mode: 'serial' });
const mark = Date.now();
const names = { gri: `Sustainability report ${mark}`, hkex: `Listing report ${mark}` };
const outside = `meters.${mark}@partner.example`;
const statement = { en: 'We make pumps in Tai Po.', zhTw: '我們在大埔製造水泵。' };
/** The answers of each; the first was collected before. */
const figures = { scope1: '1234.567', location: '812.5', market: '790.125', scope3: '45678.375' };
/** Of scopes 1 and 2, location-based, and of all three: an HKEX report prints them, and they are calculated. */
const sums = { scope12: '2047.067', total: '47725.442' };

let team: Awaited<ReturnType<typeof startTeam>>;
let owner: Page;
let second: Page;
let approver: Page;
const reports = { gri: '', hkex: '' };

const inputOf = (id: string, code: string, version = 'gri-2025') =>
  `/ct/framework-reports/${version}/reports/${id}/data-input?disclosure=${code}`;

const pageOf = async (browser: Browser, person: Person, path?: string, language: 'en' | 'zhTw' = 'en') => {
  const page = await (await browser.newContext()).newPage();
  await enter(page, person, path, language);
  return page;
};

const number = (page: Page, label: string) => field(page, label).getByRole('textbox').first();
const setPeriodAndLanguages = async () => {
  await owner.getByRole('textbox', { name: 'Start date' }).fill('01-Jan-2025');
  await owner.getByRole('textbox', { name: 'End date' }).fill('31-Dec-2025');
  await owner.getByRole('checkbox', { name: '繁體中文' }).check();
  await untilSaved(owner);
};

const assign = async (code: string, { to, approvedBy }: { to: string; approvedBy?: string }) => {
  await openDisclosure(owner, code);
  await owner.getByRole('article').getByRole('button', { name: 'Assign' }).click();
  const dialog = owner.getByRole('dialog', { name: `Assign ${code}` });
  for (const [label, name] of [
    ['Worked on by', to],
    ['Approved by', approvedBy],
  ] as const) {
    if (!name) continue;
    await dialog.getByRole('combobox', { name: label }).fill(name);
    await owner.getByRole('option', { name }).click();
  }
  await dialog.getByRole('textbox', { name: 'Due date' }).fill('15-Dec-2026');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(owner.getByRole('article')).toContainText('Due on 15-Dec-2026');
};

/** Waits, in either language, until everything typed is stored: a busy machine may take longer than a click waits. */
const untilKept = async (page: Page) => {
  await expect(page.getByText(/^(Saved|已於) \d{1,2}:\d{2}/).first()).toBeVisible();
  await expect(page.getByText(/^(Saving|儲存中)/)).toHaveCount(0);
};

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  team = await startTeam(page);
  await collect(team, figures.scope1);
  await page.close();
});
test.afterAll(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

test('an administrator makes a GRI report, assigns its disclosures to colleagues and invites somebody outside', async ({
  browser,
}) => {
  owner = await pageOf(browser, team.owner);
  reports.gri = await createReport(owner, team.owner.tenant, 'GRI Standards', names.gri);
  await selectDisclosures(owner, ['2-1', '305-1', '305-2', '305-3']);
  await goOn(owner, 'Select topics');
  await goOn(owner, 'Report name');
  await setPeriodAndLanguages();
  await assign('305-1', { to: 'Daniel Ho' });
  await assign('305-2', { to: 'Mei Tam', approvedBy: 'Sofia Kwok' });

  await owner.goto(screen(team.owner.tenant, `/ct/report-collaborator?report=${reports.gri}`));
  await owner.getByRole('button', { name: 'Invite people', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite people to a report' });
  const addresses = dialog.getByLabel(/^E-mail addresses/);
  for (const address of [outside, outside.toUpperCase()]) {
    await addresses.fill(address);
    await addresses.press('Enter');
  }
  await expect(dialog.getByText('You have already entered this email address')).toBeVisible();
  await dialog.getByLabel(/^Disclosures/).fill('305-3');
  await owner.getByRole('option', { name: /^305-3 / }).click();
  await dialog.getByLabel(/^Your words/).fill('Only the transport, please.');
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog).toBeHidden();
  await expect(owner.getByRole('row').filter({ hasText: outside })).toContainText('Invited');
});

test('one colleague answers from the data hub, another types in Chinese, and somebody outside answers on a telephone', async ({
  browser,
}) => {
  const first = await pageOf(browser, team.first, inputOf(reports.gri, '305-1'));
  await first.getByRole('button', { name: 'Fill from data hub' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Fill 1 field' }).click();
  await expect(number(first, 'Scope 1 emissions')).toHaveValue('1,234.567');
  await markComplete(first);
  await first.close();

  second = await pageOf(browser, team.second, inputOf(reports.gri, '2-1'), 'zhTw');
  await field(second, '機構資料').getByRole('textbox', { name: 'English', exact: true }).fill(statement.en);
  await field(second, '機構資料').getByRole('textbox', { name: '繁體中文', exact: true }).fill(statement.zhTw);
  await untilKept(second);
  await markComplete(second);

  let phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const link = await linkIn(phone, { to: outside, path: '/ct/contribution' });
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1, name: names.gri })).toBeVisible();
  await expect(phone.getByText('Only the transport, please.')).toBeVisible();
  await expect(phone.getByRole('heading', { name: /^2-1/ })).toHaveCount(0);
  expect(phone.url()).not.toContain('key=');
  await number(phone, 'Scope 3 emissions').fill(figures.scope3);
  await expect(phone.getByText(/^Saved/).first()).toBeVisible();
  const row = owner.getByRole('row').filter({ hasText: outside });
  await expect(row).toContainText('In progress');
  // A second tab continues without the link.
  const address = phone.url();
  await phone.close();
  phone = await phone.context().newPage();
  await phone.goto(address);
  await expect(number(phone, 'Scope 3 emissions')).toHaveValue('45,678.375');
  await phone.getByLabel(/^Note for/).fill('Meter B was out in May.');
  await phone.getByRole('button', { name: 'I am done' }).click();
  await expect(phone.getByRole('heading', { name: 'Thank you, that is all' })).toBeVisible();

  await expect(row).toContainText('Done');
  await row.getByRole('checkbox').click();
  await owner.getByRole('button', { name: 'Look closer' }).click();
  await expect(owner.getByRole('dialog', { name: outside })).toContainText('Meter B was out in May.');
  await owner.getByRole('button', { name: 'Close' }).click();
  await owner.getByRole('button', { name: 'Withdraw invitation' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Withdraw invitation' }).click();
  await expect(row).toContainText('Withdrawn');
  for (const place of [address, 'about:blank', link]) await phone.goto(place);
  await expect(phone.getByRole('heading', { name: 'This invitation was withdrawn' })).toBeVisible();
});

test('an approver rejects, a colleague corrects, the approver approves, and a changed value invalidates the approval', async ({
  browser,
}) => {
  const submit = async () => {
    await untilKept(second);
    await second.getByRole('button', { name: '提交審批' }).click();
  };
  await second.goto(screen(team.second.tenant, inputOf(reports.gri, '305-2')));
  await number(second, '範圍 2 溫室氣體排放（地點為本）').fill('845.25');
  await number(second, '範圍 2 溫室氣體排放（市場為本）').fill('701.125');
  await submit();

  approver = await pageOf(browser, team.approver, inputOf(reports.gri, '305-2'));
  await expect(approver.getByText('Waiting for your decision')).toBeVisible();
  await expect(approver.getByRole('list', { name: 'Here now: Mei Tam' })).toBeVisible();
  await approver.getByRole('button', { name: 'Reject' }).click();
  await approver.getByRole('textbox', { name: /^Reason/ }).fill('The bill of March is missing');
  await approver.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();

  await expect(second.getByText('The bill of March is missing')).toBeVisible();
  await number(second, '範圍 2 溫室氣體排放（地點為本）').fill(figures.location);
  await submit();
  await approver.getByRole('button', { name: 'Approve' }).click();
  const article = second.getByRole('article');
  await expect(article.getByText('已批准', { exact: true })).toBeVisible();

  await number(second, '範圍 2 溫室氣體排放（市場為本）').fill(figures.market);
  // Both see the reason for the missing approval without asking.
  await expect(approver.getByText('Approval withdrawn: an answer changed')).toBeVisible();
  await expect(second.getByText('批准已撤回：有填報內容更改')).toBeVisible();
  await submit();
  await approver.getByRole('button', { name: 'Approve' }).click();
  await expect(article.getByText('已批准', { exact: true })).toBeVisible();
  await markComplete(second);
});

test('the answers are saved to the data hub and answer an HKEX report', async () => {
  await owner.goto(screen(team.owner.tenant, inputOf(reports.gri, '305-3')));
  await markComplete(owner);
  await owner.goto(screen(team.owner.tenant, `/ct/export-data/${reports.gri}`));
  await owner.getByRole('button', { name: 'Save 4 answers' }).click();
  await expect(owner.getByRole('table', { name: 'Saved so far' })).toBeVisible();

  await owner.goto(screen(team.owner.tenant, '/ct/select-framework'));
  await expect(owner.getByText(/^[1-9]\d* disclosures? already answered by your data$/).first()).toBeVisible();
  reports.hkex = await createReport(owner, team.owner.tenant, 'HKEX', names.hkex);
  await selectDisclosures(owner, ['D-28']);
  await goOn(owner, 'Select topics');
  await goOn(owner, 'Report name');
  await setPeriodAndLanguages();
  await openDisclosure(owner, 'D-28');
  await owner.getByRole('button', { name: 'Fill from data hub' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Fill 6 fields' }).click();
  await expect(number(owner, 'Scope 3 emissions')).toHaveValue('45,678.375');
  await markComplete(owner);
});

for (const [framework, version] of [
  ['gri', 'gri-2025'],
  ['hkex', 'hkex-c2-2025'],
] as const)
  test(`the ${framework.toUpperCase()} report is published in both languages, and its files contain the stored figures`, async () => {
    const id = reports[framework];
    await owner.goto(screen(team.owner.tenant, `/ct/framework-reports/${version}/reports/${id}/validation`));
    // Part B and how emissions are measured (paragraph 29) can’t be explained instead: publishing without them is a printed decision.
    if (framework === 'hkex') await explainMissing(owner, 'Our first report: the rest follows.', { stillMissing: 4 });
    await owner.getByRole('button', { name: /^Publish (report|without it)$/ }).click();
    if (framework === 'hkex')
      await owner
        .getByRole('textbox', { name: /^Why they are missing, and who decided( \(English\))?$/ })
        .fill('The board, in May.');
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Publish report' }).click();
    await owner.waitForURL(/\/completion$/);
    const files = await filesOf(owner, [
      { format: 'PDF', language: 'Side by side', read: readPdf },
      { format: 'Word', language: '繁體中文', read: readWord },
      { format: 'Excel', language: 'English', read: readExcel },
    ]);
    const stored = figuresOf(await (await team.call('GET', `/reports/${id}/answers`)).json());
    const expected = Object.values(framework === 'hkex' ? { ...figures, ...sums } : figures).map(Number);
    expect(stored).toEqual(expected.sort((one, other) => one - other));
    for (const { decimals } of files) expect(decimals).toEqual(stored);
    const [pdf, word, excel] = files;
    const said = framework === 'gri' ? statement : { en: 'Greenhouse gas emissions', zhTw: '溫室氣體排放' };
    expect(pdf?.text).toContain(said.en);
    for (const { text } of [pdf, word].filter((file) => file !== undefined)) expect(text).toContain(said.zhTw);
    expect(excel?.text).toContain(said.en);
  });
