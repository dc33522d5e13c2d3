import type { BrandDocumentLook } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import * as css from './SignOffSheet.css.ts';

type TextLook = BrandDocumentLook['word']['text'];

/** A picture is drawn a pixel to the point. */
const worn = ({ size, bold, color }: TextLook): CSSProperties => ({
  fontSize: size,
  fontWeight: bold ? 700 : 400,
  color,
  lineHeight: 1.35,
});

const Paper = ({
  label,
  height,
  font,
  children,
}: {
  label: string;
  height: number;
  font: string;
  children: ReactNode;
}) => (
  <div
    role="img"
    aria-label={label}
    className={css.scaled}
    style={{ [css.pageHeight]: `${height}px` } as CSSProperties}
  >
    <div aria-hidden="true" className={css.paper} style={{ fontFamily: `${font}, Carlito, sans-serif` }}>
      {children}
    </div>
  </div>
);

const rows = ['1,204.5', '3,820.2', '9,650.0'] as const;

const useSampleWords = () => {
  const { t } = useLingui();
  return {
    title: t`Sustainability report 2025`,
    chapter: t`Environment`,
    disclosure: t`Greenhouse gas emissions`,
    field: t`Emissions by scope`,
    text: t`Meters are read each month. Where a site has none, we estimate from its floor area and say so.`,
    head: [t`Description`, t`Value`, t`Unit`],
    scopes: [t`Scope 1`, t`Scope 2`, t`Scope 3`],
    fact: t`Reporting period: 1 January to 31 December 2025`,
  };
};

type WordPictureProps = { readonly look: BrandDocumentLook['word']; readonly companyName: string };

/** The band of the cover and the styles of a page in Word. */
export const WordPicture = ({ look, companyName }: WordPictureProps) => {
  const { t } = useLingui();
  const { title, chapter, disclosure, field, text, head, scopes } = useSampleWords();
  const on = { ...look.text, color: look.title.color };
  return (
    <Paper label={t`Drawing of the styles in Word`} height={600} font={look.font}>
      <div style={{ height: 10, background: look.strip }} />
      <div style={{ background: look.ground, padding: 28, display: 'grid', gap: 70 }}>
        <span style={worn({ ...on, size: 13, bold: true })}>{companyName}</span>
        <span style={worn(look.title)}>{title}</span>
      </div>
      <p style={{ ...worn(look.heading1), marginBlock: '28px 8px' }}>{chapter}</p>
      <p style={{ ...worn(look.heading2), marginBlock: '12px 5px' }}>{disclosure}</p>
      <p style={{ ...worn(look.heading3), marginBlock: '10px 4px' }}>{field}</p>
      <Ruled look={look} head={head} scopes={scopes} />
      <p style={{ ...worn(look.text), marginBlockStart: 14 }}>{text}</p>
    </Paper>
  );
};

type RuledProps = {
  readonly look: Pick<BrandDocumentLook['word'], 'tableHead' | 'text' | 'headRule' | 'rule'>;
  readonly head: readonly string[];
  readonly scopes: readonly string[];
};

const Ruled = ({ look, head, scopes }: RuledProps) => (
  <div style={{ display: 'grid', gridTemplateColumns: '2fr 1fr 1fr' }}>
    {head.map((word) => (
      <span key={word} style={{ ...worn(look.tableHead), borderBottom: `1px solid ${look.headRule}` }}>
        {word}
      </span>
    ))}
    {rows.flatMap((figure, place) =>
      [scopes[place], figure, 'tCO₂e'].map((word) => (
        <span key={`${figure} ${word}`} style={{ ...worn(look.text), borderBottom: `1px solid ${look.rule}` }}>
          {word}
        </span>
      )),
    )}
  </div>
);

/** Title, head row and cells of a workbook. */
export const ExcelPicture = ({ look }: { readonly look: BrandDocumentLook['excel'] }) => {
  const { t } = useLingui();
  const { title, fact, head, scopes } = useSampleWords();
  const edge = `1px solid ${look.rule}`;
  return (
    <Paper label={t`Drawing of the styles in Excel`} height={260} font={look.font}>
      <p style={{ ...worn(look.title), margin: 0 }}>{title}</p>
      <p style={{ ...worn(look.fact), marginBlock: '6px 20px' }}>{fact}</p>
      <div style={{ display: 'grid', gridTemplateColumns: '2fr 1fr 1fr' }}>
        {head.map((word) => (
          <span key={word} style={{ ...worn(look.head), background: look.headGround, padding: '3px 6px' }}>
            {word}
          </span>
        ))}
        {rows.flatMap((figure, place) =>
          [
            { word: scopes[place], style: worn(look.text) },
            { word: figure, style: { ...worn(look.text), textAlign: 'end' as const } },
            { word: 'tCO₂e', style: worn(look.unit) },
          ].map(({ word, style }) => (
            <span key={`${figure} ${word}`} style={{ ...style, borderBottom: edge, padding: '3px 6px' }}>
              {word}
            </span>
          )),
        )}
      </div>
    </Paper>
  );
};
