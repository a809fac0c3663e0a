import { DownloadOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useMemo, useState } from 'react'
import { findById } from '@/api/findById'
import * as shopUsers from '@/api/members/shopUsers'
import { notify } from '@/api/notices'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import {
  promoterStatus,
  REMOVAL_REASON,
  type StarPromoter,
  starPromoter as promoter,
} from '@/entities/members/starPromoter'
import type { Action } from '@/kit/actions/actions'
import { useAction } from '@/kit/data/useAction'
import { Dialog } from '@/kit/dialog/dialog'
import { saveFile } from '@/kit/files/files'
import { pngOf } from '@/kit/files/png'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { type SummaryTile, SummaryTiles } from '@/kit/list/SummaryTiles'
import { type Open, useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { orDash } from '@/kit/show/Blank'
import { named, plain } from '@/kit/show/format'
import { Copyable, Mark, Value } from '@/kit/show/kinds'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { Picture } from '@/kit/show/Picture'
import { numberIn } from '@/lib/counts'
import { formatTime, inZone } from '@/lib/time'
import { fileName } from '@/lib/zip'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { PromoterForm } from './parts/PromoterForm'

const RECOMMENDS = '/user-management-shop/star-recommendation'
const CODE = 'code'
const SOON_DAYS = 30
const MAX_REMOVED = 50
const SORT = { field: promoter.createTime.key, order: 'desc' } as const
const nameOf = (row: StarPromoter) => plain(row.userName) || plain(row.nickname) || row.userId

const dayIn = (days: number) => inZone(Date.now()).add(days, 'day').format('YYYY-MM-DD')
const endsSoon = ({ status, endTime }: StarPromoter) => {
  const day = formatTime(endTime, 'YYYY-MM-DD')
  return is(status, promoterStatus.inOffice) && day !== '' && day <= dayIn(SOON_DAYS)
}
const tilesOf = (): SummaryTile[] => [
  { label: 'shopUsers.inOffice', name: 'inOffice', filters: { status: String(promoterStatus.inOffice), endTime: '' } },
  {
    label: 'shopUsers.endingSoon',
    name: 'endingSoon',
    filters: { status: String(promoterStatus.inOffice), endTime: `${dayIn(0)}~${dayIn(SOON_DAYS)}` },
  },
  { label: 'shopUsers.dealsThisYear', name: 'dealsThisYear' },
]

const filtersFor = (viewer: Viewer) => [
  containsFilter(promoter.userName),
  phoneFilter(promoter.phone),
  containsFilter(promoter.promoterCode),
  choicesFilter(promoter.promoterType),
  choicesFilter(promoter.status),
  spanFilter(promoter.endTime),
  ...dealerFiltersFor(viewer),
]

const recommendsOf = (row: StarPromoter) =>
  (numberIn(row.recommendCount) ?? 0) > 0 ? to(RECOMMENDS, { recommenderId: row.userId }) : ''

const columnsOf = (viewer: Viewer, open: Open): ColumnOf<StarPromoter>[] =>
  forViewer<ColumnOf<StarPromoter>>(viewer, [
    { field: promoter.userName, width: 150, below: promoter.phone, open: ({ id }) => open(CODE, id), text: nameOf },
    promoter.status,
    {
      field: promoter.endTime,
      width: 120,
      cell: (row) => {
        const day = <Value field={promoter.endTime} value={row.endTime} />
        return endsSoon(row) ? <Mark tone="warning">{day}</Mark> : day
      },
    },
    {
      field: promoter.promoterCode,
      width: 130,
      cell: ({ promoterCode }) => (plain(promoterCode) ? <Copyable text={plain(promoterCode)} /> : orDash('')),
    },
    { field: promoter.recommendCount, width: 110, link: recommendsOf },
    { field: promoter.tradedCount, width: 92 },
    { field: promoter.rewardPoints, width: 130 },
    promoter.promoterType,
    promoter.dealerName,
    { field: promoter.startTime, width: 120 },
    { field: promoter.nickname, width: 130 },
    { field: promoter.seriesName, width: 120 },
    promoter.createTime,
  ])

const isOver = ({ status }: StarPromoter) => is(status, promoterStatus.over)

/** A single promoter, or the selected ones, for which `run` sends one call per row. */
interface Removal {
  rows: readonly StarPromoter[]
  run?: (each: (row: StarPromoter) => Promise<unknown>) => void
}

export default function PromoterList() {
  const t = useT()
  const viewer = useViewer()
  const may = useMay()
  const { go } = useScreen()
  const { mode, id, open, close } = useOpened()
  const [removal, setRemoval] = useState<Removal>()
  const [copied, setCopied] = useState<StarPromoter>()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsOf(viewer, open), [viewer, open])
  const isKeeper = viewer.head && may('shopUsers.createPromoter')
  const bulk = useMemo(
    (): BulkAction<StarPromoter>[] =>
      viewer.head
        ? [
            {
              label: 'shopUsers.remove',
              can: 'shopUsers.removePromoter',
              danger: true,
              max: MAX_REMOVED,
              open: (rows, _clear, run) => setRemoval({ rows, run }),
            },
          ]
        : [],
    [viewer.head],
  )
  const actionsOf = (row: StarPromoter): Action[] => {
    const recommends = recommendsOf(row)
    return [
      { label: 'shopUsers.code', run: () => open(CODE, row.id) },
      { label: 'shopUsers.recommends', hide: !recommends, run: () => go(recommends) },
      {
        label: isOver(row) ? 'shopUsers.appointAgain' : 'shopUsers.changeTerm',
        can: 'shopUsers.createPromoter',
        hide: !viewer.head || (!isOver(row) && !may('shopUsers.removePromoter')),
        run: () => setCopied(row),
      },
      {
        label: 'shopUsers.remove',
        can: 'shopUsers.removePromoter',
        danger: true,
        hide: !viewer.head,
        run: () => setRemoval({ rows: [row] }),
      },
    ]
  }
  const show = (promoterId: string) => {
    setCopied(undefined)
    open(CODE, promoterId)
  }
  return (
    <>
      <ListScreen
        load={shopUsers.listPromoters}
        rowKey={promoter.id}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        sort={SORT}
        bulk={bulk}
        above={() => <SummaryTiles label="shopUsers.promoterSums" of={tilesOf()} />}
        create={{
          label: 'shopUsers.addPromoter',
          can: 'shopUsers.createPromoter',
          hide: !viewer.head,
          run: () => open('new'),
        }}
        actions={actionsOf}
      />
      {mode === CODE && id && (
        <LoadRecord
          key={id}
          of={findById(shopUsers.listPromoters, { id })}
          title={t('shopUsers.code')}
          asWindow
          onClose={close}
        >
          {(row) => <PromoterCode row={row} onClose={close} />}
        </LoadRecord>
      )}
      {mode === 'new' && isKeeper && <PromoterForm show={show} onClose={close} />}
      {copied && <PromoterForm from={copied} show={show} onClose={() => setCopied(undefined)} />}
      {removal && <RemovalDialog removal={removal} onClose={() => setRemoval(undefined)} />}
    </>
  )
}

