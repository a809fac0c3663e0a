import './evaluations.css'
import { Empty } from 'antd'
import * as clues from '@/api/leads/clues'
import * as evaluations from '@/api/leads/evaluations'
import { numberIn } from '@/lib/counts'
import { clue } from '@/entities/leads/clue'
import { evaluateClue } from '@/entities/leads/evaluateClue'
import { type Evaluation, evaluation } from '@/entities/leads/evaluation'
import { Chart } from '@/kit/chart/Chart'
import { Failed, OutdatedNote, useLoad } from '@/kit/data/load'
import { useRecordName, useScreen } from '@/kit/page/screen'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Facts } from '@/kit/show/Facts'
import { optionName } from '@/kit/show/format'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'
import { EvaluationCard } from './parts/EvaluationCard'
import { Stars } from '@/kit/show/Stars'
import { Customer } from './parts/evaluationCells'

const average = (rows: readonly Evaluation[]): number | undefined => {
  const scores = rows.flatMap(({ score }) => numberIn(score) ?? [])
  return scores.length
    ? Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10
    : undefined
}

export default function EvaluationDetail() {
  const t = useT()
  const clueId = useScreen().query.get('clueId') ?? ''
  const openLead = usePermittedLinks()('/clue-management/clueDetail', { clueId })
  // If the lead cannot be loaded, the customer is taken from the evaluations.
  const { data, error, retry } = useLoad(clues.get.query({ clueId }), { enabled: clueId !== '', keep: false })
  const nameOf = (rows: readonly Evaluation[]) => {
    // Anonymous ratings must not show the name of the lead.
    const isHidden = rows.length > 0 && rows.every(({ customerName }) => !customerName)
    return isHidden ? '' : (data?.customerName ?? rows.at(-1)?.customerName)
  }
  return (
    <RecordScreen
      load={(id) => evaluations.listByClue.query({ clueId: id }, { quiet: true })}
      missing={t('leads.noClueId')}
      title={(rows) => <Rated name={nameOf(rows)} />}
      actions={() => [{ label: 'evaluate.openLead', primary: true, hide: !openLead, run: () => openLead?.() }]}
      above={(rows) => (
        <>
          {!data && error ? (
            <Failed compact error={error} retry={retry} />
          ) : (
            <OutdatedNote error={error} retry={retry} />
          )}
          <Facts
            row={{ ...rows.at(-1), ...data, clueId }}
            fields={[
              clue.clueId,
              clue.dealerName,
              clue.saleUserName,
              [evaluateClue.avgScore, <Stars key="average" value={average(rows)} />],
            ]}
          />
        </>
      )}
    >
      {(rows) =>
        rows.length === 0 ? (
          <section className="card">
            <Empty description={t('evaluate.none')} className="roomy" />
          </section>
        ) : (
          <>
            <Course rows={rows} />
            <ol className="evaluate-cards" aria-label={t('evaluate.lines')}>
              {distinct(rows, ({ evaluateId }) => evaluateId).map((row) => (
                <EvaluationCard key={row.evaluateId} row={row} follows={data?.follows} failed={error !== undefined} />
              ))}
            </ol>
          </>
        )
      }
    </RecordScreen>
  )
}

const Rated = ({ name }: { name: string | undefined }) => {
  useRecordName(name)
  return <Customer name={name} />
}

const Course = ({ rows }: { rows: readonly Evaluation[] }) => {
  const t = useT()
  const line = (
    field: (typeof evaluation)['score' | 'responseScore' | 'skillScore' | 'mannerScore'],
    dashed: boolean,
  ) => ({
    name: t(field.label),
    as: 'line' as const,
    kind: 'number' as const,
    dashed,
    values: rows.map((row) => numberIn(row[field.key])),
  })
  return (
    <Chart
      max={5}
      title={t('evaluate.course')}
      of={t(evaluation.stage.label)}
      categories={rows.map(({ stage }) => optionName(t, evaluation.stage, stage))}
      series={[
        line(evaluation.score, false),
        line(evaluation.responseScore, true),
        line(evaluation.skillScore, true),
        line(evaluation.mannerScore, true),
      ]}
    />
  )
}
