import { expect, type Page } from '@playwright/test';
import { colleagueOf, organisationOnTrial } from './organisation.ts';
import { signedInApi } from './people.ts';

const seats = 4;

/** A separate organisation with four people who work on reports: its owner, two colleagues, and a second administrator who approves. */
export const startTeam = async (page: Page) => {
  const owner = await organisationOnTrial(page, 'life');
  const call = await signedInApi(owner);
  expect((await call('PATCH', '/payment/organizations/seat', { seat: seats })).status).toBe(200);
  return {
    owner,
    call,
    first: await colleagueOf(page, owner, { label: 'first', firstName: 'Daniel', lastName: 'Ho' }),
    second: await colleagueOf(page, owner, { label: 'second', firstName: 'Mei', lastName: 'Tam' }),
    approver: await colleagueOf(page, owner, {
      label: 'approver',
      role: 'administrator',
      firstName: 'Sofia',
      lastName: 'Kwok',
    }),
  };
};

/** Stores direct emissions of 2025 in the organisation's data hub, in tonnes, before there is a report. */
export const collect = async ({ call }: Awaited<ReturnType<typeof startTeam>>, tonnes: string) => {
  const period = { start: '2025-01-01', end: '2025-12-31' };
  const time = (await (await call('POST', '/reporting-times', { name: '2025', period })).json()) as { id: string };
  const point = {
    sectionId: 'ghg.scope1.total:total:figures',
    entityId: null,
    reportingTimeId: time.id,
    labelIds: [],
    value: { type: 'number', rows: [{ number: tonnes, unit: 't{CO2e}', descriptor: '' }] },
    source: 'Fuel bills',
    internal: false,
    quality: 'measured',
    methodology: '',
    explanation: '',
  };
  expect((await call('POST', '/data-points', point)).status).toBe(201);
};
