/** A database of its own for what people read without a connection: it is deleted as a whole. */
export const keptDatabase = 'esg-kept';

/** Deletes what was kept for reading without a connection: the browser goes on with it when the page is left. */
export const removeKeptData = (): void => void indexedDB.deleteDatabase(keptDatabase);
