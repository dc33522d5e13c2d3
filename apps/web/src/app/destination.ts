import {
  homePathOf,
  informationFinished,
  type Permission,
  parties,
  portalRoleOf,
  registerSteps,
  type SubscriptionCurrentStatus,
  type UserProfile,
} from '@esg/contract';

type Person = Pick<UserProfile, 'role' | 'registerProcess' | 'informationStep'> & {
  readonly permissions: readonly Permission[];
};

/** What the routing rules know when somebody arrives at an address. */
export type Arrival = {
  /** The path without its last slash. */
  readonly path: string;
  /** Path of the page that was shown before; undefined where the page has just been loaded. */
  readonly from: string | undefined;
  /** Whether the browser loads again a page that it had shown already: by a reload, or on the way back from elsewhere. */
  readonly isAgain: boolean;
  /** Undefined if nobody is signed in, or the person cannot be read. */
  readonly person: Person | undefined;
  /** Undefined if the status cannot be read. */
  readonly subscription: Pick<SubscriptionCurrentStatus, 'mayWork'> | undefined;
};

export type Destination = 'stay' | 'sign-out' | `/${string}`;

const { planSelection, billingContact, welcome, finish } = registerSteps;
const home = '/ct';
const restriction = '/ct/restriction';
/** Leads to the "not found" page: no route has this address. */
const notFound = '/page-not-found';
/** Former addresses (spec section 2). */
const moved: readonly string[] = ['', '/home', '/login/signin', '/login/signup'];

const isRegistered = ({ registerProcess }: Person) => registerProcess === finish;
/** Whether signing up is complete, or only an administrator can complete it. */
const isFinished = (person: Person) =>
  (isRegistered(person) && person.informationStep === informationFinished) ||
  !person.permissions.includes('organisation:write');

/** The page on which signing up continues; home once it is complete. */
const ownPage = (person: Person): `/${string}` => {
  if (isFinished(person)) return home;
  const pages: Record<number, `/${string}`> = {
    [planSelection]: '/ct/selection-plan',
    [billingContact]: '/ct/billing-payment',
    [welcome]: '/ct/welcome',
  };
  return pages[person.registerProcess] ?? '/ct/company-profile';
};

/** Pages of signing up, each with the people who may stay on it; others are sent to the step that they have reached. */
const signUpPages: Record<string, (person: Person, from: string | undefined) => boolean> = {
  // Whoever types such an address is led to their own step; from another page people may go back to it until the welcome.
  '/ct/selection-plan': (person, from) =>
    !isFinished(person) &&
    (person.registerProcess === planSelection || (from !== undefined && person.registerProcess === billingContact)),
  '/ct/billing-payment': (person) => !isFinished(person) && person.registerProcess === billingContact,
  '/ct/payment-successful': ({ registerProcess }) => registerProcess === welcome,
  '/ct/welcome': (person) => !isFinished(person) && person.registerProcess >= welcome,
  '/ct/company-profile': (person) => !isFinished(person) && isRegistered(person),
  '/ct/congratulations': isFinished,
  '/ct/introduction': isFinished,
};

const documentCenter = '/ct/document-center';
const chat = '/ct/chat';
/** The chat is reached from the document center, and from itself (spec section 2). Whoever loads it again had reached it. */
const mayChat = ({ from, isAgain }: Pick<Arrival, 'from' | 'isAgain'>) =>
  from === undefined ? isAgain : from === chat || `${from}/`.startsWith(`${documentCenter}/`);

/** Pages without the menu, because its pages are not open yet. */
export const isPageApart = (path: string): boolean => path in signUpPages || path === restriction;

const portals = parties.map((party) => homePathOf(portalRoleOf(party)));

/** The address in the person's own portal, where this one is home or belongs to the other portal. Undefined for people without a portal. */
const inOwnPortal = (path: string, ownHome: `/${string}`): `/${string}` | undefined => {
  if (ownHome === home) return undefined;
  const left = portals.find((portal) => portal !== ownHome && `${path}/`.startsWith(`${portal}/`));
  if (left) return `${ownHome}${path.slice(left.length)}`;
  return path === home ? ownHome : undefined;
};

const isSettings = (path: string) => /^\/ct\/account-settings(?:\/|$)/.test(path);
/** People who cannot work need help all the more: the help pages, the contact form and notifications stay open. */
const isHelp = (path: string) => /^\/ct\/(?:help(?!\/edit)|notifications)(?:\/|$)/.test(path);
/** Whether people of a suspended organisation may open the page. */
export const isOpenToSuspended = (path: string): boolean => path === restriction || isSettings(path) || isHelp(path);

/**
 * Every routing rule of spec section 4, with the redirects and portals of section 2, in one place. Each route refuses roles that may not
 * see it (`requirePermission`).
 */
export const destinationOf = ({ path, from, isAgain, person, subscription }: Arrival): Destination => {
  if (moved.includes(path)) return home;
  if (!person) return 'sign-out';
  if (!subscription && from === undefined) return '/403';
  if (subscription && !subscription.mayWork) return isOpenToSuspended(path) ? 'stay' : restriction;
  if (path === restriction) return notFound;
  const mayStay = signUpPages[path] ?? isFinished;
  if (!mayStay(person, from)) return ownPage(person);
  if (path === chat && !mayChat({ from, isAgain })) return documentCenter;
  return inOwnPortal(path, homePathOf(person.role)) ?? 'stay';
};
