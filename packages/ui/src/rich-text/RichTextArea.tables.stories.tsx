import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Held, speak } from '../forms/story-kit.tsx';
import type { RichTextBlock } from './block-types.ts';
import { RichTextArea } from './RichTextArea.tsx';
import { labelsOf } from './story-labels.ts';
import { wordSamples } from './word-samples.ts';

const filled: RichTextBlock[] = [
  {
    kind: 'paragraph',
    runs: [
      { text: 'Energy by site' },
      { text: '', footnote: 'Without the warehouse.' },
      { text: ', restated' },
      { text: '', footnote: 'After the review of 2024.' },
      { text: '.' },
    ],
  },
  {
    kind: 'table',
    header: true,
    rows: [
      { cells: [[{ text: 'Site' }], [{ text: 'MWh', bold: true }]] },
      { cells: [[{ text: 'Hong Kong' }], [{ text: '1,204.5' }]] },
    ],
  },
];

const meta = preview.meta({
  title: 'RichTextArea/Tables and footnotes',
  component: RichTextArea,
  args: { label: 'Energy', value: [] as RichTextBlock[], onChange: fn(), labels: labelsOf((english) => english) },
  render: (args, { globals }) => (
    <Held<readonly RichTextBlock[]> start={args.value}>
      {(value, set) => (
        <RichTextArea
          {...args}
          labels={labelsOf(speak(globals))}
          value={value}
          onChange={(change) => {
            set(change.value);
            args.onChange(change);
          }}
        />
      )}
    </Held>
  ),
});

const editorOf = (canvas: { findByRole: (role: string, by: object, wait: object) => Promise<HTMLElement> }) =>
  canvas.findByRole('textbox', { name: 'Energy' }, { timeout: 10_000 });

