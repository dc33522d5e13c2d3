import { registerCatalogue } from '@esg/app-kit';
import { companyCatalogue } from '@esg/app-kit/company';

/** Words of the company's fields, for routes that show them. Without, their English stands. */
export const loadCompanyWords = () => registerCatalogue(companyCatalogue).catch(() => {});
