import '@esg/ui/theme';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { type ReactElement, useLayoutEffect, useMemo } from 'react';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { isCheckedPage } from './check-once.ts';
import { answerCosts, offerToMeasure } from './cost/measure.tsx';
import { customSetting } from './custom-colors.ts';
import { componentPage, docsContainer } from './docs/index.tsx';
import { type Globals, globalTypes, initialGlobals, viewports } from './globals.ts';
import { hardBrands } from './hard-brands.ts';
import { followStudio, isStudioFrame, useLiveBrand } from './kit/live-brand.ts';
import { drawnBrand, type StoryBrand, StoryBrandContext, storyBrands } from './kit/story-brand.ts';
import { loadWords } from './kit/words.ts';
import { SideBySide } from './SideBySide.tsx';
import { aid, dress } from './themes.ts';

if (isStudioFrame()) void followStudio();
if (import.meta.env.VITEST_STORYBOOK !== 'false') answerCosts();

const brandOf = ({ tenant, colors }: Globals): StoryBrand => {
  if (tenant in storyBrands) return storyBrands[tenant as keyof typeof storyBrands];
  const hard = tenant === 'custom' ? undefined : hardBrands[tenant as keyof typeof hardBrands];
  return drawnBrand(hard?.title ?? 'Your brand', customSetting(hard?.colors ?? String(colors)));
};

const isTest = import.meta.env.VITEST_STORYBOOK === 'false';
/**
 * Rules that a hostile brand can break: names, roles and order of a matrix are those of the same matrix in the standard look, where every
 * rule is tested.
 */
const rulesOfColours = ['color-contrast', 'link-in-text-block', 'target-size'];

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonPseudoStates()],
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A test needs only the errors; the panel also shows passed rules, which takes longer to write.
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
  // It runs before the check by axe.
  afterEach: async (context) => {
    const { id, name, globals, parameters } = context;
    const { a11y } = parameters;
    if (!isTest || a11y.test === 'off') return;
    if (!(await isCheckedPage(`${id}: ${name}`, { globals, options: a11y.options }))) return;
    context.parameters = { ...parameters, a11y: { ...a11y, test: 'off' } };
  },
  decorators: [
    (Story, context) => {
      const { globals, id, viewMode, parameters, originalStoryFn } = context;
      const looks = globals as unknown as Globals;
      const { tenant, colors, mode: wanted, contrast, density, locale, motion, spacing, vision } = looks;
      const isSideBySide = wanted === 'side' && viewMode === 'story';
      const mode = wanted === 'side' ? 'light' : wanted;
      const live = useLiveBrand();
      // biome-ignore lint/correctness/useExhaustiveDependencies: the brand follows from these two globals.
      const brand = useMemo(() => live ?? brandOf(looks), [live, tenant, colors]);
      useLayoutEffect(
        () => dress(brand.colorSetting, mode, locale, contrast === 'more' ? 'more' : 'standard'),
        [brand, mode, locale, contrast],
      );
      useLayoutEffect(
        () => aid({ motion, spacing, vision, density, contrast }),
        [motion, spacing, vision, density, contrast],
      );
      // The story by itself, as the library's users draw it.
      if (parameters.guide && !isTest) offerToMeasure(id, () => originalStoryFn(context.args, context) as ReactElement);
      if (isSideBySide) return <SideBySide id={id} globals={looks} />;
      return (
        <StoryBrandContext value={brand}>
          <Story />
        </StoryBrandContext>
      );
    },
  ],
});
