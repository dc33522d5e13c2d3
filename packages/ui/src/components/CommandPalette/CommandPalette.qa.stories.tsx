import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { CommandPalette } from './CommandPalette.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const commands = ['Reports 報告', '一個非常長而且沒有任何空格的報告名稱用來檢查換行的情況是否正確而不會超出邊界'];

const Matrix = () => (
  <div style={{ minHeight: '34rem' }}>
    <CommandPalette
      open
      onOpenChange={() => {}}
      label="Search 搜尋"
      placeholder="A screen 畫面"
      query=""
      onQueryChange={() => {}}
      groups={[
        { id: 'go', label: 'Go to 前往', commands: commands.map((label) => ({ id: label, label, detail: 'GRI' })) },
      ]}
      onChoose={() => {}}
      status="2 results"
      empty="Nothing"
    />
  </div>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
export const HostileYellow = meta.story({ render: Matrix, globals: proof.yellow });
export const HostileNight = meta.story({ render: Matrix, globals: proof.night });
