import { registerCatalogue } from '@esg/app-kit';
import { companyCatalogue } from '@esg/app-kit/company';
import { formsCatalogue } from '@esg/app-kit/forms';
import { pictureCatalogue } from '@esg/app-kit/pictures';

/** Words that the settings share with other parts of the product. Without them the pages still work. */
export const loadSettingsWords = async (): Promise<void> => {
  await Promise.all([companyCatalogue, formsCatalogue, pictureCatalogue].map(registerCatalogue)).catch(() => {});
};
