import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { Client } from './client.ts';
import type { Sender } from './mail.ts';

/** How somebody proved, or tried to prove, who they are. */
export type SignInWay = 'password' | 'totp' | 'recovery-code' | 'passkey' | 'provider' | 'invitation' | 'confirmation';
/** `accountId` once it is known whose account was tried; what was typed is nobody's to read. */
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

/** One line for whoever signed in: whose account, in which way, from where. */
export const logSignIn = ({ log }: Deps, visit: Visit, given: SignInTry) =>
  log.info(factsOf(visit, given), 'somebody signed in');

/** One line for each try that is refused, a lock among them, with the refusal's code. */
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
