import { type Factor, libraryFactor, unsplit } from '@esg/climate';
import type { ClimateLibraryFactor } from '@esg/contract';
import { sumOf } from '@esg/quantities';
import { climateLibrary, factorsFor, findEmissionFactor } from '@esg/standards';
import { ProblemError } from '../../platform/http/index.ts';

/** Parts whose publisher rounded them to more than their total leave less than nothing, which no own factor states: the total is stated then. */
const statable = (gases: Factor['gases']): Factor['gases'] => {
  if (!gases.some(({ kgPerUnit }) => kgPerUnit.startsWith('-'))) return gases;
  const total = sumOf(gases.flatMap(({ kgPerUnit, isEquivalent }) => (isEquivalent ? [kgPerUnit] : [])));
  const whole = { gas: unsplit, kgPerUnit: total, isEquivalent: true, isBeside: false };
  return [whole, ...gases.filter(({ isEquivalent }) => !isEquivalent)];
};

/**
 * A factor of the library that nobody compared with its publisher, as an own factor states it: under its English name, which lines and sheets
 * know it by, of the first kind of activity that it fits, and without a place in the source, which whoever compares it says. Throws
 * `resource.not_found`, also for one that was compared: lines take it as it is.
 */
export const readLibraryFactor = (id: string): ClimateLibraryFactor => {
  const found = findEmissionFactor(id);
  const type = climateLibrary().activityTypes.find((each) => factorsFor(each).some((factor) => factor.id === id));
  if (!found || found.verified || !type) throw new ProblemError('resource.not_found');
  const { name, origin, region, unit, basis, method, gwpSet, gases, publicationYear, validFrom, validTo, source } =
    libraryFactor(found);
  return {
    activityTypeId: type.id,
    name: name.en,
    origin: origin === 'supplier' ? 'supplier' : 'own',
    region,
    unit,
    basis,
    method,
    gwpSet,
    prices: null,
    gases: [...statable(gases)],
    publicationYear,
    validFrom,
    validTo,
    source,
    evidence: '',
    licence: found.licence,
    uncertaintyPercent: null,
  };
};
