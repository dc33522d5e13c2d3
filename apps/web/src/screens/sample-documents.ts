import type {
  DeletedDocument,
  Document,
  DocumentDetail,
  DocumentHistoryEntry,
  DocumentSearch,
  DocumentTagCategory,
  DocumentUses,
} from '@esg/contract';

const idOf = (number: number) => `0d0c0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const mei = { id: idOf(91), name: 'Mei Lam' };
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const documentOf = (number: number, name: string, fields: Partial<Document> = {}): Document =>
  Object.assign(
    {
      id: idOf(number),
      name,
      mediaType: 'application/pdf',
      bytes: 1_258_291,
      fileNumber: 1,
      uploadedBy: mei.name,
      uploadedAt: '2026-11-20T08:10:00.000Z',
      owner: mei,
      expiresOn: null,
      tagIds: [],
      company: null,
      reading: { state: 'read', problem: null, pages: 12, language: 'en', unreadPages: 0, firstUnreadPage: null },
      updatedBy: mei.name,
      updatedAt: '2026-11-20T08:10:00.000Z',
      version: 1,
    },
    fields,
  );

/** Categories of tags: one that is shown at documents, one that only filters. */
export const sampleTags: readonly DocumentTagCategory[] = [
  {
    id: idOf(61),
    name: 'Topic',
    isVisible: true,
    tags: [
      { id: idOf(71), name: 'Energy 能源' },
      { id: idOf(72), name: 'Water' },
    ],
    version: 1,
  },
  { id: idOf(62), name: 'Received from', isVisible: false, tags: [{ id: idOf(73), name: 'Landlord' }], version: 1 },
];

/** Documents of each kind, old and new, one of which has expired. */
export const sampleDocuments: readonly Document[] = [
  documentOf(1, 'Electricity bills 2025.pdf', { fileNumber: 3, tagIds: [idOf(71), idOf(73)] }),
  documentOf(2, 'ISO 14001 certificate.pdf', {
    expiresOn: '2025-06-30',
    owner: null,
    reading: {
      state: 'failed',
      problem: 'encrypted',
      pages: null,
      language: null,
      unreadPages: 0,
      firstUnreadPage: null,
    },
  }),
  documentOf(3, '可持續發展政策（二零二五年修訂本，經董事會批准）.docx', { mediaType: word, bytes: 48_128 }),
  documentOf(4, 'Water meters of every site with all their readings and corrections 2025.xlsx', {
    mediaType: excel,
    bytes: 245_760,
    tagIds: [idOf(72)],
    expiresOn: '2099-12-31',
  }),
  documentOf(5, 'Offer of the landlord.msg', { mediaType: 'application/vnd.ms-outlook', bytes: 90_112 }),
];

/** The first of them, with its versions and a report. */
export const sampleDetail = (): DocumentDetail => {
  const document = sampleDocuments[0] ?? documentOf(1, '');
  const versions = [3, 2, 1].map((number) => ({
    id: idOf(80 + number),
    number,
    name: number === 3 ? document.name : `Bills, draft ${number}.pdf`,
    mediaType: document.mediaType,
    bytes: 1_000_000 * number,
    by: mei.name,
    at: `2026-11-1${number}T08:10:00.000Z`,
  }));
  return { document, versions, companyRead: null, reports: [{ id: idOf(95), name: 'Sustainability report 2025' }] };
};

/** What was deleted. */
export const sampleDeleted: readonly DeletedDocument[] = [
  {
    id: idOf(7),
    name: 'Old bills.pdf',
    mediaType: 'application/pdf',
    bytes: 400_000,
    deletedBy: mei.name,
    deletedAt: '2026-11-20T08:10:00.000Z',
    purgedAt: '2026-12-20T08:10:00.000Z',
  },
  {
    id: idOf(8),
    name: '舊政策.docx',
    mediaType: word,
    bytes: 20_000,
    deletedBy: 'Daniel Lau',
    deletedAt: '2026-11-19T08:10:00.000Z',
    purgedAt: '2026-12-19T08:10:00.000Z',
  },
];

const markedIn = (snippet: string, words: readonly string[]) =>
  words.map((word) => ({ from: snippet.indexOf(word), to: snippet.indexOf(word) + word.length }));
const bill = 'Total consumption of the quarter was 41,200 kWh, of which electricity for cooling 12,900 kWh.';
const policy = '本集團的目標是於二零三零年前減少用電量（electricity）兩成。';

/** What a search for “electricity” finds in them. */
export const sampleHits: DocumentSearch = {
  documents: [
    {
      documentId: idOf(1),
      name: 'Electricity bills 2025.pdf',
      mediaType: 'application/pdf',
      fileNumber: 3,
      isNamed: true,
      tags: [],
      pages: [
        { number: 2, label: 'ii', kind: 'page', source: 'text', snippet: bill, marks: markedIn(bill, ['electricity']) },
        { number: 7, label: null, kind: 'page', source: 'recognised', snippet: bill, marks: [] },
      ],
    },
    {
      documentId: idOf(3),
      name: '可持續發展政策（二零二五年修訂本，經董事會批准）.docx',
      mediaType: word,
      fileNumber: 1,
      isNamed: false,
      tags: [],
      pages: [
        {
          number: 4,
          label: '3. 目標',
          kind: 'section',
          source: 'text',
          snippet: policy,
          marks: markedIn(policy, ['用電量', 'electricity']),
        },
      ],
    },
  ],
  hasMore: false,
  searched: 5,
  unread: 1,
};

/** What a search finds that nothing says. */
export const noHits: DocumentSearch = { documents: [], hasMore: false, searched: 5, unread: 0 };

/** What was done with documents. */
export const sampleHistory: readonly DocumentHistoryEntry[] = [
  {
    id: idOf(101),
    at: '2026-11-21T08:10:00.000Z',
    by: '',
    documentId: idOf(9),
    documentName: 'Old bills.pdf',
    action: 'purged',
    fields: [],
  },
  {
    id: idOf(102),
    at: '2026-11-20T08:10:00.000Z',
    by: mei.name,
    documentId: idOf(1),
    documentName: 'Electricity bills 2025.pdf',
    action: 'changed',
    fields: ['owner', 'tags'],
  },
];

/** What comes from the first of them. */
export const sampleUses: DocumentUses = {
  reports: [{ id: idOf(95), name: 'Sustainability report 2025', answers: 12 }],
  open: 3,
};
