import type { ApiScope, OrganisationType, Party, Role } from '@esg/contract';
import pg from 'pg';
import { createBatches, createEachAlone } from './batches.ts';
import { createTogether } from './together.ts';
import { createTransactions, type Transaction } from './transactions.ts';

/** The tenant, organisation and person of an access. Set by the authentication of a request, never from what the client sends. */
export type Scope = {
  readonly tenantId: string;
  readonly organisationId: string;
  readonly userId: string;
  readonly role: Role;
  /** The organisation's type; the role's permissions depend on it. */
  readonly organisationType?: OrganisationType | undefined;
  /** Set while a consultant works in a client's organisation: their identity in the consultancy. */
  readonly visitor?: Visitor | undefined;
  /** Set while a program uses an API key: there is no person, and `userId` is the key's own id. */
  readonly key?: KeyHolder | undefined;
  /** Set while somebody without an account uses an invitation's link: `userId` is the invitation's id. */
  readonly guest?: Guest | undefined;
  /** Set while somebody works who has access to a part of the organisation: the grant that defines the part (docs/adr/0073). */
  readonly access?: Access | undefined;
  /** Set while the suppliers are meant, whom nobody sees otherwise, and nobody else (docs/adr/0088). People of a supplier never see others. */
  readonly party?: Party | undefined;
};
/** A grant of `access_grants`, put on the request by the guard of an audience. */
export type Access = {
  readonly grantId: string;
  /** Set while somebody came by a link: the only entity of the grant that it opens (docs/adr/0087). */
  readonly entityId?: string | undefined;
};
/** Somebody external, by the name in their invitation. */
export type Guest = { readonly name: string };
export type KeyHolder = { readonly name: string; readonly scopes: readonly ApiScope[] };
export type Visitor = { readonly organisationId: string; readonly organisationName: string; readonly name: string };

/** The scope of a person's own account: in the consultancy also while they view a client. */
export const homeScopeOf = ({ visitor, ...scope }: Scope): Scope =>
  visitor ? { ...scope, organisationId: visitor.organisationId } : scope;

/** The scope of scheduled steps, inside the fence of the organisation concerned; `userId` names no user. */
export const systemScope = ({ tenantId, organisationId }: Pick<Scope, 'tenantId' | 'organisationId'>): Scope => ({
  tenantId,
  organisationId,
  role: 'administrator',
  userId: '00000000-0000-4000-8000-000000000000',
});

/** A scope with its open transaction: what every repository takes. */
export type Scoped = Scope & { readonly tx: Transaction };

export type Database = ReturnType<typeof createDatabase>;

const set = (name: string, value: string) => `set local ${name} = ${pg.escapeLiteral(value)}`;

/** Whose rows somebody means. Guests of a report have the role of suppliers, because it opens nothing of an organisation, and are none. */
export const partyOf = ({ party, role, guest }: Pick<Scope, 'party' | 'role' | 'guest'>): Party =>
  role === 'supplier' && !guest ? 'suppliers' : (party ?? 'entities');

/**
 * The person's fence: rows of other tenants and organisations are invisible, and those of suppliers unless they are meant. With a grant, so is everything of the organisation except
 * tables open to that grant, of which a link reaches the rows of its entity alone.
 */
const fenceOf = ({ tenantId, organisationId, access, ...person }: Scope) =>
  [
    `set local role ${access ? 'esg_limited' : 'esg_app'}`,
    set('app.tenant', tenantId),
    set('app.organisation', organisationId),
    ...(access ? [set('app.access', access.grantId), set('app.entity', access.entityId ?? '')] : []),
    ...(partyOf(person) === 'suppliers' ? [set('app.party', 'suppliers')] : []),
  ].join('; ');

/**
 * The only ways to the data. Each runs one transaction: committed when the callback resolves, rolled back when it throws. Never call one
 * inside another's callback: on the embedded database, which has one connection, it would wait for itself.
 */
export const createDatabase = (pool: pg.Pool) => {
  const { write, read, ask } = createTransactions(pool);
  const withSystem = <Result>(run: (tx: Transaction) => Promise<Result>): Promise<Result> =>
    write('begin; set local role esg_system', run);
  return {
    /** Runs inside the person's fence: rows of other tenants and organisations are invisible here. */
    withScope: <Result>(scope: Scope, run: (scoped: Scoped) => Promise<Result>): Promise<Result> =>
      write(`begin; ${fenceOf(scope)}`, (tx) => run({ ...scope, tx })),
    /** Like `withScope`, for queries that only read; the database refuses anything else. Faster, because the caller does not wait for the commit. */
    readScope: <Result>(scope: Scope, run: (scoped: Scoped) => Promise<Result>): Promise<Result> =>
      read(`begin read only; ${fenceOf(scope)}`, (tx) => run({ ...scope, tx })),
    /** Like `readScope`, where every query sees the same moment: for answers that must agree with each other, whoever writes between them. */
    readMoment: <Result>(scope: Scope, run: (scoped: Scoped) => Promise<Result>): Promise<Result> =>
      read(`begin isolation level repeatable read read only; ${fenceOf(scope)}`, (tx) => run({ ...scope, tx })),
    /**
     * Like `readScope`, for one query or several that are sent together; none may follow an answer. Fastest: everything is sent as one
     * message.
     */
    askScope: <Result>(scope: Scope, run: (scoped: Scoped) => Promise<Result>): Promise<Result> =>
      ask(`begin read only; ${fenceOf(scope)}`, (tx) => run({ ...scope, tx })),
    /** Runs as the product itself, across tenants. For sign-in, host lookup, jobs and seed; never for a person's request. */
    withSystem,
    /**
     * The same for small pieces of work that many people want at once. On the embedded database those that come at the same time are committed
     * together; a piece that throws undoes nothing of the others.
     */
    withSystemTogether: pool.options.max === 1 ? createTogether(withSystem) : withSystem,
    /**
     * Does small pieces of one kind that many people want at once with the same few statements, on the embedded database; each by itself on
     * others, whose connections work beside each other. `run` may be repeated for a piece.
     */
    inBatches: pool.options.max === 1 ? createBatches(withSystem) : createEachAlone(withSystem),
    /**
     * Updates the planner's statistics of these columns. Call it where a job adds many rows: the embedded database never does that by
     * itself, others do it a minute later, and until then each look-up may read the whole table.
     */
    refreshStatistics: async (table: string, columns: readonly string[]) => {
      await pool.query(`analyze ${table} (${columns.join()})`);
    },
  };
};
