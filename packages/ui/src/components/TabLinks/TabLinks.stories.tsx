import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
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

export const RowWiderThanThePlace = meta.story({
  args: { current: 'branding' },
  render: (args) => (
    <div style={{ width: '12rem' }}>
      <TabLinks {...args} />
    </div>
  ),
});
RowWiderThanThePlace.test('keeps the current tab in sight', async ({ canvas }) => {
  const edge = (element: HTMLElement) => element.getBoundingClientRect().right;
  const row = canvas.getByRole('navigation', { name: 'Account settings' });
  // Rows scroll by whole pixels.
  await expect(edge(canvas.getByRole('link', { current: 'page' }))).toBeLessThanOrEqual(edge(row) + 1);
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
