import type { ModelChart, ReportModel } from '@esg/contract';
import { expect, within } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { ModelCharts } from '../features/preview/ModelCharts.tsx';
import { sampleModel } from './sample-model.ts';

const chart: ModelChart = {
  title: 'Materiality matrix 2025',
  unitSymbol: '',
  kind: 'matrix',
  categories: ['Greenhouse gas emissions', 'Water use', 'Waste', 'Customer privacy'],
  series: [
    { name: 'Impact', values: ['4.25', '2', '2', '1.25'] },
    { name: 'Financial effect', values: ['4', '2', '2', null] },
    { name: 'Stakeholders', values: ['4.6', '2.1', '2.4', null] },
  ],
  matrix: {
    length: 5,
    thresholds: { x: '3', y: '3' },
    passing: 'either',
    quadrants: {
      topLeft: 'Financially material',
      topRight: 'Material on both sides',
      bottomLeft: 'Below both thresholds',
      bottomRight: 'Material by impact',
    },
    heads: { topic: 'Topic', verdict: 'Verdict' },
    verdicts: ['Material', 'Not material', 'Not material', 'Not material'],
    note: 'A topic is material from impact 3 or financial effect 3 on, on a scale up to 5.',
  },
};

const meta = preview.meta({
  title: 'Screens/Matrix of a report',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  decorators: [onScreen({ catalogue, path: '/' })],
  render: () => <ModelCharts model={sampleModel as ReportModel} charts={[chart]} />,
});

/** The figure of the report as text to read: the drawing, and the same topics in a table. */
export const InTheReport = meta.story();
InTheReport.test(
  'draws topics at one place together, and names each with its figures in the table',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem', { name: /^Water use \+1/ })).toHaveTextContent('2');
    await expect(canvas.getByRole('row', { name: /^2 Waste/ })).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /^3 Customer privacy/ }));
    await expect(row.getByText('1.25')).toBeVisible();
    await expect(row.getAllByText('–')).toHaveLength(2);
    await expect(row.getByText('Not material')).toBeVisible();
  },
);
