import { registerCatalogue } from '@esg/app-kit';
import { companyCatalogue } from '@esg/app-kit/company';

/** Loads translations of the company's fields for routes that show them. Without translations the fields are in English. */
export const loadCompanyWords = () => registerCatalogue(companyCatalogue).catch(() => {});
