/** Other names of units besides their symbols and names, by kind and code; separated by `|`. */
export const unitWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  energy: {
    kWh: 'kilowatt-hours|kilowatthours|千瓦小時|千瓦時|度|kw·h|度電',
    MWh: 'megawatt-hours|megawatthours|兆瓦小時|千個千瓦時',
    GWh: 'gigawatt-hours|gigawatthours|吉瓦小時|百萬千瓦時',
    MJ: 'megajoules|兆焦',
    GJ: 'gigajoules|吉焦|千兆焦耳|十億焦耳',
    TJ: 'terajoules|太焦|兆兆焦耳',
  },
  mass: {
    kg: 'kgs|kilogrammes|kilogramme|千克',
    g: 'gm|grammes|gramme',
    t: 'tonne|tonnes|metric ton|metric tons|metric tonne|metric tonnes|mt|噸|公噸',
    kt: 'kilotonnes|thousand tonnes|千噸',
    '[ston_av]': 'short tons|us ton|us tons',
  },
  ghg_mass: {
    't{CO2e}':
      'tco2e|tco2eq|tco2|t co2 equivalent|tonne co2e|tonne of co2e|tonne of co2-e|tonnes of co2-e|tonne co2-e|tonnes co2-e|tonne of co2|tonnes co2e|tonnes of co2e|tonnes co2eq|tonnes of co2eq|tonnes co2|tonnes of co2|tonnes co2 equivalent|tonnes of co2 equivalent|tonnes of carbon dioxide equivalent|tonnes carbon dioxide equivalent|tonne of carbon dioxide equivalent|metric tonnes co2e|metric tons co2e|metric tons of co2e|metric tonnes of co2e|metric tonnes co2 equivalent|噸二氧化碳當量|公噸二氧化碳當量|二氧化碳當量公噸|二氧化碳當量噸|t|tonne|tonnes|公噸|噸',
    'kg{CO2e}': 'kg co2e|kg co2eq|kg co2|kilograms co2e|kg of co2e|千克二氧化碳當量|公斤二氧化碳當量|kg|公斤|千克',
    'kt{CO2e}': 'kilotonnes co2e|千噸二氧化碳當量|kt',
  },
  volume: {
    m3: 'm^3|cubic metres|cubic meter|cubic meters|cu m|cum|cbm|立方公尺|立方米',
    L: 'litres|liter|liters|ltr|ltrs|升',
    ML: 'megalitres|megaliter|megaliters|百萬公升',
    dam3: 'thousand cubic meters|千立方公尺',
  },
  area: {
    m2: 'm^2|sqm|sq m|square metres|square meter|square meters|平方公尺',
    '[sft_i]': 'sqft|sq ft|square feet|平方英尺|平方尺',
    har: 'hectares',
  },
  distance: { km: 'kms|kilometres|kilometers|kilometer', m: 'metres|meters|meter' },
  currency: {
    HKD: 'hkd|hk dollars|hong kong dollars|港幣|港幣元|港元|hk$',
    CNY: 'rmb|cny|yuan|人民幣元|人民幣|元人民幣|rmb yuan|¥rmb',
    USD: 'us dollars|usd|us$|美金',
    EUR: 'euros|eur',
    GBP: 'pounds|gbp|pounds sterling',
    SGD: 'sgd|singapore dollars|新元|坡元',
    MOP: 'mop|patacas|澳門幣',
    TWD: 'twd|ntd|新臺幣|新台幣元',
    JPY: 'jpy|yen|日元',
  },
  percent: { '%': 'per cent|percentage|percentages|pct|百分率|百分點|佔比' },
  ratio: { '1': 'times|x|倍|倍數|ratio (x:1)|:1' },
  count: {
    '1': 'no|nos|number of|numbers|#|headcount|head|heads|person|persons|people|employee|employees|staff|worker|workers|case|cases|incident|incidents|complaint|complaints|supplier|suppliers|time|occurrence|occurrences|member|members|director|directors|fatality|fatalities|injury|injuries|vehicle|vehicles|unit|units|piece|pieces|pcs|product|products|site|sites|customer|customers|fte|ftes|hire|hires|人|人數|名|位|個|家|間|宗|宗數|次|次數|件|件數|數量|項|輛|僱員人數|員工人數|起',
    '{thousand}': 'thousands',
    '{million}': 'millions|mn',
  },
  days: { d: 'day|days|working day|working days|man-days|man days|workdays|lost days|天|天數|日數|工作日|工作天' },
  hours: { h: 'hrs|hr|man-hours|man hours|training hours|時|時數|工時' },
  hours_per_person: {
    'h/{person}':
      'h|hour|hours|hrs|hr|小時|時數|hours per employee|hour per employee|hours/employee|hour/employee|hours/person|hours per head|h/employee|h/person|hrs/employee|hrs/person|hours/staff|hours per staff|hrs per employee|小時/人|小時/僱員|小時/員工|小時/名僱員|每名僱員小時|每名員工小時|每僱員小時|每人時數|人均小時|average hours',
  },
  rate_hours: {
    '/(1000000.h)':
      'per million hours worked|per million working hours|per million man-hours|per 1,000,000 hours|per 1,000,000 hours worked|per 1 million hours worked|每一百萬工時|每百萬工作小時',
    '/(200000.h)':
      'per 200,000 hours|per 200,000 working hours|per 200,000 hours worked|每200,000工時|每200,000工作小時',
    '/(100000.h)': 'per 100,000 hours|per 100,000 working hours|每100,000工時',
    '/(1000.{person})':
      'per 1,000 employees|per thousand employees|per 1,000 workers|per thousand workers|每千名員工|每1,000名僱員|每1,000名員工|每千人',
    '%': 'per cent|percentage|pct|per 100 employees|per 100 workers|百分比|百分率|每百名僱員|每百名員工|每100名僱員|每100名員工|每百人',
  },
  duration: { a: 'yrs|yr|年數', wk: '週|周', mo: '個月' },
  year: { '{year}': '年' },
};

