import * as v from 'valibot';
import { BilingualSchema } from './language-schemas.ts';
import { PageSizeSchema, plainDigits } from './pages.ts';
import { ReportStatusSchema, ReportStepSchema } from './report-life-schemas.ts';
import { DaySchema, IdSchema, InstantSchema, PeriodSchema, ref } from './schema.ts';

/** The clients' reports that the board shows; `ongoing` means all unpublished ones. */
export const clientBoardStates = ['ongoing', 'overdue', 'waiting', 'ready', 'published'] as const;
export type ClientBoardState = (typeof clientBoardStates)[number];

/** The order: by due date, by client's name, by least progress, or by last activity. */
export const clientBoardOrders = ['due', 'client', 'progress', 'activity'] as const;
export type ClientBoardOrder = (typeof clientBoardOrders)[number];

export const clientBoardLimits = {
  peopleShownMax: 5,
  withoutReportMax: 50,
} as const;

/** What a report waits for: a decision, an invited reviewer or contributor, a task, or work on what an approver sent back. */
export const clientWaitKinds = ['approval', 'review', 'contribution', 'task', 'rework'] as const;
export type ClientWaitKind = (typeof clientWaitKinds)[number];

const Page = v.pipe(v.string(), plainDigits, v.toNumber(), v.integer(), v.minValue(1), v.maxValue(1000));

/** GET consultancies/board. `today` is the reader's day, by which reports are overdue. */
export const ClientBoardQuerySchema = v.object({
  today: DaySchema,
  state: v.optional(v.picklist(clientBoardStates), 'ongoing'),
  order: v.optional(v.picklist(clientBoardOrders), 'due'),
  /** Only reports whose client or name contains these words. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(255)), ''),
  page: v.optional(Page, '1'),
  limit: PageSizeSchema,
});
export type ClientBoardQuery = v.InferOutput<typeof ClientBoardQuerySchema>;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const ClientReportSchema = v.pipe(
  v.object({
    id: IdSchema,
    client: v.object({ id: IdSchema, name: v.string() }),
    name: v.string(),
    versionId: v.string(),
    framework: BilingualSchema,
    period: v.nullable(PeriodSchema),
    status: ReportStatusSchema,
    /** The step at which work continues. */
    currentStep: ReportStepSchema,
    /** Disclosures completed or left out with a reason, of those selected. */
    progress: v.object({
      done: Count,
      total: Count,
      /** Provisions that the framework asks for and the report neither has nor may leave out; absent where nobody knows what it asks. */
      missing: v.optional(Count),
      /** Those of them that are selected, and so are in `total` and `done`: left out against the rules. */
      leftOut: v.optional(Count),
    }),
    dueOn: v.nullable(DaySchema),
    /** What the report waits for and whom: names of some of the people. */
    waits: v.array(
      v.object({
        kind: v.picklist(clientWaitKinds),
        count: Count,
        people: v.array(v.string()),
        /** How many people in total. */
        peopleCount: Count,
      }),
    ),
    lastActivityAt: InstantSchema,
  }),
  ref('ClientReport'),
);
export type ClientReport = v.InferOutput<typeof ClientReportSchema>;

/** One page of the reports of all clients of the caller's consultancy. */
export const ClientBoardSchema = v.pipe(
  v.object({
    items: v.array(ClientReportSchema),
    /** How many reports match the query. */
    total: Count,
    /** The number of reports in each state, without the filter. */
    counts: v.object({
      clients: Count,
      ongoing: Count,
      overdue: Count,
      waiting: Count,
      ready: Count,
      published: Count,
    }),
    /** The first clients, by name, that have no report yet. */
    withoutReport: v.array(v.object({ id: IdSchema, name: v.string() })),
  }),
  ref('ClientBoard'),
);
export type ClientBoard = v.InferOutput<typeof ClientBoardSchema>;
