import { reportQueries } from '@esg/api-client';
import { designDefaults, type PinnedFigure, type ReportModel } from '@esg/contract';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { KeyFigureSettings } from '../features/design/KeyFigureSettings.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { sampleFramework } from './sample-framework.ts';
import { sampleModel, sampleModelZh } from './sample-model.ts';

const report = sampleReport();
const figure = (
  key: string,
  label: string,
  number: string,
): ReportModel['chapters'][number]['disclosures'][number] => ({
  code: `${key}-1`,
  title: label,
  omission: null,
  charts: [],
  fields: [
    {
      key,
      label,
      language: null,
      content: { kind: 'numbers', rows: [{ descriptor: '', number, unitCode: 'm3', unitSymbol: 'm³' }] },
    },
  ],
});
const color = '#123456';
const brand: ReportModel['brand'] = {
  name: 'Verdant',
  supportEmail: 'help@verdant.example',
  colors: {
    primary: color,
    onPrimary: color,
    accent: color,
    gradientFrom: color,
    gradientTo: color,
    onGradient: color,
  },
  tenantLogoFileId: null,
  organisationLogoFileId: null,
};
const modelOf = (model: Omit<ReportModel, 'brand'>, names: readonly [string, string, string, string]): ReportModel => ({
  ...model,
  brand,
  chapters: [
    {
      code: 'A',
      title: 'A',
      text: null,
      disclosures: [
        figure('ghg.scope1.total', names[0], '1234.5'),
        figure('energy.consumption.total', names[1], '711322.45'),
        figure('water.withdrawal.total', names[2], '90'),
        figure('own.trees', names[3], '7'),
      ],
    },
  ],
});
const english = modelOf(sampleModel, ['Scope 1 emissions', 'Energy used', 'Water withdrawn', 'Trees planted']);
const chinese = modelOf(sampleModelZh, ['範圍 1 排放', '能源用量', '取水量', '已植樹木']);

type DesignerProps = { readonly first: readonly PinnedFigure[]; readonly readOnly?: boolean };

const Designer = ({ first, readOnly = false }: DesignerProps) => {
  const [settings, setSettings] = useState({ ...designDefaults, keyFigures: [...first] });
  const design = { settings, pictureFileId: null, version: 1, updatedAt: null, updatedBy: null, earlierYears: [] };
  return (
    <WizardContext value={{ report, framework: sampleFramework, step: 'design', readOnly }}>
      <KeyFigureSettings
        design={design}
        settings={settings}
        readOnly={readOnly}
        onChange={(change) => setSettings({ ...settings, ...change })}
      />
    </WizardContext>
  );
};

const withModels = (en: ReportModel, zhTw: ReportModel) => [
  onScreen({
    catalogue,
    path: '/',
    seed: (cache, api) => {
      cache.setQueryData(reportQueries.model(api, report.id, 'en').queryKey, en);
      cache.setQueryData(reportQueries.model(api, report.id, 'zhTw').queryKey, zhTw);
    },
  }),
];

const meta = preview.meta({
  title: 'Screens/Key figures of a report',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  decorators: withModels(english, chinese),
});

const trees = { disclosureCode: 'own.trees-1', fieldKey: 'own.trees' };
const gone = { disclosureCode: '401-1', fieldKey: 'workforce.turnover' };

/** Nobody chose: the figures that people look for first. */
export const Usual = meta.story({
  render: () => <Designer first={[]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/figures that people look for first/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
Usual.test('is added to, ordered and shortened by keyboard alone, and given back', async ({ canvas, userEvent }) => {
  const names = () => canvas.getAllByRole('button', { name: /^Move: / }).map((each) => each.getAttribute('aria-label'));
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Add a figure' }), 'tree{Enter}');
  await waitFor(() => expect(names().at(-1)).toBe('Move: Trees planted'));
  await expect(canvas.getByText(/opens with these figures/)).toBeVisible();
  canvas.getByRole('button', { name: 'Move: Trees planted' }).focus();
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(names()[0]).toBe('Move: Trees planted'));
  await userEvent.click(canvas.getByRole('button', { name: 'Leave out Energy used' }));
  await expect(names()).toEqual(['Move: Trees planted', 'Move: Scope 1 emissions', 'Move: Water withdrawn']);
  await userEvent.click(canvas.getByRole('button', { name: 'Let the report choose again' }));
  await expect(await canvas.findByText(/figures that people look for first/)).toBeVisible();
});

/** One of them is no longer answered, so that it is not printed. */
export const Chosen = meta.story({
  render: () => <Designer first={[trees, gone]} />,
  play: async ({ canvas }) => expect(await canvas.findByText('Not answered')).toBeVisible(),
});

export const ReadOnly = meta.story({
  render: () => <Designer first={[trees]} readOnly />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trees planted')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

export const WithoutFigures = meta.story({
  render: () => <Designer first={[]} />,
  decorators: withModels({ ...english, chapters: [] }, { ...chinese, chapters: [] }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'No figures in this report' })).toBeVisible(),
});
