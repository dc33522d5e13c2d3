import { expect } from '@playwright/test';
import { type Person, signedInApi } from './people.ts';

/** What a thing that was made is known by. */
export type Made = { readonly id: string; readonly version: number };

/** The year that these journeys report. */
export const period = { start: '2025-01-01', end: '2025-12-31' };

/** Calls of that person, each with its answer. */
export const askerOf = async (person: Person) => {
  const call = await signedInApi(person);
  return async <Answer>(method: string, path: string, content?: object): Promise<Answer> => {
    const answer = await call(method, path, content);
    expect(answer.status, `${method} ${path}: ${await answer.clone().text()}`).toBeLessThan(300);
    return (await answer.json()) as Answer;
  };
};
export type Ask = Awaited<ReturnType<typeof askerOf>>;

/** A bill of electricity. */
export const line = {
  entityId: null as string | null,
  label: '',
  activityTypeId: 'electricity',
  category: null as number | null,
  month: '2025-01',
  amount: '1000',
  unit: 'kWh',
  basis: null as string | null,
  activity: null as string | null,
  region: 'GB',
  factorId: null,
  fuel: null,
  prices: null,
  shares: [],
  contracts: [],
  isEstimate: false,
  source: 'Bill',
  evidence: '',
};

/** A factor that the supplier states. */
export const steam = {
  activityTypeId: 'heat-steam-cooling',
  name: 'Steam of the park',
  origin: 'supplier',
  region: 'GB',
  unit: 'kWh',
  basis: null,
  method: 'location',
  gwpSet: 'AR5',
  prices: null,
  gases: [{ gas: 'CO2', kgPerUnit: '0.25', isEquivalent: false, isBeside: false }],
  publicationYear: 2025,
  validFrom: '2025-01-01',
  validTo: null,
  source: 'Letter of the park',
  evidence: 'Page 1',
  licence: '',
  uncertaintyPercent: null,
};

/** A report of the year whose figures come from the data hub; what it says besides is typed. */
export const answeredReport = async (ask: Ask, versionId: string, code: string, texts: readonly string[] = []) => {
  const made = await ask<Made>('POST', '/reports', { versionId, name: `${code} of 2025` });
  await ask('PATCH', `/reports/${made.id}`, { version: made.version, period, disclosureCodes: [code] });
  const offers = await ask<{ answers: { disclosureCode: string; fieldKey: string; stamp: string }[] }>(
    'GET',
    `/reports/${made.id}/hub-answers`,
  );
  const answers = offers.answers.map(({ disclosureCode, fieldKey, stamp }) => ({ disclosureCode, fieldKey, stamp }));
  await ask('POST', `/reports/${made.id}/hub-answers`, { answers });
  for (const fieldKey of texts) {
    const value = { type: 'textArea', text: { en: 'As the inventory report says.', zhTw: '' } };
    await ask('PUT', `/reports/${made.id}/answers/${code}/${fieldKey}`, { version: 0, value });
  }
  await ask('PUT', `/reports/${made.id}/disclosures/${code}`, { status: 'completed' });
  const stored = await ask<{ fieldKey: string; value: { rows: { number: string }[] } }[]>(
    'GET',
    `/reports/${made.id}/answers`,
  );
  const numberOf = (key: string) => Number(stored.find(({ fieldKey }) => fieldKey === key)?.value.rows[0]?.number);
  return { id: made.id, numberOf };
};
