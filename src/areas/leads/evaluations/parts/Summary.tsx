import type { Numbers } from '@/api/reply'
import { rateOf } from '@/lib/number'
import { evaluation } from '@/entities/leads/evaluation'
import { Chart } from '@/kit/chart/Chart'
import { Figures } from '@/kit/show/Figures'
import { DASH, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

const SCORES = [1, 2, 3, 4, 5]

/** What the evaluations of a search come to: how many, how good, by stars, and speed, expertise and manner beside the network's average. */
export const Summary = ({ summary, onScore }: { summary: Numbers | undefined; onScore?: (score: number) => void }) => {
  const t = useT()
  const { count, oneDecimal, percent } = useFormats()
  const of = (name: string | number) => summary?.[name] ?? null
  const total = of('all')
  const rate = (name: string) => percent(rateOf(of(name), total))
  const figures = [
    { label: t('evaluate.total'), value: count(total) },
    { label: t('evaluate.average'), value: total === 0 ? DASH : oneDecimal(of('average')) },
    { label: t('evaluate.goodRate'), value: rate('good') },
    { label: t('evaluate.badRate'), value: rate('bad') },
  ]
  const sides = [evaluation.responseScore, evaluation.skillScore, evaluation.mannerScore]
  const keys = ['Response', 'Skill', 'Manner']
  return (
    <div className="evaluate-summary">
      <Figures card figures={figures} />
      <Chart
        shape="bars"
        title={t('evaluate.byStars')}
        of={t(evaluation.score.label)}
        categories={SCORES.map((score) => t('evaluate.stars', { count: score }))}
        series={[{ name: t('evaluate.total'), values: SCORES.map(of) }]}
        onPick={onScore && ((at) => onScore(SCORES[at] ?? 1))}
      />
      <Chart
        max={5}
        title={t('evaluate.sides')}
        of={t('evaluate.side')}
        categories={sides.map(({ label }) => t(label))}
        series={[
          {
            name: t('evaluate.here'),
            kind: 'number',
            values: total === 0 ? [] : keys.map((key) => of(key.toLowerCase())),
          },
          {
            name: t('evaluate.network'),
            kind: 'number',
            values: total === 0 ? [] : keys.map((key) => of(`network${key}`)),
          },
        ]}
      />
    </div>
  )
}
