import type { OrganizationProfile, OrganizationProfileChange } from '@esg/contract';
import { listStockExchanges } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { modulesInForce } from '../module-gate/index.ts';
import { findOwnOrganisation, updateOwnOrganisation } from './organizations.repository.ts';

const profileIn = async (scoped: Scoped): Promise<OrganizationProfile> => {
  const found = await findOwnOrganisation(scoped);
  if (!found) throw new ProblemError('resource.not_found');
  const { organisation, logoName, featureFlag } = found;
  const { dataHubEnabled, reportingEntityEnabled, aiEnabled } = organisation;
  const modules = modulesInForce({ featureFlag, dataHubEnabled, reportingEntityEnabled, aiEnabled });
  const { id, name, chineseName, industry, headquartersCountry, employeesCount, annualTurnover, ownership } =
    organisation;
  const {
    stockExchange,
    stockCode,
    yearEndMonth,
    reportLanguage,
    reportInBoth,
    communicationLanguage,
    numberFormat,
    logoFileId,
    firstStepsDismissed,
  } = organisation;
  const logo = logoFileId ? { fileId: logoFileId, originalName: logoName ?? '' } : null;
  return {
    id,
    name,
    chineseName,
    industry,
    headquartersCountry,
    employeesCount,
    annualTurnover,
    ownership,
    stockExchange,
    stockCode,
    yearEndMonth,
    reportLanguage,
    reportInBoth,
    communicationLanguage,
    numberFormat,
    firstStepsDismissed,
    logo,
    organizationReportingEntity: { isEnabled: modules.includes('reporting-entity') },
    dataHubSetting: { isEnabled: modules.includes('data-management-module') },
    // AI reports need nothing of a framework but what each has: one that is offered can be answered from documents.
    aiReportSetting: { isEnabled: modules.includes('ai-report'), hasFrameworkAiEnabled: modules.includes('ai-report') },
  };
};

/** The caller's own organisation. */
export const readOrganizationProfile = ({ database }: GatewayDeps, scope: Scope) =>
  database.withScope(scope, profileIn);

const exchangeIds = new Set(listStockExchanges().map(({ id }) => id));

/** Only public companies are listed, and only at known exchanges. */
const checkedChange = (change: OrganizationProfileChange): OrganizationProfileChange => {
  const { ownership, stockExchange } = change;
  if (ownership === 'private') return { ...change, stockExchange: null, stockCode: null };
  if (stockExchange && !exchangeIds.has(stockExchange))
    throw new ProblemError('request.invalid', {
      issues: [{ path: 'stockExchange', rule: 'choice_unknown', params: {} }],
    });
  return change;
};

/** Changes the caller's organisation and notifies its people. Throws `request.invalid` for an unknown exchange. */
export const changeOrganizationProfile = async (
  { database, realtime, now }: GatewayDeps,
  scope: Scope,
  change: OrganizationProfileChange,
) => {
  const profile = await database.withScope(scope, async (scoped) => {
    await updateOwnOrganisation(scoped, checkedChange(change), now());
    return profileIn(scoped);
  });
  realtime.publish(scope, { type: 'organisation.changed', organisationId: profile.id });
  return profile;
};
