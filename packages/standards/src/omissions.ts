/** Disclosures that no reason for omission applies to, by framework version (GRI 1, requirement 6). */
export const neverOmitted: Readonly<Record<string, readonly string[]>> = {
  'gri-2025': ['2-1', '2-2', '2-3', '2-4', '2-5', '3-1', '3-2'],
};
