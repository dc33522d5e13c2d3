import { useFormatters } from '@esg/app-kit';
import type { ClimateLibraryFactor } from '@esg/contract';
import { Facts } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useUnitNames } from '../names/use-unit-names.ts';

/** All that a factor states, as a person compares it with its source. */
export const FactorFacts = ({ factor }: { readonly factor: ClimateLibraryFactor }) => {
  const { t } = useLingui();
  const { decimal, day } = useFormatters();
  const names = useClimateNames();
  const unit = useUnitNames()(factor.unit);
  const { basis, method, gwpSet, prices, validFrom, validTo, publicationYear, evidence } = factor;
  const { licence, uncertaintyPercent } = factor;
  const gases = factor.gases.map(({ gas, kgPerUnit, isEquivalent, isBeside }) => {
    const amount = `${decimal(kgPerUnit)} ${isEquivalent ? 'kg CO₂e' : 'kg'}/${unit}`;
    const name = names.gas(gas);
    return isBeside ? t`${name}: ${amount}, beside the scopes` : `${name}: ${amount}`;
  });
  const first = day(validFrom);
  const last = validTo && day(validTo);
  const priceYear = String(prices?.year ?? '');
  return (
    <Facts
      facts={[
        { term: t`What one unit sets free`, value: gases.join('; ') },
        { term: t`Country or region`, value: names.region(factor.region) },
        { term: t`Valid`, value: last ? t`${first} to ${last}` : t`from ${first}` },
        ...(gwpSet ? [{ term: t`Warming potentials`, value: gwpSet }] : []),
        ...(basis ? [{ term: t`Energy content`, value: basis === 'gross' ? t`Gross` : t`Net` }] : []),
        ...(method ? [{ term: t`Method`, value: method === 'location' ? t`Location-based` : t`Market-based` }] : []),
        ...(prices
          ? [
              {
                term: t`Prices`,
                value: prices.withTax ? t`of ${priceYear}, with tax` : t`of ${priceYear}, without tax`,
              },
            ]
          : []),
        { term: t({ message: 'Source', context: 'of a factor' }), value: `${factor.source} (${publicationYear})` },
        ...(evidence ? [{ term: t`Where in the source`, value: evidence }] : []),
        ...(licence ? [{ term: t`Licence or terms of use`, value: licence }] : []),
        ...(uncertaintyPercent ? [{ term: t`Uncertainty`, value: `±${decimal(uncertaintyPercent)}%` }] : []),
      ]}
    />
  );
};
