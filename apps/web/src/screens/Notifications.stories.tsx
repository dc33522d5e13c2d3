import { notificationQueries } from '@esg/api-client';
import { expect, screen, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { NotificationBell } from '../features/notifications/NotificationBell.tsx';
import { NotificationsPage } from '../features/notifications/NotificationsPage.tsx';
import { sampleNotifications } from './sample-content.ts';

const seed: Seed = (cache, api) => {
  cache.setQueryData(notificationQueries.settings(api).queryKey, { digest: 'weekly' });
  cache.setQueryData(notificationQueries.pages(api).queryKey, {
    pages: [{ items: sampleNotifications, unread: 2, next: 'older' }],
    pageParams: [''],
  });
};

const meta = preview.meta({
  title: 'Screens/Notifications',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [onScreen({ catalogue, path: '/ct/notifications', seed })],
});

export const All = meta.story({
  play: drawnTo(1),
  render: () => <NotificationsPage show="all" onShow={() => undefined} />,
});
export const UnreadInChinese = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  play: drawnTo(1),
  render: () => <NotificationsPage show="unread" onShow={() => undefined} />,
});

export const BellWithUnread = meta.story({ render: () => <NotificationBell /> });
BellWithUnread.test('says how many are unread, and shows the newest', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 2 unread' }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  await expect(within(panel).getByRole('link', { name: 'Yara Santos has joined your organisation.' })).toBeVisible();
  await expect(within(panel).getAllByText('Unread')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
});
