import { useId } from 'react';
import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './types.ts';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
type Row = { id: string; words: string; figure: string };
const rows = ['一', 'Two', '一段非常長的文字用來檢查儲存格在沒有空格時的省略情況'].map((words, index) => ({
  id: words,
  words,
  figure: String(index * 1250),
}));

const Named = (props: Partial<DataTableProps<Row>>) => (
  <DataTable
    label={`Table ${useId()}`}
    rows={rows}
    keyOf={({ id }) => id}
    columns={[
      { id: 'words', header: 'Words 文字', textOf: ({ words }) => words, pinned: true, total: 'Total 總計' },
      {
        id: 'figure',
        header: 'Figure 數字',
        figure: true,
        textOf: ({ figure }) => figure,
        editable: () => true,
        total: '3,750',
      },
    ]}
    selection={{ value: new Set(['Two']), onChange: () => {}, labels: { all: 'All 全部', row: ({ words }) => words } }}
    defaultView={{ sort: { column: 'figure', direction: 'descending' } }}
    onEdit={() => {}}
    errorOf={({ figure }, column) => (column === 'figure' && figure === '0' ? 'Wrong 錯誤' : undefined)}
    message="Nothing 沒有"
    headHint="Alt"
    {...props}
  />
);

const Matrix = () => (
  <OnEverySurface>
    <div style={{ width: '24rem' }}>
      <Named />
    </div>
    <div style={{ width: '24rem' }}>
      <Named
        rows={[...rows, undefined]}
        defaultView={{ group: 'words', closed: ['Two'], filters: { words: '!x' } }}
        filters={{ label: ({ header }) => `? ${header}`, shown: ({ shown }) => String(shown), nothing: '0' }}
        rowErrorOf={({ words }) => (words === '一' ? 'Not kept 未儲存' : undefined)}
      />
    </div>
    <div style={{ width: '16rem' }}>
      <Named state="loading" density="compact" />
    </div>
    <div style={{ width: '16rem' }}>
      <Named rows={[]} />
    </div>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
