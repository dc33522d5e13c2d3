/**
 * Takes the place of the worker that keeps pages where the operator turned it off (`OFFLINE_PAGES=0`): browsers ask for the file with every
 * visit, and this one deletes what the former one kept and removes itself. Not found would leave the former one in place.
 */
export const removingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith('offline ')) await caches.delete(name);
    indexedDB.deleteDatabase('esg-kept');
    await registration.unregister();
  };
  event.waitUntil(remove());
});
`;
