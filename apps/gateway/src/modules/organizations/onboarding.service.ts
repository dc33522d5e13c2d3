import {
  canInformationMove,
  canRegisterMove,
  type InformationStepChange,
  type Language,
  missingBefore,
  type RegisterProcess,
  type RegisterStep,
  registerSteps,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findOwnOrganisation, updateOwnOrganisation } from './organizations.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'realtime' | 'now'>;

const requireOwn = async (scoped: Scoped) => {
  const found = await findOwnOrganisation(scoped);
  if (!found) throw new ProblemError('resource.not_found');
  return found.organisation;
};

/** How far the caller's organisation is with signing up. */
export const readRegisterProcess = async ({ database }: Deps, scope: Scope): Promise<RegisterProcess> => {
  const { registerProcess } = await database.withScope(scope, requireOwn);
  return { step: registerProcess as RegisterStep };
};

type Organisation = Awaited<ReturnType<typeof requireOwn>>;
type Change = Parameters<typeof updateOwnOrganisation>[1];

const changeOwn = async (
  { database, realtime, now }: Deps,
  scope: Scope,
  changeOf: (organisation: Organisation, scoped: Scoped) => Change | Promise<Change>,
) => {
  await database.withScope(scope, async (scoped) =>
    updateOwnOrganisation(scoped, await changeOf(await requireOwn(scoped), scoped), now()),
  );
  realtime.publish(scope, { type: 'organisation.changed', organisationId: scope.organisationId });
};

/** Called in the transaction in which an organisation reaches its welcome page; from then on it may work. */
export type AtWelcome = (scoped: Scoped) => Promise<void>;

/** Moves on to the next step of signing up. Throws `onboarding.step_refused` for a step that does not follow (spec section 4). */
export const changeRegisterProcess = async (
  deps: Deps,
  scope: Scope,
  { step }: RegisterProcess,
  atWelcome: AtWelcome,
) => {
  await changeOwn(deps, scope, async ({ registerProcess }, scoped) => {
    if (!canRegisterMove(registerProcess, step)) throw new ProblemError('onboarding.step_refused');
    if (step === registerSteps.welcome) await atWelcome(scoped);
    return { registerProcess: step };
  });
  return { step };
};

/**
 * Moves on in the company profile. Throws `onboarding.step_refused` for a page that was skipped to, and `request.invalid` while an earlier
 * page is incomplete.
 */
export const changeInformationStep = (deps: Deps, scope: Scope, { informationStep }: InformationStepChange) =>
  changeOwn(deps, scope, (organisation) => {
    if (!canInformationMove(organisation.informationStep, informationStep))
      throw new ProblemError('onboarding.step_refused');
    const missing =
      organisation.informationStep === informationStep ? [] : missingBefore(informationStep, organisation);
    if (missing.length > 0)
      throw new ProblemError('request.invalid', {
        issues: missing.map((path) => ({ path, rule: 'required', params: {} })),
      });
    return { informationStep };
  });

/** Changes the language of new reports, and where given whether they start in every language. */
export const changeReportLanguages = (
  deps: Deps,
  scope: Scope,
  id: string,
  reportLanguage: Language,
  reportInBoth: boolean | undefined,
) => {
  if (id !== scope.organisationId) throw new ProblemError('resource.not_found');
  return changeOwn(deps, scope, () =>
    reportInBoth === undefined ? { reportLanguage } : { reportLanguage, reportInBoth },
  );
};

/** Changes the language of e-mails to the organisation. */
export const changeCommunicationLanguage = (deps: Deps, scope: Scope, id: string, communicationLanguage: Language) => {
  if (id !== scope.organisationId) throw new ProblemError('resource.not_found');
  return changeOwn(deps, scope, () => ({ communicationLanguage }));
};
