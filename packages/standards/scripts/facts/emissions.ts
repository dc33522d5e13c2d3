import type { EmissionFactor, WarmingPotential } from '@esg/contract';
import type { UnitRow } from '../../src/rows.ts';
import { bilingual, col, type Source } from './source.ts';

const unread = /general-knowledge|second-hand/;
const orNull = (text: string) => text || null;

/** Every emission factor with its source, year, licence and quality mark. */
export const emissionFactorsOf = (read: Source, units: UnitRow[]): EmissionFactor[] =>
  read('emission-factors').map((row) => {
    const unit = units.find(({ code }) => code === row.unit);
    if (!unit) throw new Error(`The factor ${row.id} is per "${row.unit}", which is no unit of the library`);
    return {
      id: col(row, 'id'),
      activity: bilingual(row, 'activity'),
      scope: col(row, 'scope') as EmissionFactor['scope'],
      category: col(row, 'category'),
      region: col(row, 'region'),
      unitKind: unit.kind,
      unit: unit.code,
      kgCo2ePerUnit: col(row, 'kgco2e_per_unit'),
      parts: { co2: orNull(col(row, 'co2')), ch4: orNull(col(row, 'ch4')), n2o: orNull(col(row, 'n2o')) },
      basis: col(row, 'basis'),
      gwpSet: orNull(col(row, 'gwp_set')),
      publicationYear: Number(col(row, 'publication_year')),
      validFrom: col(row, 'valid_from'),
      validTo: orNull(col(row, 'valid_to')),
      source: col(row, 'source'),
      licence: col(row, 'licence'),
      verified: !unread.test(col(row, 'verified')),
    };
  });

/** Global warming potentials over 100 years. */
export const warmingPotentialsOf = (read: Source): WarmingPotential[] =>
  read('gwp').map((row) => ({
    gas: col(row, 'gas'),
    name: bilingual(row, 'name'),
    ar4: orNull(col(row, 'gwp100_ar4')),
    ar5: orNull(col(row, 'gwp100_ar5')),
    ar6: orNull(col(row, 'gwp100_ar6')),
  }));
