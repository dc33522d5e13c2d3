/** What else sentences call a figure, besides the name that drafts give it, in both languages; separated by `|`. */
export const sentenceWords: Readonly<Record<string, string>> = {
  'ghg.scope1.total':
    'scope 1 ghg emissions|scope 1 greenhouse gas emissions|direct emissions|範圍 1 排放|範圍1排放|範圍一排放|範圍一溫室氣體排放|直接排放|直接溫室氣體排放',
  'ghg.scope2.location_based':
    'scope 2 emissions|scope 2 greenhouse gas emissions|indirect emissions|範圍 2 排放|範圍2排放|範圍二排放|範圍 2 溫室氣體排放|範圍二溫室氣體排放|能源間接排放',
  'ghg.scope2.market_based':
    'scope 2 emissions|scope 2 greenhouse gas emissions|範圍 2 排放|範圍二排放|範圍 2 溫室氣體排放|範圍二溫室氣體排放',
  'ghg.scope3.total':
    'scope 3 greenhouse gas emissions|other indirect emissions|範圍 3 排放|範圍3排放|範圍三排放|範圍三溫室氣體排放|其他間接排放',
  'ghg.scope12.location_based':
    'scope 1 and 2 emissions|scope 1 and scope 2 emissions|範圍 1 及 2 排放|範圍一及二排放|範圍一及範圍二排放',
  'ghg.total.location_based':
    'total emissions|total greenhouse gas emissions|total ghg emissions|greenhouse gas emissions|ghg emissions|carbon emissions|溫室氣體總排放|溫室氣體總排放量|溫室氣體排放總量|總排放量|溫室氣體排放量|碳排放量|總碳排放量',
  'ghg.total.market_based':
    'total emissions|total greenhouse gas emissions|total ghg emissions|greenhouse gas emissions|ghg emissions|carbon emissions|溫室氣體總排放|溫室氣體總排放量|溫室氣體排放總量|總排放量|溫室氣體排放量|碳排放量|總碳排放量',
  'ghg.intensity.revenue':
    'emission intensity|emissions intensity|ghg intensity|carbon intensity|排放密度|碳排放密度|溫室氣體排放密度',
  'ghg.intensity.physical': 'emissions intensity|ghg intensity|carbon intensity|碳排放密度|溫室氣體排放密度',
  'air.nox': 'nox emissions|氮氧化物排放量',
  'air.sox': 'sox emissions|硫氧化物排放量',
  'air.pm': 'pm emissions|懸浮粒子排放量',
  'energy.consumption.total':
    'energy consumption|energy use|energy consumed|能源消耗|能源消耗量|能源總消耗量|能源耗用量|總能耗|能源耗量|能源用量',
  'energy.consumption.electricity':
    'electricity consumption|electricity use|electricity consumed|purchased electricity consumption|用電量|耗電量|電力消耗|電力消耗量|外購電力',
  'energy.consumption.fuel': 'fuel use|燃料消耗|燃料消耗量|燃料用量',
  'energy.consumption.renewable': 'renewable energy use|可再生能源用量|可再生能源消耗量',
  'energy.consumption.renewable_pct': 'share of renewables|renewable energy share|可再生能源比例|可再生能源百分比',
  'energy.intensity.revenue': 'energy intensity|能源密度|能源強度',
  'energy.intensity.physical': 'energy use intensity|能源強度',
  'water.withdrawal.total': 'water withdrawal|water withdrawn|取水量',
  'water.consumption.total': 'water consumption|water use|water consumed|耗水量|用水量|總用水量|總耗水量|水資源消耗',
  'water.discharge.total': 'water discharge|water discharged|排水量|廢水排放量',
  'water.recycled': 'water recycled|循環用水量',
  'water.intensity.revenue': 'water intensity|用水密度|耗水密度',
  'water.intensity.physical': 'water use intensity|耗水密度',
  'waste.generated.total':
    'total waste|waste generated|waste generation|waste produced|廢棄物產生量|廢物總量|廢棄物總產生量|廢物產生量',
  'waste.generated.hazardous': 'hazardous waste generated|有害廢棄物產生量|有害廢物',
  'waste.generated.nonhazardous': 'non-hazardous waste generated|無害廢棄物產生量|無害廢物',
  'waste.diverted': 'waste diverted|waste recycled|回收廢棄物|廢棄物回收量',
  'waste.disposed': 'waste disposed|waste to landfill|堆填廢棄物',
  'waste.recycled_pct': 'recycling rate of waste|廢棄物回收率|廢物回收率',
  'workforce.headcount':
    'total number of employees|number of staff|headcount|total workforce|our workforce|僱員總數|員工總數|員工人數|僱員數目',
  'workforce.female_pct':
    'share of women|proportion of women|share of female employees|女性僱員比例|女性員工佔比|女性員工比例',
  'workforce.turnover_rate': 'employee turnover|turnover rate|staff turnover|員工流失率|僱員流失率|流失率',
  'workforce.hires': 'new hires|new employees|新入職員工|新聘員工|新入職僱員',
  'workforce.leavers': 'employees who left|離職員工人數|離職人數',
  'training.hours_average':
    'average training|average training hours|training hours per employee|平均培訓時數|僱員平均培訓時數|員工平均培訓時數',
  'training.hours_total': 'training hours|hours of training|培訓總時數|培訓時數',
  'training.trained_pct': 'percentage of employees trained|受訓僱員百分比|受訓員工比例',
  'ohs.fatalities': 'work-related fatalities|fatalities|work-related deaths|因工亡故人數|因工死亡個案|工亡人數',
  'ohs.recordable': 'recordable injuries|work-related injuries|work injuries|工傷宗數|工傷個案|工傷事故|可記錄工傷',
  'ohs.recordable_rate': 'injury rate|工傷率',
  'ohs.lost_days': 'lost days|lost working days|損失工作日數|損失工作日|因工傷損失的工作日',
  'ohs.ltifr': 'ltifr|lost-time injury rate|損失工時工傷率',
  'gov.board_size': 'board size|directors on the board|董事會成員人數|董事會人數',
  'gov.board_independent_pct': 'share of independent non-executive directors|獨立非執行董事佔比|獨立董事比例',
  'diversity.board_female_pct': 'women on the board|female directors|董事會女性比例|女性董事佔比|女性董事比例',
  'corruption.incidents': 'confirmed incidents of corruption|corruption incidents|貪污事件|貪污個案',
  'corruption.cases':
    'concluded legal cases regarding corrupt practices|concluded legal cases|貪污訴訟|已審結的貪污訴訟案件',
  'corruption.trained': 'people trained in anti-corruption|反貪污培訓人數',
  'ethics.compliance_count': 'instances of non-compliance|重大違規|違規宗數',
  'community.investment':
    'charitable donations|community contributions|donations|社區投資總額|慈善捐款|捐款總額|社區投入',
  'community.volunteer_hours': 'hours of volunteering|volunteering hours|義工服務時數|志願服務時數',
  'community.beneficiaries': 'beneficiaries|受惠者人數',
  'supply.count': 'number of our suppliers|total number of suppliers|供應商總數|供應商數量',
  'supply.screened_env_pct': 'suppliers screened by environmental criteria|以環境準則篩選的供應商',
  'supply.screened_soc_pct': 'suppliers screened by social criteria|以社會準則篩選的供應商',
  'supply.local_pct': 'local procurement|local sourcing|本地採購比例',
  'product.recalls': 'product recalls|產品回收次數',
  'product.complaints':
    'product complaints|customer complaints|complaints received|客戶投訴|產品投訴|投訴宗數|接獲的投訴',
};