export const WithTableAndFootnotes = meta.story({ args: { value: filled } });
WithTableAndFootnotes.test('adds and removes rows and columns where the cursor stands', async (story) => {
  const { canvas, userEvent, args } = story;
  await editorOf(canvas);
  await userEvent.click(canvas.getByText('Hong Kong'));
  await userEvent.click(await canvas.findByRole('button', { name: 'Row below' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Column before' }));
  const table = canvas.getByRole('table');
  await waitFor(() => expect(table.querySelectorAll('tr')).toHaveLength(3));
  await expect(table.querySelectorAll('th')).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: 'Remove row' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Remove column' }));
  await userEvent.click(canvas.getByRole('button', { name: 'First row is a heading' }));
  await waitFor(() =>
    expect(args.onChange).toHaveBeenLastCalledWith({
      value: [
        filled[0],
        expect.objectContaining({
          kind: 'table',
          header: false,
          rows: [{ cells: expect.any(Array) }, { cells: expect.any(Array) }],
        }),
      ],
    }),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Remove table' }));
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: [filled[0]] }));
  await waitFor(() => expect(canvas.queryByRole('toolbar', { name: 'Table tools' })).toBeNull());
});
WithTableAndFootnotes.test('goes from cell to cell by Tab, and out of the table after the last', async (story) => {
  const { canvas, userEvent, args } = story;
  const box = await editorOf(canvas);
  await userEvent.click(canvas.getByText('Hong Kong'));
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('7{Enter}8{Tab}after');
  await waitFor(() =>
    expect(args.onChange).toHaveBeenLastCalledWith({
      value: [
        filled[0],
        expect.objectContaining({
          rows: [expect.anything(), { cells: [[{ text: 'Hong Kong' }], [{ text: '7\n8' }]] }],
        }),
        { kind: 'paragraph', runs: [{ text: 'after' }] },
      ],
    }),
  );
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  await expect(canvas.getByRole('button', { name: 'Paragraph' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(box).toHaveFocus());
});
WithTableAndFootnotes.test('numbers footnotes in order and lets them be written below the text', async (story) => {
  const { canvas, userEvent, args } = story;
  const box = await editorOf(canvas);
  await expect(canvas.getByRole('textbox', { name: 'Footnote 2' })).toHaveValue('After the review of 2024.');
  box.focus();
  getSelection()?.collapse(box.querySelector('p'), 0);
  await userEvent.click(canvas.getByRole('button', { name: 'Insert footnote' }));
  const first = canvas.getByRole('textbox', { name: 'Footnote 1' });
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('New{Enter}');
  await waitFor(() => expect(box).toHaveFocus());
  await expect(canvas.getByRole('textbox', { name: 'Footnote 3' })).toHaveValue('After the review of 2024.');
  await expect(args.onChange).toHaveBeenLastCalledWith({
    value: [expect.objectContaining({ runs: expect.arrayContaining([{ text: '', footnote: 'New' }]) }), filled[1]],
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Remove footnote 1' }));
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: filled }));
});

export const ToReadOnly = meta.story({ args: { value: filled, readOnly: true } });
ToReadOnly.test('shows footnotes as text', async ({ canvas }) => {
  await editorOf(canvas);
  await expect(canvas.getByRole('list', { name: 'Footnotes' })).toHaveTextContent('1Without the warehouse.');
  await expect(canvas.queryByRole('toolbar')).toBeNull();
});

export const Empty = meta.story({ tags: ['!autodocs'] });
Empty.test('makes a table of three columns with named columns', async ({ canvas, userEvent, args }) => {
  const box = await editorOf(canvas);
  await userEvent.click(box);
  await userEvent.click(canvas.getByRole('button', { name: 'Insert table' }));
  await waitFor(() => expect(box.querySelectorAll('th')).toHaveLength(3));
  await userEvent.keyboard('Site');
  const empty = { cells: [[], [], []] };
  await waitFor(() =>
    expect(args.onChange).toHaveBeenLastCalledWith({
      value: [{ kind: 'table', header: true, rows: [{ cells: [[{ text: 'Site' }], [], []] }, empty, empty] }],
    }),
  );
});

const line = (kind: 'paragraph' | 'heading' | 'bullet' | 'numbered', text: string) => ({ kind, runs: [{ text }] });
const cells = (...texts: string[]) => ({ cells: texts.map((text) => (text === '' ? [] : [{ text }])) });
const pasted: Record<keyof typeof wordSamples, RichTextBlock[]> = {
  text: [
    line('heading', 'Climate'),
    line('heading', 'Targets'),
    {
      kind: 'paragraph',
      runs: [
        { text: 'Plain ' },
        { text: 'bold', bold: true },
        { text: ' under ' },
        { text: 'styled', bold: true },
        { text: ' bad ' },
        { text: 'good', link: 'https://ok.example/' },
      ],
    },
  ],
  lists: [
    line('bullet', 'first'),
    line('bullet', 'second'),
    line('paragraph', 'between'),
    line('numbered', 'one'),
    line('numbered', 'two'),
    line('numbered', '目標'),
  ],
  table: [
    {
      kind: 'table',
      header: true,
      rows: [
        { cells: [[{ text: 'Site', bold: true }], [{ text: '2023' }], [{ text: '2024' }]] },
        cells('Hong Kong', '1,204.5', '998'),
        cells('', 'not metered', ''),
      ],
    },
  ],
  footnote: [
    {
      kind: 'paragraph',
      runs: [{ text: 'Scope 3' }, { text: '', footnote: 'Categories 1 and 6.' }, { text: ' fell.' }],
    },
  ],
};

Empty.test('takes text, lists, tables and footnotes from Word as its own', async ({ canvas, userEvent, args }) => {
  const box = await editorOf(canvas);
  await userEvent.click(box);
  for (const [name, blocks] of Object.entries(pasted)) {
    const data = new DataTransfer();
    data.setData('text/html', wordSamples[name as keyof typeof wordSamples]);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: blocks }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: [] }));
  }
});
