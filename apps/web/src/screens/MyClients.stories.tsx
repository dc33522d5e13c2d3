import { consultancyQueries, referenceQueries } from '@esg/api-client';
import type { AccessRequest, ClientRelease } from '@esg/contract';
import { Page, Stack } from '@esg/ui';
import { expect, screen, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { AccessRequests } from '../features/clients/AccessRequests.tsx';
import { MyClientsPage } from '../features/clients/MyClientsPage.tsx';
import { ClientNoticeOpen } from '../features/frame/ClientNotice.lazy.tsx';

const home = { organizationId: storyProfile.organizationId, organizationName: 'Kestrel Advisory' };
const client = (
  number: number,
  name: string,
  industry: string | null,
  administrator: 'none' | 'invited' | 'registered',
) => ({
  id: `0de0b000-0000-4000-8000-00000000000${number}`,
  name,
  industry,
  headquartersCountry: 'HK',
  administrator,
  reports: { ongoing: number % 3, progress: { done: 12 * (number % 3), total: 30 * (number % 3) }, nextDueOn: null },
  lastActivityAt: number === 3 ? null : '2026-11-20T08:00:00.000Z',
});
const clients = [
  client(1, 'Lantau Ferries', 'Transport', 'registered'),
  client(2, 'Peak Line Hotels and Serviced Residences (Asia Pacific) Limited', null, 'invited'),
  client(3, '觀塘物流', '物流', 'none'),
];
const seedWith =
  (all: typeof clients): Seed =>
  (cache, api) => {
    cache.setQueryData(consultancyQueries.clients(api).queryKey, all);
    const countries = [{ id: 'HK', name: { en: 'Hong Kong', zhTw: '香港' }, diallingCode: '+852' }];
    cache.setQueryData(referenceQueries.countries(api).queryKey, countries);
    cache.setQueryData(consultancyQueries.releases(api).queryKey, []);
  };
const consultant = {
  ...storyProfile,
  permissions: [...storyProfile.permissions, 'client:view' as const, 'client:manage' as const],
};

const meta = preview.meta({
  title: 'Screens/My clients',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
});

export const ClientsOfAConsultancy = meta.story({
  decorators: [onScreen({ catalogue, path: '/ct/my-clients', seed: seedWith(clients) })],
  render: () => <MyClientsPage profile={consultant} />,
});
ClientsOfAConsultancy.test(
  'invites an administrator where there is none, and finds by country',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /^View as this client/ })).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Invite administrator: Lantau Ferries' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite administrator: 觀塘物流' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite an administrator of 觀塘物流' }));
    await userEvent.type(dialog.getByLabelText(/^E-mail address/), 'nobody');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await expect((await dialog.findAllByText('Invalid email')).length).toBeGreaterThan(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'hong ferries');
    await expect(await canvas.findByRole('row', { name: /Lantau Ferries/ })).toBeVisible();
  },
);

ClientsOfAConsultancy.test('stops managing a client once its name was typed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Stop managing: Lantau Ferries' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop managing Lantau Ferries?' }));
  await userEvent.type(dialog.getByLabelText(/^Name of the client/), 'Lantau');
  await userEvent.click(dialog.getByRole('button', { name: 'Stop managing' }));
  await expect((await dialog.findAllByText('This isn’t the name of the client')).length).toBeGreaterThan(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Keep the client' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Stop managing: 觀塘物流' }));
  const refused = within(await screen.findByRole('dialog', { name: 'Stop managing 觀塘物流?' }));
  await expect(refused.getByText(/has no administrator yet/)).toBeVisible();
  await expect(refused.queryByRole('button', { name: 'Stop managing' })).toBeNull();
});

const request = (number: number, state: AccessRequest['state']): AccessRequest => ({
  id: `0de0b000-0000-4000-8000-00000000003${number}`,
  state,
  consultancy: { id: storyProfile.organizationId, name: 'Kestrel Advisory' },
  client: { id: `0de0b000-0000-4000-8000-00000000002${number}`, name: `Client ${number}` },
  requestedAt: '2026-11-20T08:00:00.000Z',
  requestedBy: 'Sofia Ng',
  expiresAt: '2026-12-04T08:00:00.000Z',
  answeredAt: state === 'pending' || state === 'expired' ? null : '2026-11-21T08:00:00.000Z',
  answeredBy: state === 'pending' || state === 'expired' ? null : state === 'withdrawn' ? 'Sofia Ng' : 'Ada Chow',
});
const former = (number: number, name: string, more: Partial<ClientRelease>): ClientRelease => ({
  id: `0de0b000-0000-4000-8000-00000000001${number}`,
  client: { id: `0de0b000-0000-4000-8000-00000000002${number}`, name },
  releasedAt: '2026-11-20T08:00:00.000Z',
  releasedBy: 'Sofia Ng',
  standing: 'free',
  administrators: ['Ada Chow'],
  request: null,
  ...more,
});

