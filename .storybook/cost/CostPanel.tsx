// The manager is built with the classic JSX transform, which needs React in scope.
import * as React from 'react';
import { AddonPanel, Button } from 'storybook/internal/components';
import { useStorybookApi } from 'storybook/manager-api';
import budgets from './budgets.json';
import { type Budget, type Cost, costAsked, costTold } from './events.ts';

const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
/** The resolution of a browser's clock. */
const clockMs = 0.1;
const told = (value: number, unit: string, least: number) =>
  value < least ? `under ${figure.format(least)} ${unit}` : `${figure.format(value)} ${unit}`;
const cell: React.CSSProperties = { textAlign: 'start', padding: '6px 16px 6px 0', verticalAlign: 'top' };

type RowProps = { readonly name: string; readonly ms: number; readonly yardMs: number; readonly allowed?: number };

const Row = ({ name, ms, yardMs, allowed }: RowProps) => {
  const times = ms / yardMs;
  const isWithin = allowed === undefined || times <= allowed;
  return (
    <tr>
      <th scope="row" style={cell}>
        {name}
      </th>
      <td style={cell}>{told(ms, 'ms', clockMs)}</td>
      <td style={cell}>{told(times, '×', clockMs / yardMs)}</td>
      <td style={cell}>
        {allowed === undefined ? '–' : `${figure.format(allowed)} × (${figure.format(allowed * yardMs)} ms)`}
      </td>
      <td style={cell}>{allowed === undefined ? 'no budget yet' : isWithin ? '✓ within' : '✗ over'}</td>
    </tr>
  );
};

const Told = ({ cost: { id, mountMs, updateMs, yardMs, runs } }: { readonly cost: Cost }) => {
  const budget = (budgets as Readonly<Record<string, Budget>>)[id];
  return (
    <>
      <table style={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {['', 'Measured', 'In yardsticks', 'Budget', ''].map((head, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: heads stand still.
              <th key={place} scope="col" style={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name="Mount" ms={mountMs} yardMs={yardMs} allowed={budget?.mount} />
          <Row name="Update" ms={updateMs} yardMs={yardMs} allowed={budget?.update} />
        </tbody>
      </table>
      <p>
        {`Medians of ${runs} runs in this browser: script, style and layout of the story by itself. One yardstick is the mount of twenty native labelled boxes, ${figure.format(yardMs)} ms here and now.`}
      </p>
    </>
  );
};

/** The cost of mounting and updating the present story, beside its budget. */
export const CostPanel = ({ active }: { readonly active?: boolean }) => {
  const api = useStorybookApi();
  const id = api.getCurrentStoryData()?.id ?? '';
  const [cost, setCost] = React.useState<Cost>();
  const ask = React.useCallback(() => api.emit(costAsked, { id }), [api, id]);
  React.useEffect(() => {
    if (!active) return;
    // The story is drawn first.
    const soon = setTimeout(ask, 800);
    api.on(costTold, setCost);
    return () => {
      clearTimeout(soon);
      api.off(costTold, setCost);
    };
  }, [active, api, ask]);
  return (
    <AddonPanel active={active ?? false}>
      <div style={{ padding: 16 }}>
        <div role="status">
          {cost?.id === id ? <Told cost={cost} /> : <p>Measuring … Only stories of components are measured.</p>}
        </div>
        <Button onClick={ask} ariaLabel={false}>
          Measure again
        </Button>
      </div>
    </AddonPanel>
  );
};
