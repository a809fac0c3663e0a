import './nurture.css'
import { useMemo, useState } from 'react'
import * as clues from '@/api/leads/clues'
import { type NurtureClue, nurtureClue } from '@/entities/leads/nurtureClue'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { LeadImport } from '../parts/LeadImport'
import { placeOf } from '../parts/place'
import { FILTERS, isActivated, Score } from './fields'
import { Funnel } from './parts/Funnel'
import { HandOver } from './parts/HandOver'

const DEFAULTS = { createTime: 'last30' }
const SORT = { field: nurtureClue.createTime.key, order: 'desc' } as const
/** The columns of the template, as the server reads them. */
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

/** The lost and dormant customers that headquarters nurtures until a dealer can have them. */
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
