/**
 * Tries every pair of statuses (spec section 4, decision 6) with every step that a person can take, in every role. Longer than 250 lines:
 * disclosures, reports and roles share the same tables and steps.
 */
import {
  canMove,
  canMoveDisclosure,
  type DisclosureStatus,
  disclosureStatuses,
  type Entity,
  isEditable,
  offersMove,
  type Permission,
  type Report,
  type ReportMove,
  type ReportStatus,
  type Role,
  reportMoves,
  reportStatuses,
  reportTransitions,
  type TokenPair,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { answering, callerOf, completeReport, startReport } from '../reports/testing.ts';
import { idOf, outcome, setRules, working } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

type Send = (path: string, init?: RequestInit) => Promise<Response>;
const code = '305-1';
const place = `${code}/ghg.scope1.total`;
const figure = { type: 'number', rows: [{ number: '1234.50', unit: 't{CO2e}', descriptor: 'Boilers' }] };

/** Sets a report or one disclosure to a status that it could have reached, with the matching round. */
const put = async (report: string, status: string, of: string | null = null, decider = idOf('verdant.admin')) => {
  const { pool } = h.database;
  await pool.query('delete from approval_rounds where report_id = $1', [report]);
  if (of === null) await pool.query('update reports set status = $1 where id = $2', [status, report]);
  else
    await pool.query(
      `update report_disclosures set status = $1, omission_reason = $2, omission_explanation = $2
       where report_id = $3 and code = $4`,
      [status, status === 'omitted' ? 'not_applicable' : null, report, of],
    );
  const state = { 'pending-approval': 'open', 'approval-accepted': 'accepted' }[status];
  if (!state) return;
  await pool.query(
    `insert into approval_rounds (tenant_id, organisation_id, report_id, disclosure_code, state, steps, note,
       submitted_at, submitted_by_id, submitted_by_name)
     select tenant_id, organisation_id, id, $2, $3, $4, '', now(), $5, 'Somebody' from reports where id = $1`,
    [report, of, state, JSON.stringify([{ approverIds: [decider] }]), idOf('verdant.member')],
  );
};

describe('every pair of statuses of a disclosure', () => {
  /** A step that makes two transitions at once: what was rejected is in progress before it is submitted again. */
  const twoAtOnce = new Set(['approval-rejected>pending-approval']);
  /** When repeated, the status stays unchanged and nothing is refused. */
  const repeatable = new Set<DisclosureStatus>(['new', 'in-progress', 'completed', 'omitted']);

  /** The steps that set a disclosure to each status. */
  const stepsOf = ({ send, submit, decide }: ReturnType<typeof working>) => {
    const mark = (value: object) => send('verdant.admin', 'PUT', `/disclosures/${code}`, value);
    return {
      'in-progress': () => mark({ status: 'in-progress' }),
      'pending-approval': () => submit('verdant.member', code),
      'approval-accepted': () => decide('verdant.admin', code, 'approved'),
      'approval-rejected': () => decide('verdant.admin', code, 'rejected'),
      completed: () => mark({ status: 'completed' }),
      omitted: () => mark({ status: 'omitted', reason: 'not_applicable', explanation: 'We have none' }),
    };
  };

  it.each([true, false])(
    'is allowed or refused as the table of the contract says (approval asked: %s)',
    async (asked) => {
      const report = await startReport(h);
      const { answer, stateOf } = answering(h, report);
      await answer(place, 0, figure);
      await h.database.pool.query("update report_disclosures set status = 'new' where report_id = $1", [report.id]);
      if (asked) await setRules(h, [['verdant.admin']]);
      const steps = Object.entries(stepsOf(working(h, report.id))) as [DisclosureStatus, () => Promise<Response>][];
      for (const from of disclosureStatuses)
        for (const [to, step] of steps) {
          // Without approvers nobody can submit; with approvers nothing is completed without an approval.
          if (to === 'pending-approval' && !asked) continue;
          const isAwaited = asked && to === 'completed' && (from === 'new' || from === 'in-progress');
          const isAllowed =
            !isAwaited &&
            (canMoveDisclosure(from, to) || (from === to && repeatable.has(to)) || twoAtOnce.has(`${from}>${to}`));
          await put(report.id, from, code);
          const answered = await outcome(step());
          expect([from, to, answered]).toEqual([
            from,
            to,
            isAllowed ? '200' : expect.stringMatching(/^422 (disclosure|approval|request)\./),
          ]);
          expect([from, to, (await stateOf(code))?.status]).toEqual([from, to, isAllowed ? to : from]);
        }
    },
  );

  it('returns to “new” once nothing is answered, wherever the table allows it', async () => {
    const report = await startReport(h);
    const { answer, stateOf } = answering(h, report);
    for (const [turn, from] of disclosureStatuses.entries()) {
      await answer(place, turn * 2, figure);
      await put(report.id, from, code);
      await answer(place, turn * 2 + 1, null);
      const to = from === 'new' || canMoveDisclosure(from, 'new') ? 'new' : from;
      expect([from, (await stateOf(code))?.status]).toEqual([from, to]);
    }
  });
});

/** The transitions that wait for an approval of the whole report, and those without one. */
const ofRounds = new Set<ReportMove>(['submit', 'approve', 'reject', 'withdraw', 'complete']);
const target: Record<Exclude<ReportMove, 'delete'>, ReportStatus> = {
  submit: 'pending-approval',
  approve: 'approval-accepted',
  reject: 'approval-rejected',
  withdraw: 'in-progress',
  complete: 'completed',
  publish: 'readonly-published',
  unpublish: 'unpublished',
  reopen: 'in-progress',
};
const movesOf = (send: Send, id: string): Record<ReportMove, () => Promise<Response>> => {
  const post = (path: string, value: unknown = {}) => send(`/reports/${id}${path}`, body('POST', value));
  const decide = (decision: string) => post('/approval/decisions', { decision, step: 0, reason: 'Looked at it' });
  return {
    submit: () => post('/approval'),
    approve: () => decide('approved'),
    reject: () => decide('rejected'),
    withdraw: () => send(`/reports/${id}/approval`, { method: 'DELETE' }),
    complete: () => post('/completion'),
    publish: () => post('/publish'),
    unpublish: () => post('/unpublish'),
    reopen: () => post('/reopen'),
    delete: () => send(`/reports/${id}`, { method: 'DELETE' }),
  };
};
const bringBack = (id: string) =>
  h.database.pool.query('update reports set deleted_at = null, deleted_by_name = null where id = $1', [id]);
const moverOf = async (send: Send) =>
  (await (await send('/users/profiles')).json()) as {
    userId: string;
    role: Role;
    permissions: readonly Permission[];
  };
const refusal =
  /^(403 permission\.denied|422 (report\.(transition_refused|read_only)|approval\.(not_open|not_yours)))$/;

/** Takes the step: an offered step succeeds and any other is refused. Returns whether it was offered. */
const ask = async (send: Send, report: Report, move: ReportMove, decider?: string) => {
  await put(report.id, report.status, null, decider);
  const offered = offersMove(move, report, await moverOf(send));
  const answered = await outcome(movesOf(send, report.id)[move]());
  expect([report.status, move, answered]).toEqual([
    report.status,
    move,
    expect.stringMatching(offered ? /^20[04]$/ : refusal),
  ]);
  if (move === 'delete' && offered) await bringBack(report.id);
  return offered;
};

describe('every pair of statuses of a report', () => {
  /** The statuses in between, where a step makes more than one transition at once. */
  const walks = (
    from: ReportStatus,
    to: ReportStatus,
    by: readonly ReportStatus[] = ['in-progress', 'completed'],
  ): boolean =>
    canMove(from, to) || by.some((next, place) => canMove(from, next) && walks(next, to, by.slice(place + 1)));

  it('is allowed or refused as the contract says, and every allowed move can be made', async () => {
    const { send, ok, get } = callerOf(h);
    const admin = h.as('verdant.admin').request;
    const report = await completeReport(h);
    const now = () => ok<Report>(get(`/reports/${report.id}`));
    const taken = new Set<string>();
    const take = (from: ReportStatus, by: string, to: ReportStatus) => {
      expect([from, by, to, from === to || walks(from, to)]).toEqual([from, by, to, true]);
      taken.add(`${from}>${to}`);
    };
    for (const asked of [false, true]) {
      if (asked) await setRules(h, [['verdant.admin']], { ofDisclosures: false, ofReports: true });
      for (const from of reportStatuses) {
        for (const move of reportMoves) {
          if (ofRounds.has(move) !== asked) continue;
          const offered = await ask(admin, { ...report, status: from }, move);
          const { status } = await now();
          if (offered && move !== 'delete') {
            expect([from, move, status]).toEqual([from, move, target[move]]);
            take(from, move, status);
          } else expect([from, move, status]).toEqual([from, move, from]);
        }
        await put(report.id, from);
        const { version } = await now();
        const change = { version, name: `Report ${from} ${asked}` };
        const changed = await outcome(send('PATCH', `/reports/${report.id}`, change));
        expect([from, changed]).toEqual([from, isEditable(from) ? '200' : '422 report.read_only']);
        if (isEditable(from)) take(from, 'change', (await now()).status);
      }
    }
    for (const [from, followers] of Object.entries(reportTransitions))
      for (const to of followers) expect([...taken]).toContain(`${from}>${to}`);
  });
});

describe('every action on a report', () => {
  /** From one status that has it. */
  const from: Record<ReportMove, ReportStatus> = {
    submit: 'completed',
    approve: 'pending-approval',
    reject: 'pending-approval',
    withdraw: 'pending-approval',
    complete: 'approval-accepted',
    publish: 'completed',
    unpublish: 'readonly-published',
    reopen: 'readonly-published',
    delete: 'completed',
  };
  const offeredTo = async (send: Send, report: Report, decider: string) => {
    const offered: ReportMove[] = [];
    for (const move of reportMoves)
      if (await ask(send, { ...report, status: from[move] }, move, decider)) offered.push(move);
    return offered;
  };
  /** Rules under which every transition is possible: approvers are named, and publishing requires no round. */
  const chain = () => setRules(h, [['verdant.admin']], { ofDisclosures: false });
  const basic: ReportMove[] = ['submit', 'withdraw', 'complete'];
  const deciding: ReportMove[] = [
    'submit',
    'approve',
    'reject',
    'withdraw',
    'complete',
    'publish',
    'unpublish',
    'reopen',
  ];

  it.each<[Role, number, ReportMove[]]>([
    ['administrator', 0, [...deciding, 'delete']],
    ['basic', 1, basic],
    ['entity-manager', 0, basic],
    ['entity-manager', 1, deciding],
  ])(
    'is offered and done, or neither, to a person who is %s, of a report about %i entities of theirs',
    async (role, about, own) => {
      const report = await completeReport(h);
      await chain();
      await h.database.pool.query('update users set role = $1 where id = $2', [role, idOf('verdant.member')]);
      const { userId } = h.as('verdant.member').scope;
      const entityIds: string[] = [];
      for (let number = 0; number < about; number += 1) {
        const entity = { name: 'Plant', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
        entityIds.push(
          ((await (await h.as('verdant.admin').request('/entities', body('POST', entity))).json()) as Entity).id,
        );
      }
      await h.database.pool.query('update entities set manager_id = $1', [userId]);
      await h.database.pool.query('update reports set entity_ids = $1 where id = $2', [
        JSON.stringify(entityIds),
        report.id,
      ]);
      const { request } = h.as('verdant.member');
      expect(
        await offeredTo(
          request,
          { ...report, entityIds, entitiesManagerId: about > 0 ? userId : null },
          idOf('verdant.member'),
        ),
      ).toEqual(own);
    },
  );

  it('is open to a consultant in a client’s account, except for deleting', async () => {
    const home = await h.signIn('harbour.consultant');
    const clients = (await (await h.as('harbour.admin').request('/consultancies')).json()) as {
      id: string;
      name: string;
    }[];
    const sendAs =
      ({ accessToken, refreshToken }: TokenPair): Send =>
      (path, init = {}) => {
        const headers = new Headers(init.headers);
        headers.set('authorization', `Bearer ${accessToken}`);
        headers.set('refreshToken', refreshToken);
        return h.anonymous(path, { ...init, headers }, 'harbour.localhost');
      };
    const lantau = clients.find(({ name }) => name === 'Lantau Ferries')?.id;
    const switched = await sendAs(home)(
      '/consultancies/switch-organization',
      body('POST', { clientOrConsultancyId: lantau }),
    );
    const report = await completeReport(h, 'lantau.admin');
    await setRules(h, [['lantau.admin']], { ofDisclosures: false }, 'lantau.admin');
    const visiting = sendAs((await switched.json()) as TokenPair);
    expect(await offeredTo(visiting, report, idOf('lantau.admin'))).toEqual(deciding);
  });
});