const SIDE = 220

const PromoterCode = ({ row, onClose }: { row: StarPromoter; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const name = plain(row.userName) || row.userId
  const save = () =>
    act(
      async () => {
        const file = fileName(`${named(name, row.promoterCode)}.png`)
        saveFile(new Blob([await pngOf(row.qrCode)], { type: 'image/png' }), file)
        notify('success', t('jobs.saved', { name: file }))
      },
      { keep: true, onError: () => notify('error', t('shopUsers.noPicture')) },
    )
  return (
    <Dialog
      open
      title={t('shopUsers.codeOf', { name })}
      width={360}
      onClose={onClose}
      footer={
        <Button type="primary" icon={<DownloadOutlined />} loading={busy} onClick={() => void save()}>
          {t('shopUsers.savePng')}
        </Button>
      }
    >
      <Flex vertical align="center" gap={12}>
        <Picture src={row.qrCode} alt={named(t(promoter.qrCode.label), name)} width={SIDE} height={SIDE} />
        {plain(row.promoterCode) && <Copyable text={plain(row.promoterCode)} full />}
      </Flex>
    </Dialog>
  )
}

const RemovalDialog = ({ removal: { rows, run }, onClose }: { removal: Removal; onClose: () => void }) => {
  const t = useT()
  const [first] = rows
  if (!first) return null
  return (
    <ReasonDialog
      name="promoter.remove"
      title={
        run ? t('shopUsers.removeMany', { count: rows.length }) : t('shopUsers.removeOne', { name: nameOf(first) })
      }
      field={{ ...REMOVAL_REASON, label: 'shopUsers.removalReason' }}
      note={t('shopUsers.removalEffect')}
      okText={t('shopUsers.remove')}
      done={run ? undefined : t('shopUsers.removed', { name: nameOf(first) })}
      send={(remark) => {
        const remove = ({ id }: StarPromoter) => shopUsers.removePromoter({ id, remark })
        if (!run) return remove(first)
        run(remove)
        return undefined
      }}
      onClose={onClose}
    />
  )
}
