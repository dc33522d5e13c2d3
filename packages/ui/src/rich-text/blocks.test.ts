import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EditorNode, type RichTextBlock, type RichTextRun, richTextKinds } from './block-types.ts';
import { blocksOf, documentOf } from './blocks.ts';
import { safeLink } from './runs.ts';

const run: fc.Arbitrary<RichTextRun> = fc.record(
  {
    text: fc.string({ minLength: 1, unit: 'grapheme' }),
    bold: fc.constant(true),
    italic: fc.constant(true),
    link: fc.constantFrom('https://a.example/x?y=1', 'mailto:a@b.example', 'http://c.example'),
  },
  { requiredKeys: ['text'] },
);
const marks = ({ bold, italic, link }: RichTextRun) => JSON.stringify([bold, italic, link]);
/** Runs as the editor makes them: no two neighbours with the same marks. */
const runs = fc
  .array(run, { maxLength: 6 })
  .map((list) => list.filter((each, index) => index === 0 || marks(each) !== marks(list[index - 1] as RichTextRun)));
const blocks = fc
  .array(fc.record({ kind: fc.constantFrom(...richTextKinds), runs }), { maxLength: 8 })
  .map((list): RichTextBlock[] => {
    const kept = [...list];
    while (kept.at(-1)?.kind === 'paragraph' && kept.at(-1)?.runs.length === 0) kept.pop();
    return kept;
  });

const cellRuns = runs.map((list) =>
  list.map((each) => ({ ...each, text: each.text.replaceAll('\n', ' ') })).filter((_, at) => at < 3),
);
const table = fc
  .record({ header: fc.boolean(), columns: fc.integer({ min: 1, max: 4 }), rows: fc.integer({ min: 1, max: 4 }) })
  .chain(({ header, columns, rows }) =>
    fc
      .array(fc.array(cellRuns, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows })
      .map((cells): RichTextBlock => ({ kind: 'table', header, rows: cells.map((row) => ({ cells: row })) })),
  );
const note: RichTextRun = { text: '', footnote: 'Note' };

describe('tables and footnotes', () => {
  it('come back unchanged, whatever the cells hold', () =>
    fc.assert(
      fc.property(fc.array(table, { maxLength: 3 }), (value) => {
        expect(blocksOf(documentOf(value))).toEqual(value);
      }),
    ));
  it('keep line breaks in cells', () => {
    const value: RichTextBlock[] = [
      {
        kind: 'table',
        header: false,
        rows: [{ cells: [[{ text: 'a\nb', bold: true }], [note, { text: '\n' }, note]] }],
      },
    ];
    expect(blocksOf(documentOf(value))).toEqual(value);
  });
  it('leave out an empty footnote, and keep neighbouring footnotes apart', () => {
    const runs = [{ text: 'a' }, note, { ...note, footnote: 'Other' }, { text: 'b' }];
    expect(blocksOf(documentOf([{ kind: 'paragraph', runs }]))).toEqual([{ kind: 'paragraph', runs }]);
    expect(blocksOf(documentOf([{ kind: 'paragraph', runs: [{ text: 'a' }, { text: '', footnote: ' ' }] }]))).toEqual([
      { kind: 'paragraph', runs: [{ text: 'a' }] },
    ]);
  });
  it('fill up short rows of a document', () =>
    expect(
      blocksOf({
        type: 'table',
        content: [
          { type: 'tableRow', content: [{ type: 'tableCell' }, { type: 'tableCell' }] },
          { type: 'tableRow', content: [{ type: 'tableCell' }] },
        ],
      }),
    ).toEqual([{ kind: 'table', header: false, rows: [{ cells: [[], []] }, { cells: [[], []] }] }]));
});

describe('blocks and documents', () => {
  it('come back unchanged, whatever the text', () =>
    fc.assert(
      fc.property(blocks, (value) => {
        expect(blocksOf(documentOf(value))).toEqual(value);
      }),
      { numRuns: 500 },
    ));

  it('never hold an empty text node, which the editor refuses', () =>
    fc.assert(
      fc.property(blocks, (value) => {
        const visit = (node: EditorNode): void => {
          if (node.type === 'text') expect(node.text).not.toBe('');
          node.content?.forEach(visit);
        };
        visit(documentOf(value));
      }),
    ));

  it('accept any document without throwing, and return known kinds of blocks only', () =>
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (content) => {
        const document = {
          type: 'doc',
          content: [{ type: 'paragraph' }, { type: 'table', attrs: { content } }],
        } as EditorNode;
        for (const { kind } of blocksOf(document)) expect([...richTextKinds, 'table']).toContain(kind);
      }),
    ));

  it('join neighbouring items into one list', () =>
    expect(
      documentOf([
        { kind: 'bullet', runs: [{ text: 'a' }] },
        { kind: 'bullet', runs: [{ text: 'b' }] },
        { kind: 'numbered', runs: [] },
      ]).content?.map(({ type, content }) => [type, content?.length]),
    ).toEqual([
      ['bulletList', 2],
      ['orderedList', 1],
    ]));

  it('turn a soft line break into a block of the same kind', () =>
    expect(
      blocksOf({
        type: 'doc',
        content: [
          {
            type: 'heading',
            content: [{ type: 'text', text: 'a' }, { type: 'hardBreak' }, { type: 'text', text: 'b' }],
          },
        ],
      }),
    ).toEqual([
      { kind: 'heading', runs: [{ text: 'a' }] },
      { kind: 'heading', runs: [{ text: 'b' }] },
    ]));

  it('join runs with the same marks', () =>
    expect(
      blocksOf({
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'a' },
              { type: 'text', text: 'b' },
            ],
          },
        ],
      }),
    ).toEqual([{ kind: 'paragraph', runs: [{ text: 'ab' }] }]));
});

describe('safeLink', () => {
  it.each(['https://a.example', 'HTTP://a.example', ' mailto:a@b.example '])('keeps %s', (link) =>
    expect(safeLink(link)).toBe(link.trim()),
  );
  it.each(['javascript:alert(1)', 'data:text/html,x', '//a.example', 'a.example', '', undefined, 7])(
    'drops %s',
    (link) => expect(safeLink(link)).toBeUndefined(),
  );
});

describe('linked numbers', () => {
  it('come back unchanged with their marks, and never merge with their neighbours', () => {
    const number = { fieldKey: 'ghg.scope1.total', seen: { number: '1200' } };
    const value: RichTextBlock[] = [
      { kind: 'bullet', runs: [{ text: 'From ' }, { text: '1,200', bold: true, number }, { text: '1,200', number }] },
      { kind: 'table', header: false, rows: [{ cells: [[{ text: '1,200', number }]] }] },
    ];
    expect(blocksOf(documentOf(value))).toEqual(value);
  });
});
