import { createHash } from 'node:crypto';
import {
  type AssessedTopic,
  type Assessment,
  type AssessmentHead,
  highestScores,
  type Issue,
  type MaterialityEvent,
  type MaterialitySettingsChange,
  type MaterialityYear,
  materialityLimits,
  may,
  type NewAssessment,
  type NewIro,
  type NewTopics,
  type StakeholderAxis,
  sameJson,
  type TopicChange,
  usualSettings,
} from '@esg/contract';
import { listSectors, materialityLibrary } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError, requireRoom, staleOrGone } from '../../platform/http/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import { findStakeholderAxis } from '../surveys/index.ts';
import { findActor } from '../users/index.ts';
import { findApprovals } from './approvals.repository.ts';
import * as entries from './iros.repository.ts';
import * as rows from './profiles.repository.ts';
import { visibleIro } from './visible-scores.policy.ts';

/** What this module needs. */
export type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;

/** Who acts, and when. */
export const findAuthor = async (deps: Deps, scoped: Scoped): Promise<rows.Author> => ({
  actor: await findActor(scoped),
  now: deps.now(),
});

/** Tells open pages that the assessment changed. */
export const announce = ({ realtime }: Deps, scope: Scope) => realtime.publish(scope, { type: 'materiality.changed' });

const bareTopic = ({ profileId: _, ...topic }: rows.TopicOfProfile): AssessedTopic => topic;

/** What an assessment holds, whoever reads it. `lastScore` stands for all scores: they are only ever added. */
type Contents = {
  readonly topics: readonly rows.TopicOfProfile[];
  readonly iros: readonly entries.BareIro[];
  readonly lastScore: number;
  readonly opinions: StakeholderAxis;
};

/** `now` says which surveys are closed. */
const readContents = async (scoped: Scoped, id: string, now: Date): Promise<Contents> => ({
  topics: await rows.listTopics(scoped, id),
  iros: await entries.listIros(scoped, id),
  opinions: await findStakeholderAxis(scoped, id, now),
  lastScore: await entries.findLastScore(scoped, id),
});

const digestOf = (seen: readonly unknown[]) => createHash('sha256').update(JSON.stringify(seen)).digest('hex');

/** The same for everybody, as long as nothing changes that a decision rests on; scores that are hidden count without being told. */
const stampsOf = ({ version }: rows.Profile, { topics, iros, lastScore, opinions }: Contents) => {
  const contents = [
    topics.map((topic) => [topic.id, topic.version]),
    iros.map((iro) => [iro.id, iro.version, iro.revealedAt]),
    lastScore,
    // Approvals of before surveys were part of an assessment name a stamp without them.
    ...(opinions.topics.length > 0 ? [opinions] : []),
  ];
  return { stamp: digestOf([version, ...contents]), contentsStamp: digestOf(contents) };
};

/** The assessment without what it holds. */
const readHead = async (scoped: Scoped, profile: rows.Profile, contents: Contents): Promise<AssessmentHead> => {
  const { id, year, edition, version, settings } = profile;
  const stamps = stampsOf(profile, contents);
  return {
    id,
    year,
    edition,
    version,
    ...stamps,
    settings,
    ...(await findApprovals(scoped, id, stamps.stamp)),
    decision: await rows.findDecision(scoped, year, 'of'),
    previous: await rows.findDecision(scoped, year, 'before'),
  };
};

/** The assessment as this person may see it. `now` says which surveys are closed. */
export const readWhole = async (scoped: Scoped, profile: rows.Profile, now: Date): Promise<Assessment> => {
  const contents = await readContents(scoped, profile.id, now);
  const scores = Map.groupBy(await entries.listScores(scoped, profile.id), ({ iroId }) => iroId);
  return {
    ...(await readHead(scoped, profile, contents)),
    topics: contents.topics.map(bareTopic),
    iros: contents.iros.map((iro) => visibleIro(iro, scores.get(iro.id) ?? [], scoped.userId)),
    opinions: contents.opinions,
  };
};

/** Keeps the assessment from other changes. Throws `resource.not_found`. */
export const lockedProfile = async (scoped: Scoped, id: string): Promise<rows.Profile> => {
  const profile = await rows.lockProfile(scoped, id);
  if (!profile) throw new ProblemError('resource.not_found');
  return profile;
};

/** The assessments of all years, the latest first. */
export const readYears = ({ database }: Deps, scope: Scope): Promise<MaterialityYear[]> =>
  database.withScope(scope, rows.listYears);

/** One assessment. Throws `resource.not_found`. */
export const readAssessment = ({ database, now }: Deps, scope: Scope, id: string): Promise<Assessment> =>
  database.withScope(scope, async (scoped) => {
    const profile = await rows.findProfile(scoped, id);
    if (!profile) throw new ProblemError('resource.not_found');
    return readWhole(scoped, profile, now());
  });

