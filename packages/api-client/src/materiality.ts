import type {
  AssessedTopic,
  Assessment,
  AssessmentHead,
  IroChange,
  Language,
  MaterialityDecision,
  MaterialitySettingsChange,
  NewApproval,
  NewApprovalRequest,
  NewAssessment,
  NewDecision,
  NewIro,
  NewTopics,
  RegisterImport,
  ScoresChange,
  Settlement,
  TopicChange,
} from '@esg/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { ApiClient } from './create-api-client.ts';
import {
  addIro,
  addMaterialityTopics,
  applyRegisterImport,
  approveAssessment,
  changeIro,
  changeMaterialitySettings,
  changeMaterialityTopic,
  checkRegister,
  decideMateriality,
  listMaterialityDecisions,
  listMaterialityEvents,
  listMaterialityYears,
  listRegisterImports,
  readAssessment,
  readAssessmentFile,
  readAssessmentHead,
  readMaterialityLibrary,
  readMaterialityProfile,
  readRegisterImport,
  removeIro,
  requestApproval,
  revealScores,
  scoreIro,
  settleIro,
  startAssessment,
  undoRegisterImport,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';
import { type UploadWatch, uploading } from './upload.ts';

const throwOnError = true;
const keyOfOne = (id: string) => [...keys.materiality, 'one', id];

/** The known assessment with this head; `undefined` where what it holds has changed, or is not known. */
const withHead = (known: Assessment | undefined, head: AssessmentHead): Assessment | undefined =>
  known?.contentsStamp === head.contentsStamp ? { ...known, ...head } : undefined;

/** Assessments of what is material. For tenants with the module; others are refused. */
export const materialityQueries = {
  /** The assessment of the latest year. Reading creates none. */
  profile: (client: ApiClient) =>
    query([...keys.materiality, 'profile'], (signal) =>
      readMaterialityProfile({ client, signal, throwOnError, query: { isCreateNew: 'false' } }),
    ),
  /** What all assessments start from; it changes with a release alone. */
  library: (client: ApiClient) =>
    query(['materiality-library'], (signal) => readMaterialityLibrary({ client, signal, throwOnError })),
  /** The assessments of all years, the latest first. */
  years: (client: ApiClient) =>
    query([...keys.materiality, 'years'], (signal) => listMaterialityYears({ client, signal, throwOnError })),
  /** One with everything in it. What it holds is read again only where it changed. */
  one: (client: ApiClient, id: string) =>
    queryOptions<Assessment, ApiError>({
      queryKey: keyOfOne(id),
      queryFn: async ({ signal, client: cache }) => {
        const call = { client, signal, throwOnError, path: { id } } as const;
        const known = cache.getQueryData<Assessment>(keyOfOne(id));
        const head = known && (await readAssessmentHead(call)).data;
        return (head && withHead(known, head)) ?? (await readAssessment(call)).data;
      },
    }),
  /** The latest decisions of all years, newest first. */
  decisions: (client: ApiClient) =>
    query([...keys.materiality, 'decisions'], (signal) => listMaterialityDecisions({ client, signal, throwOnError })),
  /** Imports that changed its register, the newest first. */
  imports: (client: ApiClient, id: string) =>
    query([...keys.materiality, 'imports', id], (signal) =>
      listRegisterImports({ client, signal, throwOnError, path: { id } }),
    ),
  /** One import with its rows as they stand now. */
  oneImport: (client: ApiClient, id: string) =>
    query<RegisterImport>([...keys.materiality, 'import', id], (signal) =>
      readRegisterImport({ client, signal, throwOnError, path: { id } }),
    ),
  /** Its latest changes. */
  events: (client: ApiClient, id: string) =>
    query([...keys.materiality, 'events', id], (signal) =>
      listMaterialityEvents({ client, signal, throwOnError, path: { id } }),
    ),
};

/** Bytes of an assessment as a workbook: matrix, register and decisions. */
export const fetchAssessmentFile = async (client: ApiClient, id: string, language: Language): Promise<Blob> =>
  (await readAssessmentFile({ client, throwOnError, parseAs: 'blob', path: { id }, query: { language } })).data as Blob;

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'materiality.changed' });

type ById<Body> = Body & { id: string };

/** Writing assessments. A change of an older state is refused with `resource.stale`; `currentOf` reads what stands now. */
export const materialityMutations = {
  /** `key` makes a repeated call answer with the one of the first (Idempotency-Key). */
  start: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Assessment, NewAssessment & { key: string }>(
      ({ key, ...body }) => startAssessment({ client, body, throwOnError, headers: { 'Idempotency-Key': key } }),
      readAgain(queryClient),
    ),
  changeSettings: (client: ApiClient, queryClient: QueryClient) =>
    mutation<AssessmentHead, ById<MaterialitySettingsChange>>(
      ({ id, ...body }) => changeMaterialitySettings({ client, path: { id }, body, throwOnError }),
      (head) => {
        queryClient.setQueryData<Assessment>(keyOfOne(head.id), (known) => withHead(known, head));
        return readAgain(queryClient)();
      },
    ),
  addTopics: (client: ApiClient, queryClient: QueryClient) =>
    mutation<AssessedTopic[], ById<NewTopics>>(
      ({ id, ...body }) => addMaterialityTopics({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  changeTopic: (client: ApiClient, queryClient: QueryClient) =>
    mutation<AssessedTopic, ById<TopicChange>>(
      ({ id, ...body }) => changeMaterialityTopic({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  addIro: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Assessment, ById<NewIro>>(
      ({ id, ...body }) => addIro({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  changeIro: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Assessment, ById<IroChange>>(
      ({ id, ...body }) => changeIro({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  removeIro: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Assessment, string>((id) => removeIro({ client, path: { id }, throwOnError }), readAgain(queryClient)),
  /** For oneself, while scores are hidden from each other. */
  score: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Assessment, ById<ScoresChange>>(
      ({ id, ...body }) => scoreIro({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  reveal: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Assessment, string>((id) => revealScores({ client, path: { id }, throwOnError }), readAgain(queryClient)),
  settle: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Assessment, ById<Settlement>>(
      ({ id, ...body }) => settleIro({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  /** Asks those whose turn it is to approve what was read. */
  askForApproval: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Assessment, ById<NewApprovalRequest>>(
      ({ id, ...body }) => requestApproval({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  /** Approves or returns what was read, for the step that names the person. */
  approve: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Assessment, ById<NewApproval>>(
      ({ id, ...body }) => approveAssessment({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  /** The dry run of a sheet of entries: nothing of the register changes. */
  checkRegister: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<RegisterImport, { file: File } & UploadWatch>(
      ({ file, ...watch }) =>
        checkRegister({ client, path: { id }, throwOnError, body: { file }, ...uploading(watch) }),
      (one) => queryClient.setQueryData(materialityQueries.oneImport(client, one.id).queryKey, one),
    ),
  /** Refused with `materiality.import_outdated` where the register changed since. */
  applyImport: (client: ApiClient, queryClient: QueryClient) =>
    mutation<RegisterImport, string>(
      (id) => applyRegisterImport({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
  undoImport: (client: ApiClient, queryClient: QueryClient) =>
    mutation<RegisterImport, string>(
      (id) => undoRegisterImport({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
  decide: (client: ApiClient, queryClient: QueryClient) =>
    mutation<MaterialityDecision, ById<NewDecision>>(
      ({ id, ...body }) => decideMateriality({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
};
