import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { guide } from './TabLinks.guide.ts';
import { TabLinks } from './TabLinks.tsx';

const item = (id: string, label: string) => ({ id, label, link: <a href={`#${id}`}>{label}</a> });

const meta = preview.meta({
  component: TabLinks,
  parameters: { guide },
  args: {
    label: 'Account settings',
    items: [item('profile', 'Profile'), item('organisation', 'Organisation'), item('branding', '品牌')],
    current: 'organisation',
  },
});

export const PagesOfOnePlace = meta.story();
PagesOfOnePlace.test('are links that say which page this is', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Account settings' })).toBeVisible();
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Organisation');
  await expect(canvas.getByRole('link', { name: '品牌' })).toHaveAttribute('href', '#branding');
});
