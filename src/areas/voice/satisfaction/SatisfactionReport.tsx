import './satisfaction.css'
import { Flex, Switch } from 'antd'
import { useMemo } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import {
  DIMENSION_SCORES,
  isFewAnswers,
  satisfaction as fields,
  type Satisfaction,
  satisfactionDimension as dimensions,
} from '@/entities/voice/satisfaction'
import { useStored } from '@/kit/data/useStored'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { Blank } from '@/kit/show/Blank'
import { Tile, Tiles } from '@/kit/show/Figures'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { type Good, Trend } from '@/kit/show/Trend'
import { TwoValues } from '@/kit/show/TwoValues'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { addressTo } from '@/routes'
import { type Dimension, dimensionOf, filtersFor, thisMonth } from './parts/satisfactionFilters'
import { SatisfactionCharts } from './parts/SatisfactionCharts'
import { useNps } from '../parts/useNps'

const DETAILS = '/paper/questionnaire-details'
const LOW_RATE = 10
const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined)
const isFew = ({ answerCount }: Satisfaction) => isFewAnswers(answerCount)
const NAMES = {
  [dimensions.area]: fields.areaName,
  [dimensions.dealer]: fields.dealerName,
  [dimensions.employee]: fields.employeeName,
  [dimensions.month]: fields.period,
} as const

const [GOOD_SCORE, LOW_SCORE] = [80, 60]

/** Bar for a score of 0 to 100: green from 80, red below 60, else orange. */
const ScoreBar = ({ value }: { value: unknown }) => {
  const { oneDecimal } = useFormats()
  const score = numberIn(value)
  if (score === null) return <>{oneDecimal(value)}</>
  return (
    <span className="score-bar digits">
      <b>{oneDecimal(score)}</b>
      <span
        className="score-track"
        data-tone={score >= GOOD_SCORE ? 'good' : score >= LOW_SCORE ? 'fair' : 'low'}
        aria-hidden="true"
      >
        <span style={{ width: `${Math.min(100, Math.max(0, score))}%` }} />
      </span>
    </span>
  )
}

const FourScores = ({ row }: { row: Satisfaction }) => {
  const t = useT()
  const { oneDecimal } = useFormats()
  return (
    <span className="score-four digits">
      {DIMENSION_SCORES.map((key) => (
        <span key={key}>
          <span className="quiet">{t(fields[key].label)}</span> {oneDecimal(row[key])}
        </span>
      ))}
    </span>
  )
}
const Rank = ({ row }: { row: Satisfaction }) => {
  const t = useT()
  const rank = numberIn(row.rank)
  if (rank !== null)
    return (
      <span className={rank <= 3 ? 'medal digits' : 'digits'} data-place={rank}>
        {rank}
      </span>
    )
  return isFew(row) ? <small className="quiet">{t('satisfaction.few')}</small> : <Blank />
}
const Score = ({ row }: { row: Satisfaction }) => {
  const { oneDecimal } = useFormats()
  const change = numberIn(row.momChange)
  return (
    <TwoValues
      upper={<ScoreBar value={row.avgScore} />}
      below={change === null ? <Blank /> : <Trend change={change}>{oneDecimal(Math.abs(change))}</Trend>}
    />
  )
}
const Rate = ({ row }: { row: Satisfaction }) => {
  const { percent } = useFormats()
  const rate = numberIn(row.answerRate)
  return <span className={rate !== null && rate < LOW_RATE ? 'quiet digits' : 'digits'}>{percent(row.answerRate)}</span>
}
const Nps = ({ row }: { row: Satisfaction }) => {
  const nps = useNps()
  return <span className={isFew(row) ? 'quiet digits' : 'digits'}>{nps(row.npsScore)}</span>
}
const Low = ({ row }: { row: Satisfaction }) => {
  const { count } = useFormats()
  const low = numberIn(row.lowCount)
  return low ? (
    <span className="satisfaction-low">
      <PermittedLink text={count(low)} path={DETAILS} query={{ id: row.id, lowFlag: '1' }} digits />
    </span>
  ) : (
    <span className="digits">{count(row.lowCount)}</span>
  )
}

