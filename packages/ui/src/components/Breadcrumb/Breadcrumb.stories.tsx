import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './Breadcrumb.guide.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const crumb = (label: string) => ({ id: label, label, link: <a href={`#${label}`}>{label}</a> });

const meta = preview.meta({
  component: Breadcrumb,
  parameters: { guide },
  args: {
    label: 'You are here',
    above: [crumb('Home'), crumb('Reports')],
    current: 'Sustainability report 2026',
    moreLabel: 'Places in between',
  },
});

export const TheWayBackUp = meta.story();
TheWayBackUp.test('leads up and marks this page', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '#Reports');
  await expect(canvas.getByText('Sustainability report 2026')).toHaveAttribute('aria-current', 'page');
});
export const ALongWay = meta.story({
  args: {
    above: ['Home', 'Reports', 'Sustainability report 2026', 'GRI 305', 'Emissions'].map(crumb),
    current: '305-1',
  },
});
ALongWay.test('keeps the middle behind a button', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(2);
  canvas.getByRole('button', { name: 'Places in between' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await screen.findByRole('menuitem', { name: 'GRI 305' })).toHaveAttribute('href', '#GRI 305');
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
