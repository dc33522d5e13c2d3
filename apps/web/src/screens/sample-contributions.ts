import type { Contribution, ContributionTask, DraftOutline, Field, Language, ReportCollaborators } from '@esg/contract';

const idOf = (number: number) => `0de0c0a1-0000-4000-8000-00000000000${number}`;
const report = { id: idOf(1), name: 'Report 2026', versionId: 'gri-2025', status: 'in-progress' as const };
const both = (en: string, zhTw: string) => ({ en, zhTw });

const invitation = (number: number, change: Partial<Contribution>): Contribution => ({
  id: idOf(number),
  report,
  role: 'contributor',
  email: `person${number}@partner.example`,
  name: 'Ho Lam',
  userId: null,
  language: 'en',
  answered: 1,
  status: 'in-progress',
  dueOn: '2026-12-10',
  message: '',
  note: '',
  questions: [
    { disclosureCode: '305-1', fieldKey: 'ghg.scope1.total' },
    { disclosureCode: '305-1', fieldKey: 'ghg.scope1.method' },
  ],
  invitedBy: 'Mei Lam',
  invitedAt: '2026-11-18T02:00:00.000Z',
  expiresAt: '2099-01-01T00:00:00.000Z',
  lastSeenAt: '2026-11-20T08:10:00.000Z',
  remindedAt: null,
  isMuted: false,
  doneAt: null,
  comments: 0,
  evidence: 0,
  ...change,
});

/** Everybody who works on reports, in each possible state. */
export const sampleCollaborators: ReportCollaborators = {
  contributions: [
    invitation(2, {}),
    invitation(3, { name: '', status: 'invited', answered: 0, lastSeenAt: null, dueOn: '2020-01-31' }),
    invitation(4, { name: '黃家欣', role: 'reviewer', status: 'opened', answered: 0, dueOn: null }),
    invitation(5, { name: 'Dr Wong', status: 'done', answered: 2, note: 'Meter B was out in May.' }),
    invitation(6, { name: 'Ana Ruiz', status: 'revoked', answered: 0 }),
    invitation(6, {
      id: '0de0c0a1-0000-4000-8000-000000000016',
      name: 'Chairman Wong',
      email: '',
      role: 'reader',
      questions: [],
      answered: 0,
      dueOn: null,
      comments: 2,
    }),
    invitation(7, { name: 'Daniel Lau', userId: idOf(8), expiresAt: null }),
  ],
  assigned: [],
  colleagues: [{ report, userId: idOf(9), name: 'Mei Lam' }],
  nextCursor: 'older',
};
/** A page of older reports. */
export const olderCollaborators: ReportCollaborators = {
  contributions: [],
  assigned: [],
  colleagues: [{ report: { ...report, id: idOf(0), name: 'Report 2024' }, userId: idOf(9), name: 'Sofia Kwok' }],
  nextCursor: null,
};

const field = (key: string, change: Partial<Field>): Field => ({
  key,
  type: 'textArea',
  label: both('How it was counted', '計算方法'),
  hint: null,
  required: false,
  coverage: 'full',
  unitKind: null,
  decimals: 0,
  options: [],
  breakdowns: [],
  ...change,
});
const tonnes = (number: string) => ({
  type: 'number' as const,
  rows: [{ number, unit: 't{CO2e}', descriptor: '' }],
});

