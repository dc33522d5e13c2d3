import { challengeBits, type OpenedSurvey, type SurveyAnswers, templateContent } from '@esg/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { submission, withdrawal } from './answer-queue.ts';
import { type HeldBack, hold } from './hold-survey.ts';
import { CallFailed, type SurveyCalls } from './survey-calls.ts';
import { keepOwn } from './survey-key.ts';

const stored = () => {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
    key: (place: number) => [...values.keys()][place] ?? null,
    get length() {
      return values.size;
    },
  };
};
let device = stored();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  device = stored();
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('sessionStorage', stored());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const text = (written: string) => ({ kind: 'text', text: written }) as const;

/** Answers by links, as the gateway keeps them: `open` is a link for everybody, any other one is a person's own. */
const answersAtGateway = () => {
  const rows = new Map<string, { answers: SurveyAnswers; submitted: boolean }>();
  const state = { isFull: false, isClosed: false, begun: 0 };
  const opened = (key: string): OpenedSurvey => ({
    id: 'survey',
    organisation: 'Verdant',
    content: templateContent('employees', 'named', []),
    privacy: 'named',
    closesAt: null,
    language: null,
    pictures: null,
    answers: {},
    submitted: false,
    ...rows.get(key),
    challenge: key === 'open' ? { text: 'challenge', bits: Math.min(1, challengeBits(0)) } : null,
  });
  const calls: SurveyCalls = {
    open: async (key) => {
      if (state.isClosed) throw new CallFailed('survey.closed');
      return opened(key);
    },
    begin: async () => {
      if (state.isFull) throw new CallFailed('request.too_many');
      state.begun += 1;
      rows.set(`ballot-${state.begun}`, { answers: {}, submitted: false });
      return { key: `ballot-${state.begun}` };
    },
    answer: async (key, id, value) => {
      if (state.isClosed) throw new CallFailed('survey.closed');
      const row = rows.get(key) ?? { answers: {}, submitted: false };
      const { [id]: _, ...others } = row.answers;
      rows.set(key, { ...row, answers: value ? { ...others, [id]: value } : others });
      return { answered: Object.keys(rows.get(key)?.answers ?? {}).length };
    },
    submit: async (key) => {
      const row = rows.get(key);
      if (!row) throw new CallFailed('request.invalid', { issues: [{ path: 'one' }] });
      if (Object.keys(row.answers).length === 0) throw new CallFailed('request.invalid');
      rows.set(key, { ...row, submitted: true });
      return {};
    },
    withdraw: async (key) => {
      rows.delete(key);
      return {};
    },
  };
  return { rows, state, calls };
};

/** A device that opened a link, and what its page was made to say. */
const deviceAt = async ({ calls }: { calls: SurveyCalls }, key: string) => {
  const seen = {
    states: [] as string[],
    refused: [] as string[],
    heldBack: [] as HeldBack[],
    standing: [] as SurveyAnswers[],
    submitted: 0,
  };
  const held = await hold(calls, key, {
    onState: (state) => seen.states.push(state),
    onRefused: (code) => seen.refused.push(code),
    onSubmitted: () => {
      seen.submitted += 1;
    },
    onWithdrawn: () => undefined,
    onConflict: () => undefined,
    onHeldBack: (by) => seen.heldBack.push(by),
    onStanding: (answers) => seen.standing.push(answers),
  });
  return { ...held, seen };
};

it('keeps everything typed where too many begin from one address, says so, and sends it a minute later', async () => {
  const gateway = answersAtGateway();
  gateway.state.isFull = true;
  const { queue, seen } = await deviceAt(gateway, 'open');
  await queue.put('one', text('first'), null);
  await queue.put('two', text('second'), null);
  expect([seen.refused, seen.states.at(-1)]).toEqual([[], 'busy']);
  const reloaded = await deviceAt(gateway, 'open');
  expect(reloaded.queue.unsent()).toEqual({ one: text('first'), two: text('second') });
  gateway.state.isFull = false;
  await vi.advanceTimersByTimeAsync(61_000);
  await queue.settled();
  expect(gateway.rows.get('ballot-1')?.answers).toEqual({ one: text('first'), two: text('second') });
});

it('ends nothing on a device that still has answers to send', async () => {
  const gateway = answersAtGateway();
  gateway.state.isFull = true;
  const { queue, leave } = await deviceAt(gateway, 'open');
  await queue.put('one', text('first'), null);
  expect(await leave()).toBe(false);
  expect(queue.unsent()).toEqual({ one: text('first') });
  gateway.state.isFull = false;
  await vi.advanceTimersByTimeAsync(61_000);
  expect([await leave(), queue.unsent()]).toEqual([true, {}]);
});

it('sends later what somebody left unsent, apart from the answers of the next person at the device', async () => {
  const gateway = answersAtGateway();
  gateway.state.isFull = true;
  device.setItem('survey-unsent-survey-open', JSON.stringify({ one: { value: text('first') } }));
  const found = await deviceAt(gateway, 'open');
  expect([found.isFound, await found.leave()]).toEqual([true, true]);
  const next = await deviceAt(gateway, 'open');
  expect([next.isFound, next.queue.unsent()]).toEqual([false, {}]);
  await next.queue.put('two', text('second'), null);
  gateway.state.isFull = false;
  await vi.advanceTimersByTimeAsync(61_000);
  await next.queue.settled();
  const answers = [...gateway.rows.values()].map((row) => row.answers);
  expect(answers).toHaveLength(2);
  expect(answers).toEqual(expect.arrayContaining([{ one: text('first') }, { two: text('second') }]));
  expect([...device.values.keys()].filter((name) => name.includes('unsent'))).toEqual([]);
});

