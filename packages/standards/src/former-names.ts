/**
 * Former Chinese names of metrics, from before the library used the words of Hong Kong's own rules. Files exported then, and copies of
 * them, still contain them.
 */
export const formerNames: Readonly<Record<string, string>> = {
  'climate.carbon_price.applied': '內部碳價之運用',
  'climate.carbon_price.value': '內部碳價',
  'climate.carbon_price.coverage_pct': '內部碳價涵蓋排放佔比',
  'bio.sites.count': '位於生物多樣性敏感區內或附近之場址數目',
  'bio.sites.area': '位於生物多樣性敏感區之場址面積',
  'workforce.by_country': '按國家劃分之僱員',
  'workforce.nonemployees': '非僱員工作者',
  'workforce.agency': '派遣工作者',
  'workforce.turnover_rate': '僱員流失率',
  'workforce.notes': '員工數據編製方法',
  'ohs.illhealth': '職業病個案',
  'ohs.illhealth_fatalities': '職業病死亡人數',
  'rights.due_diligence': '人權盡職調查',
  'rights.assessed_pct': '已作人權評估之營運點佔比',
  'community.engagement_pct': '設有社區計劃之營運點佔比',
  'community.focus': '社區貢獻重點範疇',
  'product.quality': '品質檢定及回收程序',
  'product.recalls': '產品回收次數',
  'product.recall_pct': '已售產品回收佔比',
  'materials.reclaimed_pct': '回收產品及包裝佔比',
  'org.period': '匯報期間',
  'org.country': '主要營運國家',
  'org.sites': '場址清單',
  'org.omissions': '省略資料',
  'dd.process': '盡職調查聲明',
  'sustain.targets': '可持續發展目標',
  'corruption.assessed_pct': '已作貪污風險評估之營運點佔比',
  'econ.revenue': '淨收入',
  'econ.related_parties': '關聯方交易佔比',
};

/** Former names of parts of metrics. */
export const formerParts: Readonly<Record<string, string>> = {
  按場址: '按營運地點',
  按國家: '按國家／地區',
};
