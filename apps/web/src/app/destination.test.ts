import { featureFlags, permissionsOf, type Role } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { type Arrival, destinationOf, isPageApart } from './destination.ts';

const personAt = (registerProcess: number, informationStep = '0', role: Role = 'administrator') => ({
  role,
  registerProcess,
  informationStep,
  permissions: permissionsOf(role, {
    type: 'Standard',
    ownsTenant: true,
    brandMode: 'whitelabeled',
    modules: featureFlags,
    hasEntitiesManager: false,
  }),
});
const finished = personAt(8, '4');
const arrive = (path: string, change: Partial<Arrival> = {}) =>
  destinationOf({
    path,
    from: '/ct/reports',
    isAgain: false,
    person: finished,
    subscription: { mayWork: true },
    ...change,
  });
const suspended = { subscription: { mayWork: false } };

describe('a person who opens an address', () => {
  it.each(['/ct', '/ct/selection-plan', '/ct/restriction'])('without a session: %s is signed out', (path) => {
    expect(arrive(path, { person: undefined })).toBe('sign-out');
    // A profile that cannot be read takes precedence over a status that cannot.
    expect(arrive(path, { person: undefined, subscription: undefined, from: undefined })).toBe('sign-out');
  });

  it('is led to the forbidden page only where the status cannot be read on first load', () => {
    expect(arrive('/ct/reports', { subscription: undefined, from: undefined })).toBe('/403');
    expect(arrive('/ct/reports', { subscription: undefined })).toBe('stay');
  });

  it.each(['', '/home', '/login/signin', '/login/signup'])('is led home from “%s”, whoever it is', (path) => {
    expect(arrive(path)).toBe('/ct');
    expect(arrive(path, { person: undefined })).toBe('/ct');
  });

  it.each([
    ['entity-user', '/ct/entity-user'],
    ['supplier', '/ct/supplier'],
  ] as const)('%s: has a portal instead of the home page', (role, portal) => {
    const person = personAt(8, '4', role);
    expect(arrive('/ct', { person })).toBe(portal);
    expect(arrive(portal, { person })).toBe('stay');
    expect(arrive('/ct', { person, ...suspended })).toBe('/ct/restriction');
  });

  it('reaches the chat from the document center and its pages only', () => {
    for (const from of ['/ct/document-center', '/ct/document-center/1', '/ct/chat'])
      expect(arrive('/ct/chat', { from }), from).toBe('stay');
    for (const from of [undefined, '/ct/reports', '/ct/document-centers'])
      expect(arrive('/ct/chat', { from }), String(from)).toBe('/ct/document-center');
  });

  it('stays in the chat that is reloaded, but is led to the own step of signing up as before', () => {
    expect(arrive('/ct/chat', { from: undefined, isAgain: true })).toBe('stay');
    // A page that was reloaded earlier is left and entered as any other.
    expect(arrive('/ct/chat', { from: '/ct/reports', isAgain: true })).toBe('/ct/document-center');
    const person = personAt(2);
    expect(arrive('/ct/selection-plan', { person, from: undefined, isAgain: true })).toBe('/ct/billing-payment');
  });

  it('is led from the other portal to the same page in their own', () => {
    const supplier = personAt(8, '4', 'supplier');
    expect(arrive('/ct/entity-user/requests/a/b', { person: supplier })).toBe('/ct/supplier/requests/a/b');
    expect(arrive('/ct/supplier', { person: personAt(8, '4', 'entity-user') })).toBe('/ct/entity-user');
    expect(arrive('/ct/supplier')).toBe('stay');
    expect(arrive('/ct/entity-users', { person: supplier })).toBe('stay');
  });
});

describe('a suspended organisation', () => {
  it.each(['/ct', '/ct/reports', '/ct/selection-plan', '/ct/welcome', '/ct/account-settings-of-others'])(
    'is led from %s to the restriction page',
    (path) => expect(arrive(path, suspended)).toBe('/ct/restriction'),
  );

  it.each(['/ct/restriction', '/ct/account-settings', '/ct/account-settings/branding'])('may open %s', (path) => {
    expect(arrive(path, suspended)).toBe('stay');
    expect(arrive(path, { ...suspended, person: personAt(2) })).toBe('stay');
  });

  it.each(['/ct/help', '/ct/help/contact', '/ct/help/articles/a', '/ct/notifications'])('finds help at %s', (path) => {
    expect(arrive(path, suspended)).toBe('stay');
    expect(arrive('/ct/help/edit', suspended)).toBe('/ct/restriction');
  });

  it('has a restriction page, which no other organisation finds', () => {
    expect(arrive('/ct/restriction')).toBe('/page-not-found');
  });
});

