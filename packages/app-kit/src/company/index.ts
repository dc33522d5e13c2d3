export { CompanyFields, useCompanyLabels } from './CompanyFields.tsx';
export { companyCatalogue } from './company-catalogue.ts';
export * from './company-draft.ts';
export { countriesByName } from './countries-by-name.ts';
export { ReportLanguagesField, useReportLanguages } from './ReportLanguages.tsx';
export { NameTakenHint, useFreeName, useNameTaken } from './report-names.tsx';
export { useYearEnds } from './year-ends.ts';
