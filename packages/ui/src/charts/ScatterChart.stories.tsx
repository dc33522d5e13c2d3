import { useState } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { everyState } from '../../../../.storybook/states.tsx';
import { speak } from '../forms/story-kit.tsx';
import { guide } from './ScatterChart.guide.ts';
import { ScatterChart } from './ScatterChart.tsx';

type Say = ReturnType<typeof speak>;

const topicsOf = (say: Say) =>
  [
    { id: '1', label: say('Climate change', '氣候變化'), x: 4.5, y: 4.2, group: 'planet' },
    { id: '2', label: say('Water', '水資源'), x: 2.1, y: 3.4, group: 'planet' },
    { id: '3', label: say('Health and safety', '職業健康與安全'), x: 3.6, y: 3.8, group: 'people' },
    { id: '4', label: say('Donations', '捐獻'), x: 1.2, y: 0.8, group: 'people' },
  ].map((topic) => ({
    ...topic,
    display: say(`impact ${topic.x}, financial ${topic.y}`, `影響 ${topic.x}，財務 ${topic.y}`),
  }));

const groupsOf = (say: Say) => [
  { id: 'planet', label: say('Environment', '環境') },
  { id: 'people', label: say('People', '人') },
];
const quadrantsOf = (say: Say) => ({
  topLeft: say('Financially material', '具財務重要性'),
  topRight: say('Doubly material', '具雙重重要性'),
  bottomLeft: say('Watched', '持續觀察'),
  bottomRight: say('Material by impact', '具影響重要性'),
});

type TopicsProps = { say: Say; fixed?: boolean; asMatrix?: boolean };

const Topics = ({ say, fixed = false, asMatrix = false }: TopicsProps) => {
  const [thresholds, setThresholds] = useState({ x: 3, y: 3 });
  return (
    <div style={{ maxWidth: '44rem' }}>
      <ScatterChart
        label={say('Topics', '議題')}
        points={topicsOf(say)}
        x={{ label: say('Impact', '影響重要性'), min: 0, max: 5 }}
        y={{ label: say('Financial weight', '財務重要性'), min: 0, max: 5 }}
        formatTick={String}
        groups={asMatrix ? groupsOf(say) : undefined}
        quadrants={asMatrix ? quadrantsOf(say) : undefined}
        thresholds={thresholds}
        onThresholdsChange={fixed ? undefined : (change) => setThresholds(change.thresholds)}
        thresholdText={{
          name: ({ label }) => say(`Threshold: ${label}`, `門檻：${label}`),
          value: ({ value }) => say(`${value} of 5`, `5 分之 ${value}`),
        }}
      />
    </div>
  );
};

const axis = { label: '', min: 0, max: 1 };
const meta = preview.meta({
  component: ScatterChart,
  parameters: { guide },
  args: { label: '', points: [], x: axis, y: axis, formatTick: String },
});

