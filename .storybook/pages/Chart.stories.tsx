import { Card, Stack } from '@esg/ui';
import { BarChart, ChartFrame } from '@esg/ui/charts';
import preview from '../preview.tsx';

const tonnes = [
  { id: '2022', en: '2022', zhTw: '2022 年', value: 1840 },
  { id: '2023', en: '2023', zhTw: '2023 年', value: 1712 },
  { id: '2024', en: '2024', zhTw: '2024 年', value: 1495.5 },
  { id: '2025', en: '2025', zhTw: '2025 年', value: 1336.7 },
];

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const EmissionsByYear = ({ chinese }: { chinese: boolean }) => {
  const say = (en: string, zhTw: string) => (chinese ? zhTw : en);
  const bars = tonnes.map(({ id, en, zhTw, value }) => ({
    id,
    label: say(en, zhTw),
    value,
    display: `${format.format(value)} t CO₂e`,
  }));
  return (
    <Stack align="stretch">
      <Card>
        <ChartFrame
          title={say('Direct emissions by year', '每年直接排放')}
          description={say('GRI 305-1, in tonnes of CO₂ equivalent', 'GRI 305-1，以公噸二氧化碳當量計')}
          labels={{ showTable: say('Show as table', '以表格顯示'), showChart: say('Show as chart', '以圖表顯示') }}
          table={{
            head: [say('Year', '年份'), 't CO₂e'],
            rows: bars.map(({ id, label, display }) => ({ id, cells: [label, display] })),
          }}
          empty={say('Enter emissions to see how they compare.', '輸入排放數據後即可比較。')}
        >
          <BarChart
            label={say('Direct emissions by year', '每年直接排放')}
            bars={bars}
            highlight="2025"
            formatTick={(value) => new Intl.NumberFormat('en', { notation: 'compact' }).format(value)}
          />
        </ChartFrame>
      </Card>
    </Stack>
  );
};

const meta = preview.meta({ title: 'Screens/Chart', tags: ['!autodocs'] });

/** The brand colour marks only the highlighted series; the others keep the chart colours. */
export const EmissionsOverTime = meta.story({
  render: (_, { globals }) => <EmissionsByYear chinese={globals.locale === 'zh-Hant-HK'} />,
});
