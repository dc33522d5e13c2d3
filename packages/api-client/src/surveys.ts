import type {
  NewOpenLink,
  NewSetAside,
  NewSurvey,
  NewSurveyPeople,
  SentLetters,
  StoredPicture,
  Survey,
  SurveyChange,
  SurveyGroupsChange,
  SurveyLetters,
  SurveyLink,
  SurveyPerson,
  SurveyWaves,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  addSurveyPeople,
  addSurveyPicture,
  changeSurvey,
  changeSurveyGroups,
  closeSurvey,
  countSurveyAnswersAgain,
  exportSurveyResults,
  issueOpenSurveyLink,
  issueSurveyLink,
  listOpenedSurveys,
  listSurveyPeople,
  listSurveys,
  openSurveyForAnswers,
  readCurrentSurvey,
  readStakeholderAxis,
  readSurvey,
  readSurveyPicture,
  readSurveyResults,
  readSurveyTexts,
  readSurveyWaves,
  remindSurveyPeople,
  removeSurvey,
  reviewSurveyAnswers,
  revokeOpenSurveyLink,
  revokeSurveyPerson,
  sendSurveyLetters,
  setSurveyAnswersAside,
  startSurvey,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** Surveys of stakeholders. For tenants with the module of materiality; others are refused. */
export const surveyQueries = {
  /** The one that is open now. */
  current: (client: ApiClient) =>
    query([...keys.surveys, 'current'], (signal) => readCurrentSurvey({ client, signal, throwOnError })),
  /** All of an assessment. */
  list: (client: ApiClient, profileId: string) =>
    query([...keys.surveys, 'list', profileId], (signal) =>
      listSurveys({ client, signal, throwOnError, path: { id: profileId } }),
    ),
  /** Every one of the organisation that was opened, with the year of its assessment. */
  opened: (client: ApiClient) =>
    query([...keys.surveys, 'opened'], (signal) => listOpenedSurveys({ client, signal, throwOnError })),
  one: (client: ApiClient, id: string) =>
    query([...keys.surveys, 'one', id], (signal) => readSurvey({ client, signal, throwOnError, path: { id } })),
  /** People who are asked by a link of their own; for those who may write. */
  people: (client: ApiClient, id: string) =>
    query([...keys.surveys, 'people', id], (signal) =>
      listSurveyPeople({ client, signal, throwOnError, path: { id } }),
    ),
  /** When answers came by open links, and which are set aside; for those who may write. */
  waves: (client: ApiClient, id: string) =>
    query([...keys.surveys, 'waves', id], (signal) => readSurveyWaves({ client, signal, throwOnError, path: { id } })),
  results: (client: ApiClient, id: string) =>
    query([...keys.surveys, 'results', id], (signal) =>
      readSurveyResults({ client, signal, throwOnError, path: { id } }),
    ),
  /** What people wrote, as far as it may be shown. */
  texts: (client: ApiClient, id: string) =>
    query([...keys.surveys, 'texts', id], (signal) => readSurveyTexts({ client, signal, throwOnError, path: { id } })),
  /** A picture of a question; another one has another id. */
  picture: (client: ApiClient, id: string, fileId: string) => ({
    ...query(
      ['survey-picture', id, fileId],
      async (signal) =>
        (await readSurveyPicture({
          client,
          signal,
          throwOnError,
          parseAs: 'blob' as const,
          path: { id, fileId },
        })) as { data: Blob },
    ),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  /** What all surveys of an assessment say of its topics, from 0 to 5, with the weights of groups. */
  axis: (client: ApiClient, profileId: string) =>
    query([...keys.surveys, 'axis', profileId], (signal) =>
      readStakeholderAxis({ client, signal, throwOnError, path: { id: profileId } }),
    ),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'surveys.changed' });
type ById<Body> = Body & { id: string };

/** Writing surveys. A change of an older state is refused with `resource.stale`; `currentOf` reads what stands now. */
export const surveyMutations = {
  /** `key` makes a repeated call answer with the one of the first (Idempotency-Key). */
  start: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Survey, ById<NewSurvey> & { key: string }>(
      ({ key, id, ...body }) =>
        startSurvey({ client, path: { id }, body, throwOnError, headers: { 'Idempotency-Key': key } }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Survey, ById<SurveyChange>>(
      ({ id, ...body }) => changeSurvey({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  /** Stores a picture; `original` and `thumbnail` are made by the browser. No question shows it before one names it. */
  addPicture: (client: ApiClient, id: string) =>
    mutation<StoredPicture, { original: Blob; thumbnail: Blob }>((body) =>
      addSurveyPicture({ client, throwOnError, body, path: { id } }),
    ),
  changeGroups: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Survey, ById<SurveyGroupsChange>>(
      ({ id, ...body }) => changeSurveyGroups({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<void, string>((id) => removeSurvey({ client, path: { id }, throwOnError }), readAgain(queryClient)),
  open: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Survey, ById<{ version: number }>>(
      ({ id, ...body }) => openSurveyForAnswers({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  close: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Survey, string>((id) => closeSurvey({ client, path: { id }, throwOnError }), readAgain(queryClient)),
  addPeople: (client: ApiClient, queryClient: QueryClient) =>
    mutation<SurveyPerson[], ById<NewSurveyPeople>>(
      ({ id, ...body }) => addSurveyPeople({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  send: (client: ApiClient, queryClient: QueryClient) =>
    mutation<SentLetters, ById<SurveyLetters>>(
      ({ id, ...body }) => sendSurveyLetters({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  remind: (client: ApiClient, queryClient: QueryClient) =>
    mutation<SentLetters, ById<SurveyLetters>>(
      ({ id, ...body }) => remindSurveyPeople({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  /** A link for one person, told once. */
  issueLink: (client: ApiClient, queryClient: QueryClient) =>
    mutation<SurveyLink, string>(
      (id) => issueSurveyLink({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
  revokePerson: (client: ApiClient, queryClient: QueryClient) =>
    mutation<void, string>((id) => revokeSurveyPerson({ client, path: { id }, throwOnError }), readAgain(queryClient)),
  /** The link of a group that anybody may use, told once. */
  issueOpenLink: (client: ApiClient, queryClient: QueryClient) =>
    mutation<SurveyLink, ById<NewOpenLink>>(
      ({ id, ...body }) => issueOpenSurveyLink({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  setAside: (client: ApiClient, queryClient: QueryClient) =>
    mutation<SurveyWaves, ById<NewSetAside>>(
      ({ id, ...body }) => setSurveyAnswersAside({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  /** Lets answers that were set aside count again. */
  countAgain: (client: ApiClient, queryClient: QueryClient) =>
    mutation<void, string>(
      (id) => countSurveyAnswersAgain({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
  /** Lets results be shown with the answers that count now. */
  review: (client: ApiClient, queryClient: QueryClient) =>
    mutation<void, string>((id) => reviewSurveyAnswers({ client, path: { id }, throwOnError }), readAgain(queryClient)),
  revokeOpenLink: (client: ApiClient, queryClient: QueryClient) =>
    mutation<void, string>(
      (id) => revokeOpenSurveyLink({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
};

type SurveyFile = { id: string; format: 'xlsx' | 'csv' | 'pdf'; language: 'en' | 'zhTw' };

/** The results as a file, with nothing that the page does not show. */
export const fetchSurveyFile = async (client: ApiClient, { id, ...file }: SurveyFile): Promise<Blob> =>
  (await exportSurveyResults({ client, throwOnError, parseAs: 'blob', path: { id }, query: file })).data as Blob;
