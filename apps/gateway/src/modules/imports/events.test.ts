import type { WebhookDeliveryPage, WebhookSecret } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { figure, hubOf } from '../data-points/testing.ts';
import { csvOf, importsOf, type Row } from './testing.ts';

// Each import runs through threads and jobs several times, which takes longer than a usual test.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const energy: Row = { metric: 'energy.consumption.total', period: '2025', value: 1234.5, unit: 'MWh' };
const scope1: Row = { metric: 'ghg.scope1.total', period: '2025', value: 80, unit: 'tCO2e' };
const scope2: Row = { metric: 'ghg.scope2.location_based', period: '2025', value: 60, unit: 'tCO2e' };

/** The messages about data points and imports that a webhook of Verdant received, oldest first. */
const listen = async () => {
  const events = ['data_point.created', 'data_point.updated', 'data_point.deleted', 'import.finished'];
  // The test resolves no host and sends nothing: queued messages are in the log already.
  const fields = { name: 'Ledger', url: 'https://receiver.example/hooks', events };
  const added = await h.as('verdant.admin').request('/webhooks', body('POST', fields));
  const { webhook } = (await added.json()) as WebhookSecret;
  return async () => {
    const answer = await h.as('verdant.admin').request(`/webhooks/${webhook.id}/deliveries`);
    const { items } = (await answer.json()) as WebhookDeliveryPage;
    return items.toReversed().map(({ payload }) => JSON.parse(payload) as { type: string; data: object });
  };
};

describe('webhooks of an import', () => {
  it('report once what the import wrote, and once what was undone, with counts and no figures', async () => {
    const { time, store } = hubOf(h, 'verdant.admin');
    const year = await time('2025-01-01', '2025-12-31');
    await store(year.id, { value: figure('1000') });
    const sent = await listen();
    const { checked, send, until, undo, ok } = importsOf(h, 'verdant.admin');
    const dry = await checked(csvOf([energy, scope1, scope2, { ...scope1, metric: 'No such metric' }]));
    expect(dry.counts).toMatchObject({ new: 2, conflict: 1, error: 1 });
    expect(await sent()).toEqual([]);

    // Somebody enters one of the new figures by hand before the import is applied: that row is refused, the others are written.
    await store(year.id, { sectionId: 'ghg.scope2.location_based:total:figures', value: figure('1', 't{CO2e}') });
    h.clock.advance(1);
    await ok(send('POST', `/imports/${dry.id}/apply`, { conflicts: 'skip' }));
    await until(dry.id, 'applied');
    const none = { created: 0, changed: 0, skipped: 0, failed: 0, removed: 0, restored: 0, kept: 0 };
    const [byHand, applied, ...others] = await sent();
    expect(byHand).toMatchObject({ type: 'data_point.created', data: { metricKey: 'ghg.scope2.location_based' } });
    expect(applied).toMatchObject({ type: 'import.finished' });
    expect(applied?.data).toEqual({ ...none, id: dry.id, state: 'applied', created: 1, skipped: 1, failed: 1 });
    expect(others).toEqual([]);

    h.clock.advance(1);
    await undo(dry.id);
    const undone = (await sent()).slice(2);
    expect(undone).toMatchObject([{ type: 'import.finished' }]);
    expect(undone[0]?.data).toEqual({ ...none, id: dry.id, state: 'undone', skipped: 1, failed: 1, removed: 1 });
  });

  it('report nothing of a dry run that was cancelled', async () => {
    await hubOf(h, 'verdant.admin').time('2025-01-01', '2025-12-31');
    const sent = await listen();
    const { checked, send, until, ok } = importsOf(h, 'verdant.admin');
    const { id } = await checked(csvOf([energy]));
    await ok(send('POST', `/imports/${id}/cancel`));
    await until(id, 'cancelled');
    expect(await sent()).toEqual([]);
  });
});
