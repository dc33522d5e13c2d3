import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Card } from '../../components/Card/Card.tsx';
import { InfiniteList } from './InfiniteList.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const labels = { more: 'More 更多', loading: 'Loading 載入中', failed: 'Again 重試', complete: 'All 全部' };
const states = ['loading', 'failed', 'complete'] as const;

const Matrix = () => (
  <OnEverySurface>
    {states.map((state) => (
      <div key={state} style={{ width: '14rem' }}>
        <InfiniteList
          label={state}
          items={['One 一', 'Two 二']}
          keyOf={(item) => item}
          state={state}
          onMore={() => {}}
          labels={labels}
        >
          {(item) => <Card padding="compact">{item}</Card>}
        </InfiniteList>
      </div>
    ))}
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
