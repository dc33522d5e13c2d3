import '@esg/ui/theme';
import type { Mode, SampleBrand } from '@esg/tokens';
import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { ignoreFramedStories, wearPreviewedBrand } from './brand-preview.ts';
import { followStudio, isStudioFrame, useLiveBrand } from './kit/live-brand.ts';
import { StoryBrandContext, storyBrands } from './kit/story-brand.ts';
import { brandTitles, dress } from './themes.ts';

if (window.name === 'brand-preview') void wearPreviewedBrand();
else ignoreFramedStories();

const toolbar = <Icon extends string>(title: string, icon: Icon, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

if (isStudioFrame()) void followStudio();

export default definePreview({
  addons: [addonA11y()],
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    backgrounds: { disable: true },
    layout: 'padded',
  },
  globalTypes: {
    tenant: toolbar(
      'Brand',
      'paintbrush',
      Object.entries(brandTitles).map(([value, title]) => ({ value, title })),
    ),
    mode: toolbar('Mode', 'contrast', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    locale: toolbar('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'zh-Hant-HK', title: '繁體中文' },
    ]),
  },
  initialGlobals: { tenant: 'default', mode: 'light', locale: 'en' },
  decorators: [
    (Story, { globals }) => {
      const { tenant, mode, locale } = globals as { tenant: SampleBrand; mode: Mode; locale: string };
      const live = useLiveBrand();
      useLayoutEffect(() => dress(tenant, mode, locale), [tenant, mode, locale]);
      return (
        <StoryBrandContext value={live ?? storyBrands[tenant]}>
          <Story />
        </StoryBrandContext>
      );
    },
  ],
});
