import { useId } from 'react';
import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { TreeTable } from './TreeTable.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
type Node = { id: string; nodes?: Node[] };
const nodes: Node[] = [{ id: 'Open 開', nodes: [{ id: 'Closed 關', nodes: [{ id: 'x' }] }, { id: 'Leaf 葉' }] }];

const Named = () => (
  <TreeTable
    label={`Tree ${useId()}`}
    nodes={nodes}
    keyOf={({ id }) => id}
    childrenOf={(node) => node.nodes}
    defaultExpanded={['Open 開']}
    columns={[{ id: 'name', header: 'Name 名稱', textOf: ({ id }) => id, widthPx: 240 }]}
    message="Nothing"
    headHint="Alt"
  />
);

const Matrix = () => (
  <OnEverySurface>
    <div style={{ width: '20rem' }}>
      <Named />
    </div>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
