import { coverNames, coverPeriod, type ReportModel, titleInParts } from '@esg/contract';
import * as css from './cover.css.ts';

export type CoverLogos = {
  /** Address of the tenant's logo. */
  tenant?: string | undefined;
  /** Address of the reporting organisation's own logo. */
  organisation?: string | undefined;
  /** Address of the cover's picture. */
  picture?: string | undefined;
};

type CoverPageProps = { model: ReportModel; id: string; logos: CoverLogos };

/** The first page, in the organisation's name: the brand's background with the title, then the logo or name, and the period. */
export const CoverPage = ({ model, id, logos }: CoverPageProps) => {
  const { period, language } = model;
  const { name, title } = titleInParts(model);
  const names = coverNames(model).map((each) => (
    <p key={each} className={css.organisation}>
      {each}
    </p>
  ));
  return (
    <article id={id} className={css.cover} aria-label={model.title}>
      <div className={css.band} data-look={model.cover.look} data-picture={logos.picture ? '' : undefined}>
        {logos.picture && <img className={css.picture} src={logos.picture} alt="" />}
        <div className={css.words}>
          {logos.organisation && names}
          {name && <p className={css.sender}>{name}</p>}
          <h3 className={css.title}>{title}</h3>
          {model.cover.subtitle && <p className={css.subtitle}>{model.cover.subtitle}</p>}
        </div>
      </div>
      <div className={css.below}>
        {logos.organisation ? <img className={css.logo} src={logos.organisation} alt={model.organisation} /> : names}
        <p className={css.period}>
          {period && coverPeriod(period, language)}
          {model.stockCode && (
            <span>
              {model.words.stockCode} {model.stockCode}
            </span>
          )}
          {!model.publishedAt && <strong>{model.words.draft}</strong>}
        </p>
      </div>
    </article>
  );
};
