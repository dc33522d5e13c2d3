import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './Logo.guide.ts';
import { Logo } from './Logo.tsx';

const meta = preview.meta({ component: Logo, parameters: { guide } });

const navyWordmark =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 28'%3E%3Ctext x='0' y='21' font-family='sans-serif' font-size='20' fill='%2314315f'%3EHarbour%3C/text%3E%3C/svg%3E";

export const OnLightGround = meta.story({ args: { src: navyWordmark, alt: 'Harbour' } });
export const InTheDark = meta.story({ args: { src: navyWordmark, alt: 'Harbour' }, globals: { mode: 'dark' } });

const creamWordmark = navyWordmark.replace('%2314315f', '%23f5f1e6');
const both = { src: navyWordmark, darkSrc: creamWordmark, alt: 'Harbour' };

export const WithAVariantForTheDark = meta.story({ args: both, globals: { mode: 'dark' } });
WithAVariantForTheDark.test('shows and names the one for the mode only', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img')).toHaveLength(1);
  await expect(canvas.getByRole('img', { name: 'Harbour' })).toHaveAttribute('src', creamWordmark);
});
export const WithAVariantInTheLight = meta.story({ args: both });
WithAVariantInTheLight.test('shows the one for light ground', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Harbour' })).toHaveAttribute('src', navyWordmark);
});

export const WithoutAPicture = meta.story({ args: { src: '', alt: '', name: 'Acme Sustainability' } });
export const WithoutASquarePicture = meta.story({ args: { src: '', alt: '', name: 'Acme', size: 'mini' } });
WithoutASquarePicture.test('shows the first letter', async ({ canvas }) => {
  await expect(canvas.getByText('A')).toBeVisible();
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