export const TopicsByTwoMeasures = meta.story({ render: (_, { globals }) => <Topics say={speak(globals)} /> });
TopicsByTwoMeasures.test('tells every point by keyboard, then each threshold', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('listitem', { name: 'Climate change: impact 4.5, financial 4.2' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('listitem', { name: /^Water/ })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('slider', { name: 'Threshold: Impact' })).toHaveFocus();
});
TopicsByTwoMeasures.test('highlights what passes both thresholds as they move', async ({ canvas, userEvent }) => {
  const water = canvas.getByRole('listitem', { name: /^Water/ });
  await expect(water.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'quiet');
  const impact = canvas.getByRole('slider', { name: 'Threshold: Impact' });
  impact.focus();
  await userEvent.keyboard('{PageDown}{PageDown}');
  await expect(impact).toHaveAttribute('aria-valuetext', '2 of 5');
  await expect(water.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'highlight');
});
export const MaterialityMatrix = meta.story({ render: (_, { globals }) => <Topics say={speak(globals)} asMatrix /> });
MaterialityMatrix.test(
  'names its parts and categories, and shows figures by pointer',
  async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Doubly material')).toBeVisible();
    await expect(canvas.getByText('Environment')).toBeVisible();
    await userEvent.hover(canvas.getByRole('listitem', { name: /^Water/ }));
    await expect(canvasElement.querySelector('[data-chart-tip]')).toHaveTextContent('Waterimpact 2.1, financial 3.4');
  },
);
MaterialityMatrix.test('draws a threshold along by pointer, and no further than its axis', async ({ canvas }) => {
  const impact = canvas.getByRole('slider', { name: 'Threshold: Impact' });
  const { left, top, width, height } = impact.getBoundingClientRect();
  // A scripted event captures no real pointer.
  impact.setPointerCapture = () => {};
  impact.hasPointerCapture = () => true;
  const x = left + width / 2;
  const y = top + height / 2;
  await fireEvent.pointerDown(impact, { pointerId: 1, clientX: x, clientY: y });
  await fireEvent.pointerMove(impact, { pointerId: 1, clientX: x - 80, clientY: y });
  await expect(Number(impact.ariaValueNow)).toBeLessThan(2.8);
  await fireEvent.pointerMove(impact, { pointerId: 1, clientX: 4000, clientY: y });
  await expect(impact).toHaveAttribute('aria-valuenow', '5');
});
const Coinciding = ({ say }: { say: Say }) => {
  const [thresholds, setThresholds] = useState({ x: 3, y: 3 });
  const [saved, setSaved] = useState(0);
  const scale = { min: 0, max: 5, step: 0.5 };
  const [first, ...others] = topicsOf(say);
  const names = [say('Energy', '能源'), say('Packaging', '包裝')];
  const together = { id: 'two', label: names.join(', '), x: 2.1, y: 1.2, display: '2.1, 1.2', members: names };
  return (
    <div style={{ maxWidth: '44rem' }}>
      <ScatterChart
        label={say('Topics', '議題')}
        points={first ? [first, together, ...others.slice(1)] : []}
        x={{ label: say('Impact', '影響重要性'), ...scale }}
        y={{ label: say('Financial weight', '財務重要性'), ...scale }}
        formatTick={String}
        thresholds={thresholds}
        passing="either"
        onThresholdsChange={(change) => setThresholds(change.thresholds)}
        onThresholdsCommit={() => setSaved(saved + 1)}
        thresholdText={{
          name: ({ label }) => say(`Threshold: ${label}`, `門檻：${label}`),
          value: ({ value }) => say(`${value} of 5`, `5 分之 ${value}`),
        }}
      />
      <output>{saved}</output>
    </div>
  );
};
export const PointsThatCoincide = meta.story({ render: (_, { globals }) => <Coinciding say={speak(globals)} /> });
PointsThatCoincide.test('names in a key what stands at one place', async ({ canvasElement, userEvent }) => {
  const point = within(canvasElement).getByRole('listitem', { name: /^Energy, Packaging/ });
  await expect(point).toHaveTextContent('2');
  const key = within(canvasElement).getByText('Packaging').closest('[aria-hidden]');
  await expect(key).toHaveTextContent('2EnergyPackaging');
  await userEvent.hover(point);
  await expect(canvasElement.querySelector('[data-chart-tip]')).toHaveTextContent('EnergyPackaging');
});
PointsThatCoincide.test(
  'passes what reaches either threshold, by the steps of the axis, and says when it is let go',
  async ({ canvas, userEvent }) => {
    const impact = canvas.getByRole('slider', { name: 'Threshold: Impact' });
    const point = canvas.getByRole('listitem', { name: /^Energy, Packaging/ });
    await expect(point.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'quiet');
    impact.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(impact).toHaveAttribute('aria-valuenow', '2');
    await expect(point.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'highlight');
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
  },
);
/** Topics so close that no name but the first has room. */
const Crowded = ({ say }: { say: Say }) => (
  <div style={{ maxWidth: '44rem' }}>
    <ScatterChart
      label={say('Topics', '議題')}
      points={Array.from({ length: 24 }, (_, place) => ({
        id: String(place),
        label: say(`Topic ${place + 1} with a rather long name`, `名稱相當長的議題 ${place + 1}`),
        x: 2.6 + (place % 5) * 0.2,
        y: 2.6 + Math.floor(place / 5) * 0.2,
        display: `${place}`,
      }))}
      x={{ label: say('Impact', '影響重要性'), min: 0, max: 5 }}
      y={{ label: say('Financial weight', '財務重要性'), min: 0, max: 5 }}
      formatTick={String}
      thresholds={{ x: 3, y: 3 }}
      thresholdText={{ name: ({ label }) => label, value: ({ value }) => String(value) }}
    />
  </div>
);
export const NamesWithoutRoom = meta.story({ render: (_, { globals }) => <Crowded say={speak(globals)} /> });
NamesWithoutRoom.test('numbers each point whose name has no room, and names it in a key', async ({ canvas }) => {
  const points = canvas.getAllByRole('listitem');
  for (const point of points) {
    const said = point.textContent ?? '';
    await expect(said).not.toBe('');
    if (/^\d+$/.test(said)) await expect(canvas.getByText(`Topic ${said} with a rather long name`)).toBeVisible();
  }
  await expect(points.some((point) => point.textContent === '24')).toBe(true);
});
export const ThresholdsThatStand = meta.story({ render: (_, { globals }) => <Topics say={speak(globals)} fixed /> });
ThresholdsThatStand.test('offers no slider', async ({ canvas }) => expect(canvas.queryByRole('slider')).toBeNull());
export const InChinese = meta.story({
  render: (_, { globals }) => <Topics say={speak(globals)} />,
  globals: { locale: 'zh-Hant-HK' },
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
