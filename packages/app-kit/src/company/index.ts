export { CompanyFields, useCompanyLabels } from './CompanyFields.tsx';
export { companyCatalogue } from './company-catalogue.ts';
export * from './company-draft.ts';
export { countriesByName, diallingCountries } from './countries-by-name.ts';
export { type NamesTyped, nothingTyped, ReportNameFields, useReportNames } from './ReportNames.tsx';
export { useCompanyErrors } from './use-company-errors.ts';
export { useCountryName } from './use-country-name.ts';
export { useYearEnds } from './year-ends.ts';