/** One assessment without its topics, entries and opinions. Throws `resource.not_found`. */
export const readAssessmentHead = ({ database, now }: Deps, scope: Scope, id: string): Promise<AssessmentHead> =>
  database.withScope(scope, async (scoped) => {
    const profile = await rows.findProfile(scoped, id);
    if (!profile) throw new ProblemError('resource.not_found');
    return readHead(scoped, profile, await readContents(scoped, id, now()));
  });

/** The latest changes of an assessment. Throws `resource.not_found`. */
export const readEvents = ({ database }: Deps, scope: Scope, id: string): Promise<MaterialityEvent[]> =>
  database.withScope(scope, async (scoped) => {
    if (!(await rows.findProfile(scoped, id))) throw new ProblemError('resource.not_found');
    return rows.listEvents(scoped, id);
  });

/**
 * Carries topics and entries on from an earlier year. What was scored, judged and decided stays there: a topic that was left out is looked
 * at again, with last year's reason beside it in the decision.
 */
const carryOn = async (scoped: Scoped, from: string, to: string) => {
  const earlier = await rows.listTopics(scoped, from);
  const added = await rows.insertTopics(
    scoped,
    to,
    earlier.map(({ origin, libraryIds, name, state }) => ({
      origin,
      libraryIds,
      name,
      state: state === 'merged' ? state : 'considered',
    })),
  );
  const idByOrigin = new Map(added.map(({ origin, id }) => [origin, id]));
  const idOf = new Map(earlier.map(({ id, origin }) => [id, idByOrigin.get(origin) ?? '']));
  for (const { id, mergedInto } of earlier)
    if (mergedInto !== null) await rows.mergeTopic(scoped, idOf.get(id) ?? '', idOf.get(mergedInto) ?? '');
  const carried = (await entries.listIros(scoped, from)).map(
    ({ id: _id, profileId: _profile, revealedAt: _revealed, version: _version, topicId, ...iro }): NewIro => ({
      ...iro,
      topicId: idOf.get(topicId) ?? '',
    }),
  );
  await entries.insertIros(scoped, to, carried);
};

/** The industry of SICS that the organisation says it belongs to, by its code or its name; null for none of them. */
const ownIndustry = async (scoped: Scoped): Promise<string | null> => {
  const own = (await findOwnOrganisation(scoped))?.organisation.industry;
  const industries = listSectors().flatMap((sector) => sector.industries);
  return industries.find(({ id, name }) => own === id || own === name.en || own === name.zhTw)?.id ?? null;
};

/** Starts the assessment of a year, from the latest earlier one where there is one. Throws `materiality.year_exists`. */
export const startAssessment = async (
  deps: Deps,
  scope: Scope,
  started: NewAssessment,
  key?: string,
): Promise<Assessment> => {
  const now = deps.now();
  const assessment = await deps.database.withScope(scope, (scoped) =>
    answerOnce(scoped, { operation: 'startAssessment', key, body: started, status: 201, now }, async () => {
      const author = await findAuthor(deps, scoped);
      const earlier = await rows.findEarlier(scoped, started.year);
      const settings = earlier?.settings ?? usualSettings(materialityLibrary().scales, await ownIndustry(scoped));
      const profile = await rows.insertProfile(scoped, { ...started, settings: { ...settings, dueOn: null } }, author);
      if (!profile) throw new ProblemError('materiality.year_exists');
      if (earlier) await carryOn(scoped, earlier.id, profile.id);
      await rows.appendEvent(scoped, profile.id, { action: 'started', after: started }, author);
      return readWhole(scoped, profile, now);
    }),
  );
  announce(deps, scope);
  return assessment;
};

const lengthsOf = (settings: Assessment['settings']) => JSON.stringify(highestScores(settings));

/** Whether this person decides what is material. */
export const mayDecide = ({ role, organisationType }: Scope) => may(role, 'materiality:decide', organisationType);

/**
 * Changes the settings; who approves is changed by those who decide alone. Throws `resource.stale` with what stands now,
 * `materiality.scored` where a scale that was used would get another length, `permission.denied`, `resource.not_found`.
 */
export const changeSettings = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { settings, version }: MaterialitySettingsChange,
): Promise<AssessmentHead> => {
  const head = await deps.database.withScope(scope, async (scoped) => {
    const profile = await lockedProfile(scoped, id);
    const author = await findAuthor(deps, scoped);
    // At an older version the approvers may differ because others changed them: that is refused as stale below.
    const isOtherChain = profile.version === version && !sameJson(profile.settings.approvers, settings.approvers);
    if (isOtherChain && !mayDecide(scoped)) throw new ProblemError('permission.denied');
    const isOtherLength = lengthsOf(profile.settings) !== lengthsOf(settings);
    if (isOtherLength && (await entries.listScores(scoped, id)).length > 0)
      throw new ProblemError('materiality.scored');
    if (!(await rows.updateSettings(scoped, { id, version }, settings, author)))
      throw staleOrGone(await readWhole(scoped, profile, author.now));
    const logged = { action: 'settings_changed' as const, before: profile.settings, after: settings };
    await rows.appendEvent(scoped, id, logged, author);
    const changed = { ...profile, settings, version: version + 1 };
    return readHead(scoped, changed, await readContents(scoped, id, author.now));
  });
  announce(deps, scope);
  return head;
};

