import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { Client } from './client.ts';
import type { Sender } from './mail.ts';

/** The method by which somebody signed in, or tried to. */
export type SignInWay = 'password' | 'totp' | 'recovery-code' | 'passkey' | 'provider' | 'invitation' | 'confirmation';
/** `accountId` once the account is known; the typed e-mail is never logged. */
export type SignInTry = { readonly way: SignInWay; accountId?: string | undefined };

type Deps = Pick<GatewayDeps, 'log'>;
type Visit = Pick<Sender, 'tenant'> & { client: Pick<Client, 'address'> };

const factsOf = ({ tenant, client }: Visit, { way, accountId }: SignInTry) => ({
  kind: 'sign-in',
  tenantId: tenant.id,
  way,
  accountId,
  address: client.address,
});

/** One line for each sign-in: account, method, device. */
export const logSignIn = ({ log }: Deps, visit: Visit, given: SignInTry) =>
  log.info(factsOf(visit, given), 'somebody signed in');

/** One line for each refused attempt, locks included, with the refusal's code. */
export const logRefusals = async <Result>(
  { log }: Deps,
  visit: Visit,
  given: SignInTry,
  run: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ProblemError)
      log.warn({ ...factsOf(visit, given), code: error.code }, 'a sign-in was refused');
    throw error;
  }
};
