import type { AnswerValue, Disclosure, Field, Framework } from '@esg/contract';
import { findFramework, listFrameworks } from '@esg/standards';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/platform/database/index.ts';

/** The largest framework that an organisation may build. */
export const disclosuresWanted = 1000;
const versionId = 'bench-large-1';
const commonTopic = 25;
/** One answer of this many is missing, so that validation has something to find. */
const unansweredEach = 12;

const text = (seed: number, name: string) =>
  `${name}. In the year under review site ${seed % 97} measured ${seed % 1013} cases, counted as the year before and checked by hand. `.repeat(
    2,
  );

const sampleValue = (field: Field, units: Framework['units'], seed: number): AnswerValue => {
  const [option] = field.options;
  const unit = (field.unitKind && units[field.unitKind]?.[0]?.code) || '1';
  const both = { en: text(seed, field.label.en), zhTw: text(seed, field.label.zhTw) };
  const rows = Array.from({ length: 1 + (seed % 4) }, (_, row) => ({
    number: `${(seed * 7919 + row * 104_729) % 100_000}`,
    unit,
    descriptor: row === 0 ? '' : `Site ${row}`,
  }));
  switch (field.type) {
    case 'text':
      return { type: 'text', text: { en: both.en.slice(0, 200), zhTw: both.zhTw.slice(0, 200) } };
    case 'textArea':
      return { type: 'textArea', text: both };
    case 'richTextArea':
      return {
        type: 'richTextArea',
        blocks: {
          en: [{ kind: 'paragraph', runs: [{ text: both.en }] }],
          zhTw: [{ kind: 'paragraph', runs: [{ text: both.zhTw }] }],
        },
      };
    case 'date':
      return { type: 'date', date: '2025-06-30' };
    case 'dateTime':
      return { type: 'dateTime', instant: '2025-06-30T08:00:00.000Z' };
    case 'singleSelect':
      return { type: 'singleSelect', choice: option?.id ?? 'none' };
    case 'multiSelect':
      return { type: 'multiSelect', choices: option ? [option.id] : [] };
    case 'number':
    case 'integer':
      return { type: field.type, rows };
    case 'country':
      return { type: 'country', country: 'HK' };
    case 'datePeriod':
      return { type: 'datePeriod', period: { start: '2025-01-01', end: '2025-06-30' } };
    default:
      return { type: 'checkbox', checked: seed % 2 === 0 };
  }
};

/** Takes disclosures of the library, those with the most fields first, and groups them into topics of twenty-five. */
export const largeFramework = (): Framework => {
  const library = listFrameworks().flatMap((listed) => findFramework(listed.versionId) ?? []);
  const [base] = library;
  if (!base) throw new Error('The library is empty');
  const disclosures = library
    .flatMap(({ topics }) => topics.flatMap((topic) => topic.disclosures))
    .toSorted((one, other) => other.fields.length - one.fields.length)
    .slice(0, disclosuresWanted)
    .map((disclosure, place): Disclosure => ({ ...disclosure, code: `D-${place + 1}`, supersededBy: null }));
  const topics = Array.from({ length: disclosuresWanted / commonTopic }, (_, place) => ({
    code: `T${place + 1}`,
    part: { code: 'P', title: { en: 'All', zhTw: '全部' } },
    title: { en: `Topic ${place + 1}`, zhTw: `主題 ${place + 1}` },
    disclosures: disclosures.slice(place * commonTopic, (place + 1) * commonTopic),
  }));
  const units = Object.assign({}, ...library.map((framework) => framework.units)) as Framework['units'];
  const name = { en: 'Everything at once', zhTw: '全部披露' };
  return {
    ...base,
    versionId,
    name,
    kind: 'CUSTOM_FRAMEWORK',
    family: 'OTHER',
    library: 'ESG_LIBRARY',
    supersededBy: null,
    disclosureCount: disclosures.length,
    topics,
    units,
  };
};

/** Writes an answered report of that framework straight into the database of a gateway that has run before. */
export const fillLargeReport = async (dataDir: string) => {
  const framework = largeFramework();
  const disclosures = framework.topics.flatMap((topic) => topic.disclosures);
  const places = disclosures.flatMap(({ code, fields }) => fields.map((field) => ({ code, field })));
  const answered = places.filter((_, place) => place % unansweredEach !== 0);
  const database = await openDatabase({ dataDir });
  const id = await database.withSystem(async (tx) => {
    const owner = sql`(select tenant_id, organisation_id, id user_id from users where email = 'admin@verdant.example')`;
    await tx.execute(sql`insert into framework_versions (version_id, tenant_id, organisation_id, content, hash, imported_at)
      select ${versionId}, tenant_id, organisation_id, ${JSON.stringify(framework)}::jsonb, 'bench', now() from ${owner} o`);
    const { rows } = await tx.execute(sql`
      insert into reports (id, tenant_id, organisation_id, version_id, name, period_start, period_end, languages, status, current_step)
      select gen_random_uuid(), tenant_id, organisation_id, ${versionId}, 'Report of a thousand disclosures', '2025-01-01', '2025-12-31',
        '["en", "zhTw"]', 'in-progress', 'data-input' from ${owner} o returning id`);
    const reportId = String(rows[0]?.id);
    await tx.execute(sql`insert into report_disclosures (tenant_id, organisation_id, report_id, code, status)
      select tenant_id, organisation_id, ${reportId}, code, case when place % 3 = 0 then 'completed' else 'in-progress' end
      from ${owner} o, json_array_elements_text(${JSON.stringify(disclosures.map(({ code }) => code))}::json) with ordinality d (code, place)`);
    const values = answered.map(({ code, field }, place) => ({
      code,
      key: field.key,
      value: sampleValue(field, framework.units, place),
    }));
    await tx.execute(sql`
      insert into answers (tenant_id, organisation_id, report_id, disclosure_code, field_key, value, updated_by_id, updated_by_name)
      select tenant_id, organisation_id, ${reportId}, v.code, v.key, v.value, user_id, 'Mei Chan'
      from ${owner} o, jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v (code text, key text, value jsonb)`);
    return reportId;
  });
  await database.pool.query('analyze');
  await database.close();
  return { id, versionId, fields: places.length, answers: answered.length };
};
