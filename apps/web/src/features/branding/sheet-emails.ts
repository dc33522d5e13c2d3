import type { SheetEmail } from '@esg/app-kit/brand-studio';
import type { Brand, Language } from '@esg/contract';
import { type MessageName, messages, sampleEmail } from '@esg/email';

/** Every e-mail that the product sends, in this version of the brand. */
export const sheetEmails = ({ content, images }: Brand, language: Language): SheetEmail[] => {
  const { companyName, supportEmail, colorSetting } = content;
  const brand = {
    companyName,
    supportEmail,
    colorSetting,
    logoUrl: images.logo?.origin,
    darkLogoUrl: images.logoDark?.origin,
    siteUrl: location.origin,
  };
  return (Object.keys(messages) as MessageName[]).map((id) => {
    const light = sampleEmail(brand, language, { message: id, mode: 'light' });
    const dark = sampleEmail(brand, language, { message: id, mode: 'dark' });
    return { id, subject: light.subject, html: { light: light.html, dark: dark.html } };
  });
};
