import { Select } from 'antd'
import { useState } from 'react'
import { type VoteResult, voteResult } from '@/entities/community/vote'
import { Chart } from '@/kit/chart/Chart'
import { dailyCounts, everyDay, openDays } from '@/kit/chart/days'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { distinct } from '@/lib/distinct'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

const MAX_LINES = 5

export const VoteTrend = ({ result }: { result: VoteResult }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const [chosen, choose] = useState<string[]>([])
  const isHourly = result.trend.some(({ time }) => plain(time).length > 10)
  const spans = isHourly
    ? result.trend.map((day) => ({ date: plain(day.time), day }))
    : everyDay(result.trend.map((day) => ({ date: plain(day.time), ...day }))).map(({ date, day }) => ({ date, day }))
  const drawn = new Set(result.trend.flatMap(({ options }) => options.map(({ optionId }) => plain(optionId))))
  const options = distinct(
    result.options.filter(({ optionId }) => drawn.has(plain(optionId))),
    ({ optionId }) => optionId,
  ).slice(0, MAX_LINES)
  const unfinished = isHourly ? undefined : openDays(spans)
  return (
    <Chart
      title={t(isHourly ? 'votes.perHour' : 'votes.perDay')}
      of={t('votes.time')}
      categories={spans.map(({ date }) => (isHourly ? formatTime(date, 'MM-DD HH:mm') : shortDay(date)))}
      series={[
        { name: t(voteResult.voteCount.label), as: 'line', unfinished, values: dailyCounts(spans, 'voteCount') },
        ...options
          .filter(({ optionId }) => chosen.includes(optionId))
          .map(({ optionId, optionName }) => ({
            name: plain(optionName) || optionId,
            as: 'line' as const,
            thin: true,
            unfinished,
            values: spans.map(({ day }) =>
              day ? numberIn(day.options.find((one) => one.optionId === optionId)?.voteCount) : 0,
            ),
          })),
      ]}
      extra={
        options.length > 0 && (
          <Select
            mode="multiple"
            size="small"
            className="vote-lines"
            aria-label={t('votes.lines')}
            placeholder={t('votes.lines')}
            maxTagCount="responsive"
            value={chosen}
            onChange={choose}
            options={options.map(({ optionId, optionName }) => ({
              value: optionId,
              label: plain(optionName) || optionId,
            }))}
          />
        )
      }
    />
  )
}
