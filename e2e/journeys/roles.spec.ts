import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, enterWith, type Person, people, screen, tokensOf } from '../people.ts';
import { api } from '../product.ts';

/** What each role can open and is refused (decision 5, docs/guides/roles.md), by address, whatever leads there. */

const menu = [
  'Home',
  'Create New Report',
  'Ongoing Reports',
  'Published Reports',
  'Custom Frameworks',
  'Entity Management',
  'Users Management',
  'Insights',
  'Data Hub',
  'Climate',
  'Document Center',
] as const;
const tabs = [
  'General details',
  'Subscriptions',
  'Billing',
  'Password',
  'Security',
  'Organisation sign-in',
  'Approvals',
  'API',
  'AI',
  'Report style',
  'Branding',
] as const;

/** Addresses that some role is refused. */
const addresses = {
  reports: '/ct/reports',
  create: '/ct/select-framework',
  times: '/ct/reporting-times',
  insights: '/ct/insights',
  documents: '/ct/document-center',
  builder: '/ct/framework-builder',
  entities: '/ct/entity-management',
  users: '/ct/user-management',
  subscriptions: '/ct/account-settings/subscriptions',
  billing: '/ct/account-settings/billing',
  signIn: '/ct/account-settings/organisation-sign-in',
  api: '/ct/account-settings/api',
  model: '/ct/account-settings/language-model',
  branding: '/ct/account-settings/branding',
  content: '/ct/help/edit',
  entityPortal: '/ct/entity-user',
  supplierPortal: '/ct/supplier',
} as const;
type Place = keyof typeof addresses;

const own = ['General details', 'Password', 'Security'] as const;
const publishing = menu.filter((name) => name !== 'Users Management');
const managing = publishing.filter((name) => name !== 'Custom Frameworks');
/** Standard users have no entities before an entities manager is assigned to them. */
const reports = managing.filter((name) => name !== 'Entity Management');
const money = ['subscriptions', 'billing'] as const;
const owners = ['branding', 'content'] as const;
const portals = ['entityPortal', 'supplierPortal'] as const;
const work = ['reports', 'create', 'times', 'insights', 'documents'] as const;

type Role = {
  readonly person: Person;
  readonly menu: readonly (typeof menu)[number][];
  readonly tabs: readonly (typeof tabs)[number][];
  readonly refused: readonly Place[];
};

const publisher = (person: Person): Role => ({
  person,
  menu: publishing,
  tabs: own,
  refused: ['users', ...money, 'signIn', 'api', 'model', ...owners, ...portals],
});
const author = (person: Person): Role => {
  const { tabs, refused } = publisher(person);
  return { person, tabs, menu: reports, refused: ['builder', 'entities', ...refused] };
};
const manager = (person: Person): Role => {
  const { tabs, refused } = publisher(person);
  return { person, tabs, menu: managing, refused: ['builder', ...refused] };
};
const guest = (person: Person): Role => ({
  person,
  menu: [],
  tabs: own,
  refused: [...work, 'builder', 'entities', 'users', ...money, 'signIn', 'api', 'model', ...owners],
});
const owner = (person: Person): Role => ({ person, menu, tabs, refused: portals });

const roles: Record<string, Role> = {
  administrator: owner(people.verdantAdministrator),
  'basic user': author(people.verdantMember),
  'entity manager': manager(people.verdantEntityManager),
  'entity user': guest(people.verdantEntityUser),
  supplier: guest(people.verdantSupplier),
  'administrator of a consultancy': owner(people.harbourAdministrator),
  'basic user of a consultancy': publisher(people.harbourMember),
  'administrator of a client': {
    person: people.clientAdministrator,
    menu,
    tabs: [...own, 'Organisation sign-in', 'Approvals', 'API', 'AI', 'Report style'],
    refused: [...money, ...owners, ...portals],
  },
  'basic user of a client': author(people.clientMember),
};

const follow = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path);
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const expectPlaces = async (page: Page, role: Role) => {
  const navigation = page.getByRole('navigation', { name: 'Main menu' });
  for (const name of menu)
    await expect(navigation.getByRole('link', { name, exact: true })).toHaveCount(role.menu.includes(name) ? 1 : 0);
  await page.getByRole('button', { name: 'Search and commands' }).click();
  const found = page.getByRole('group', { name: 'Pages' }).getByRole('option');
  await expect(found.filter({ hasText: 'Account settings' })).toBeVisible();
  await expect(found.filter({ hasText: 'Users Management' })).toHaveCount(
    role.menu.includes('Users Management') ? 1 : 0,
  );
  await expect(found.filter({ hasText: 'Branding' })).toHaveCount(role.tabs.includes('Branding') ? 1 : 0);
  await page.keyboard.press('Escape');
};

const expectTabs = async (page: Page, role: Role) => {
  await follow(page, '/ct/account-settings');
  const links = page.getByRole('navigation', { name: 'Account settings' }).getByRole('link');
  await expect(links).toHaveText(tabs.filter((tab) => role.tabs.includes(tab)));
};

const expectRefusals = async (page: Page, role: Role) => {
  for (const place of role.refused)
    await test.step(`${place} is refused`, async () => {
      await follow(page, addresses[place]);
      // The address stays the requested one until the refusal redirects.
      await expect(page).toHaveURL(screen(role.person.tenant, '/403'));
      await expect(title(page)).toHaveText('Forbidden');
    });
};

for (const [name, role] of Object.entries(roles))
  test(`${name}: finds their own screens, and is refused the others by address`, async ({ page }) => {
    await enter(page, role.person);
    await expectPlaces(page, role);
    await expectTabs(page, role);
    await expectRefusals(page, role);
  });

test('a person of a consultancy works on a client’s reports, and administers nothing of the client', async ({
  page,
}) => {
  const { accessToken, refreshToken } = await tokensOf(people.harbourAdministrator);
  const headers = {
    'tenant-url': 'harbour.localhost',
    'content-type': 'application/json',
    authorization: `Bearer ${accessToken}`,
    refreshToken,
  };
  const [client] = (await (await fetch(api('/consultancies'), { headers })).json()) as { id: string }[];
  const body = JSON.stringify({ clientOrConsultancyId: client?.id });
  const answer = await fetch(api('/consultancies/switch-organization'), { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  const role = publisher(people.harbourAdministrator);
  await enterWith(page, role.person, (await answer.json()) as { accessToken: string; refreshToken: string });
  await expectPlaces(page, role);
  await expectRefusals(page, role);
});