const waiting = () => [...device.values.keys()].filter((name) => name.includes('unsent'));

/** Somebody at an open link who left before anything was sent, and whose answers are parked. */
const parkAnswers = async () => {
  const gateway = answersAtGateway();
  gateway.state.isFull = true;
  device.setItem('survey-unsent-survey-open', JSON.stringify({ one: { value: text('first') } }));
  await (await deviceAt(gateway, 'open')).leave();
  gateway.state.isFull = false;
  return gateway;
};

it('sends parked answers once, however many tabs find them', async () => {
  let before: Promise<unknown> = Promise.resolve();
  const request = (_: string, run: () => Promise<unknown>) => {
    before = before.then(run);
    return before;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const gateway = await parkAnswers();
  for (const _ of [1, 2]) {
    // Each tab has what it knows to itself.
    vi.resetModules();
    const tab = await import('./parked-answers.ts');
    tab.sendParked(gateway.calls, 'open', 'survey');
  }
  await vi.advanceTimersByTimeAsync(1000);
  await before;
  expect([...gateway.rows.values()].map(({ answers }) => answers)).toEqual([{ one: text('first') }]);
  expect(waiting()).toEqual([]);
});

it('keeps neither parked answers nor one’s own on a device once the survey is closed', async () => {
  const gateway = await parkAnswers();
  device.setItem('survey-unsent-survey-open', JSON.stringify({ two: { value: text('second') } }));
  device.setItem('survey-unsent-other-link', JSON.stringify({ one: { value: text('of another link') } }));
  expect(waiting()).toHaveLength(4);
  gateway.state.isClosed = true;
  await expect(deviceAt(gateway, 'open')).rejects.toThrow('survey.closed');
  await vi.advanceTimersByTimeAsync(1000);
  expect(waiting()).toEqual(['survey-unsent-other-link']);
  expect(gateway.rows.size).toBe(0);
});

it('holds a submission back that says nothing, and spends no beginning of an open link on it', async () => {
  const gateway = answersAtGateway();
  const own = await deviceAt(gateway, 'of-a-person');
  await own.queue.put('one', text('first'), null);
  await own.queue.put('one', null, text('first'));
  await own.queue.put(submission, null);
  expect(own.seen).toMatchObject({ submitted: 0, heldBack: [{ why: 'empty', ids: [] }] });
  const open = await deviceAt(gateway, 'open');
  await open.queue.put(submission, null);
  expect(open.seen).toMatchObject({ submitted: 0, heldBack: [{ why: 'empty', ids: [] }] });
  expect(gateway.state.begun).toBe(0);
});

const answeredTwice = async () => {
  const gateway = answersAtGateway();
  const other = await deviceAt(gateway, 'of-a-person');
  await other.queue.put('one', text('first'), null);
  await other.queue.put('two', text('second'), null);
  const device = await deviceAt(gateway, 'of-a-person');
  await other.queue.put(withdrawal, null);
  return { gateway, device };
};

it('shows what stands where another device withdrew, once somebody submits', async () => {
  const { device } = await answeredTwice();
  await device.queue.put(submission, null);
  expect(device.seen).toMatchObject({ submitted: 0, heldBack: [{ why: 'open', ids: ['one'] }], standing: [{}] });
});

it('shows what stands where another device withdrew, once somebody answers one question anew', async () => {
  const { device } = await answeredTwice();
  await device.queue.put('three', text('third'), null);
  expect(device.seen.standing).toEqual([{ three: text('third') }]);
  await device.queue.put(submission, null);
  expect(device.seen.submitted).toBe(1);
});

it('shows what counts after a submission', async () => {
  const gateway = answersAtGateway();
  const device = await deviceAt(gateway, 'of-a-person');
  await device.queue.put('one', text('first'), null);
  await gateway.calls.answer('of-a-person', 'two', text('of the other device'), undefined);
  await device.queue.put(submission, null);
  expect(device.seen.standing).toEqual([{ one: text('first'), two: text('of the other device') }]);
});

it('holds a submission back where another device answered otherwise while it was being sent', async () => {
  const gateway = answersAtGateway();
  const { calls } = gateway;
  const stale = new CallFailed('resource.stale', { current: text('theirs') });
  const device = await deviceAt({ calls: { ...calls, answer: () => Promise.reject(stale) } }, 'of-a-person');
  void device.queue.put('one', text('mine'), null);
  void device.queue.put(submission, null);
  await device.queue.settled();
  expect(device.seen).toMatchObject({ submitted: 0, heldBack: [{ why: 'choose', ids: ['one'] }] });
});

it('asks whoever comes by an open link anew whose answers this device has, and lets the next person begin', async () => {
  const gateway = answersAtGateway();
  const first = await deviceAt(gateway, 'open');
  expect(first.isFound).toBe(false);
  keepOwn('open', true);
  await first.queue.put('one', text('of the first'), null);
  expect((await deviceAt(gateway, 'open')).isFound).toBe(false);
  await first.queue.put(submission, null);
  const next = await deviceAt(gateway, 'open');
  expect([next.isFound, next.survey.answers]).toEqual([true, { one: text('of the first') }]);
  await next.leave();
  const fresh = await deviceAt(gateway, 'open');
  expect([fresh.isFound, fresh.survey.answers]).toEqual([false, {}]);
  expect(gateway.rows.get('ballot-1')).toEqual({ answers: { one: text('of the first') }, submitted: true });
});

it('asks nobody who came by a link of their own', async () => {
  const gateway = answersAtGateway();
  await (await deviceAt(gateway, 'of-a-person')).queue.put('one', text('first'), null);
  expect((await deviceAt(gateway, 'of-a-person')).isFound).toBe(false);
});