const columnsFor = (viewer: Viewer, of: Dimension, split: boolean, isLinked: boolean): ColumnOf<Satisfaction>[] => {
  const name = NAMES[of]
  const link = ({ id }: Satisfaction) => (isLinked ? addressTo(DETAILS, { id }) : '')
  const scores: ColumnOf<Satisfaction>[] = split
    ? DIMENSION_SCORES.map((key) => ({ field: fields[key], width: 110 }))
    : [
        {
          field: { ...fields.attitudeScore, label: 'satisfaction.fourScores', sortable: false },
          width: 260,
          cell: (row) => <FourScores row={row} />,
        },
      ]
  return [
    { field: name, width: is(of, dimensions.area, dimensions.month) ? 120 : 200, link },
    ...forViewer<ColumnOf<Satisfaction>>(viewer, [
      ...(is(of, dimensions.month)
        ? []
        : [{ field: fields.rank, width: 96, cell: (row: Satisfaction) => <Rank row={row} /> }]),
      { field: fields.avgScore, width: 150, cell: (row) => <Score row={row} /> },
      { field: fields.npsScore, width: 80, cell: (row) => <Nps row={row} /> },
      { field: fields.satisfiedRate, width: 100 },
      { field: fields.lowCount, width: 100, cell: (row) => <Low row={row} /> },
      { field: fields.answerRate, width: 100, cell: (row) => <Rate row={row} /> },
      { field: fields.answerCount, width: 96 },
      { field: fields.pushCount, width: 96 },
      ...scores,
      { field: fields.paperType, width: 120, cell: (row) => <Scene row={row} /> },
      ...(is(of, dimensions.employee) ? [{ field: fields.dealerName, width: 190 }] : []),
      ...(is(of, dimensions.dealer) ? [{ field: fields.areaName, width: 110 }] : []),
      ...(is(of, dimensions.month) ? [] : [{ field: fields.period, width: 170 }]),
    ]),
  ]
}
/** Scene of a row; a row without one covers all scenes. */
const Scene = ({ row }: { row: Satisfaction }) => {
  const t = useT()
  return <>{isBlank(row.paperType) ? t('list.all') : optionName(t, fields.paperType, row.paperType)}</>
}

const TILES = ['avgScore', 'npsScore', 'satisfiedRate', 'answerRate', 'lowCount'] as const
const GOOD: Readonly<Partial<Record<(typeof TILES)[number], Good>>> = { lowCount: 'less' }
const Wholes = ({ answer }: { answer: questionnaires.SatisfactionPage | undefined }) => {
  const t = useT()
  const { count, oneDecimal, percent } = useFormats()
  const nps = useNps()
  const words = {
    avgScore: oneDecimal,
    npsScore: nps,
    satisfiedRate: (value: unknown) => percent(value),
    answerRate: (value: unknown) => percent(value),
    lowCount: count,
  }
  const { whole, network, ranked } = answer ?? {}
  // A period without pushes cannot be compared.
  const before = numberIn(answer?.before?.pushCount) === 0 ? undefined : answer?.before
  if (!whole) return null
  const noteOf = (key: (typeof TILES)[number]) => {
    if (!network || isBlank(network[key])) return undefined
    const average = t('satisfaction.networkIs', { value: words[key](network[key]) })
    const place = key === 'avgScore' && numberIn(whole.rank) !== null && ranked !== undefined
    return place
      ? `${average} · ${t('satisfaction.place', { rank: count(whole.rank), total: count(ranked) })}`
      : average
  }
  return (
    <Tiles label={t('satisfaction.figures')}>
      {TILES.map((key) => {
        const [now, then] = [numberIn(whole[key]), numberIn(before?.[key])]
        const change = now === null || then === null ? undefined : Math.round((now - then) * 10) / 10
        return (
          <Tile
            key={key}
            label={t(fields[key].label)}
            value={
              <>
                {words[key](whole[key])}{' '}
                {change !== undefined && (
                  <Trend change={change} good={GOOD[key]}>
                    {key === 'lowCount' ? count(Math.abs(change)) : oneDecimal(Math.abs(change))}
                  </Trend>
                )}
              </>
            }
            note={noteOf(key)}
          />
        )
      })}
    </Tiles>
  )
}

export default function SatisfactionReport() {
  const t = useT()
  const viewer = useViewer()
  const isLinked = usePermittedLinks()(DETAILS) !== undefined
  const { query } = useScreen()
  const [split = false, setSplit] = useStored('split:satisfaction', flag)
  const of = dimensionOf(query.get('dimension'), viewer)
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const defaults = useMemo(() => ({ dimension: String(dimensionOf('', viewer)), period: thisMonth() }), [viewer])
  const columns = useMemo(() => columnsFor(viewer, of, split, isLinked), [viewer, of, split, isLinked])
  return (
    <ListScreen
      load={questionnaires.listSatisfaction}
      rowKey={fields.id}
      nameOf={(row) => plain(row[NAMES[of].key])}
      filters={filters}
      defaults={defaults}
      columns={columns}
      asOf="satisfaction.asOf"
      rowClass={(row) => (isFew(row) ? 'satisfaction-few' : '')}
      above={(answer) => (
        <>
          <Wholes answer={answer} />
          <SatisfactionCharts answer={answer} />
        </>
      )}
      toolbar={
        <>
          <Flex gap={8} align="center">
            <Switch size="small" id="satisfaction-split" checked={split} onChange={(on) => setSplit(() => on)} />
            <label htmlFor="satisfaction-split">{t('satisfaction.split')}</label>
          </Flex>
          <Export from={questionnaires.exportSatisfaction} can="questionnaires.exportSatisfaction" />
        </>
      }
      foot={({ whole }) => (whole && viewer.hq ? [{ label: t('satisfaction.total'), row: whole }] : [])}
      emptyText={t('satisfaction.none')}
    />
  )
}