/** Former clients: never asked, waiting, declined, expired, withdrawn, and with a plan of its own. */
export const FormerClients = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/my-clients',
      seed: (cache, api, profile) => {
        seedWith(clients)(cache, api, profile);
        cache.setQueryData(consultancyQueries.releases(api).queryKey, [
          former(1, 'Tai Po Foods', { administrators: ['Ada Chow', 'Dan Mak'] }),
          former(2, 'Victoria Peak Leisure and Hospitality Limited', { standing: 'on-its-own' }),
          former(3, 'Sai Kung Marine', { request: request(3, 'pending') }),
          former(4, 'Kwai Chung Cold Storage', { request: request(4, 'declined') }),
          former(5, 'Mui Wo Bakery', { request: request(5, 'expired') }),
          former(6, 'Tung Chung Paper', { request: request(6, 'withdrawn') }),
        ]);
      },
    }),
  ],
  render: () => <MyClientsPage profile={consultant} />,
});
FormerClients.test('asks whom one may ask, and withdraws what waits', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Ask to manage again: Tai Po Foods' })).toBeVisible();
  await expect(canvas.getByText('Ada Chow and Dan Mak can accept or decline')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /again: Victoria/ })).toBeNull();
  await expect(canvas.getByText('Has a plan of its own')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Ask to manage again: Sai Kung Marine' })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Withdraw the request: Sai Kung Marine' })).toBeVisible();
  for (const word of ['Waiting for an answer', 'Declined', 'Expired', 'Withdrawn'])
    await expect(canvas.getByText(word)).toBeVisible();
});

const seedRequest =
  (state: AccessRequest['state']): Seed =>
  (cache, api) => {
    cache.setQueryData(consultancyQueries.accessRequests(api).queryKey, [request(1, state)]);
    cache.setQueryData(consultancyQueries.company(api).queryKey, { consultancy: null, client: null });
  };
const ofCompany = (state: AccessRequest['state']) => ({
  decorators: [onScreen({ catalogue, path: '/ct/account-settings', seed: seedRequest(state) })],
  render: () => (
    <Page title="Account settings">
      <AccessRequests />
    </Page>
  ),
});

/** What an administrator of the company sees and answers. */
export const RequestOfAConsultancy = meta.story(ofCompany('pending'));
RequestOfAConsultancy.test('says who asks, what they will see and do, and until when', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Kestrel Advisory asks to work for you again' })).toBeVisible();
  await expect(canvas.getByText(/Sofia Ng sent this request.*see and edit your reports/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Accept' })).toBeEnabled();
  await expect(canvas.getByRole('button', { name: 'Decline' })).toBeEnabled();
});
export const RequestAccepted = meta.story(ofCompany('accepted'));
RequestAccepted.test('ends the access once that is confirmed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'End its access' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End the access of Kestrel Advisory?' }));
  await expect(dialog.getByRole('button', { name: 'End access' })).toBeEnabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep the consultancy' }));
});
export const RequestDeclined = meta.story(ofCompany('declined'));
export const RequestExpired = meta.story(ofCompany('expired'));
export const RequestWithdrawn = meta.story(ofCompany('withdrawn'));
export const AccessEnded = meta.story(ofCompany('ended'));

/** A company that the consultancy added itself: it never received a request. */
export const ManagedFromTheBeginning = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/account-settings',
      seed: (cache, api) => {
        cache.setQueryData(consultancyQueries.accessRequests(api).queryKey, []);
        const consultancy = { id: home.organizationId, name: 'Kestrel Advisory' };
        const client = { id: clients[0]?.id ?? '', name: 'Lantau Ferries' };
        cache.setQueryData(consultancyQueries.company(api).queryKey, { consultancy, client });
      },
    }),
  ],
  render: () => (
    <Page title="Account settings">
      <AccessRequests />
    </Page>
  ),
});
ManagedFromTheBeginning.test('lets its administrators end the access', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: 'Kestrel Advisory works for you' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'End its access' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End the access of Kestrel Advisory?' }));
  await expect(dialog.getByRole('button', { name: 'End access' })).toBeEnabled();
});

export const WhileViewingOne = meta.story({
  decorators: [onScreen({ catalogue, path: '/ct/my-clients', seed: seedWith(clients) })],
  render: () => (
    <Stack gap={4}>
      <ClientNoticeOpen client="Lantau Ferries" consultant="Mei Lam" home={home} />
      <MyClientsPage profile={{ ...storyProfile, organizationId: clients[0]?.id ?? '', viewedFrom: home }} />
    </Stack>
  ),
});

export const NoClientsYet = meta.story({
  decorators: [onScreen({ catalogue, path: '/ct/my-clients', seed: seedWith([]) })],
  render: () => <MyClientsPage profile={consultant} />,
});
