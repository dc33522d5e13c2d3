/** Simplified characters of headings, units and names of figures, each before its traditional one. */
const pairs =
  '单單数數据據标標间間报報时時项項说說实實体體货貨币幣计計开開结結资資来來质質内內册冊员員职職岁歲龄齡别別劳勞动動总總额額废廢弃棄气氣温溫电電热熱节節约約环環万萬亿億吨噸顿頓范範围圍类類业業务務应應产產销銷积積顾顧训訓练練长長师師导導层層级級区區国國场場厂廠车車辆輛术術无無伤傷损損丢丟纸紙张張钢鋼铝鋁铜銅铁鐵测測检檢验驗证證书書达達净淨润潤获獲汇匯编編号號码碼细細财財债債较較确確认認许許诉訴处處罚罰贪貪败敗举舉团團队隊构構关關联聯会會议議题題变變轻輕压壓颗顆挥揮发發机機专專门門备備注註释釋适適暂暫没沒';
const traditional = new Map(
  Array.from({ length: pairs.length / 2 }, (_, at) => [pairs[2 * at] ?? '', pairs[2 * at + 1] ?? ''] as const),
);
const simplified = new RegExp(`[${[...traditional.keys()].join('')}]`, 'gu');

/** A Chinese text in traditional characters, as far as tables of figures need them: 单位 is 單位. Not for printing. */
export const inTraditional = (text: string): string =>
  text.replace(simplified, (sign) => traditional.get(sign) ?? sign);
