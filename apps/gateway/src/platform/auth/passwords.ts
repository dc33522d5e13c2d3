import { hash, verify } from '@node-rs/argon2';

/** Argon2id costs. The product uses those of the OWASP advice; only tests use cheaper ones. */
type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };
const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and checks passwords with Argon2id. */
export const createPasswords = (cost: PasswordCost = passwordCost) => {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password: string) => hash(password, cost),
    /** Takes the same time whether or not there is an account, so that time does not reveal which e-mails exist. */
    verify: async (passwordHash: string | undefined, password: string) => {
      decoy ??= hash('no such account', cost);
      const matches = await verify(passwordHash ?? (await decoy), password);
      return passwordHash !== undefined && matches;
    },
  };
};
