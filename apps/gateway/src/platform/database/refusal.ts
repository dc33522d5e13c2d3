const violations = { unique: '23505', reference: '23503', exclusion: '23P01' } as const;

/** Whether the database refused the statement because of a constraint of this kind. */
export const isRefusedBy = (error: unknown, kind: keyof typeof violations): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && error.code === violations[kind]) return true;
  return 'cause' in error && isRefusedBy(error.cause, kind);
};
