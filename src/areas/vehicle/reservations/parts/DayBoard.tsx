import { Button, Empty, Flex, Space } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import * as reservations from '@/api/vehicle/reservations'
import { is, optionOf } from '@/entities/field'
import {
  type MaintenanceReserve,
  maintenanceReserve as reserve,
  TAKES_PLACE,
} from '@/entities/vehicle/maintenanceReserve'
import type { ScheduleCell } from '@/entities/vehicle/reserveSchedule'
import { dateAfter, isDate } from '@/entities/vehicle/scheduleRules'
import { Loaded, useLoad } from '@/kit/data/load'
import { useToday } from '@/kit/data/useToday'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { DateSteps } from '@/kit/show/DateSteps'
import { DASH, named, optionName, plain, useFormats } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { isGiven } from '@/lib/given'
import { useT } from '@/locales'
import { to } from '@/routes'
import { today } from './reserveFilters'
import { useDayNames } from './useDayNames'

const MAX = 100
const QUIET = { quiet: true } as const

interface Lane {
  slot: string
  cell?: ScheduleCell
  rows: readonly MaintenanceReserve[]
}
/** Returns the slots of a day with their bookings; bookings of former slots have their own lane. */
const lanesOf = (cells: readonly ScheduleCell[], rows: readonly MaintenanceReserve[]): Lane[] => {
  const slots = [...new Set([...cells.map(({ slot }) => slot), ...rows.map(({ slot }) => plain(slot))])].toSorted()
  return slots.map((slot) => ({
    slot,
    cell: cells.find((one) => one.slot === slot),
    rows: rows
      .filter((row) => plain(row.slot) === slot)
      .toSorted((a, b) => Number(is(b.status, ...TAKES_PLACE)) - Number(is(a.status, ...TAKES_PLACE))),
  }))
}

const Card = ({ row }: { row: MaintenanceReserve }) => {
  const t = useT()
  const { go } = useScreen()
  const services = row.serviceType.map((one) => optionName(t, reserve.serviceType, one)).join(t('kit.listComma'))
  const state = optionName(t, reserve.status, row.status)
  return (
    <li>
      <button
        type="button"
        className="board-card"
        data-tone={optionOf(reserve.status.of, row.status)?.tone}
        aria-label={named(row.plate, services, state)}
        onClick={() => go(isGiven(row.id) ? to('/afterSale-management/maintenanceDetails', { id: row.id }) : '')}
      >
        <b className="digits">{plain(row.plate) || DASH}</b>
        <span>{services || DASH}</span>
        <small>{state}</small>
      </button>
    </li>
  )
}

const LaneView = ({ lane: { slot, cell, rows } }: { lane: Lane }) => {
  const t = useT()
  const { count } = useFormats()
  const { bookedCount = null, quota = null } = cell ?? {}
  const isOver = bookedCount !== null && quota !== null && bookedCount > quota
  const isFull = bookedCount !== null && quota !== null && quota > 0 && bookedCount === quota
  return (
    <li className="board-lane" aria-label={slot}>
      <header>
        <b className="digits">{slot || DASH}</b>
        <span className="digits" data-over={isOver}>
          {count(bookedCount)} / {count(quota)}
        </span>
        {isOver && <Mark tone="error">{t('reservations.over')}</Mark>}
        {isFull && <Mark tone="warning">{t('reservations.full')}</Mark>}
      </header>
      <ul>
        {rows.map((row, at) => (
          <Card key={`${row.id} ${at}`} row={row} />
        ))}
      </ul>
    </li>
  )
}

/** Reservations of a day with one lane per slot. Left and right change the day, up and down move through the cards. */
export const DayBoard = ({ dealerCode, views }: { dealerCode: string; views: ReactNode }) => {
  const t = useT()
  const dayNames = useDayNames()
  const links = usePermittedLinks()
  const { query, setQuery } = useScreen()
  useToday()
  const asked = query.get('day') ?? ''
  const day = isDate(asked) ? asked : today()
  const load = useLoad(reservations.list.query({ dealerCode, reserveDate: day, pageNo: 1, pageSize: MAX }, QUIET))
  const schedule = useLoad(reservations.getSchedule.query({ dealerCode, startDate: day, endDate: day }, QUIET))
  const show = (date: string) => setQuery({ day: date === today() ? undefined : date })
  const lanes = lanesOf(schedule.data?.cells ?? [], load.data?.records ?? [])
  const hours = links('/maintenance/maintenance')
  const label = t('reservations.boardOf', { day })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      show(dateAfter(day, event.key === 'ArrowLeft' ? -1 : 1))
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.board-card')]
      const at = cards.findIndex((card) => card === document.activeElement)
      const next = cards[event.key === 'ArrowUp' ? Math.max(at - 1, 0) : Math.min(at + 1, cards.length - 1)]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
  }
  return (
    <section className="list-card" aria-label={t('reservations.dayBoard')}>
      <Flex justify="space-between" align="center" wrap gap={8} className="list-tools">
        <Space wrap>
          {views}
          <DateSteps value={day} show={show} />
          <span aria-live="polite">{dayNames.full(day)}</span>
        </Space>
        <span className="quiet">{t('reservations.boardKeys')}</span>
      </Flex>
      <Loaded load={load}>
        <Loaded load={schedule}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its arrows change the day */}
          <div role="group" className="board" aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
            {lanes.length > 0 && (
              <ul className="board-lanes">
                {lanes.map((lane) => (
                  <LaneView key={lane.slot} lane={lane} />
                ))}
              </ul>
            )}
            {lanes.length === 0 && schedule.data && (
              <Empty description={t('reservations.noSlots')}>
                {hours && <Button onClick={hours}>{t('reservations.openingHours')}</Button>}
              </Empty>
            )}
            {lanes.length > 0 && load.data?.records.length === 0 && (
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={t(day === today() ? 'reservations.noneToday' : 'reservations.noneThatDay')}
              />
            )}
          </div>
          {(load.data?.total ?? 0) > MAX && <p className="quiet">{t('list.firstOnly', { max: MAX })}</p>}
        </Loaded>
      </Loaded>
    </section>
  )
}
