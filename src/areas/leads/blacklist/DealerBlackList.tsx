import { Empty, Space, Tag } from 'antd'
import { useMemo } from 'react'
import * as cluePhoneBlack from '@/api/leads/cluePhoneBlack'
import { dealerFilterOf } from '@/business/DealerSelect'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { type DealerPhoneBlack, dealerPhoneBlack } from '@/entities/leads/dealerPhoneBlack'
import type { Action } from '@/kit/actions/actions'
import { maskPhone } from '@/kit/show/format'
import type { ColumnOf } from '@/kit/list/columns'
import { phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { Pictures } from '@/kit/show/Picture'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useViewer, type Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { blackStatus } from '@/entities/leads/enums'
import { DealerBlackForm } from './parts/DealerBlackForm'

const area = regionFilter({ to: 'areaName', label: 'dealer.areaName' })
const filtersOf = ({ hq, group, dealerCode }: Viewer) => [
  phoneFilter(dealerPhoneBlack.phone),
  ...(hq ? [area, dealerOfRegionFilter] : group ? [dealerFilterOf({ group: dealerCode })] : []),
  dealerPhoneBlack.reason,
  dealerPhoneBlack.status,
  dealerPhoneBlack.createTime,
]
const SORT = { field: dealerPhoneBlack.createTime.key, order: 'desc' } as const
const isActive = (row: DealerPhoneBlack) => is(row.status, blackStatus.active)
const nameOf = (row: DealerPhoneBlack) => maskPhone(row.phone)

const columnsOf = ({ hq, group }: Viewer, t: Translate): readonly ColumnOf<DealerPhoneBlack>[] => [
  {
    field: dealerPhoneBlack.phone,
    width: hq ? 240 : 130,
    cell: (row) => (
      <Space size={6}>
        <span className="digits">{maskPhone(row.phone)}</span>
        {hq && Number(row.dealerCount) > 1 && (
          <Tag color="warning">{t('blacklist.severalDealers', { count: Number(row.dealerCount) })}</Tag>
        )}
      </Space>
    ),
  },
  dealerPhoneBlack.status,
  { field: dealerPhoneBlack.reason, width: 148 },
  ...(hq || group ? [{ field: dealerPhoneBlack.dealerName, width: 200, below: dealerPhoneBlack.dealerCode }] : []),
  { field: dealerPhoneBlack.images, width: 136, cell: (row) => <Pictures urls={row.images} width={32} /> },
  { field: dealerPhoneBlack.remark, width: 200 },
  dealerPhoneBlack.createBy,
  dealerPhoneBlack.createTime,
]

/** Numbers blocked by dealers. A dealer manages its own; headquarters reviews all and can block a number everywhere. */
export default function DealerBlackList() {
  const t = useT()
  const viewer = useViewer()
  if (!viewer.hq && viewer.dealerCode === '')
    return (
      <div className="card">
        <Empty description={t('blacklist.noDealer')} className="roomy" />
      </div>
    )
  return <DealerTable viewer={viewer} />
}

const DealerTable = ({ viewer }: { viewer: Viewer }) => {
  const t = useT()
  const may = useMay()
  const { mode, open, close } = useOpened()
  const { hq, dealerCode } = viewer
  const filters = useMemo(() => filtersOf(viewer), [viewer])
  const columns = useMemo(() => columnsOf(viewer, t), [viewer, t])
  const load = useMemo(
    () =>
      hq
        ? cluePhoneBlack.listDealer
        : {
            // A group may filter by one of its dealers.
            query: (input: Parameters<typeof cluePhoneBlack.listDealer>[0]) =>
              cluePhoneBlack.listByDealerCode.query({
                ...input,
                dealerCode: typeof input.dealerCode === 'string' ? input.dealerCode : dealerCode,
              }),
          },
    [hq, dealerCode],
  )
  const actions = (row: DealerPhoneBlack): (Action | false)[] => [
    {
      label: 'blacklist.lift',
      can: 'cluePhoneBlack.updateDealerState',
      hide: !isActive(row),
      ask: { title: t('blacklist.liftAsk', { name: nameOf(row) }), effect: t('blacklist.liftDealerEffect') },
      run: () => cluePhoneBlack.updateDealerState({ id: row.id, status: blackStatus.lifted }),
      done: t('blacklist.lifted'),
    },
    {
      label: 'blacklist.again',
      can: 'cluePhoneBlack.updateDealerState',
      hide: isActive(row),
      run: () => cluePhoneBlack.updateDealerState({ id: row.id, status: blackStatus.active }),
      done: t('leads.blacked'),
    },
    hq && {
      label: 'blacklist.everywhere',
      can: 'cluePhoneBlack.create',
      danger: true,
      hide: !isActive(row),
      ask: { title: t('blacklist.everywhereAsk', { name: nameOf(row) }), effect: t('blacklist.everywhereEffect') },
      run: () => cluePhoneBlack.create({ phone: row.phone, reason: row.reason, remark: row.remark }),
      done: t('blacklist.everywhereDone'),
    },
  ]
  return (
    <>
      <ListScreen
        load={load}
        rowKey={dealerPhoneBlack.id}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        sort={SORT}
        actions={actions}
        create={{ label: 'blacklist.new', can: 'cluePhoneBlack.createDealer', run: () => open('new') }}
      />
      {mode === 'new' && may('cluePhoneBlack.createDealer') && <DealerBlackForm viewer={viewer} onClose={close} />}
    </>
  )
}
