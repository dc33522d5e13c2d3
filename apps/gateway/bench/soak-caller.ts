import { limits } from '@esg/contract';
import { signIn } from './hub-product.ts';

const host = 'verdant.localhost';

/** Calls of a signed-in person whose token is made anew before it ends, as browsers do. */
export const soakCaller = async (port: number) => {
  let { tokens } = await signIn(port);
  const renewing = setInterval(
    async () => {
      ({ tokens } = await signIn(port));
    },
    (limits.accessTokenSeconds / 2) * 1000,
  );
  const call = (method: string, path: string, body?: unknown) =>
    fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        'tenant-url': host,
        'content-type': 'application/json',
        authorization: `Bearer ${tokens.accessToken}`,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { port, host, call, token: () => tokens.accessToken, stop: () => clearInterval(renewing) };
};
