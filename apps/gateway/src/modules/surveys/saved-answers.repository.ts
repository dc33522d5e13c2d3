import type { SurveyValue } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { preparedSql, type Transaction } from '../../platform/database/index.ts';
import type { ResponseKey } from './answering.repository.ts';
import { surveyResponses } from './surveys.tables.ts';

/** A question of a response. */
type Asked = { readonly answerHash: string; readonly questionId: string };
/** What replaces an answer only where this stands there, or the answer itself; nothing where it replaces whatever stands there. */
type Seen = SurveyValue | null | undefined;
/** An answer to be saved. */
type SavedAnswer = {
  readonly key: ResponseKey;
  readonly questionId: string;
  readonly value: SurveyValue | null;
  readonly seen: Seen;
};

type StandingRow = { readonly answer_hash: string; readonly question_id: string; readonly value: SurveyValue | null };
const standing = preparedSql<StandingRow>(
  'surveys.standing_answers',
  sql`select asked.answer_hash, asked.question_id, responses.answers -> asked.question_id as value
    from jsonb_to_recordset(${sql.placeholder('asked')}::jsonb) asked (answer_hash text, question_id text)
    join ${surveyResponses} responses on responses.answer_hash = asked.answer_hash`,
);

/** What stands as the answer to these questions, each of another response and in their order; nothing where a response has not begun. */
export const findAnswers = async (tx: Transaction, asked: readonly Asked[]) => {
  const given = asked.map(({ answerHash, questionId }) => ({ answer_hash: answerHash, question_id: questionId }));
  const rows = await standing({ tx }, { asked: JSON.stringify(given) });
  const byHash = new Map(rows.map((row) => [row.answer_hash, { value: row.value }]));
  return asked.map(({ answerHash }) => byHash.get(answerHash));
};

/** Ratings of topics beside those of other topics. */
const ratedBeside = sql`jsonb_build_object('kind', 'topics', 'steps', coalesce((
    select jsonb_agg(rating) from jsonb_array_elements(stored.answers -> given.question_id -> 'steps') rating
    where not exists (
      select from jsonb_array_elements(given.value -> 'steps') rated where rated ->> 'id' = rating ->> 'id')
  ), '[]'::jsonb) || (given.value -> 'steps'))`;

/** What of a response stands once an answer is saved: beside all others, ratings of topics beside those of other topics too. */
const savedAnswers = sql`case
    when given.value is null then stored.answers - given.question_id
    when given.value ->> 'kind' = 'topics' then stored.answers || jsonb_build_object(given.question_id, ${ratedBeside})
    else stored.answers || jsonb_build_object(given.question_id, given.value) end`;

/** Nothing else stands there than was seen, or the answer itself. */
const isAsSeen = sql`not given.is_checked or coalesce(stored.answers -> given.question_id, 'null'::jsonb)
    in (coalesce(given.seen, 'null'::jsonb), coalesce(given.value, 'null'::jsonb))`;

type SavedRow = { readonly answer_hash: string; readonly answered: number; readonly is_new: boolean };
const save = preparedSql<SavedRow>(
  'surveys.save_answers',
  sql`with given as (
      select * from jsonb_to_recordset(${sql.placeholder('given')}::jsonb) given (answer_hash text, tenant_id uuid, organisation_id uuid,
        survey_id uuid, group_id uuid, person_id uuid, changed_on date, question_id text, value jsonb, seen jsonb, is_checked boolean))
    insert into ${surveyResponses} as stored
      (answer_hash, tenant_id, organisation_id, survey_id, group_id, person_id, changed_on, answers)
    select answer_hash, tenant_id, organisation_id, survey_id, group_id, person_id, changed_on,
      case when value is null then '{}'::jsonb else jsonb_build_object(question_id, value) end
    from given
    on conflict (answer_hash) do update set changed_on = excluded.changed_on,
      answers = (select ${savedAnswers} from given where given.answer_hash = excluded.answer_hash)
      where (select ${isAsSeen} from given where given.answer_hash = excluded.answer_hash)
    returning stored.answer_hash, (select count(*)::int from jsonb_object_keys(stored.answers)) as answered, stored.xmax = 0 as is_new`,
);

/**
 * Saves answers of different responses, each beside all others of its response, in one statement: answers that come at once wait for each other, and
 * none is lost. Returns of each how many questions are answered, and whether the response is new; nothing where something else stands there
 * than was seen.
 */
export const saveAnswers = async (tx: Transaction, answers: readonly SavedAnswer[]) => {
  const given = answers.map(({ key, questionId, value, seen }) => ({
    answer_hash: key.answerHash,
    tenant_id: key.door.survey.tenantId,
    organisation_id: key.door.survey.organisationId,
    survey_id: key.door.survey.id,
    group_id: key.door.group.id,
    person_id: key.personId,
    changed_on: key.changedOn,
    question_id: questionId,
    value,
    // Where ratings of topics are put beside others, nothing is replaced.
    is_checked: seen !== undefined && value?.kind !== 'topics',
    seen: seen ?? null,
  }));
  const rows = await save({ tx }, { given: JSON.stringify(given) });
  const byHash = new Map(
    rows.map(({ answer_hash, answered, is_new }) => [answer_hash, { answered, isNew: is_new }] as const),
  );
  return answers.map(({ key }) => byHash.get(key.answerHash));
};