/** Refuses topics that the library does not know, by their places in what was sent. */
const requireKnown = (asked: readonly { readonly path: string; readonly libraryIds: readonly string[] }[]) => {
  const known = new Set(materialityLibrary().topics.map((topic) => topic.id));
  const issues = asked.flatMap(({ path, libraryIds }) =>
    libraryIds.flatMap((each, index): Issue[] =>
      known.has(each) ? [] : [{ path: `${path}.${index}`, rule: 'choice_unknown', params: {} }],
    ),
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

/** What of the asked topics is not listed yet. An own topic, which has a name, is always another one. */
const notListed = (held: readonly rows.TopicOfProfile[], asked: NewTopics['topics']): NewTopics['topics'] => {
  const listed = new Set(held.flatMap((topic) => (topic.name === null ? topic.libraryIds : [])));
  return asked.filter(({ name, libraryIds }) => {
    if (name !== null) return true;
    const isListed = libraryIds.every((each) => listed.has(each));
    for (const each of libraryIds) listed.add(each);
    return !isListed;
  });
};

/**
 * Adds topics to the long list; those of the library that it has already are left. Throws `request.invalid` for topics that the library does
 * not know, `resource.full`, `resource.not_found`.
 */
export const addTopics = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { topics }: NewTopics,
): Promise<AssessedTopic[]> => {
  const added = await deps.database.withScope(scope, async (scoped) => {
    await lockedProfile(scoped, id);
    requireKnown(topics.map(({ libraryIds }, index) => ({ path: `topics.${index}.libraryIds`, libraryIds })));
    const held = await rows.listTopics(scoped, id);
    const fresh = notListed(held, topics);
    await requireRoom(scoped, `materiality-topics-${id}`, {
      count: async () => held.length + fresh.length - 1,
      most: materialityLimits.topicsMax,
    });
    const stored = await rows.insertTopics(scoped, id, fresh);
    const author = await findAuthor(deps, scoped);
    if (stored.length > 0) await rows.appendEvent(scoped, id, { action: 'topics_added', after: fresh }, author);
    return stored.map(bareTopic);
  });
  announce(deps, scope);
  return added;
};

/** Refuses to merge a topic into itself, into one of another assessment, or into one that is merged itself. */
const requireTarget = async (scoped: Scoped, topic: rows.TopicOfProfile, { state, mergedInto }: TopicChange) => {
  if ((state === 'merged') !== (mergedInto !== null))
    throw new ProblemError('request.invalid', { issues: [{ path: 'mergedInto', rule: 'required', params: {} }] });
  if (mergedInto === null) return;
  const all = await rows.listTopics(scoped, topic.profileId);
  const target = all.find((each) => each.id === mergedInto);
  const isTargetOfOthers = all.some((each) => each.mergedInto === topic.id);
  if (!target || target.id === topic.id || target.state === 'merged' || isTargetOfOthers)
    throw new ProblemError('request.invalid', { issues: [{ path: 'mergedInto', rule: 'choice_unknown', params: {} }] });
};

/** Changes a topic. Throws `resource.stale` with what stands now, `request.invalid`, `resource.not_found`. */
export const changeTopic = async (
  deps: Deps,
  scope: Scope,
  id: string,
  change: TopicChange,
): Promise<AssessedTopic> => {
  const changed = await deps.database.withScope(scope, async (scoped) => {
    const before = await rows.findTopic(scoped, id);
    if (!before) throw new ProblemError('resource.not_found');
    await lockedProfile(scoped, before.profileId);
    const fresh = change.libraryIds.filter((each) => !before.libraryIds.includes(each));
    requireKnown([{ path: 'libraryIds', libraryIds: fresh }]);
    await requireTarget(scoped, before, change);
    const after = await rows.updateTopic(scoped, id, change);
    if (!after) {
      const current = await rows.findTopic(scoped, id);
      throw staleOrGone(current && bareTopic(current));
    }
    const logged = {
      action: 'topic_changed' as const,
      subjectId: id,
      before: bareTopic(before),
      after: bareTopic(after),
    };
    await rows.appendEvent(scoped, before.profileId, logged, await findAuthor(deps, scoped));
    return bareTopic(after);
  });
  announce(deps, scope);
  return changed;
};
