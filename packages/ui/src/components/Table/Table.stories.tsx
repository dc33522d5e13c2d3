import preview from '../../../../../.storybook/preview.tsx';
import { Figure, FigureHead, Table } from './Table.tsx';

const meta = preview.meta({ component: Table });

const rows = (
  <>
    <thead>
      <tr>
        <th scope="col">Metric</th>
        <FigureHead>2025</FigureHead>
        <FigureHead>2026</FigureHead>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">Electricity (MWh)</th>
        <Figure>12,480.0</Figure>
        <Figure>11,902.5</Figure>
      </tr>
      <tr>
        <th scope="row">Natural gas (MWh)</th>
        <Figure>840.2</Figure>
        <Figure>791.0</Figure>
      </tr>
    </tbody>
  </>
);

export const FiguresOfTwoYears = meta.story({ args: { caption: 'Energy by source', children: rows } });
export const Compact = meta.story({
  args: { caption: 'Energy by source', captionHidden: true, density: 'compact', children: rows },
});