describe('pages of the product', () => {
  it('require a finished registration and a finished company profile', () => {
    expect(arrive('/ct/reports')).toBe('stay');
    expect(arrive('/ct')).toBe('stay');
  });

  it.each([
    [1, '0', '/ct/selection-plan'],
    [2, '0', '/ct/billing-payment'],
    [3, '0', '/ct/welcome'],
    [8, '0', '/ct/company-profile'],
    [8, '3', '/ct/company-profile'],
    [1, '4', '/ct/selection-plan'],
  ])('at step %i with information step %s lead to %s', (registerProcess, informationStep, page) => {
    const person = personAt(registerProcess, informationStep);
    for (const path of ['/ct', '/ct/reports', '/ct/account-settings', '/ct/introduction', '/ct/congratulations'])
      expect(arrive(path, { person })).toBe(page);
    // No redirect leads back to where it came from.
    for (const from of [undefined, '/ct/reports']) expect(arrive(page, { person, from }), `from ${from}`).toBe('stay');
  });

  it('are open to people who cannot sign the organisation up', () => {
    for (const role of ['basic', 'entity-manager', 'consultant'] as const) {
      expect(arrive('/ct/reports', { person: personAt(1, '0', role) })).toBe('stay');
      expect(arrive('/ct/selection-plan', { person: personAt(1, '0', role) })).toBe('/ct');
    }
  });
});

describe('pages of signing up', () => {
  const beforeTheEnd = ['/ct/selection-plan', '/ct/billing-payment', '/ct/welcome', '/ct/company-profile'];

  it.each(beforeTheEnd)('lead home from %s once signing up is finished', (path) => {
    expect(arrive(path)).toBe('/ct');
    expect(arrive(path, { from: undefined })).toBe('/ct');
  });

  it.each(['/ct/selection-plan', '/ct/billing-payment'])(
    'lead from %s to the company profile once the registration is finished',
    (path) => expect(arrive(path, { person: personAt(8) })).toBe('/ct/company-profile'),
  );

  it('lead back to the plan from another page of signing up, but not from its own address', () => {
    const person = personAt(2);
    expect(arrive('/ct/selection-plan', { person, from: '/ct/billing-payment' })).toBe('stay');
    expect(arrive('/ct/selection-plan', { person, from: undefined })).toBe('/ct/billing-payment');
    expect(arrive('/ct/selection-plan', { person: personAt(3) })).toBe('/ct/welcome');
  });

  it('show the welcome page at its step or after it', () => {
    expect(arrive('/ct/welcome', { person: personAt(3) })).toBe('stay');
    expect(arrive('/ct/welcome', { person: personAt(8) })).toBe('stay');
    expect(arrive('/ct/welcome', { person: personAt(2) })).toBe('/ct/billing-payment');
  });

  it('show the company profile only after a finished registration', () => {
    expect(arrive('/ct/company-profile', { person: personAt(8, '2') })).toBe('stay');
    expect(arrive('/ct/company-profile', { person: personAt(3) })).toBe('/ct/welcome');
  });

  it('show thanks for a payment right after it, and never again', () => {
    expect(arrive('/ct/payment-successful', { person: personAt(3) })).toBe('stay');
    expect(arrive('/ct/payment-successful')).toBe('/ct');
    expect(arrive('/ct/payment-successful', { person: personAt(2) })).toBe('/ct/billing-payment');
  });

  it.each(['/ct/congratulations', '/ct/introduction'])('include %s at the end, which stays open', (path) => {
    expect(arrive(path)).toBe('stay');
    expect(arrive(path, { person: personAt(8, '3') })).toBe('/ct/company-profile');
  });

  it('have no menu, like the restriction page', () => {
    for (const path of [...beforeTheEnd, '/ct/restriction']) expect(isPageApart(path)).toBe(true);
    for (const path of ['/ct', '/ct/reports', '/ct/account-settings']) expect(isPageApart(path)).toBe(false);
  });
});
