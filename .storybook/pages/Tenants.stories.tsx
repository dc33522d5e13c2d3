import { Heading, Stack, Text } from '@esg/ui';
import { expect } from 'storybook/test';
import { type StoryBrand, storyBrands, useStoryBrand } from '../kit/story-brand.ts';
import preview from '../preview.tsx';
import { type Say, TenantSample } from './TenantSample.tsx';

const grid = {
  display: 'grid',
  gap: 'var(--esg-space-5)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
};

const Tenants = ({ brands, say }: { brands: readonly StoryBrand[]; say: Say }) => (
  <main>
    <Stack align="stretch" gap={4}>
      <Heading level={1}>{say('Tenants', '租戶')}</Heading>
      <Text tone="muted">
        {say(
          'One product in every brand: the demonstration tenants, and the brands that are hardest on a theme.',
          '同一產品，各種品牌：示範租戶，以及最考驗主題的品牌。',
        )}
      </Text>
      <div style={grid}>
        {brands.flatMap((brand) =>
          (['light', 'dark'] as const).map((mode) => (
            <TenantSample key={`${brand.companyName} ${mode}`} brand={brand} mode={mode} say={say} />
          )),
        )}
      </div>
    </Stack>
  </main>
);

/** Words by the toolbar's language. */
const speak =
  (locale: unknown): Say =>
  (english, chinese) =>
    locale === 'zh-Hant-HK' ? chinese : english;

const Own = ({ say }: { say: Say }) => <Tenants brands={[useStoryBrand()]} say={say} />;

const meta = preview.meta({ title: 'Brand studio/Tenants', tags: ['!autodocs'], parameters: { layout: 'padded' } });

export const AllTenants = meta.story({
  render: (_, { globals }) => <Tenants brands={Object.values(storyBrands)} say={speak(globals.locale)} />,
});
AllTenants.test('dresses each panel in its own brand, whatever the page wears', async ({ canvas }) => {
  const fills = canvas
    .getAllByRole('button', { name: 'Publish report' })
    .map((button) => getComputedStyle(button).backgroundColor);
  await expect(new Set(fills).size).toBeGreaterThanOrEqual(Object.keys(storyBrands).length);
});
/** The brand of the toolbar, light beside dark: with "Own colours", any brand. */
export const OneTenant = meta.story({ render: (_, { globals }) => <Own say={speak(globals.locale)} /> });
