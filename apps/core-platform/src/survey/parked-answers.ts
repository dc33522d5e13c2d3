import { createQueue, questionOf, submission, withdrawal } from './answer-queue.ts';
import { isLater, keyring } from './keyring.ts';
import type { SurveyCalls } from './survey-calls.ts';
import { unsentName, unsentNames } from './survey-key.ts';

/** Somebody who left this device before everything was sent: where their answers wait, and the secret with which they began. */
type Parked = { readonly name: string; readonly ballot: string | null };

const ofParked = '-parked';
const listName = (name: string) => `${name}${ofParked}`;

const read = (name: string): Parked[] => {
  try {
    return JSON.parse(localStorage.getItem(listName(name)) ?? '[]') as Parked[];
  } catch {
    return [];
  }
};

const write = (name: string, parked: readonly Parked[]) => {
  if (parked.length === 0) localStorage.removeItem(listName(name));
  else localStorage.setItem(listName(name), JSON.stringify(parked));
};

/** Keeps what waits under this name apart from what the next person answers; says whether there was room for it. */
export const parkAnswers = (name: string, ballot: string | undefined): boolean => {
  const parked: Parked = { name: `${name}-${crypto.randomUUID()}`, ballot: ballot ?? null };
  try {
    localStorage.setItem(parked.name, localStorage.getItem(name) ?? '{}');
    write(name, [...read(name), parked]);
    return true;
  } catch {
    return false;
  }
};

/** What this page is sending already. */
const sending = new Set<string>();

/** Holds others off, in other tabs too, until this is done: two who begin for the same person would be counted twice. */
const alone = async (name: string, run: () => Promise<void>) => {
  // Only pages that came by HTTPS can lock.
  if ('locks' in navigator) await navigator.locks.request(name, run);
  else await run();
};

/** Sends what one of them left; resolves once nothing of it is on this device. */
const sendOne = (calls: SurveyCalls, key: string, list: string, parked: Parked) =>
  new Promise<void>((resolve) => {
    const change = (to: Parked | undefined) =>
      write(
        list,
        read(list).flatMap((each) => (each.name === parked.name ? (to ?? []) : each)),
      );
    const done = () => {
      change(undefined);
      localStorage.removeItem(parked.name);
      resolve();
    };
    const byOpenLink = { survey: { challenge: { text: '', bits: 0 } }, ballot: parked.ballot ?? undefined };
    const keys = keyring(calls, key, byOpenLink, {
      onChecking: () => undefined,
      onBegun: (ballot) => change({ ...parked, ballot }),
    });
    const queue = createQueue({
      storage: localStorage,
      name: parked.name,
      send: async (part, value, before) => {
        const own = keys.own();
        if (part === submission) return own && calls.submit(own);
        if (part === withdrawal) return own && calls.withdraw(own);
        return calls.answer(await keys.require(), questionOf(part), value, before);
      },
      isLater,
      onState: (state) => state === 'saved' && done(),
      onRefused: () => false,
    });
    if (Object.keys(queue.unsent()).length === 0) done();
    void queue.flush();
  });

const sendList = (calls: SurveyCalls, key: string, list: string) => {
  for (const { name } of read(list)) {
    if (sending.has(name)) continue;
    sending.add(name);
    void alone(name, async () => {
      // Another tab may have sent it meanwhile, or begun.
      const parked = read(list).find((each) => each.name === name);
      if (parked) await sendOne(calls, key, list, parked);
      sending.delete(name);
    });
  }
};

/**
 * Sends in the background what people left at an open link who are gone. Of what is refused nobody can decide: what stands at the gateway
 * stays.
 */
export const sendParked = (calls: SurveyCalls, key: string, surveyId: string) =>
  sendList(calls, key, unsentName(surveyId, key));

/** The same where the link opens no survey: what is refused, as everything is that belongs to a closed one, leaves this device. */
export const sendEveryParked = (calls: SurveyCalls, key: string) => {
  for (const name of unsentNames(key))
    if (name.endsWith(ofParked)) sendList(calls, key, name.slice(0, -ofParked.length));
};
