import { Button, Space } from 'antd'
import * as reservations from '@/api/vehicle/reservations'
import { maintenanceReserve as reserve } from '@/entities/vehicle/maintenanceReserve'
import { Loaded, useLoad } from '@/kit/data/load'
import { Dialog } from '@/kit/dialog/dialog'
import { FieldTable } from '@/kit/show/FieldTable'
import { DASH, named } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { useT } from '@/locales'
import type { SheetCell } from './ScheduleSheet'

const MAX = 100

/** The bookings of one slot of one date, and what can be done with the slot. */
export const SlotDialog = ({
  dealerCode,
  date,
  title,
  slot,
  cell,
  setQuota,
  close,
  onClose,
}: {
  dealerCode: string
  date: string
  title: string
  slot: string
  cell: SheetCell
  /** Gives the slot another quota on this date; without it nothing can be changed. */
  setQuota?: () => void
  close?: () => void
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
          {close && <Button onClick={close}>{t('reservations.closeSlot')}</Button>}
          {setQuota && (
            <Button type="primary" autoFocus onClick={setQuota}>
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
