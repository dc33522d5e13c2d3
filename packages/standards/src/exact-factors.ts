/**
 * Factors whose decimal form has no last digit, or is usually rounded, as [numerator, denominator], by "kind code". The data have the
 * rounded decimal for people to read; conversion uses this table.
 */
export const exactFactors: Record<string, readonly [string, string]> = {
  'energy J': ['1', '3600000'],
  'energy MJ': ['5', '18'],
  'energy GJ': ['2500', '9'],
  'energy TJ': ['2500000', '9'],
  'energy [Btu_IT]': ['1055.05585262', '3600000'],
  'energy M[Btu_IT]': ['1055055852.62', '3600000'],
  'energy 100000.[Btu_IT]': ['105505585.262', '3600000'],
  'energy 48.MJ': ['40', '3'],
  'energy kcal': ['4184', '3600000'],
  'area x-mu': ['2000', '3'],
  'area x-ping': ['400', '121'],
  'area [acr_us]': ['62726400000', '15499969'],
  'freight_distance [ston_av].[mi_i]': ['1.45997231821056', '1'],
  'hours min': ['1', '60'],
  'energy_per_revenue GJ/(1000000.{currency})': ['5', '18'],
  'energy_per_unit GJ/{unit}': ['2500', '9'],
  'energy_per_unit MJ/{unit}': ['5', '18'],
  'temperature [degF]': ['5', '9'],
};

/** Added before the factor applies: the degrees between the zero of the unit's scale and absolute zero. */
export const exactShifts: Record<string, string> = {
  'temperature Cel': '273.15',
  'temperature [degF]': '459.67',
};
