import {
  type LanguageModelChange,
  type LanguageModelInUse,
  type LanguageModelSettings,
  languageModelLimits,
  type ModelCallDetail,
  type ModelCallPage,
  type PageQuery,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError, pageOfRows, positionOf, staleOrGone } from '../../platform/http/index.ts';
import { namesOfDocuments } from '../documents/index.ts';
import { readModulesInForce } from '../module-gate/index.ts';
import { findModelInUse } from './ask.ts';
import { budgetOf, findConnected, isAgreed, modelFrom } from './connection.ts';
import * as rows from './language-models.repository.ts';
import { monthOf, nextMonth } from './tokens.ts';

type Deps = Pick<GatewayDeps, 'database' | 'config' | 'vault' | 'now' | 'realtime'>;

const settingsIn = async (deps: Deps, scoped: Scoped): Promise<LanguageModelSettings> => {
  const connected = await findConnected(deps, scoped);
  const settings = await rows.findSettings(scoped);
  const modules = await readModulesInForce(scoped.tx, scoped.organisationId);
  const now = deps.now();
  const model = connected ? modelFrom(connected) : null;
  const isOn = model !== null && isAgreed(settings, model);
  return {
    isEnabled: modules.includes('ai-report'),
    model,
    isOn,
    agreedBy: isOn ? (settings?.agreedByName ?? null) : null,
    agreedAt: isOn ? (settings?.agreedAt?.toISOString() ?? null) : null,
    sendsFigures: isOn && settings?.agreedToFigures === true,
    wasOnForAnother: !isOn && settings?.agreedHost != null,
    tokensPerMonth: connected ? budgetOf(settings, connected) : languageModelLimits.tokensPerMonth,
    tokensPerMonthMax: connected?.tokensPerMonthMax ?? languageModelLimits.tokensPerMonth,
    tokensUsed: await rows.findTokensUsed(scoped, monthOf(now)),
    renewsAt: nextMonth(now).toISOString(),
    version: settings?.version ?? 0,
  };
};

/** Whether texts of the organisation are sent to a model, to which, and how much of it is used. */
export const readSettings = (deps: Deps, scope: Scope): Promise<LanguageModelSettings> =>
  deps.database.withScope(scope, (scoped) => settingsIn(deps, scoped));

const decisionBy = (deps: Deps, scoped: Scoped, before: LanguageModelSettings, change: LanguageModelChange) => {
  const { model, tokensPerMonthMax } = before;
  const tokensPerMonth = Math.min(change.tokensPerMonth, tokensPerMonthMax);
  const agreedToFigures = change.sendsFigures ?? before.sendsFigures;
  if (!change.isOn)
    return {
      agreedHost: null,
      agreedRunBy: null,
      agreedBy: null,
      agreedAt: null,
      agreedToFigures: false,
      tokensPerMonth,
    };
  if (!before.isEnabled || !model) throw new ProblemError('language_model.off');
  const { agreedTo } = change;
  if (agreedTo?.name !== model.name || agreedTo.runBy !== model.runBy || agreedTo.host !== model.host)
    throw new ProblemError('language_model.changed', { extra: { current: before } });
  // Whoever only changes the budget does not agree in the place of whoever did.
  if (before.isOn && agreedToFigures === before.sendsFigures) return { tokensPerMonth };
  const agreedBy = scoped.visitor ? null : scoped.userId;
  const agreed = { agreedHost: model.host, agreedRunBy: model.runBy, agreedBy, agreedAt: deps.now() };
  return { ...agreed, agreedToFigures, tokensPerMonth };
};

/**
 * Turns sending to the model on or off, and sets the month's budget. Throws `language_model.changed` where the administrator agreed to
 * another model than the one that is connected, `language_model.off` where none is, `resource.stale` with what stands now.
 */
export const changeSettings = async (
  deps: Deps,
  scope: Scope,
  change: LanguageModelChange,
): Promise<LanguageModelSettings> => {
  const settings = await deps.database.withScope(scope, async (scoped) => {
    const before = await settingsIn(deps, scoped);
    if (!(await rows.updateSettings(scoped, change.version, decisionBy(deps, scoped, before, change))))
      throw staleOrGone(before);
    return settingsIn(deps, scoped);
  });
  deps.realtime.publish(scope, { type: 'language-model.changed' });
  return settings;
};

/** The model that reads what people of the organisation ask, for them to know before they ask. */
export const readInUse = (deps: Deps, scope: Scope): Promise<LanguageModelInUse> =>
  deps.database.withScope(scope, async (scoped) => {
    const model = (await findModelInUse(deps, scoped)) ?? null;
    const readsFigures = (await findModelInUse(deps, scoped, 'draft')) !== undefined;
    return { model, readsFigures };
  });

/** Whether a document that a call quotes is in the bin, so that its words are not shown. */
const isWithheldBy = (names: ReadonlyMap<string, string>) => (row: { readonly documentIds: readonly string[] }) =>
  row.documentIds.some((id) => !names.has(id));

/** A page of the log, newest first. */
export const readCalls = ({ database }: Deps, scope: Scope, { cursor, limit }: PageQuery): Promise<ModelCallPage> =>
  database.withScope(scope, async (scoped) => {
    const isWithheld = isWithheldBy(await namesOfDocuments(scoped));
    const found = await rows.listCalls(scoped, positionOf(cursor), limit + 1);
    return pageOfRows(found, limit, (row) => rows.callFrom(row, isWithheld(row)));
  });

/** One call with what was sent and answered. Throws `resource.not_found`. */
export const readCall = ({ database }: Deps, scope: Scope, id: string): Promise<ModelCallDetail> =>
  database.withScope(scope, async (scoped) => {
    const row = await rows.findCall(scoped, id);
    if (!row) throw new ProblemError('resource.not_found');
    return rows.callDetailFrom(row, isWithheldBy(await namesOfDocuments(scoped))(row));
  });
