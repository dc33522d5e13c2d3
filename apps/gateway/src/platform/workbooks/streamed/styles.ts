/** Colours of a workbook, `#rrggbb`. */
export type WorkbookColors = {
  readonly primary: string;
  readonly onPrimary: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
};

/** Decimals that number formats are made for: as many as a stored number may have. */
const decimalsMax = 15;
const dayFormat = 180;
const customFormat = 164;

/** Styles of cells by their index in the style sheet; numbers with 0 to 15 decimals follow. */
export const looks = { plain: 0, title: 1, fact: 2, head: 3, text: 4, link: 5, quiet: 6, day: 7, digits: 8, year: 9 };
const firstNumberLook = 10;

/** The style of a number with this many decimals. */
export const numberLook = (decimals: number) => firstNumberLook + Math.min(decimals, decimalsMax);

const rgb = (color: string) => `FF${color.slice(1).toUpperCase()}`;
const font = (color: string, more = '', size = 11) =>
  `<font>${more}<sz val="${size}"/><color rgb="${rgb(color)}"/><name val="Calibri"/><family val="2"/></font>`;

const look = (font: number, format: number, { fill = 0, border = 1, align = '' } = {}) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="top"${align}/></xf>`;

const formats = Array.from({ length: decimalsMax + 1 }, (_, decimals) => {
  const code = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return `<numFmt numFmtId="${customFormat + decimals}" formatCode="${code}"/>`;
});

/** The style sheet of a workbook in these colours. */
export const stylesXml = ({ primary, onPrimary, text, muted, line }: WorkbookColors) => {
  const fonts = [font(text), font(text, '<b/>', 18), font(muted), font(onPrimary, '<b/>'), font(text, '<u/>')];
  const wrap = ' wrapText="1"';
  const cells = [
    look(0, 0, { border: 0 }),
    look(1, 0, { border: 0 }),
    look(2, 0, { border: 0 }),
    look(3, 0, { fill: 2, border: 0, align: wrap }),
    look(0, 49, { align: wrap }),
    look(4, 0),
    look(2, 49),
    look(0, dayFormat, { align: ' horizontal="left"' }),
    look(0, 49, { align: ' horizontal="right"' }),
    look(0, 1),
    ...formats.map((_, decimals) => look(0, customFormat + decimals)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<numFmts count="${formats.length + 1}">${formats.join('')}<numFmt numFmtId="${dayFormat}" formatCode="yyyy\\-mm\\-dd"/></numFmts>`,
    `<fonts count="${fonts.length}">${fonts.join('')}</fonts>`,
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
    `<fill><patternFill patternType="solid"><fgColor rgb="${rgb(primary)}"/></patternFill></fill></fills>`,
    `<borders count="2"><border/><border><left/><right/><top/><bottom style="thin"><color rgb="${rgb(line)}"/></bottom><diagonal/></border></borders>`,
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
};