/** The task of an external person: two questions of one report. */
export const sampleTask: ContributionTask = {
  id: idOf(2),
  reportId: report.id,
  role: 'contributor',
  name: 'Ho Lam',
  reportName: report.name,
  organizationName: 'Kestrel Packaging',
  framework: both('GRI Standards', 'GRI 準則'),
  versionId: 'gri-2025',
  period: { start: '2026-01-01', end: '2026-12-31' },
  reportLanguages: ['en'],
  invitedBy: 'Mei Lam',
  message: 'Only the boilers, please.',
  dueOn: '2026-12-10',
  expiresAt: '2099-01-01T00:00:00.000Z',
  mayAnswer: true,
  doneAt: null,
  note: '',
  isMuted: false,
  disclosures: [
    {
      code: '305-1',
      title: both('Direct emissions (scope 1)', '直接溫室氣體排放（範圍 1）'),
      guidance: both('Count what you burn yourselves.', '計算自行燃燒的燃料。'),
      questions: [
        {
          field: field('ghg.scope1.total', {
            type: 'number',
            label: both('Scope 1 emissions', '範圍 1 排放'),
            unitKind: 'mass-co2e',
            required: true,
          }),
          answer: null,
          earlier: { value: tonnes('1234.5'), period: { start: '2025-01-01', end: '2025-12-31' } },
        },
        { field: field('ghg.scope1.method', {}), answer: null, earlier: null },
      ],
    },
  ],
  comments: [
    {
      id: idOf(3),
      disclosureCode: '305-1',
      fieldKey: 'ghg.scope1.total',
      by: 'Mei Lam',
      chapterCode: '',
      partTitle: '',
      text: 'With the new boiler, please.',
      at: '2026-11-20T08:10:00.000Z',
    },
  ],
  evidence: [
    {
      id: idOf(4),
      disclosureCode: '305-1',
      fieldKey: 'ghg.scope1.total',
      by: 'Ho Lam (external)',
      fileName: 'meter-readings.pdf',
      bytes: 482_133,
      at: '2026-11-20T08:12:00.000Z',
    },
  ],
  units: {
    'mass-co2e': [
      {
        code: 't{CO2e}',
        symbol: 't CO₂e',
        factorToBase: '1',
        offset: '0',
        name: both('tonnes of CO₂ equivalent', '公噸二氧化碳當量'),
      },
    ],
  },
  countries: [],
};

/** The draft of a whole report, as its chairman sees it. */
export const sampleDraftTask: ContributionTask = {
  ...sampleTask,
  role: 'reader',
  name: 'Chairman Wong',
  reportLanguages: ['en', 'zhTw'],
  message: 'Before the board meets on Thursday, please.',
  dueOn: null,
  mayAnswer: false,
  disclosures: [],
  evidence: [],
  comments: [
    {
      id: idOf(5),
      disclosureCode: '305-1',
      fieldKey: '',
      chapterCode: '',
      partTitle: 'Direct emissions',
      text: 'Why did they rise?',
      at: '2026-11-20T08:10:00.000Z',
      by: 'Chairman Wong (external)',
    },
    {
      id: idOf(6),
      disclosureCode: '305-1',
      fieldKey: '',
      chapterCode: '',
      partTitle: 'Direct emissions',
      text: 'We took the second plant into the count.',
      at: '2026-11-20T09:10:00.000Z',
      by: 'Mei Lam',
    },
  ],
};

/** The chapters of the draft. */
export const sampleDraftOutline = (language: Language): DraftOutline => ({
  language,
  chapters: [
    {
      code: 'GRI 305',
      title: language === 'zhTw' ? 'GRI 305：排放' : 'GRI 305: Emissions',
      disclosures: [
        {
          code: '305-1',
          printedCode: '305-1',
          title: language === 'zhTw' ? '直接溫室氣體排放' : 'Direct emissions',
        },
      ],
    },
  ],
});

/** A PDF of three empty pages; bookmarks lead to the second and the third. */
export const sampleDraftPdf = (): Blob => {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 >>',
    page,
    page,
    page,
    '<< /Type /Outlines /First 7 0 R /Last 8 0 R /Count 2 >>',
    '<< /Title (GRI 305: Emissions) /Parent 6 0 R /Next 8 0 R /Dest [4 0 R /Fit] >>',
    '<< /Title (305-1 Direct emissions) /Parent 6 0 R /Prev 7 0 R /Dest [5 0 R /Fit] >>',
  ];
  const head = '%PDF-1.7\n';
  const bodies = objects.map((object, place) => `${place + 1} 0 obj\n${object}\nendobj\n`);
  const offsets = bodies.map((_, place) => head.length + bodies.slice(0, place).join('').length);
  const file = head + bodies.join('');
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Blob([file, table, trailer], { type: 'application/pdf' });
};
