import { Button, Space } from 'antd'
import * as reservations from '@/api/vehicle/reservations'
import { maintenanceReserve as reserve } from '@/entities/vehicle/maintenanceReserve'
import type { ScheduleCustomRule } from '@/entities/vehicle/reserveSchedule'
import { Loaded, useLoad } from '@/kit/data/load'
import { Dialog } from '@/kit/dialog/dialog'
import { FieldTable } from '@/kit/show/FieldTable'
import { DASH, named } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { useT } from '@/locales'
import type { SheetCell } from './useSheet'

const MAX = 100

export const SlotDialog = ({
  dealerCode,
  date,
  title,
  slot,
  cell,
  turn,
  onClose,
}: {
  dealerCode: string
  date: string
  title: string
  slot: string
  cell: SheetCell
  /** Starts an exception for this slot and date; omitted = read only. */
  turn?: (to: Partial<ScheduleCustomRule>) => void
  onClose: () => void
}) => {
  const t = useT()
  const load = useLoad(
    reservations.list.query({ dealerCode, reserveDate: date, slot, pageNo: 1, pageSize: MAX }, { quiet: true }),
    { keep: false },
  )
  return (
    <Dialog
      open
      width={640}
      title={named(title, slot)}
      onClose={onClose}
      footer={
        <Space wrap>
          {turn && <Button onClick={() => turn({ closeFlag: 1 })}>{t('reservations.closeSlot')}</Button>}
          {turn && (
            <Button type="primary" autoFocus onClick={() => turn({ closeFlag: 0 })}>
              {t('reservations.quotaOnce')}
            </Button>
          )}
        </Space>
      }
    >
      <p>
        {named(t('scheduleCell.bookedCount'), cell.booked ?? DASH, '/', t('scheduleCell.quota'), cell.quota ?? DASH)}
      </p>
      <Loaded load={load}>
        <FieldTable
          rows={load.data?.records ?? []}
          empty={t('reservations.noneInSlot')}
          fields={[
            [
              reserve.reserveNo,
              (row) => (
                <PermittedLink
                  digits
                  text={row.reserveNo || row.id}
                  path="/afterSale-management/maintenanceDetails"
                  query={{ id: row.id }}
                />
              ),
            ],
            reserve.status,
            reserve.plate,
            reserve.customerName,
            reserve.serviceType,
          ]}
        />
      </Loaded>
    </Dialog>
  )
}
