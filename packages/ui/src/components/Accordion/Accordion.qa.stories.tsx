import { useId } from 'react';
import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Accordion } from './Accordion.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const itemsOf = (id: string) => [
  { id: 'open', title: `Open 開啟 ${id}`, mark: '3', content: 'Content 內容' },
  { id: 'long', title: '一個非常長而且沒有任何空格的標題用來檢查換行的情況是否正確而不會超出邊界', content: '' },
];

const Parts = () => <Accordion headingLevel={3} value={['open']} onChange={() => undefined} items={itemsOf(useId())} />;

const Matrix = () => (
  <OnEverySurface>
    <div style={{ width: '20rem' }}>
      <Parts />
    </div>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
