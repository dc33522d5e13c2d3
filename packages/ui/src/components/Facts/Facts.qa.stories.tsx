import { expect } from 'storybook/test';
import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Facts } from './Facts.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    <Facts
      facts={[
        { term: 'Owner', value: 'Exchange' },
        { term: 'Version', value: '2025' },
      ]}
    />
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });

export const LongTerm = meta.story({
  render: () => (
    <div style={{ width: '20rem' }}>
      <Facts facts={[{ term: 'Share of the rough estimates that has activity data', value: '0 of 15' }]} />
    </div>
  ),
});
LongTerm.test('leaves half of the room to the value', async ({ canvas }) => {
  await expect(canvas.getByText('0 of 15').getBoundingClientRect().width).toBeGreaterThan(100);
});
