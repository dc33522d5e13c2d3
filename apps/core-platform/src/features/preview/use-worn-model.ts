import { isPreviewFrame, useTenant } from '@esg/app-kit';
import type { ReportModel } from '@esg/contract';
import { documentColors } from '@esg/tokens';

/**
 * The model as the page shows it. Inside the brand studio a page shows a brand on trial, and so does the report on it; everywhere else a
 * report keeps the brand from the gateway.
 */
export const useWornModel = (model: ReportModel | undefined): ReportModel | undefined => {
  const { settings } = useTenant();
  if (!model || !isPreviewFrame()) return model;
  const { companyName, supportEmail, colorSetting } = settings;
  return { ...model, brand: { ...model.brand, name: companyName, supportEmail, colors: documentColors(colorSetting) } };
};
