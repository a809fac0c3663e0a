import { Typography } from 'antd'
import { useViewer } from '@/business/viewer'
import { named } from '@/kit/show/format'
import { useMemo } from 'react'
import * as dealers from '@/api/system/dealers'
import { areaFilter } from '@/business/AreaFilter'
import { is, isYes } from '@/entities/field'
import { blackDealerStatus } from '@/entities/shared/enums'
import { type LeavingDealer, leavingDealer } from '@/entities/shared/leavingDealer'
import { type Action, Toggle } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { Value } from '@/kit/show/kinds'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { TRANSFER } from './useDealerActions'
import { askCluesOff, turn } from './dealerColumns'

const FILTERS = [
  containsFilter(leavingDealer.dealerName),
  areaFilter(leavingDealer.areaName),
  leavingDealer.leaveDate,
  leavingDealer.status,
]
const SORT = { field: leavingDealer.leaveDate.key, order: 'desc' } as const
const CAN = 'dealers.setBlackStatus'

/** Dealers that leave or have left the network; the lead transfer shows the same records. */
export const LeavingDealers = () => {
  const t = useT()
  const viewer = useViewer()
  const linkTo = usePermittedLinks()
  const columns = useMemo(
    (): ColumnOf<LeavingDealer>[] => [
      {
        field: leavingDealer.dealerName,
        width: 240,
        below: leavingDealer.dealerCode,
        cell: (row) => <bdi>{row.dealerName}</bdi>,
      },
      leavingDealer.status,
      {
        field: leavingDealer.openCount,
        width: 130,
        cell: ({ openCount }) => <Counted value={openCount} />,
      },
      leavingDealer.movedCount,
      {
        field: leavingDealer.acceptClueFlag,
        width: 110,
        cell: (row) =>
          viewer.hq && is(row.status, blackDealerStatus.open) ? (
            <Toggle
              on={isYes(row.acceptClueFlag)}
              name={named(t(leavingDealer.acceptClueFlag.label), row.dealerName)}
              can="dealers.setAcceptClue"
              ask={(to) => (to ? undefined : askCluesOff(t, row.dealerName))}
              change={(to) => turn('acceptClueFlag', row.dealerCode, to)}
              done={(to) =>
                t(to ? 'dealers.turnedOn' : 'dealers.turnedOff', { name: t(leavingDealer.acceptClueFlag.label) })
              }
            />
          ) : (
            <Value field={leavingDealer.acceptClueFlag} value={row.acceptClueFlag} />
          ),
      },
      leavingDealer.leaveDate,
      leavingDealer.areaName,
      {
        field: leavingDealer.cityName,
        width: 150,
        cell: ({ provinceName, cityName }) => named(...new Set([provinceName, cityName])),
      },
    ],
    [t, viewer],
  )
  const actionsOf = (row: LeavingDealer): Action[] => {
    const name = row.dealerName
    const closed = is(row.status, blackDealerStatus.closed)
    const open = numberIn(row.openCount)
    const transfer = linkTo(TRANSFER, { dealerCode: row.dealerCode })
    const setStatus = (status: 0 | 1) => dealers.setBlackStatus({ dealerCode: row.dealerCode, status })
    return [
      { label: 'dealers.transfer', hide: open === 0 || !transfer, run: () => transfer?.() },
      {
        label: 'dealers.close',
        can: CAN,
        danger: true,
        hide: !viewer.head || closed,
        ask: {
          title: t('dealers.askClose', { name }),
          effect:
            open === null
              ? `${t('dealers.closeEffect')}\n${t('dealers.closeUnknownLeads')}`
              : open === 0
                ? t('dealers.closeEffect')
                : t('dealers.closeOpenLeads', { count: open }),
        },
        run: () => setStatus(1),
        done: t('dealers.closed'),
      },
      {
        label: 'dealers.openAgain',
        can: CAN,
        hide: !viewer.head || !closed,
        ask: { title: t('dealers.askOpenAgain', { name }), effect: t('dealers.openAgainEffect') },
        run: () => setStatus(0),
        done: t('dealers.openedAgain'),
      },
    ]
  }
  return (
    <ListScreen
      load={dealers.listBlack}
      rowKey={leavingDealer.dealerCode}
      nameOf={(row) => row.dealerName}
      filters={FILTERS}
      columns={columns}
      sort={SORT}
      actions={actionsOf}
    />
  )
}

const Counted = ({ value }: { value: unknown }) => (
  <Typography.Text type={Number(value) > 0 ? 'danger' : undefined} strong={Number(value) > 0}>
    <Value field={leavingDealer.openCount} value={value} />
  </Typography.Text>
)