/**
 * For units made of two: the kind of the numerator, and each unit's numerator and its multiple of the denominator. The denominator is
 * revenue for `money`, else anything that can be counted.
 */
export const compoundUnits: Readonly<
  Record<string, { upper: string; money: boolean; units: readonly (readonly [string, string, string])[] }>
> = {
  ghg_per_revenue: {
    upper: 'ghg_mass',
    money: true,
    units: [
      ['t{CO2e}/(1000000.{currency})', 't{CO2e}', '1000000'],
      ['kg{CO2e}/(1000.{currency})', 'kg{CO2e}', '1000'],
      ['t{CO2e}/{currency}', 't{CO2e}', '1'],
      ['kg{CO2e}/(1000000.{currency})', 'kg{CO2e}', '1000000'],
    ],
  },
  ghg_per_unit: {
    upper: 'ghg_mass',
    money: false,
    units: [
      ['t{CO2e}/{unit}', 't{CO2e}', '1'],
      ['kg{CO2e}/{unit}', 'kg{CO2e}', '1'],
      ['g{CO2e}/{unit}', 'g{CO2e}', '1'],
    ],
  },
  energy_per_revenue: {
    upper: 'energy',
    money: true,
    units: [
      ['MW.h/(1000000.{currency})', 'MWh', '1000000'],
      ['GJ/(1000000.{currency})', 'GJ', '1000000'],
    ],
  },
  energy_per_unit: {
    upper: 'energy',
    money: false,
    units: [
      ['kW.h/{unit}', 'kWh', '1'],
      ['MW.h/{unit}', 'MWh', '1'],
      ['GJ/{unit}', 'GJ', '1'],
      ['GW.h/{unit}', 'GWh', '1'],
      ['MJ/{unit}', 'MJ', '1'],
    ],
  },
  volume_per_revenue: {
    upper: 'volume',
    money: true,
    units: [
      ['m3/(1000000.{currency})', 'm3', '1000000'],
      ['L/(1000000.{currency})', 'L', '1000000'],
    ],
  },
  volume_per_unit: {
    upper: 'volume',
    money: false,
    units: [
      ['m3/{unit}', 'm3', '1'],
      ['L/{unit}', 'L', '1'],
    ],
  },
  mass_per_revenue: {
    upper: 'mass',
    money: true,
    units: [
      ['t/(1000000.{currency})', 't', '1000000'],
      ['kg/(1000000.{currency})', 'kg', '1000000'],
      ['g/(1000000.{currency})', 'g', '1000000'],
    ],
  },
  mass_per_unit: {
    upper: 'mass',
    money: false,
    units: [
      ['t/{unit}', 't', '1'],
      ['kg/{unit}', 'kg', '1'],
      ['g/{unit}', 'g', '1'],
      ['mg/{unit}', 'mg', '1'],
    ],
  },
};
