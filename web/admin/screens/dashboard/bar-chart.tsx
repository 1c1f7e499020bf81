import { Bar, BarChart as Chart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts'

import type { ChartRow, ChartSeries } from './chart-panel.tsx'

type BarChartProps = {
  rows: ChartRow[]
  series: ChartSeries[]
  /** Bars lie, for labels that are long. */
  isLying: boolean
}

/** The drawing alone. Loaded when a chart is first shown. */
export function BarChart({ rows, series, isLying }: BarChartProps) {
  const data = rows.map(({ label, tick = label, values }) => ({ label: tick, ...values }))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Chart
        data={data}
        layout={isLying ? 'vertical' : 'horizontal'}
        accessibilityLayer={false}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={isLying} horizontal={!isLying} />
        {isLying ? (
          <>
            <XAxis type="number" allowDecimals={false} tickLine={false} />
            <YAxis type="category" dataKey="label" width={150} interval={0} tickLine={false} />
          </>
        ) : (
          <>
            <XAxis type="category" dataKey="label" interval={0} tickLine={false} />
            <YAxis type="number" allowDecimals={false} width={36} tickLine={false} />
          </>
        )}
        {series.map(({ key, label }, index) => (
          <Bar
            key={key}
            dataKey={key}
            name={label}
            className={colours[index]}
            isAnimationActive={false}
          />
        ))}
      </Chart>
    </ResponsiveContainer>
  )
}

const colours = ['[&_path]:fill-(--chart)', '[&_path]:fill-accent']
