import './evaluations.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Empty, Skeleton, Space } from 'antd'
import * as clues from '@/api/clues'
import * as evaluations from '@/api/evaluations'
import { type ClueDetail, clue } from '@/entities/leads/clue'
import { evaluateClue } from '@/entities/leads/evaluateClue'
import { type Evaluation, evaluation } from '@/entities/leads/evaluation'
import { useBack } from '@/kit/back'
import { Chart } from '@/kit/chart/Chart'
import { Facts } from '@/kit/Facts'
import { Failed, Outdated, useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useWays } from '@/kit/way'
import { optionName } from '@/kit/format'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'
import { NoRecord, Unread } from '@/business/NoRecord'
import { EvaluationCard } from './parts/EvaluationCard'
import { Customer, Stars } from './parts/faces'

const LIST = '/evaluate/evaluate-management'

/** All evaluations of one lead, each beside the follow-ups of the days before it. */
export default function EvaluateDetail() {
  const t = useT()
  const { query } = useScreen()
  const clueId = query.get('clueId') ?? ''
  if (!clueId) return <NoRecord list={LIST} text={t('leads.noClueId')} />
  return <Detail clueId={clueId} />
}

const Detail = ({ clueId }: { clueId: string }) => {
  const t = useT()
  const lead = useLoad(clues.get.query({ clueId }, { quiet: true }))
  const { data: rows, error, retry } = useLoad(evaluations.listByClue.query({ clueId }, { quiet: true }))
  if (error && !rows) return <Unread error={error} retry={retry} list={LIST} />
  return (
    <>
      <section className="card">
        <Head clueId={clueId} lead={lead} rows={rows ?? []} />
      </section>
      {!rows ? (
        <section className="card">
          <Skeleton active paragraph={{ rows: 6 }} />
        </section>
      ) : rows.length === 0 ? (
        <section className="card">
          <Empty description={t('evaluate.none')} style={{ padding: '32px 0' }} />
        </section>
      ) : (
        <>
          <Course rows={rows} />
          <ol className="evaluate-cards" aria-label={t('evaluate.lines')}>
            {distinct(rows, ({ evaluateId }) => evaluateId).map((row) => (
              <EvaluationCard key={row.evaluateId} row={row} follows={lead.data?.follows} />
            ))}
          </ol>
        </>
      )}
    </>
  )
}

const average = (rows: readonly Evaluation[]): number | undefined =>
  rows.length ? Math.round((rows.reduce((sum, { score }) => sum + Number(score), 0) / rows.length) * 10) / 10 : undefined

/** Whose lead it is; where the lead cannot be read, what its evaluations say. */
const Head = ({ clueId, lead, rows }: { clueId: string; lead: ReturnType<typeof useLoad<ClueDetail>>; rows: readonly Evaluation[] }) => {
  const t = useT()
  const back = useBack(LIST)
  const openLead = useWays()('/clue-management/clueDetail', { clueId })
  const last = rows.at(-1)
  const { data, error, first, retry } = lead
  if (first) return <Skeleton active paragraph={{ rows: 3 }} />
  // Who rated without a name is not named by the lead either.
  const isHidden = rows.length > 0 && rows.every(({ customerName }) => !customerName)
  const name = isHidden ? '' : (data?.customerName ?? last?.customerName)
  return (
    <>
      <div className="evaluate-head">
        <h2 className="card-title">
          <Customer name={name} />
        </h2>
        <Space wrap>
          {openLead && (
            <Button type="primary" onClick={openLead}>
              {t('evaluate.openLead')}
            </Button>
          )}
          <Button icon={<ArrowLeftOutlined />} onClick={back}>
            {t('leads.toList')}
          </Button>
        </Space>
      </div>
      {!data && error ? <Failed compact error={error} retry={retry} /> : <Outdated error={error} retry={retry} />}
      <Facts
        row={{ ...last, ...data, clueId }}
        fields={[clue.clueId, clue.dealerName, clue.saleUserName, [evaluateClue.avgScore, <Stars key="average" value={average(rows)} />]]}
      />
    </>
  )
}

/** The scores from stage to stage. */
const Course = ({ rows }: { rows: readonly Evaluation[] }) => {
  const t = useT()
  const line = (field: (typeof evaluation)['score' | 'responseScore' | 'skillScore' | 'mannerScore'], dashed: boolean) => ({
    name: t(field.label),
    as: 'line' as const,
    kind: 'number' as const,
    dashed,
    values: rows.map((row) => Number(row[field.key])),
  })
  return (
    <Chart
      height={220}
      max={5}
      title={t('evaluate.course')}
      of={t(evaluation.stage.label)}
      categories={rows.map(({ stage }) => optionName(t, evaluation.stage, stage))}
      series={[line(evaluation.score, false), line(evaluation.responseScore, true), line(evaluation.skillScore, true), line(evaluation.mannerScore, true)]}
    />
  )
}
