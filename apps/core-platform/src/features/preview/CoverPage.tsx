import { formatDay, formatPeriod, type ReportModel } from '@esg/contract';
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

/** The facts below the band: period, framework, day of publication. */
const factsOf = ({ words, framework, period, publishedAt, language }: ReportModel): [string, string][] => {
  const facts: [string, string][] = [
    [words.reportingPeriod, period ? formatPeriod(period, language) : ''],
    [words.preparedWith, `${framework.name}, ${framework.version}`],
    [words.publishedOn, publishedAt ? formatDay(publishedAt.slice(0, 10), language) : words.draft],
  ];
  return facts.filter(([, value]) => value !== '');
};

/** The first page: the brand's gradient with organisation and title, then the facts and the logos on white. */
export const CoverPage = ({ model, id, logos }: CoverPageProps) => (
  <article id={id} className={css.cover} aria-label={model.title}>
    <div className={css.band} data-look={model.cover.look}>
      <p className={css.organisation}>{model.organisation}</p>
      {logos.picture && <img className={css.picture} src={logos.picture} alt="" />}
      <div>
        <h3 className={css.title}>{model.title}</h3>
        {model.cover.subtitle && <p className={css.organisation}>{model.cover.subtitle}</p>}
      </div>
    </div>
    <div className={css.below}>
      <dl className={css.facts}>
        {factsOf(model).map(([label, value]) => (
          <div key={label}>
            <dt className={css.factLabel}>{label}</dt>
            <dd className={css.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.logos}>
        {logos.organisation ? <img className={css.logo} src={logos.organisation} alt={model.organisation} /> : <span />}
        {logos.tenant && <img className={css.logo} src={logos.tenant} alt={model.brand.name} />}
      </div>
    </div>
  </article>
);
