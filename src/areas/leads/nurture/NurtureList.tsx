import './nurture.css'
import { RightOutlined } from '@ant-design/icons'
import { Fragment, useMemo, useState } from 'react'
import * as clues from '@/api/leads/clues'
import { nurtureStatus } from '@/entities/leads/enums'
import { type NurtureClue, nurtureClue } from '@/entities/leads/nurtureClue'
import type { Action } from '@/kit/actions/actions'
import { useLoad } from '@/kit/data/load'
import { ListScreen } from '@/kit/list/ListScreen'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { useList } from '@/kit/list/place'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { sumOf } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { LeadImport } from '../parts/LeadImport'
import { placeOf } from '../parts/place'
import { FILTERS, isActivated, Score } from './nurtureFilters'
import { HandOver } from './parts/HandOver'

/** Nurturing stages as counts, each a filter of the list, with the conversion rate from one stage to the next. */
const Funnel = () => {
  const t = useT()
  const { count, percent } = useFormats()
  const { query, setQuery } = useScreen()
  const { status: _, sortField: __, sortOrder: ___, ...rest } = useList().search
  const { data } = useLoad(clues.listNurture.query({ ...rest, pageNo: 1, pageSize: 1 }, { quiet: true }))
  const countOf = (status: number) => data?.summary[status]
  const stages = nurtureStatus.options.filter(({ value }) => value <= nurtureStatus.handed)
  const sumFrom = (options: readonly { value: number }[], status: number) =>
    sumOf(options.filter(({ value }) => value >= status).map(({ value }) => countOf(value)))
  /** Number of customers that reached the stage. Failed ones count as contacted. */
  const reached = (status: number) =>
    sumFrom(status <= nurtureStatus.nurturing ? nurtureStatus.options : stages, status)
  const rate = (from: number) => percent(rateOf(reached(from + 1), reached(from)))
  const chosen = query.get('status')
  return (
    <section className="card nurture-funnel" aria-label={t('nurture.funnel')}>
      {stages.map(({ value, label }, at) => (
        <Fragment key={value}>
          {at > 0 && (
            <span className="nurture-rate digits" title={t('nurture.rate')}>
              <RightOutlined aria-hidden />
              <span className="hidden-text">{t('nurture.rate')}</span> {rate(value - 1)}
            </span>
          )}
          <button
            type="button"
            className="nurture-stage"
            aria-pressed={chosen === String(value)}
            onClick={() => setQuery({ status: chosen === String(value) ? undefined : String(value), page: undefined })}
          >
            <span className="quiet">{t(label)}</span>
            <strong className="digits">{count(countOf(value))}</strong>
          </button>
        </Fragment>
      ))}
    </section>
  )
}

const DEFAULTS = { createTime: 'last30' }
const SORT = { field: nurtureClue.createTime.key, order: 'desc' } as const
/** Template columns that the server expects. */
const HEADERS = ['客户姓名', '手机号', '省份', '城市', '意向车系', '一级渠道', '二级渠道', '培育来源', '备注']
const IMPORTED = { 手机号: { ...nurtureClue.phone, required: true, rule: 'mobile' } } as const
const UNIQUE = ['手机号']
const CAN = 'clues.reassignAgents'
const MAX_ROWS = 5000

const addressOf = (clueId: string) => to('/clue-management/cultivateDetails', { clueId })

const columnsOf = (t: Translate): ColumnOf<NurtureClue>[] => [
  {
    field: nurtureClue.customerName,
    below: nurtureClue.phone,
    link: ({ clueId }) => addressOf(clueId),
    text: ({ clueId, customerName }) => customerName || clueId,
  },
  { field: nurtureClue.status, width: 110 },
  {
    field: nurtureClue.intentScore,
    width: 150,
    cell: ({ intentScore }) => <Score value={intentScore} label={t(nurtureClue.intentScore.label)} />,
  },
  nurtureClue.nextTouchTime,
  nurtureClue.lastTouchTime,
  { field: nurtureClue.touchCount, width: 110 },
  nurtureClue.source,
  nurtureClue.seriesName,
  nurtureClue.oneChannel,
  { field: nurtureClue.cityName, width: 150, cell: placeOf },
  nurtureClue.dealerName,
  nurtureClue.createTime,
  {
    field: nurtureClue.clueId,
    width: 140,
    link: ({ clueId }) => addressOf(clueId),
  },
]

export default function NurtureList() {
  const t = useT()
  const { go } = useScreen()
  const [handing, setHanding] = useState<{ rows: NurtureClue[]; clear?: () => void }>()
  const columns = useMemo(() => columnsOf(t), [t])
  const actionsOf = (row: NurtureClue): Action[] => [
    { label: 'kit.detail', run: () => go(addressOf(row.clueId)) },
    {
      label: 'nurture.handOver',
      next: true,
      can: CAN,
      hide: !isActivated(row),
      run: () => setHanding({ rows: [row] }),
    },
  ]
  const bulk: BulkAction<NurtureClue>[] = [
    { label: 'nurture.handOver', can: CAN, open: (rows, clear) => setHanding({ rows, clear }) },
  ]
  return (
    <>
      <ListScreen
        above={() => <Funnel />}
        load={clues.listNurture}
        rowKey={nurtureClue.clueId}
        nameOf={({ customerName, clueId }) => customerName || clueId}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        actions={actionsOf}
        bulk={bulk}
        toolbar={
          <LeadImport
            code="import_nurtureclue"
            name={t('nurture.ones')}
            to={clues.importNurture}
            can="clues.importNurture"
            headers={HEADERS}
            columns={IMPORTED}
            unique={UNIQUE}
            max={MAX_ROWS}
          />
        }
      />
      {handing && <HandOver rows={handing.rows} onClose={() => setHanding(undefined)} onDone={handing.clear} />}
    </>
  )
}
