import { evaluation } from '@/entities/leads/evaluation'
import { Chart } from '@/kit/chart/Chart'
import { DASH, useFormats } from '@/kit/format'
import { useT } from '@/locales'

const SCORES = [1, 2, 3, 4, 5]

/** What the evaluations of a search come to: how many, how good, by stars, and speed, expertise and manner beside the network's average. */
export const Summary = ({ summary, onScore }: { summary: Readonly<Record<string, number>> | undefined; onScore?: (score: number) => void }) => {
  const t = useT()
  const { number, percent } = useFormats()
  const of = (name: string) => summary?.[name] ?? 0
  const total = of('total')
  const rate = (name: string) => percent(total > 0 ? ((of(name) / total) * 100).toFixed(1) : undefined)
  const figures = [
    [t('evaluate.total'), summary ? number(total) : DASH],
    [t('evaluate.average'), summary && total ? number(of('average')) : DASH],
    [t('evaluate.goodRate'), summary ? rate('good') : DASH],
    [t('evaluate.badRate'), summary ? rate('bad') : DASH],
  ]
  const sides = [evaluation.responseScore, evaluation.skillScore, evaluation.mannerScore]
  const keys = ['Response', 'Skill', 'Manner']
  return (
    <div className="evaluate-summary">
      <dl className="card evaluate-figures">
        {figures.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="digits">{text}</dd>
          </div>
        ))}
      </dl>
      <Chart
        shape="bars"
        height={240}
        title={t('evaluate.byStars')}
        of={t(evaluation.score.label)}
        categories={SCORES.map((score) => t('evaluate.stars', { count: score }))}
        series={[{ name: t('evaluate.total'), values: total ? SCORES.map((score) => of(`star${score}`)) : [] }]}
        onPick={onScore && ((at) => onScore(SCORES[at] ?? 1))}
      />
      <Chart
        shape="radar"
        height={240}
        max={5}
        title={t('evaluate.radar')}
        of={t('evaluate.side')}
        categories={sides.map(({ label }) => t(label))}
        series={[
          { name: t('evaluate.here'), kind: 'number', values: total ? keys.map((key) => of(key.toLowerCase())) : [] },
          { name: t('evaluate.network'), kind: 'number', dashed: true, values: total ? keys.map((key) => of(`network${key}`)) : [] },
        ]}
      />
    </div>
  )
}
