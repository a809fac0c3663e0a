import { Button, Empty } from 'antd'
import type { EvaluationSummary } from '@/api/voice/stores'
import { storeEvaluation as fields, storeStars } from '@/entities/voice/storeEvaluation'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { useScreen } from '@/kit/page/screen'
import { Card } from '@/kit/show/Card'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { listOf } from '@/lib/listOf'
import { useT } from '@/locales'

const MAX_SCORE = 5

/** Score, grade and dimensions in one line. The charts below show stars, months and labels, and filter the list. */
export const EvaluationHead = ({ summary }: { summary: EvaluationSummary | undefined }) => {
  const t = useT()
  const { number, count } = useFormats()
  if (!summary) return null
  const score = (value: unknown) => (numberIn(value) === null ? '--' : number(value))
  const level = plain(summary.levelName)
  const parts = [
    level
      ? t('storeEvaluations.scoreAndLevel', { score: score(summary.score), level })
      : t('storeEvaluations.scoreOf', { score: score(summary.score) }),
    t('storeEvaluations.counted', { total: count(summary.count) }),
    ...summary.dimensions.map((one) =>
      t('storeEvaluations.besideNetwork', {
        dimension: plain(one.name),
        score: score(one.score),
        network: score(one.network),
      }),
    ),
  ]
  return (
    <ChartFold figures={<bdi>{parts.join(' · ')}</bdi>}>
      <Charts summary={summary} />
    </ChartFold>
  )
}

const Charts = ({ summary: { dimensions, stars, months, goodTags, badTags } }: { summary: EvaluationSummary }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const own = t('storeEvaluations.own')
  const labels = stars.map(({ star }) => {
    const option = storeStars.options.find(({ value }) => value === numberIn(star))
    return option ? t(option.label) : plain(star)
  })
  return (
    <div className="charts">
      <Chart
        title={t('storeEvaluations.byStars')}
        of={t(fields.score.label)}
        shape="bars"
        categories={labels}
        series={[{ name: t('storeEvaluations.evaluations'), values: stars.map(({ count }) => numberIn(count)) }]}
        onPick={(place) => setQuery({ score: plain(stars[place]?.star), page: undefined })}
      />
      <Chart
        title={t('storeEvaluations.byMonth')}
        of={t('storeEvaluations.month')}
        categories={months.map(({ month }) => plain(month))}
        series={[{ name: own, as: 'line', kind: 'number', values: months.map(({ score }) => numberIn(score)) }]}
        max={MAX_SCORE}
      />
      <Chart
        title={t('storeEvaluations.byDimension')}
        of={t('scoreSetting.dimensions')}
        categories={dimensions.map(({ name }) => plain(name))}
        series={[
          { name: own, kind: 'number', values: dimensions.map(({ score }) => numberIn(score)) },
          {
            name: t('scoreDimension.avgScore'),
            kind: 'number',
            values: dimensions.map(({ network }) => numberIn(network)),
          },
        ]}
        max={MAX_SCORE}
      />
      <Card title={t(fields.tags.label)}>
        <TagCounts label={t('storeEvaluations.goodTags')} tags={goodTags} />
        <TagCounts label={t('storeEvaluations.badTags')} tags={badTags} danger />
        {goodTags.length + badTags.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.empty')} />
        )}
      </Card>
    </div>
  )
}

const TagCounts = ({
  label,
  tags,
  danger = false,
}: {
  label: string
  tags: EvaluationSummary['goodTags']
  danger?: boolean
}) => {
  const { query, setQuery } = useScreen()
  const { count } = useFormats()
  const chosen = listOf(query.get(fields.tags.key) ?? '')
  const turn = (tag: string) => {
    const next = chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]
    setQuery({ [fields.tags.key]: next.join(',') || undefined, page: undefined })
  }
  return (
    <div role="group" aria-label={label} className="evaluation-labels">
      {tags.map((row) => {
        const tag = plain(row.tag)
        const isOn = chosen.includes(tag)
        return (
          <Button
            key={tag}
            size="small"
            danger={danger}
            type={isOn ? 'primary' : 'default'}
            aria-pressed={isOn}
            onClick={() => turn(tag)}
          >
            <bdi>{tag}</bdi> {count(row.count)}
          </Button>
        )
      })}
    </div>
  )
}
