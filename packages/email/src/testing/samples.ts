import { type Language, languages } from '@esg/contract';
import { type ColorSetting, sampleSettings } from '@esg/tokens';
import type { EmailBrand } from '../brand.ts';
import { type MessageName, messages } from '../messages/index.ts';

/** A typical brand. */
export const plainBrand: EmailBrand = {
  companyName: 'Verdant',
  supportEmail: 'help@verdant.example',
  colorSetting: sampleSettings.verdant,
  logoUrl: 'https://verdant.example/logo.png',
  darkLogoUrl: 'https://verdant.example/logo-dark.png',
  siteUrl: 'https://verdant.example/',
  timeZone: 'Asia/Hong_Kong',
};

/** Settings of one colour everywhere. */
export const monochrome = (color: string): ColorSetting => {
  const group = { color, hoverColor: '', activeColor: '' };
  return { isDefaultTheme: false, primary: group, secondary: group, special: { ...group, secondaryColor: color } };
};

/** The named brands, a coarse lattice of all colours, and invalid settings. */
export const everySetting: readonly unknown[] = [
  ...Object.values(sampleSettings),
  ...['00', '33', '66', '7f', '99', 'cc', 'ff'].flatMap((red, _, steps) =>
    steps.flatMap((green) => steps.map((blue) => monochrome(`#${red}${green}${blue}`))),
  ),
  undefined,
  null,
  'red',
  {},
  monochrome('red;}</style><script>'),
  monochrome('url(//evil.example)'),
];

/** Every message in every language. */
export const everySample: readonly { name: MessageName; language: Language }[] = (
  Object.keys(messages) as MessageName[]
).flatMap((name) => languages.map((language) => ({ name, language })));

/** Malicious texts that somebody may enter as a name. */
export const hostileNames: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' onmouseover='alert(1)`,
  '</title></style><style>*{display:none}',
  '<!--[if mso]><script>alert(1)</script><![endif]-->',
  '--><svg onload=alert(1)>',
  '&lt;b&gt; &amp; &#60;',
  'Verdant\r\nBcc: eve@evil.example',
  'Verdant\n\nContent-Type: text/html\n\n<b>',
  'Verdant\u2028Subject: x\u2029y\u0085z',
  'Verdant\u0000\u0007\u001b[31m',
  '\u202egnp.exe',
  '\ud800 half',
  '{{constructor}} <%= 7*7 %> %0d%0aBcc:x',
  '翠綠'.repeat(400),
  '',
];
