import { Segmented } from 'antd'
import { useState } from 'react'
import { appChannel, appChannelLevel } from '@/entities/content/channel'
import { Chart } from '@/kit/chart/Chart'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import type { ChannelRow } from './rows'

/** How many people visited each channel of a level in the last seven days, and how long they stayed. */
export const ChannelChart = ({ rows }: { rows: readonly ChannelRow[] }) => {
  const t = useT()
  const [level, setLevel] = useState<number>(appChannelLevel.first)
  const shown = level === appChannelLevel.first ? rows : rows.flatMap(({ children = [] }) => children)
  return (
    <Chart
      title={t('appChannels.chart')}
      of={t(appChannel.channelName.label)}
      categories={shown.map(({ channelName }) => channelName)}
      series={[
        { name: t(appChannel.viewUserCount.label), values: shown.map((row) => numberIn(row.viewUserCount)) },
        {
          name: t('appChannels.stay'),
          values: shown.map((row) => numberIn(row.avgStay)),
          as: 'dots',
          kind: 'integer',
          right: true,
        },
      ]}
      extra={
        <Segmented
          size="small"
          aria-label={t(appChannel.level.label)}
          value={level}
          onChange={setLevel}
          options={appChannelLevel.options.map(({ value, label }) => ({ value, label: t(label) }))}
        />
      }
    />
  )
}
