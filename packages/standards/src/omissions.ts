/** HKEX part B binds every issuer: comply or explain begins with part C (Appendix C2, part A). */
const hkexMandatory = ['B-13', 'B-14', 'B-15'];

/** Scope 1 and 2, and how they are measured, bind every issuer, too; only scope 3 within them may be explained (paragraphs 28 and 29). */
const hkexEmissions = ['D-28', 'D-29'];

/** Disclosures that no reason for omission applies to, by framework version (GRI 1, requirement 6; HKEX part B and scopes 1 and 2). */
export const neverOmitted: Readonly<Record<string, readonly string[]>> = {
  'hkex-c2-2025': [...hkexMandatory, ...hkexEmissions],
  'hkex-c2-2020': hkexMandatory,
  'gri-2025': ['2-1', '2-2', '2-3', '2-4', '2-5', '3-1', '3-2'],
};
