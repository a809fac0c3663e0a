import { Typography } from 'antd'
import { useViewer } from '@/business/viewer'
import { named } from '@/kit/show/format'
import { useCallback, useEffect, useMemo, useState } from 'react'
import * as dealers from '@/api/system/dealers'
import { areaFilter } from '@/business/AreaFilter'
import { is, isYes } from '@/entities/field'
import { blackDealerStatus } from '@/entities/shared/enums'
import { type LeavingDealer, leavingDealer } from '@/entities/shared/leavingDealer'
import { type Action, Actions, Toggle } from '@/kit/actions/actions'
import { Value } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { Wizard } from './parts/Wizard'

const FILTERS = [containsFilter(leavingDealer.dealerName), areaFilter(leavingDealer.areaName), leavingDealer.status]
const SORT = { field: leavingDealer.leaveDate.key, order: 'desc' } as const
const CAN_MOVE = 'clues.reassignAgain'
const CAN_CLOSE = 'dealers.setBlackStatus'
const isClosed = ({ status }: LeavingDealer) => is(status, blackDealerStatus.closed)

export default function DealerTransferForm() {
  const t = useT()
  const { query, setQuery, setDirty } = useScreen()
  const { head } = useViewer()
  const dealerCode = query.get('dealerCode') ?? ''
  const open = dealerCode !== '' || query.get('mode') === 'transfer'
  const [asks, setAsks] = useState(false)
  const dirty = open && asks
  useEffect(() => setDirty(dirty, 'transfer.leave'), [dirty, setDirty])
  const choose = useCallback((code: string | undefined) => setQuery({ dealerCode: code, mode: 'transfer' }), [setQuery])

  const columns = useMemo(
    (): ColumnOf<LeavingDealer>[] => [
      { field: leavingDealer.dealerName, width: 240, below: leavingDealer.dealerCode },
      leavingDealer.status,
      {
        field: leavingDealer.openCount,
        width: 130,
        cell: ({ openCount }) => (
          <Typography.Text type={Number(openCount) > 0 ? 'danger' : undefined} strong={Number(openCount) > 0}>
            <Value field={leavingDealer.openCount} value={openCount} />
          </Typography.Text>
        ),
      },
      { field: leavingDealer.movedCount, width: 110 },
      {
        field: leavingDealer.acceptClueFlag,
        width: 120,
        cell: (row) =>
          isClosed(row) ? (
            <Value field={leavingDealer.acceptClueFlag} value={row.acceptClueFlag} />
          ) : (
            <Toggle
              on={isYes(row.acceptClueFlag)}
              name={named(t(leavingDealer.acceptClueFlag.label), row.dealerName)}
              can="dealers.setAcceptClue"
              ask={(to) =>
                to
                  ? undefined
                  : { title: t('transfer.askCluesOff', { name: row.dealerName }), effect: t('transfer.cluesOffEffect') }
              }
              change={(to) => dealers.setAcceptClue({ dealerCode: row.dealerCode, acceptClueFlag: to ? 1 : 0 })}
              done={(to) => t(to ? 'transfer.cluesOn' : 'transfer.cluesOff')}
            />
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
    [t],
  )
  const actionsOf = (row: LeavingDealer): Action[] => {
    const { dealerCode: code, dealerName: name } = row
    const left = numberIn(row.openCount)
    return [
      { label: 'transfer.leads', can: CAN_MOVE, hide: left === 0, run: () => choose(code) },
      {
        label: 'transfer.close',
        can: CAN_CLOSE,
        danger: true,
        hide: !head || isClosed(row),
        ask: {
          title: t('transfer.askClose', { name }),
          effect: left === 0 ? t('transfer.closeEffect') : t('transfer.stillOpen', { count: left }),
        },
        run: () => dealers.setBlackStatus({ dealerCode: code, status: blackDealerStatus.closed }),
        done: t('transfer.closed'),
      },
      {
        label: 'transfer.reopen',
        can: CAN_CLOSE,
        hide: !head || !isClosed(row),
        ask: { title: t('transfer.askReopen', { name }), effect: t('transfer.reopenEffect') },
        run: () => dealers.setBlackStatus({ dealerCode: code, status: blackDealerStatus.open }),
        done: t('transfer.reopened'),
      },
    ]
  }
  return (
    <>
      <ListScreen
        load={dealers.listBlack}
        rowKey={leavingDealer.dealerCode}
        nameOf={({ dealerName }) => dealerName}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        actions={actionsOf}
        toolbar={
          <Actions items={[{ label: 'transfer.start', can: CAN_MOVE, primary: true, run: () => choose(undefined) }]} />
        }
      />
      {open && (
        <Wizard
          key={dealerCode}
          dealerCode={dealerCode}
          choose={choose}
          tellAsks={setAsks}
          onClose={() => setQuery({ dealerCode: undefined, mode: undefined })}
        />
      )}
    </>
  )
}
