import { consultancyQueries, referenceQueries } from '@esg/api-client';
import { Stack } from '@esg/ui';
import { expect, screen, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
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

ClientsOfAConsultancy.test('lets a client go once its name was typed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Let go: Lantau Ferries' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let Lantau Ferries go?' }));
  await userEvent.type(dialog.getByLabelText(/^Name of the client/), 'Lantau');
  await userEvent.click(dialog.getByRole('button', { name: 'Let go' }));
  await expect((await dialog.findAllByText('This is not the name of the client')).length).toBeGreaterThan(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Keep the client' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Let go: 觀塘物流' }));
  const refused = within(await screen.findByRole('dialog', { name: 'Let 觀塘物流 go?' }));
  await expect(refused.getByText(/has no administrator yet/)).toBeVisible();
  await expect(refused.queryByRole('button', { name: 'Let go' })).toBeNull();
});

/** Two companies that were let go: one can be taken back, one has a plan of its own. */
export const ClientsLetGo = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/my-clients',
      seed: (cache, api, profile) => {
        seedWith(clients)(cache, api, profile);
        cache.setQueryData(consultancyQueries.releases(api).queryKey, [
          {
            id: '0de0b000-0000-4000-8000-000000000011',
            client: { id: '0de0b000-0000-4000-8000-000000000021', name: 'Tai Po Foods' },
            releasedAt: '2026-11-20T08:00:00.000Z',
            releasedBy: 'Sofia Ng',
            standing: 'restorable',
            administrators: ['Ada Chow'],
          },
          {
            id: '0de0b000-0000-4000-8000-000000000012',
            client: {
              id: '0de0b000-0000-4000-8000-000000000022',
              name: 'Victoria Peak Leisure and Hospitality Limited',
            },
            releasedAt: '2026-10-02T08:00:00.000Z',
            releasedBy: 'Mei Lam',
            standing: 'on-its-own',
            administrators: ['Ben Yip'],
          },
          {
            id: '0de0b000-0000-4000-8000-000000000013',
            client: { id: '0de0b000-0000-4000-8000-000000000023', name: 'Sai Kung Marine' },
            releasedAt: '2026-09-14T08:00:00.000Z',
            releasedBy: 'Mei Lam',
            standing: 'in-use',
            administrators: ['Cora Fung', 'Dan Mak'],
          },
        ]);
      },
    }),
  ],
  render: () => <MyClientsPage profile={consultant} />,
});
ClientsLetGo.test('offers back whom one can have back', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Take back: Tai Po Foods' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /Take back: Victoria/ })).toBeNull();
  await expect(canvas.getByText('Has a plan of its own')).toBeVisible();
  await expect(canvas.getByText('In use again. Ask Cora Fung and Dan Mak to invite you')).toBeVisible();
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
