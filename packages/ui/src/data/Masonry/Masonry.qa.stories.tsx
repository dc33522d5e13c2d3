import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Card } from '../../components/Card/Card.tsx';
import { Masonry } from './Masonry.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const items = ['One 一', '二\n二', 'Three\n三\n三'];

const Matrix = () => (
  <OnEverySurface>
    <div style={{ width: '36rem' }}>
      <Masonry label="Cards" items={items} keyOf={(item) => item} laneMinPx={160}>
        {(item) => (
          <Card>
            <span style={{ whiteSpace: 'pre-line' }}>{item}</span>
          </Card>
        )}
      </Masonry>
    </div>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
