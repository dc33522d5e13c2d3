import type { ClimateCaveat, ClimateQuestion } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a line lacks before it can be calculated, in words for people who know nothing of factors; and what to do. */
export const questionWords: Readonly<Record<ClimateQuestion['reason'], MessageDescriptor>> = {
  activity_unstated: msg`What exactly was used? More than one factor fits.`,
  calorific_basis_unstated: msg`Is the energy on the bill gross or net? Gas bills in Hong Kong and the United Kingdom are normally gross.`,
  calorific_value_missing: msg`The energy content of this fuel isn’t known on the basis that the factor needs. Enter the net energy content, or choose the other basis.`,
  contract_factor_missing: msg`A contract doesn’t state its emissions. Enter the kilograms of CO₂e per kWh that the supplier states.`,
  density_missing: msg`The weight of a cubic metre of this fuel isn’t known. Enter its density, or the amount in another unit.`,
  factor_missing: msg`No factor fits what was used. Choose another name, or add a factor of your own with its source.`,
  factor_not_in_force: msg`Every factor that fits begins after this month. Choose another name, or add a factor of your own with its source.`,
  factor_unconfirmed: msg`The factor that fits isn’t confirmed yet, so it isn’t used. Compare an own factor with its source under Own factors. A factor of the library that hasn’t been compared with its publisher can be checked and used from the factor library.`,
  factors_tied: msg`Two factors fit equally well and say different things. Choose one.`,
  gas_without_potential: msg`The warming potentials that you calculate by don’t name a gas of this factor. Choose another factor, or change the rules.`,
  gwp_sets_mixed: msg`The factors that fit were published with other warming potentials than yours. Choose another factor, or change the rules.`,
  region_unstated: msg`In which country or region was it used or bought?`,
  region_without_factor: msg`No factor is known for this country or region. Check it, or add a factor of your own with its source.`,
  share_invalid: msg`A share counts more than the whole, or divides by nothing. Correct it.`,
  spend_currency_differs: msg`The factor is for another currency. Enter the amount in that currency.`,
  spend_tax_differs: msg`The factor counts tax the other way. Enter the amount that matches.`,
  spend_tax_unstated: msg`Does the amount include tax?`,
  spend_year_differs: msg`The factor is for prices of another year. Enter the amount in prices of that year.`,
  spend_year_unstated: msg`Which year’s prices is the amount in?`,
  unit_not_convertible: msg`The factors that fit are for another unit. Enter the amount in that unit.`,
};

/** What a reader of a result must know. */
export const caveatWords: Readonly<Record<ClimateCaveat, MessageDescriptor>> = {
  factor_of_other_year: msg`The factor is of another year`,
  factor_long_ended: msg`The factor is much older than the activity`,
  factor_of_other_region: msg`The factor is of another country or region`,
  gwp_set_not_stated: msg`The publisher doesn’t say which warming potentials the factor uses`,
  no_residual_mix: msg`No residual mix is known, so the factor of the grid was used`,
  contract_exceeds_use: msg`The contracts cover more than was used`,
  life_cycle_factor: msg`The factor counts the whole life of power plants, not only their operation`,
  biogenic_not_known: msg`The publisher doesn’t say how much CO₂ from plants is set free`,
  estimate: msg`The amount is an estimate`,
};
