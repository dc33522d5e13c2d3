import '@esg/ui/theme';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { useLayoutEffect, useMemo } from 'react';
import { customSetting } from './custom-colors.ts';
import { componentPage, docsContainer } from './docs/index.tsx';
import { type Globals, globalTypes, initialGlobals, viewports } from './globals.ts';
import { followStudio, isStudioFrame, useLiveBrand } from './kit/live-brand.ts';
import { drawnBrand, type StoryBrand, StoryBrandContext, storyBrands } from './kit/story-brand.ts';
import { loadWords } from './kit/words.ts';
import { SideBySide } from './SideBySide.tsx';
import { aid, dress } from './themes.ts';

if (isStudioFrame()) void followStudio();

const brandOf = ({ tenant, colors }: Globals): StoryBrand =>
  tenant === 'custom' ? drawnBrand('Your brand', customSetting(String(colors))) : storyBrands[tenant];

const isTest = import.meta.env.VITEST_STORYBOOK === 'false';
/** What a hostile brand can break: names, roles and order of a matrix are those of the same matrix in the standard look, where every rule is asked. */
const rulesOfColours = ['color-contrast', 'link-in-text-block', 'target-size'];

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A test asks what is wrong; the panel also shows what is right, which takes longer to write down.
        ...(isTest && { resultTypes: ['violations'] }),
      },
    },
    backgrounds: { disable: true },
    layout: 'padded',
    docs: { page: componentPage, container: docsContainer },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Find a component',
          'What changed',
          'Brand studio',
          ['Studio', 'Tenants'],
          'Foundations',
          ['How a brand becomes a theme', 'Colour roles', 'Type', 'Space', 'Radius', 'Elevation', 'Motion'],
          'Components',
          ['Layout', 'Actions', 'Overlays', 'Navigation', 'Display', 'Forms', 'Data', 'Charts'],
          'Patterns',
          'Screens',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  loaders: [loadWords],
  beforeEach: (context) => {
    const { tags, globals, parameters } = context;
    if (!isTest || !tags.includes('qa') || !String(globals.tenant).startsWith('hostile')) return;
    const { a11y } = parameters;
    context.parameters = { ...parameters, a11y: { ...a11y, options: { ...a11y.options, runOnly: rulesOfColours } } };
  },
  decorators: [
    (Story, { globals, id, viewMode }) => {
      const looks = globals as unknown as Globals;
      const { tenant, colors, mode: wanted, locale, motion, spacing, vision } = looks;
      const isSideBySide = wanted === 'side' && viewMode === 'story';
      const mode = wanted === 'side' ? 'light' : wanted;
      const live = useLiveBrand();
      // biome-ignore lint/correctness/useExhaustiveDependencies: the brand follows from these two globals.
      const brand = useMemo(() => live ?? brandOf(looks), [live, tenant, colors]);
      useLayoutEffect(() => dress(brand.colorSetting, mode, locale), [brand, mode, locale]);
      useLayoutEffect(() => aid({ motion, spacing, vision }), [motion, spacing, vision]);
      if (isSideBySide) return <SideBySide id={id} globals={looks} />;
      return (
        <StoryBrandContext value={brand}>
          <Story />
        </StoryBrandContext>
      );
    },
  ],
});
