import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './Table.guide.ts';
import { FigureCell, FigureHead, Table, TableHead } from './Table.tsx';

const meta = preview.meta({ component: Table, parameters: { guide } });

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
        <FigureCell>12,480.0</FigureCell>
        <FigureCell>11,902.5</FigureCell>
      </tr>
      <tr>
        <th scope="row">Natural gas (MWh)</th>
        <FigureCell>840.2</FigureCell>
        <FigureCell>791.0</FigureCell>
      </tr>
    </tbody>
  </>
);

export const FiguresOfTwoYears = meta.story({ args: { caption: 'Energy by source', children: rows } });
FiguresOfTwoYears.test(
  'sets figures alone in digits of one width, so that hyphens of words stay narrow',
  async ({ canvas }) => {
    await expect(canvas.getByText('12,480.0')).toHaveStyle({ fontVariantNumeric: 'tabular-nums' });
    await expect(canvas.getByText('Electricity (MWh)')).toHaveStyle({ fontVariantNumeric: 'normal' });
  },
);
export const Compact = meta.story({
  args: { caption: 'Energy by source', captionHidden: true, density: 'compact', children: rows },
});

/** All columns are text, so the head needs only their names. */
export const OfWords = meta.story({
  args: {
    caption: 'Who works on it',
    children: (
      <>
        <TableHead heads={['Name', 'Role']} />
        <tbody>
          <tr>
            <th scope="row">Mei Chan</th>
            <td>Administrator</td>
          </tr>
        </tbody>
      </>
    ),
  },
});
OfWords.test('names each column for those who listen', async ({ canvas }) => {
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
