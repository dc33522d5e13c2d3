/**
 * Names of metrics in published tables besides their own, in both languages; separated by `|`. Word order, plurals, “total”, “number of”
 * and units in brackets make no difference (see `metricsCalled`). Of two metrics with one name the first is likelier.
 */
export const metricWords: Readonly<Record<string, string>> = {
  'energy.consumption.total':
    'energy|energy consumption|能源|energy use|total energy used|energy consumed|direct and indirect energy consumption|energy consumption in total|總能源消耗|總能源消耗量|能源總消耗量|能源消耗總量|能源消耗|能源消耗量|能源使用總量|總能耗|能源耗用量|總能源耗量|能源總耗用量',
  'energy.consumption.fuel':
    'fuel consumption in total|direct energy consumption|direct energy|fuel use|fuel energy|直接能源消耗|直接能源消耗量|直接能源耗量|直接能源|燃料消耗|燃料消耗量|燃料總耗量',
  'energy.consumption.electricity':
    'electricity|electricity consumption|purchased electricity|electricity purchased|electricity use|electricity used|grid electricity|indirect energy consumption|indirect energy|外購電力|購買電力|購電|用電量|耗電量|電力|電力消耗|電力消耗量|間接能源消耗|間接能源消耗量|間接能源耗量|間接能源',
  'energy.consumption.heat_steam_cooling':
    'purchased heat|purchased steam|heating and cooling|district cooling|steam|purchased heat steam|外購熱能|外購蒸汽|蒸汽|外購製冷',
  'energy.consumption.gas': 'natural gas|natural gas consumption|gas consumption|天然氣|天然氣消耗|天然氣消耗量',
  'energy.consumption.coal': 'coal|coal consumption|煤|煤炭|煤消耗量',
  'energy.consumption.oil': 'oil consumption|fuel oil|petroleum|石油|燃油',
  'energy.consumption.renewable':
    'renewable energy|renewable energy use|energy from renewable sources|renewable electricity|可再生能源|可再生能源消耗|可再生能源消耗量|可再生能源用量|再生能源用量',
  'energy.consumption.renewable_pct':
    'renewable energy percentage|percentage of renewable energy|proportion of renewable energy|renewable energy share|可再生能源比例|可再生能源百分比|可再生能源佔總能源百分比',
  'energy.consumption.nonrenewable': 'non-renewable energy|不可再生能源|不可再生能源消耗量',
  'energy.generation.renewable':
    'renewable energy generation|renewable electricity generated|solar generation|solar energy generated|solar power generated|可再生能源發電量|太陽能發電量|太陽能發電',
  'energy.generation.total': 'energy generated|self-generated energy|self-generated electricity|自產能源|自發電量',
  'energy.sold': 'electricity sold|energy sold to third parties|售電量',
  'energy.intensity.revenue':
    'energy intensity|energy consumption intensity|能源強度|能源消耗強度|能耗強度|能源消耗密度|能源密度|能源耗量密度',
  'energy.intensity.physical':
    'energy intensity|energy consumption intensity|能源強度|能源消耗強度|能耗強度|能源消耗密度|能源密度|能源耗量密度',
  'energy.reduction': 'energy saved|energy savings|energy saving|節省能源|節能|節約能源',
  'energy.target':
    'energy target|energy efficiency target|energy use efficiency target|energy saving target|energy reduction target|能源目標|能源效益目標|能源使用效益目標|節能目標',
  'ghg.scope1.total':
    'scope 1|scope 1 ghg emissions|scope one emissions|direct emissions|direct ghg emissions|direct ghg emissions scope 1|scope 1 direct emissions|scope 1 direct ghg emissions|scope 1 – direct|scope 1 direct|範圍一|範圍1|範圍一排放|範圍一排放量|範圍1排放量|範圍一溫室氣體排放量|範圍1溫室氣體排放量|範圍1溫室氣體排放|直接排放|直接溫室氣體排放|直接溫室氣體排放範圍一|範圍一直接排放|範圍1直接排放|範圍一直接溫室氣體排放|直接溫室氣體排放量',
  'ghg.scope2.location_based':
    'scope 2|scope 2 emissions|scope 2 ghg emissions|scope two emissions|energy indirect emissions|indirect emissions|energy indirect ghg emissions|scope 2 indirect emissions|scope 2 energy indirect emissions|scope 2 energy indirect ghg emissions|scope 2 indirect ghg emissions|scope 2 indirect|scope 2 energy indirect|indirect ghg emissions|scope 2 location based|scope 2 ghg emissions location based|範圍二|範圍2|間接溫室氣體排放範圍二|能源間接溫室氣體排放範圍二|範圍二排放|範圍二排放量|範圍2排放量|範圍二溫室氣體排放|範圍二溫室氣體排放量|範圍2溫室氣體排放量|範圍2溫室氣體排放|間接排放|能源間接排放|能源間接溫室氣體排放|範圍二間接排放|範圍2間接排放|範圍二能源間接排放|範圍2能源間接排放|間接溫室氣體排放|間接溫室氣體排放量|範圍二地點為本|範圍二位置基準|範圍二基於位置',
  'ghg.scope2.market_based':
    'scope 2 market based|scope 2 ghg emissions market based|範圍二市場為本|範圍二市場基準|範圍二基於市場|範圍2市場為本',
  'ghg.scope3.total':
    'scope 3|scope 3 ghg emissions|scope three emissions|other indirect emissions|other indirect ghg emissions|scope 3 other indirect emissions|scope 3 other indirect ghg emissions|scope 3 indirect emissions|範圍三|範圍3|範圍三排放|範圍三排放量|範圍3排放量|範圍三溫室氣體排放量|範圍3溫室氣體排放量|範圍3溫室氣體排放|其他間接排放|其他間接溫室氣體排放|範圍三其他間接排放|範圍3其他間接排放|範圍三其他間接溫室氣體排放',
  'ghg.scope12.location_based':
    'scope 1 and 2|scope 1 and scope 2|scope 1 & 2|scope 1 + 2|scope 1 and 2 emissions|scope 1 and scope 2 emissions|ghg emissions scope 1 and 2|ghg emissions scope 1 + 2|greenhouse gas emissions scope 1 and scope 2|範圍一及二|範圍一及範圍二|範圍1及2|範圍1及範圍2|範圍一及二總排放量|範圍一及範圍二溫室氣體排放|範圍一及二溫室氣體排放量|溫室氣體總排放量範圍一及二|溫室氣體排放總量範圍一及範圍二',
  'ghg.scope12.market_based': 'scope 1 and 2 market based|範圍一及二市場為本',
  'ghg.total.location_based':
    'ghg emissions|ghg|greenhouse gases|greenhouse gas|溫室氣體|total ghg emissions|greenhouse gas emissions|carbon emissions|total carbon emissions|ghg emissions scope 1 2 and 3|scope 1 2 and 3 emissions|scope 1 2 3|溫室氣體排放|溫室氣體排放量|溫室氣體排放總量|溫室氣體總排放量|溫室氣體總排放|碳排放|碳排放量|碳排放總量|總碳排放量|範圍一二及三|範圍一、二及三',
  'ghg.total.market_based': 'total ghg emissions market based|溫室氣體總排放市場為本',
  'ghg.scope3.cat01': 'purchased goods and services|category 1|購買的商品及服務|購買商品及服務|採購商品及服務',
  'ghg.scope3.cat02': 'capital goods|資本貨物|資本貨品|資本商品',
  'ghg.scope3.cat03': 'fuel and energy related activities|燃料及能源相關活動|fuel- and energy-related activities',
  'ghg.scope3.cat04': 'upstream transportation and distribution|上游運輸及配送|上游運輸及分銷',
  'ghg.scope3.cat05': 'waste generated in operations|營運產生的廢棄物|營運中產生的廢物',
  'ghg.scope3.cat06':
    'business travel|business air travel|business travel by air|business trips|商務差旅|商務旅行|僱員商務差旅|員工差旅|航空差旅|商務航空差旅',
  'ghg.scope3.cat07': 'employee commuting|commuting|僱員通勤|員工通勤',
  'ghg.scope3.cat08': 'upstream leased assets|上游租賃資產',
  'ghg.scope3.cat09': 'downstream transportation and distribution|下游運輸及配送|下游運輸及分銷',
  'ghg.scope3.cat11': 'use of sold products|售出產品的使用|已售產品的使用',
  'ghg.scope3.cat12': 'end-of-life treatment of sold products|已售產品的報廢處理',
  'ghg.scope3.cat13': 'downstream leased assets|下游租賃資產',
  'ghg.scope3.cat15': 'investments emissions|category 15 investments|投資排放',
  'ghg.scope3.financed': 'financed emissions scope 3|融資碳排放',
  'ghg.removals': 'ghg removal|carbon removals|greenhouse gas removals|溫室氣體減除|溫室氣體移除|植樹減排',
  'ghg.reduction': 'ghg emissions reduced|emissions avoided|ghg reduction|carbon reduction|減排量|溫室氣體減排量',
  'ghg.intensity.revenue':
    'ghg intensity|ghg emission intensity|greenhouse gas emission intensity|carbon intensity|ghg emissions intensity scope 1 and 2|carbon emission intensity|emission intensity|溫室氣體排放強度|溫室氣體排放密度|溫室氣體強度|溫室氣體總排放強度|碳排放強度|碳強度|排放強度|排放密度|溫室氣體密度',
  'ghg.intensity.physical':
    'ghg intensity|ghg emission intensity|greenhouse gas emission intensity|carbon intensity|ghg emissions intensity scope 1 and 2|carbon emission intensity|emission intensity|溫室氣體排放強度|溫室氣體排放密度|溫室氣體強度|溫室氣體總排放強度|碳排放強度|碳強度|排放強度|排放密度|溫室氣體密度',
  'air.emissions': 'air emissions|air pollutants|exhaust gas emissions|空氣污染物|廢氣排放|廢氣排放量|大氣污染物排放',
  'air.nox':
    'nox|nitrogen oxides nox|nitrogen oxide|nitrogen oxides emissions|nox emissions|氮氧化物|氮氧化物排放量|氮氧化合物|氮氧化物nox',
  'air.sox':
    'sox|so2|sulphur oxides sox|sulfur oxides|sulphur oxide|sulphur dioxide|sulfur dioxide|sox emissions|sulphur oxides emissions|硫氧化物|硫氧化物排放量|二氧化硫|硫氧化物sox',
  'air.pm':
    'pm|rsp|respirable suspended particulates|particulate matters|particulate matter pm|particulates|particulate matter emissions|顆粒物|懸浮粒子|懸浮微粒|顆粒物排放量|可吸入懸浮粒子|懸浮顆粒',
  'air.voc': 'voc|vocs|volatile organic compound|揮發性有機化合物|揮發性有機物',
  'air.ods': 'ods|ozone depleting substance|消耗臭氧層物質',
  'pollution.target':
    'emission target|emission reduction target|emission target set|air emission target|pollution target|排放目標|排放量目標|減排目標|所訂立的排放量目標',
  'water.target':
    'water target|water efficiency target|water saving target|water reduction target|water use target|用水目標|用水效益目標|節水目標|水資源目標',
  'waste.target':
    'waste target|waste reduction target|waste management target|減廢目標|廢物目標|廢棄物目標|減少廢物目標|減少廢棄物目標|廢棄物減量目標',
  'water.consumption.total':
    'water|water use|water used|water usage|fresh water consumption|freshwater consumption|total water consumed|municipal water consumption|potable water consumption|用水量|總用水量|耗水量|總耗水量|水消耗|水資源消耗|水資源消耗量|用水總量|水資源總耗量|耗水|淡水消耗量|水資源使用量|總耗水',
  'water.withdrawal.total': 'water withdrawn|total water withdrawn|water abstraction|取水量|總取水量|水資源取用量',
  'water.discharge.total':
    'wastewater|waste water|wastewater discharge|wastewater discharged|sewage|sewage discharge|effluent|effluent discharge|廢水|廢水排放|廢水排放量|污水排放量|污水|排水量|總排水量',
  'water.recycled':
    'recycled water|water recycled|reclaimed water|water reused|循環用水|循環水|再生水|回用水|循環用水量|回收水量',
  'water.recycled_pct': 'water recycling rate|water recycled percentage|水循環再用率|循環用水率',
  'water.intensity.revenue':
    'water intensity|water consumption intensity|water use intensity|用水強度|耗水強度|耗水密度|用水密度|水資源消耗強度|水資源強度|水資源消耗密度',
  'water.intensity.physical':
    'water intensity|water consumption intensity|water use intensity|用水強度|耗水強度|耗水密度|用水密度|水資源消耗強度|水資源強度|水資源消耗密度',
  'waste.generated.total':
    'waste|total waste|waste produced|solid waste|waste generation|waste in total|廢棄物|總廢棄物|廢棄物總產生量|廢棄物產生量|廢物總量|固體廢物',
  'waste.generated.hazardous':
    'hazardous waste generated|hazardous waste produced|total hazardous waste|hazardous wastes|有害廢棄物總量|有害廢物|有害廢棄物產生量|危險廢棄物|有害廢棄物|有害廢物總量|危險廢物|有害廢物產生量|已產生有害廢棄物總量',
  'waste.generated.nonhazardous':
    'nonhazardous waste|non-hazardous waste generated|non-hazardous waste produced|total non-hazardous waste|non-hazardous wastes|general waste|無害廢棄物總量|無害廢物|無害廢棄物產生量|一般廢棄物|無害廢物總量|無害廢物產生量|非有害廢棄物|一般廢物|已產生無害廢棄物總量',
  'waste.diverted':
    'waste diverted|waste recycled|recycled waste|waste recycled and reused|waste diverted from landfill|recycling|回收廢棄物|回收廢物|已回收廢棄物|廢物回收量|廢棄物回收量|已回收廢物',
  'waste.disposed':
    'waste disposed|waste to landfill|waste sent to landfill|landfilled waste|waste landfilled|waste disposal|棄置廢棄物|堆填廢物|棄置於堆填區的廢物|廢棄物處置量|堆填廢棄物',
  'waste.recycled_pct': 'waste recycling rate|recycling percentage|waste diversion rate|廢物回收率|廢棄物回收率',
  'waste.intensity.revenue': 'waste intensity|廢棄物強度|廢棄物密度',
  'waste.intensity.physical': 'waste intensity|廢棄物強度|廢棄物密度',
  'waste.intensity.hazardous':
    'hazardous waste intensity|intensity of hazardous waste|hazardous waste produced intensity|有害廢棄物強度|有害廢棄物密度|有害廢物強度|有害廢物密度|危險廢物強度',
  'waste.intensity.hazardous_revenue':
    'hazardous waste intensity|intensity of hazardous waste|hazardous waste produced intensity|有害廢棄物強度|有害廢棄物密度|有害廢物強度|有害廢物密度|危險廢物強度',
  'waste.intensity.nonhazardous':
    'non-hazardous waste intensity|nonhazardous waste intensity|intensity of non-hazardous waste|non-hazardous waste produced intensity|無害廢棄物強度|無害廢棄物密度|無害廢物強度|無害廢物密度|一般廢棄物密度',
  'waste.intensity.nonhazardous_revenue':
    'non-hazardous waste intensity|nonhazardous waste intensity|intensity of non-hazardous waste|non-hazardous waste produced intensity|無害廢棄物強度|無害廢棄物密度|無害廢物強度|無害廢物密度|一般廢棄物密度',
  'materials.packaging':
    'packaging material|packaging materials|packaging|packaging materials used for finished products|packaging material used for finished products|packaging used|包裝材料|包裝物料|包裝材料用量|包裝材料總量|製成品所用包裝材料|製成品所用包裝材料總量|包裝物料總量',
  'materials.packaging_intensity':
    'packaging material intensity|packaging intensity|包裝材料強度|包裝材料密度|包裝物料密度',
  'materials.total': 'raw materials|raw materials used|materials consumption|原材料用量|物料總用量|原材料',
  'env.fines': 'environmental penalties|環保罰款',
  'env.noncompliance': 'environmental violations|環境違規個案|non-compliance with environmental laws',
  'env.capex': 'environmental investment|environmental protection expenditure|環保投入|環保投資|環境保護開支',
  'workforce.headcount':
    'employees|employee|staff|workforce|total workforce|headcount|total headcount|number of employees|total employees|total number of staff|workforce size|employee headcount|employees at year end|僱員總數|員工總數|僱員人數|員工人數|總員工人數|總僱員人數|僱員|員工|僱員總人數|員工總人數|總人數|僱員數目|在職員工總數|員工數目',
  'workforce.fte': 'full-time equivalent employees|fte employees|等同全職僱員',
  'workforce.average': 'average employees|average headcount|平均員工人數|平均僱員人數',
  'workforce.permanent': 'permanent staff|長期員工|正式員工|固定僱員',
  'workforce.temporary': 'temporary staff|contract employees|臨時員工|合約員工|合約僱員',
  'workforce.full_time': 'full-time staff|full-time|全職員工|全職',
  'workforce.part_time': 'part-time staff|part-time|兼職員工|兼職',
  'workforce.female_pct':
    'female employees percentage|percentage of female employees|female workforce percentage|women in workforce|proportion of female employees|female representation|女性僱員百分比|女性員工比例|女性僱員比例|女性員工佔比|女性佔比',
  'workforce.hires':
    'new hires|new employees|new joiners|new employee hires|recruitment|新入職僱員|新入職員工|新僱員|新員工|新聘員工|新進員工|新入職人數',
  'workforce.hire_rate': 'new hires rate|new employee hire rate|recruitment rate|新入職率|新員工率|招聘率|新聘僱員比率',
  'workforce.turnover_rate':
    'employee turnover|turnover|turnover rate|staff turnover|staff turnover rate|attrition rate|employee attrition|attrition|voluntary turnover rate|workforce turnover|僱員流失比率|員工流失率|流失率|流失比率|離職率|員工離職率|僱員離職率|員工流失比率|僱員流動率|員工流動率',
  'workforce.leavers':
    'employee departures|leavers|number of employees who left|employees left|resignations|employee turnover|staff turnover|離職人數|流失人數|離職員工|僱員流失人數|離職員工人數|員工流失人數',
  'workforce.management_female_pct':
    'female management|women in senior management|female managers percentage|percentage of women in management|女性管理層比例|女性管理人員比例|管理層女性比例',
  'workforce.disability_pct': 'disabled employees percentage|殘疾員工比例',
  'workforce.nonemployees': 'contractors|contract workers|承包商人數',
  'pay.gender_gap': 'gender pay gap percentage|男女薪酬差距',
  'pay.gender_ratio': 'gender pay ratio|ratio of basic salary of women to men|男女薪酬比例',
  'pay.ceo_ratio': 'ceo pay ratio|annual total compensation ratio|行政總裁薪酬比率',
  'leave.return_rate': 'return to work rate after parental leave|育嬰假後復工率',
  'leave.retention_rate': 'retention rate after parental leave|育嬰假後留任率',
  'leave.taken': 'parental leave taken|employees taking parental leave|放取育嬰假僱員',
  'labour.cba_pct':
    'collective bargaining coverage|employees covered by collective bargaining agreements|集體談判協議覆蓋率',
  'ohs.fatalities':
    'fatalities|work related deaths|work-related fatality|number of work-related fatalities|fatality|employee fatalities|deaths|因工死亡|因工死亡人數|工亡人數|因工亡故人數|因工亡故|與工作相關死亡人數|因工作關係而死亡的人數|因工作關係死亡人數|工傷死亡人數|與工作有關的死亡人數',
  'ohs.fatality_rate':
    'work-related fatality rate|rate of work-related fatalities|fatalities rate|因工死亡比率|因工死亡率|因工亡故率|因工作關係而死亡的比率|因工作關係死亡比率|死亡率|工亡率',
  'ohs.lost_days':
    'lost days|lost days due to injury|lost working days|days lost|lost days due to work injuries|lost days due to work-related injuries|work injury lost days|working days lost due to work injury|損失工作日|損失工作日數|因工傷損失工作日|因工傷損失的工作日數|工傷損失日數|因工傷損失天數|因工傷損失工作天數|工傷損失工作日數|損失日數',
  'ohs.recordable':
    'work injuries|work-related injuries|recordable injuries|injuries|number of work injuries|recordable work-related injuries|work accidents|reportable injuries|工傷|工傷宗數|工傷個案|工傷人數|工傷事故|工傷數目|工傷次數|可記錄工傷宗數',
  'ohs.recordable_rate':
    'injury rate|work injury rate|trir|total recordable injury rate|total recordable incident rate|total recordable case rate|trcr|recordable incident rate|工傷率|工傷比率|總可記錄工傷率',
  'ohs.ltifr':
    'ltifr|ltir|lost time injury rate|lost-time injury frequency rate|lost time injury frequency|lost time incident rate|損失工時工傷率|失時工傷率|損時工傷率|失時受傷率|失時工傷頻率',
  'ohs.high_consequence': 'high consequence work related injuries|serious injuries|嚴重工傷',
  'ohs.hours_worked':
    'working hours|man-hours worked|total hours worked|hours worked in total|工作時數|總工作時數|工作小時|總工作小時',
  'ohs.illhealth': 'occupational diseases|occupational disease cases|職業病|職業病宗數',
  'training.hours_average':
    'average training hours per employee|training hours per employee|average hours of training|average training hours completed per employee|average training hours completed|average hours of training per employee|training hours on average|average training|每名僱員平均受訓時數|平均受訓時數|平均培訓時數|每名僱員完成受訓的平均時數|人均受訓時數|員工平均培訓時數|平均培訓小時|每名員工平均培訓時數|僱員平均受訓時數|每名僱員平均培訓時數|人均培訓小時',
  'training.hours_total':
    'training hours|total hours of training|employee training hours|hours of training|總受訓時數|培訓總時數|受訓時數|培訓時數|培訓總小時|總培訓小時|員工培訓總時數',
  'training.trained_pct':
    'percentage of employees trained|employees trained percentage|trained employees|percentage of trained employees|percentage of employees who received training|training coverage|employees receiving training|受訓僱員百分比|受訓員工百分比|受訓僱員比例|培訓覆蓋率|受訓員工比例|僱員受訓百分比|受訓百分比|已受訓僱員百分比',
  'training.spend':
    'training expenditure|training cost|training investment|training expenses|培訓投入|培訓費用|培訓支出',
  'training.review_pct': 'employees receiving performance reviews|performance appraisal|接受績效評估僱員百分比',
  'diversity.board_female_pct':
    'female directors|women directors|percentage of women on board|female board members|board gender diversity|female directors percentage|女性董事|女性董事佔比|女性董事比例|女董事佔比',
  'diversity.discrimination': 'incidents of discrimination|discrimination cases|歧視個案',
  'community.investment':
    'charitable donations|donations|community donations|charity donations|community contribution|community contributions|charitable contributions|corporate donations|philanthropic donations|cash donations|慈善捐款|捐款|慈善捐贈|社區投入|捐款總額|捐贈|社會公益捐款|社區捐款|公益捐款|捐獻',
  'community.volunteer_hours':
    'volunteering hours|volunteer service hours|volunteering|hours of volunteer service|employee volunteering hours|volunteer hours served|voluntary service hours|義工服務時數|義工服務|志願服務時數|志願者服務時數|義工服務小時|義工小時|志願服務小時',
  'community.beneficiaries': 'beneficiaries|number of beneficiaries|受惠者|受益人數|受惠人次',
  'supply.count': 'suppliers|total suppliers|number of supplier|供應商|供應商總數|供應商數量|供應商數',
  'supply.local_pct':
    'local procurement|percentage of local suppliers|local purchasing share|proportion of spending on local suppliers|本地採購|本地採購比例|本地供應商採購比例',
  'supply.assessed_pct': 'suppliers assessed|percentage of suppliers assessed|已評估供應商百分比',
  'product.recall_pct':
    'percentage of products recalled|products subject to recalls|percentage of total products sold subject to recalls|products sold or shipped subject to recalls for safety and health reasons|percentage of total products sold or shipped subject to recalls for safety and health reasons|product recall rate|產品回收百分比|已售或已運送產品總數中因安全與健康理由而須回收的百分比|因安全與健康理由而須回收的產品百分比',
  'product.recalls': 'product recall|recalls|recall cases|產品回收個案|產品回收宗數|產品召回次數|產品召回',
  'product.complaints':
    'complaints|customer complaints|product complaints|complaints about products and services|number of complaints received|products and service related complaints|product and service related complaints received|complaints related to products and services|customer complaints received|投訴|投訴個案|客戶投訴|產品投訴|投訴數目|產品及服務投訴數目|接獲關於產品及服務的投訴數目|客戶投訴宗數|投訴宗數|服務投訴',
  'privacy.breaches': 'data breach incidents|customer data breaches|data leakage incidents|資料外洩事件|數據洩漏事件',
  'privacy.complaints':
    'privacy related complaints|customer privacy complaints|substantiated privacy complaints|私隱投訴個案',
  'corruption.cases':
    'concluded legal cases regarding corrupt practices|legal cases regarding corruption|corruption legal cases|concluded legal cases regarding corrupt practices brought against the issuer or its employees|corruption lawsuits|corruption cases|legal cases on corruption|貪污訴訟案件|貪污訴訟|貪污個案|對發行人或其僱員提出並已審結的貪污訴訟案件的數目|已審結的貪污訴訟案件|已審結的貪污訴訟案件數目|貪污案件',
  'corruption.trained':
    'employees who received anti-corruption training|number of employees trained on anti-corruption|number of employees who received anti-corruption training|number of people trained on anti-corruption|participants in anti-corruption training|anti-corruption training participants|anti-corruption training attendance|directors and employees who received anti-corruption training|接受反貪污培訓人數|接受反貪污培訓的人數|接受反貪污培訓的僱員人數|接受反貪污培訓的員工人數|接受反貪污培訓的董事及僱員人數|反貪污培訓人數|反貪污培訓參與人數|反貪污培訓參加人數|參加反貪污培訓的人數|反貪培訓人數|廉潔培訓人數',
  'corruption.training_hours':
    'anti-corruption training hours|hours of anti-corruption training|total anti-corruption training hours|anti-bribery training hours|anti-corruption training (hours)|反貪污培訓時數|反貪污培訓總時數|反貪污培訓小時|反貪污培訓小時數|反貪培訓時數|接受反貪污培訓的時數|反貪污受訓時數|廉潔培訓時數',
  'corruption.trained_pct':
    'anti-corruption training coverage|employees trained on anti-corruption|percentage of employees trained in anti-corruption|反貪污培訓覆蓋率|接受反貪污培訓的僱員百分比|反貪污培訓參與率',
  'corruption.incidents': 'confirmed incidents of corruption|已確認的貪污事件',
  'gov.board_size':
    'board size|number of directors|directors|total directors|董事會人數|董事會成員人數|董事總數|董事會成員',
  'gov.board_independent_pct':
    'independent non-executive directors percentage|board independence|percentage of independent directors|獨立非執行董事佔比|獨立董事比例|獨立非執行董事比例',
  'econ.revenue':
    'revenue|turnover revenue|sales|total revenue|group revenue|operating revenue|net sales|收入|營業額|總收入|營業收入|收益',
  'econ.assets': 'assets|總資產',
  'econ.rnd':
    'r&d expenditure|r&d spending|research and development expenditure|r&d investment|研發投入|研發費用|研發支出',
  'econ.taxes': 'tax paid|taxes|income tax paid|已付稅項|納稅總額',
  'econ.wages': 'employee wages|staff costs|employee benefit expenses|員工成本|僱員成本|僱員福利開支',
  'activity.floor_area': 'gross floor area|gfa|total floor area|建築面積|總建築面積|總樓面面積|樓面總面積',
  'activity.output': 'production volume|output|units produced|總產量|生產量',
  'activity.fleet': 'vehicles|number of vehicles|vehicle fleet|車輛數目|車隊數目',
  'activity.customers': 'customers|number of customers|clients|客戶數|客戶總數',
};
