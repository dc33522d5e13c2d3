/** The portals of those who are asked: of entity users, and of suppliers. */
export type PortalPath = '/ct/entity-user' | '/ct/supplier';
/** The addresses whose page is kept: the portals, and the links of letters. Each has a worker of its own, which sees no other page. */
export type KeptScope = PortalPath | '/ct/request/';

const pauseMs = 1_000;

/** What the worker keeps, as `isPart` there has it: nothing of the API. */
const isPart = (address: string) =>
  address.startsWith(location.origin) &&
  /^\/(?:assets\/|remotes\/|brand|mode\.js$|preloader\.css$)/.test(new URL(address).pathname);

/** Calls `say` with every file that the page has loaded, again a moment after each later one. Returns what calls it at once. */
const followFiles = (say: (addresses: readonly string[]) => void) => {
  const addresses = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new PerformanceObserver((list) => {
    const known = addresses.size;
    for (const { name } of list.getEntries()) if (isPart(name)) addresses.add(name);
    if (addresses.size === known) return;
    clearTimeout(timer);
    timer = setTimeout(() => say([...addresses]), pauseMs);
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => say([...addresses]);
};

let begun = false;

/**
 * Keeps this page for reloads without a connection (docs/adr/0104), once per page. Browsers without workers, and those that allow none
 * here, show the page as before.
 */
export const keepPage = async (scope: KeptScope): Promise<void> => {
  if (begun || !isSecureContext || !('serviceWorker' in navigator)) return;
  begun = true;
  try {
    const registration = await navigator.serviceWorker.register('/offline-worker.js', {
      scope,
      updateViaCache: 'none',
    });
    const say = followFiles((keep) => registration.active?.postMessage({ keep }));
    // A worker of a new build begins with nothing.
    const watch = (worker: ServiceWorker | null) =>
      worker?.addEventListener('statechange', () => worker.state === 'activated' && say());
    watch(registration.installing ?? registration.waiting);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    say();
  } catch {
    // Without a worker the page needs a connection to be opened, as any other.
  }
};
