import { expect, test } from '../journey.ts';
import { register } from '../organisation.ts';
import { enter, people, screen, signIn } from '../people.ts';

const consultant = people.harbourAdministrator;

test('a consultant views a client, works there under both names in all tabs, and returns with one press', async ({
  page,
}) => {
  await enter(page, consultant, '/ct/my-clients');
  const other = await page.context().newPage();
  await other.goto(screen('harbour', '/ct/reports'));
  await expect(other.getByRole('heading', { name: 'Ongoing reports' })).toBeVisible();
  await expect(other.getByText('Lantau Ferries ESG Report 2025')).toHaveCount(0);

  await page.getByRole('searchbox').fill('ferries');
  await page.getByRole('button', { name: 'View as this client: Lantau Ferries' }).click();
  const notice = page.getByRole('complementary', { name: 'Viewing a client' });
  await expect(notice).toContainText('You are viewing Lantau Ferries');
  // In the top bar, which stays where a page scrolls.
  await expect(page.getByRole('banner').getByText('Lantau Ferries', { exact: true })).toBeVisible();
  await expect(notice).toContainText('Sofia Ng (Harbour Advisory)');
  // Other tabs follow: none continues with the data of the previous organisation.
  await expect(other.getByRole('complementary', { name: 'Viewing a client' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Lantau Ferries ESG Report 2025' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Users Management' })).toHaveCount(0);

  // Stays the same after opening a deep link, which loads the page again.
  await page.goto(screen('harbour', '/ct/reports'));
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Lantau Ferries ESG Report 2025' }).click();
  await page.waitForURL(/framework-reports/);
  const reportId = new URL(page.url()).pathname.split('/')[5];
  await expect(notice).toBeVisible();
  await page.goto(screen('harbour', `/ct/newfeed/${reportId}/Report/HKEX`));
  // Once where the account is named, and once in the log.
  await expect(page.getByText('Sofia Ng (Harbour Advisory)').filter({ visible: true }).nth(1)).toBeVisible();
  await page.goto(screen('harbour', '/ct/user-management'));
  await expect(page).toHaveURL(/\/403$/);

  await page.goto(screen('harbour'));
  await notice.getByRole('button', { name: 'Back to my clients' }).click();
  // To the list as it was left, with its search.
  await page.waitForURL(/\/ct\/my-clients\?q=ferries$/);
  await expect(page.getByRole('button', { name: 'View as this client: Lantau Ferries' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(other.getByRole('complementary', { name: 'Viewing a client' })).toHaveCount(0);
});

test('a consultant opens a client’s report from the board on Home, and the way back leads to the board', async ({
  page,
}) => {
  await enter(page, consultant, '/ct?order=client');
  await page.getByRole('button', { name: 'Open Lantau Ferries ESG Report 2025 as Lantau Ferries' }).click();
  await page.waitForURL(/framework-reports/);
  const notice = page.getByRole('complementary', { name: 'Viewing a client' });
  await notice.getByRole('button', { name: 'Back to my clients' }).click();
  await page.waitForURL(/\/ct\/?\?order=client$/);
  await expect(page.getByRole('table', { name: 'Reports of your clients' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a consultancy takes on a client, invites its administrator, stops managing one, and manages it again once it accepts', async ({
  page,
}) => {
  const name = `Tai Po Foods ${Date.now()}`;
  await enter(page, consultant, '/ct/my-clients');
  await page.getByRole('button', { name: 'Add a client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a client' });
  await dialog.getByRole('button', { name: 'Add client' }).click();
  await expect(dialog.getByText('Company name is required').first()).toBeVisible();
  await dialog.getByLabel('Company name').fill(name);
  await dialog.getByRole('button', { name: 'Add client' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('None yet');
  await page.getByRole('button', { name: `Invite administrator: ${name}` }).click();
  await page.getByLabel('E-mail address').fill(`boss-${Date.now()}@taipo.example`);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(row).toContainText('Invited');

  await page.getByRole('button', { name: `Stop managing: ${name}` }).click();
  const farewell = page.getByRole('dialog', { name: `Stop managing ${name}?` });
  await expect(farewell.getByText(/has no administrator yet/)).toBeVisible();
  await expect(farewell.getByRole('button', { name: 'Stop managing' })).toHaveCount(0);
  await farewell.getByRole('button', { name: 'Keep the client' }).click();

  const other = 'Peak Line Hotels';
  await page.getByRole('button', { name: `Stop managing: ${other}` }).click();
  const goodbye = page.getByRole('dialog', { name: `Stop managing ${other}?` });
  await goodbye.getByLabel('Name of the client').fill(other);
  await goodbye.getByRole('button', { name: 'Stop managing' }).click();
  await expect(page.getByRole('button', { name: `View as this client: ${other}` })).toHaveCount(0);
  await page.getByRole('button', { name: `Ask to manage again: ${other}` }).click();
  await expect(page.getByRole('button', { name: `Withdraw the request: ${other}` })).toBeVisible();
  await enter(page, people.hotelAdministrator);
  await expect(page.getByRole('heading', { name: 'Harbour Advisory asks to work for you again' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.waitForURL(/\/ct\/?$/);
  await enter(page, consultant, '/ct/my-clients');
  await expect(page.getByRole('button', { name: `View as this client: ${other}` })).toBeVisible();
});

test('people outside a consultancy are refused the clients', async ({ page }) => {
  await enter(page, people.verdantAdministrator);
  await expect(page.getByRole('link', { name: 'My Clients' })).toHaveCount(0);
  await page.goto(screen('verdant', '/ct/my-clients'));
  await expect(page).toHaveURL(/\/403$/);
});

test('an organisation that signs up with the plan for consultancies adds a client and works for it', async ({
  page,
}) => {
  const client = `Tai Po Foods ${Date.now()}`;
  const person = await register(page, 'advisers', 'advisers.example');
  await signIn(page, person);
  await page.getByRole('radio', { name: 'Clients I advise' }).check();
  await page.getByRole('button', { name: 'Start the 7-day trial' }).click();
  await page.getByRole('button', { name: 'Set up your company profile' }).click();
  await page.getByLabel('Company name').fill('Peng Chau Advisers');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('combobox', { name: 'Headquarters' }).fill('Hong');
  await page
    .getByRole('option', { name: /Hong Kong/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('radio', { name: 'Under 50' }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('combobox', { name: 'Industry' }).fill('e');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('radio', { name: 'Private' }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Congratulations!' })).toBeVisible();

  await page.goto(screen('verdant'));
  await page.getByRole('link', { name: 'My Clients' }).click();
  await page.getByRole('button', { name: 'Add a client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a client' });
  await dialog.getByLabel('Company name').fill(client);
  await dialog.getByRole('button', { name: 'Add client' }).click();
  await page.getByRole('button', { name: `View as this client: ${client}` }).click();
  const notice = page.getByRole('complementary', { name: 'Viewing a client' });
  await expect(notice).toContainText(`You are viewing ${client}`);
  await expect(notice).toContainText('Ka Yan Leung (Peng Chau Advisers)');

  // The plan for companies cannot be chosen again while there is a client.
  await notice.getByRole('button', { name: 'Back to my clients' }).click();
  await page.waitForURL(/\/ct\/my-clients$/);
  await page.goto(screen('verdant', '/ct/account-settings/checkout'));
  await expect(page.getByRole('radio', { name: 'Clients I advise' })).toBeChecked();
  await page.getByRole('radio', { name: 'My company' }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('You have clients, so your plan is the one for consultancies.')).toBeVisible();
});
