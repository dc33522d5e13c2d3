import { waitFor } from 'storybook/test';
import { OnEverySurface } from '../../../../.storybook/matrix.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { proof } from '../../../../.storybook/themes.ts';
import type { RichTextBlock } from './block-types.ts';
import { RichTextArea } from './RichTextArea.tsx';
import type { RichTextAreaProps } from './rich-text-props.ts';
import { labelsOf } from './story-labels.ts';

const labels = labelsOf((english) => english);
const value: RichTextBlock[] = [
  { kind: 'heading', runs: [{ text: 'Heading 標題' }] },
  {
    kind: 'paragraph',
    runs: [{ text: 'Bold 粗', bold: true }, { text: ' and ' }, { text: 'link 連結', link: 'https://a.example' }],
  },
  { kind: 'bullet', runs: [{ text: 'Item 項目' }, { text: '', footnote: 'Note 註' }] },
  { kind: 'table', header: true, rows: [{ cells: [[{ text: 'Head 欄' }], []] }, { cells: [[{ text: '1' }], []] }] },
];
const states: Partial<RichTextAreaProps>[] = [
  { label: 'Plain' },
  { label: 'Error', error: 'What to do' },
  { label: 'Read only', readOnly: true },
];

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const Matrix = () => (
  <OnEverySurface>
    {states.map((state) => (
      <div key={String(state.label)} style={{ width: '17rem' }}>
        <RichTextArea label="" value={value} onChange={() => {}} labels={labels} {...state} />
      </div>
    ))}
  </OnEverySurface>
);
const loaded = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(
    () => {
      if (canvasElement.querySelectorAll('[role="textbox"]').length < 12)
        throw new Error('The editors are on their way.');
    },
    { timeout: 10_000 },
  );

export const Standard = meta.story({ render: Matrix, globals: proof.standard, play: loaded });
export const HostileYellow = meta.story({ render: Matrix, globals: proof.yellow, play: loaded });
export const HostileNight = meta.story({ render: Matrix, globals: proof.night, play: loaded });
