import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { FigureCell, FigureHead, Table, tableDensities } from './Table.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <>
    {tableDensities.map((density) => (
      <Table key={density} caption={`Energy, ${density}`} density={density}>
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
            <FigureCell>12,480.0</FigureCell>
            <FigureCell>11,902.5</FigureCell>
          </tr>
          <tr>
            <th scope="row">Natural gas (MWh)</th>
            <FigureCell>840.2</FigureCell>
            <FigureCell>791.0</FigureCell>
          </tr>
        </tbody>
      </Table>
    ))}
  </>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
