import { limits } from '@esg/contract';
import { lightColors } from '@esg/tokens';
import { useLingui } from '@lingui/react/macro';
import type { BrandError } from '../model/brand-file.ts';

/** Names of the settings by path, and of other steps that can be undone. */
export const useFieldWords = () => {
  const { t } = useLingui();
  const names: Record<string, string> = {
    companyName: t`Company name`,
    supportEmail: t`Support e-mail`,
    isDefaultTheme: t`Use the default theme`,
    'primary.color': t`Primary`,
    'primary.hoverColor': t`Primary, hover`,
    'primary.activeColor': t`Primary, pressed`,
    'primary.darkColor': t`Primary, dark mode`,
    'secondary.color': t`Secondary`,
    'secondary.hoverColor': t`Secondary, hover`,
    'secondary.activeColor': t`Secondary, pressed`,
    'secondary.darkColor': t`Secondary, dark mode`,
    'special.color': t`Special`,
    'special.hoverColor': t`Special, hover`,
    'special.activeColor': t`Special, pressed`,
    'special.secondaryColor': t`Special, end of the gradient`,
    'special.darkColor': t`Special, dark mode`,
    'special.darkSecondaryColor': t`Special, end of the gradient, dark mode`,
    'primary.states': t`Primary, hover and pressed`,
    'secondary.states': t`Secondary, hover and pressed`,
    reset: t`Back to the saved brand`,
    import: t`Import`,
    link: t`Brand of the link`,
    palette: t`Colours of the logo`,
  };
  return (field: string): string => names[field] ?? field;
};

/** Says what is wrong with a brand that came from a file, a text or a link. */
export const useBrandErrorWords = () => {
  const { t } = useLingui();
  const nameOf = useFieldWords();
  return ({ code, path }: BrandError): string => {
    const name = nameOf(path);
    const example = lightColors['esg-color-action-bg'];
    const { lineLengthMin: least, lineLengthMax: most } = limits;
    switch (code) {
      case 'json.malformed':
        return t`This isn’t valid JSON. Check that the text is complete, from the first brace to the last.`;
      case 'setting.unknown':
        return t`There are no brand colours in it: neither a brand of this product nor design tokens with a group “brand”.`;
      case 'color.missing':
        return t`${name} (${path}): the colour is missing.`;
      case 'color.malformed':
        return t`${name} (${path}): this isn’t a colour. Write it as six digits, such as ${example}.`;
      case 'text.malformed':
        return path === 'companyName'
          ? t`${name} (${path}): write between ${least} and ${most} characters.`
          : t`${name} (${path}): this isn’t an e-mail address.`;
    }
  };
};
