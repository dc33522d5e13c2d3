import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Figure, FigureHead, Table, tableDensities } from './Table.tsx';

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
            <Figure>12,480.0</Figure>
            <Figure>11,902.5</Figure>
          </tr>
          <tr>
            <th scope="row">Natural gas (MWh)</th>
            <Figure>840.2</Figure>
            <Figure>791.0</Figure>
          </tr>
        </tbody>
      </Table>
    ))}
  </>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
export const HostileYellow = meta.story({ render: Matrix, globals: proof.yellow });
export const HostileNight = meta.story({ render: Matrix, globals: proof.night });
