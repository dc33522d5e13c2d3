import type {
  ApprovalRound,
  CommentThread,
  DisclosureEvidence,
  DisclosureWork,
  LastValues,
  Presence,
  ReportColleague,
  ReportDocument,
  ReportTask,
  ReportWork,
} from '@esg/contract';

const mei = { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f10', name: 'Mei Lam' };
const kwok = { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f31', name: 'Kwok Wing' };
const siu = { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f32', name: '陳小文' };

export const sampleColleagues: ReportColleague[] = [
  { ...mei, role: 'administrator', avatarFileId: null, mayApprove: true, isSelf: true },
  { ...kwok, role: 'basic', avatarFileId: null, mayApprove: false, isSelf: false },
  { ...siu, role: 'administrator', avatarFileId: null, mayApprove: true, isSelf: false },
];

const fallen: ApprovalRound = {
  id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f41',
  state: 'fallen',
  steps: [{ approverIds: [mei.id] }, { approverIds: [siu.id] }],
  step: 1,
  submittedBy: kwok,
  submittedAt: '2026-11-16T08:00:00.000Z',
  note: '',
  decisions: [{ step: 0, decision: 'approved', by: mei, at: '2026-11-16T09:00:00.000Z', reason: '' }],
  ended: { by: kwok, at: '2026-11-17T10:42:00.000Z', fieldKey: null },
  mine: 'no',
};

const open: ApprovalRound = { ...fallen, state: 'open', step: 0, decisions: [], ended: null, mine: 'decide' };

const work = (code: string, change: Partial<DisclosureWork>): DisclosureWork => ({
  code,
  assigneeIds: [],
  approverIds: [],
  dueOn: null,
  note: '',
  needsApproval: true,
  round: null,
  openTasks: 0,
  openThreads: 0,
  evidenceCount: 0,
  writerIds: [],
  ...change,
});

export const sampleWork: ReportWork = {
  steps: fallen.steps,
  isOwnChain: false,
  ofDisclosures: true,
  separateDuties: true,
  needsApproval: false,
  evidence: { of: 'figures', isBlocking: true },
  isOwnEvidence: false,
  dueOn: null,
  round: null,
  disclosures: [
    work('305-1', {
      assigneeIds: [kwok.id, mei.id],
      dueOn: '2026-10-31',
      note: 'Boilers first, please.',
      round: fallen,
      openTasks: 1,
      openThreads: 1,
      evidenceCount: 2,
    }),
    work('305-2', { assigneeIds: [siu.id], dueOn: '2027-12-15', round: open }),
  ],
};

/** The same work where the administrator decides about an answer of their own. */
export const sampleOwnWork: ReportWork = {
  ...sampleWork,
  separateDuties: false,
  disclosures: [work('305-1', { round: open, writerIds: [mei.id] })],
};

export const samplePresence: Presence[] = [{ userId: siu.id, name: siu.name, disclosureCode: '305-2' }];

export const sampleThreads: CommentThread[] = [
  {
    id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f51',
    disclosureCode: '305-1',
    fieldKey: null,
    resolved: null,
    external: null,
    comments: [
      {
        id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f52',
        text: '@Mei Lam does this include the leased vehicles?',
        mentions: [mei],
        by: kwok,
        at: '2026-11-17T10:00:00.000Z',
      },
    ],
  },
  {
    id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f54',
    disclosureCode: '305-1',
    resolved: null,
    fieldKey: 'scope-1',
    external: { contributionId: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f55', name: 'Ho Lam' },
    comments: [
      {
        id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f54',
        text: 'With the new boiler?',
        mentions: [],
        by: { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f55', name: 'Ho Lam (external)' },
        at: '2026-11-18T10:00:00.000Z',
      },
    ],
  },
];

const bills = { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f61', name: 'Fuel bills 2025.pdf', bytes: 482_000 };
export const sampleDocuments: ReportDocument[] = [
  {
    ...bills,
    mediaType: 'application/pdf',
    disclosureCodes: ['305-1'],
    references: { '305-1': 'p. 12' },
    at: '2026-11-16T10:00:00.000Z',
    by: kwok,
  },
];
export const sampleEvidence: DisclosureEvidence[] = [
  { ...bills, kind: 'document', heldBy: null, reference: 'p. 12', at: '2026-11-16T10:00:00.000Z', by: kwok.name },
  {
    kind: 'data-point',
    id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f62',
    heldBy: bills.id,
    name: 'Meter.xlsx',
    bytes: 12_000,
    reference: 'Gas!C4',
    at: '2026-11-16T10:00:00.000Z',
    by: siu.name,
  },
];

export const sampleTasks: ReportTask[] = [
  {
    id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f53',
    disclosureCode: '305-1',
    note: 'Send the fuel bills of March',
    assignee: kwok,
    createdBy: mei,
    createdAt: '2026-11-10T10:00:00.000Z',
    dueOn: '2026-11-12',
    done: null,
  },
];

export const sampleLastValues: LastValues = {
  from: {
    id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f61',
    name: 'Sustainability report 2024',
    period: { start: '2024-01-01', end: '2024-12-31' },
  },
  values: [
    {
      disclosureCode: '305-1',
      fieldKey: 'scope-1',
      sourceCode: '305-1',
      period: { start: '2024-01-01', end: '2024-12-31' },
      value: { type: 'number', rows: [{ number: '2440.1', unit: 'tCO2e', descriptor: '' }] },
    },
  ],
};
