import { boundaryQueries, entityQueries, reportQueries } from '@esg/api-client';
import { type Entity, wholeHolding } from '@esg/contract';
import { expect, screen } from 'storybook/test';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { BoundaryOffer } from '../features/description/BoundaryOffer.tsx';
import { FiguresByEntityField } from '../features/description/FiguresByEntityField.tsx';
import { InFullNotice } from '../features/description/InFullNotice.tsx';
import { TextSetting } from '../features/description/TextSetting.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { sampleFramework } from './sample-framework.ts';

const period = { start: '2025-01-01', end: '2025-12-31' };
const report = sampleReport({ languages: ['en', 'zhTw'], reportingBoundaries: {}, period });
const entity = (id: string, name: string, parentId: string | null): Entity => ({
  id,
  name,
  type: 'Company',
  parentId,
  fiscalYearStartMonth: 1,
  address: '',
  postCode: '',
  isSample: false,
  createdAt: '2025-01-01T00:00:00Z',
  archivedAt: null,
  managerId: null,
  version: 1,
});
const entities = [entity('aurora', 'Aurora Group', null), entity('strait', 'Strait JV', 'aurora')];
const seed: Seed = (cache, api) => {
  cache.setQueryData(reportQueries.one(api, report.id).queryKey, report);
  cache.setQueryData(entityQueries.all(api).queryKey, entities);
  cache.setQueryData(boundaryQueries.ofYear(api, 2025).queryKey, {
    year: 2025,
    approach: 'equity_share',
    since: 2025,
    version: 1,
    entities: entities.map(({ id }) => ({
      entityId: id,
      ...wholeHolding,
      ownership: id === 'strait' ? '40' : '100',
      since: null,
      version: 0,
    })),
  });
};

const Fields = ({ chosen }: { chosen: readonly string[] }) => (
  <WizardContext value={{ report, framework: sampleFramework, step: 'description', readOnly: false }}>
    {chosen.length > 0 && <InFullNotice entities={entities} chosen={chosen} period={period} />}
    <TextSetting
      name="reportingBoundaries"
      label="Reporting boundary"
      rows={4}
      offer={(write) => <BoundaryOffer period={period} onWrite={write} />}
    />
  </WizardContext>
);

const meta = preview.meta({
  title: 'Screens/Report boundary',
  tags: ['!autodocs'],
  component: Fields,
  decorators: [onScreen({ catalogue, path: '/ct/framework-reports/f/reports/r/description', seed })],
});

export const WholeOrganisation = meta.story({ args: { chosen: [] } });
WholeOrganisation.test(
  'writes what the figures cover in each language of the report',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write it from the boundary' }));
    const english = await canvas.findByRole('textbox', { name: /^Reporting boundary .*English/ });
    await expect(english).toHaveValue(
      'The figures cover the whole organisation. Its entities are consolidated by equity share (GHG Protocol). In full: 1 entity. In part: Strait JV (40%).',
    );
    await expect(canvas.getByRole('textbox', { name: /^Reporting boundary .*繁體中文/ })).not.toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Write it from the boundary' })).toBeNull();
  },
);

export const ChosenEntities = meta.story({ args: { chosen: ['aurora'] } });
ChosenEntities.test('says that they count in full where the boundary counts less', async ({ canvas }) => {
  await expect(await canvas.findByText(/counts in full, not by the shares and days/)).toBeVisible();
});
export const WhollyOwned = meta.story({ args: { chosen: ['nobody'] } });
WhollyOwned.test('says nothing of entities that count in full anyway', async ({ canvas }) => {
  await canvas.findByRole('textbox', { name: /^Reporting boundary .*English/ });
  await expect(canvas.queryByText(/counts in full/)).toBeNull();
});

const ByEntity = () => (
  <WizardContext value={{ report: listing, framework: sampleFramework, step: 'description', readOnly: false }}>
    <FiguresByEntityField entities={entities} />
  </WizardContext>
);
const listing = sampleReport({ figuresByEntity: true, period });
const byEntity = (locale?: string, tenant?: string, mode?: string) => ({
  render: ByEntity,
  args: { chosen: [] },
  globals: { ...(locale && { locale }), ...(tenant && { tenant }), ...(mode && { mode }) },
});

/** A report whose sums list entities: which ones is chosen below. */
export const FiguresByEntity = meta.story(byEntity());
FiguresByEntity.test('offers each entity with others below it as a level', async ({ canvas, userEvent }) => {
  const level = await canvas.findByRole('combobox', { name: /^Entities that are listed/ });
  await expect(level).toHaveValue('The first level that has several');
  await userEvent.click(level);
  await expect(await screen.findByRole('option', { name: 'Those directly below Aurora Group' })).toBeVisible();
  await expect(screen.queryByRole('option', { name: 'Those directly below Strait JV' })).toBeNull();
});
export const FiguresByEntityInAYellowBrand = meta.story(byEntity('zh-Hant-HK', 'hostileYellow', 'light'));
export const FiguresByEntityInANightBrand = meta.story(byEntity(undefined, 'hostileNight', 'dark'));
