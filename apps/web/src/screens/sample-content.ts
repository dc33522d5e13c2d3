import type { ContentCategory, ContentEntry, Notification, RichTextBlock } from '@esg/contract';

const line = (kind: 'paragraph' | 'heading' | 'bullet' | 'numbered', text: string, bold?: string): RichTextBlock => ({
  kind,
  runs: bold ? [{ text: bold, bold: true }, { text }] : [{ text }],
});
const table: RichTextBlock = {
  kind: 'table',
  header: true,
  rows: [
    ['Meter', 'kWh'],
    ['Hall 1', '41,200'],
    ['Hall 2', '38,950'],
  ].map((cells) => ({ cells: cells.map((text) => [{ text }]) })),
};
const base = { updatedBy: 'Daniel Lau', updatedAt: '2026-11-18T09:30:00.000Z', version: 2 };

export const sampleCategories: ContentCategory[] = [
  { id: 'c1', title: { en: 'First steps', zhTw: '入門' }, position: 0 },
  { id: 'c2', title: { en: 'Figures', zhTw: '數據' }, position: 1 },
];

export const sampleArticles: ContentEntry[] = [
  {
    ...base,
    id: 'a1',
    kind: 'article',
    categoryId: 'c1',
    publishedAt: '2026-11-02T08:00:00.000Z',
    title: { en: 'From framework to published report', zhTw: '由選擇框架到發布報告' },
    summary: {
      en: 'The steps of a report, and what each asks of you.',
      zhTw: '編製報告的步驟，以及每一步需要的資料。',
    },
    body: {
      en: [
        line('paragraph', 'Each step saves by itself.'),
        line('heading', 'The steps'),
        line('numbered', ' under Create New Report.', 'Choose a framework'),
        line('numbered', ' with their units.', 'Enter figures'),
        line('heading', 'Where to look'),
        line('bullet', 'Home shows what comes next.'),
        table,
        { kind: 'paragraph', runs: [{ text: 'Ask early.' }, { text: '', footnote: 'Audits begin in February.' }] },
      ],
      zhTw: [line('paragraph', '每一步都會自動儲存。'), line('numbered', '選擇框架。'), line('numbered', '輸入數據。')],
    },
  },
  {
    ...base,
    id: 'a2',
    kind: 'article',
    categoryId: 'c2',
    publishedAt: '2026-11-10T08:00:00.000Z',
    title: { en: 'Reading steam meters', zhTw: '' },
    summary: { en: 'Which unit to choose, and where the meter stands.', zhTw: '' },
    body: { en: [line('paragraph', 'Steam is counted in tonnes.')], zhTw: [] },
  },
  {
    ...base,
    id: 'a3',
    kind: 'article',
    categoryId: null,
    publishedAt: null,
    title: { en: 'Business travel', zhTw: '商務差旅' },
    summary: { en: '', zhTw: '' },
    body: { en: [], zhTw: [] },
  },
];

export const sampleNews: ContentEntry[] = [
  {
    ...base,
    id: 'n1',
    kind: 'whats-new',
    categoryId: null,
    publishedAt: '2026-11-19T08:00:00.000Z',
    title: { en: 'The deadline for 2026 figures is 31 January', zhTw: '2026 年數據限期為 1 月 31 日' },
    summary: { en: '', zhTw: '' },
    body: {
      en: [line('paragraph', 'Enter what you have; estimates can be replaced until then.')],
      zhTw: [line('paragraph', '請先輸入現有數據；限期前可更新估算值。')],
    },
  },
  {
    ...base,
    id: 'n2',
    kind: 'whats-new',
    categoryId: null,
    publishedAt: '2026-10-02T08:00:00.000Z',
    title: { en: 'Articles and news in one place', zhTw: '文章及最新消息集中一處' },
    summary: { en: '', zhTw: '' },
    body: { en: [line('paragraph', 'Open Help.')], zhTw: [line('paragraph', '開啟「說明」。')] },
  },
];

const told = (id: string, kind: Notification['kind'], facts: Notification['facts'], minutes: number): Notification => ({
  id,
  kind,
  facts,
  path: '/ct/publish-reports',
  createdAt: new Date(Date.now() - minutes * 60_000).toISOString(),
  readAt: minutes > 60 ? '2026-11-20T08:00:00.000Z' : null,
});

export const sampleNotifications: Notification[] = [
  told('t1', 'report.published', { report: 'Kestrel Sustainability Report 2025' }, 3),
  told('t2', 'member.joined', { person: 'Yara Santos' }, 42),
  told('t3', 'export.finished', { report: 'Kestrel Sustainability Report 2025', format: 'pdf', language: 'en' }, 200),
  told('t4', 'subscription.payment_failed', {}, 3000),
];
