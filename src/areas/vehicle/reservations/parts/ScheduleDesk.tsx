import { Button, Flex, Segmented } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { useViewer } from '@/business/viewer'
import { validateValue } from '@/entities/rules'
import type { DayConfig } from '@/entities/vehicle/dayConfig'
import { WEEK_DAYS } from '@/entities/vehicle/dayConfigRules'
import {
  type ReserveSchedule,
  reserveSchedule,
  type ScheduleCell,
  type ScheduleCustomRule,
  scheduleFixedRule,
} from '@/entities/vehicle/reserveSchedule'
import { customAt, MAX_QUOTA, weekDayOf } from '@/entities/vehicle/scheduleRules'
import { useLatest } from '@/kit/data/useLatest'
import { Ask } from '@/kit/dialog/ask'
import { NumberBox } from '@/kit/form/controls'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { Card } from '@/kit/show/Card'
import { optionName } from '@/kit/show/format'
import { useMedia } from '@/kit/show/useMedia'
import { letterOf } from '@/lib/letterOf'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { DeskNotes, FillDialog, SaveQuestion } from './DeskQuestions'
import { DeskTools, type Fill, useDeskView, type Week } from './DeskTools'
import { copyMonday, fillAll, withFixed, withoutRule, withRule } from './plan'
import { today } from './reserveFilters'
import { RuleForm } from './RuleForm'
import { RuleList } from './RuleList'
import { ScheduleSheet } from './ScheduleSheet'
import type { Area, Put, Spot } from './sheet'
import { SlotDialog } from './SlotDialog'
import { useDayNames } from './useDayNames'
import { usePlan } from './usePlan'
import { useWeekSheet } from './useWeekSheet'

interface DeskProps {
  config: DayConfig
  schedule: ReserveSchedule
  cells: readonly ScheduleCell[]
  /** Another week is on its way. */
  loading: boolean
  slots: readonly string[]
  week: Week
}

/** The week as a sheet, the exceptions beside it, and what is done with both before they are saved together. */
export const ScheduleDesk = ({ config, schedule, cells, loading, slots, week }: DeskProps) => {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const links = usePermittedLinks()
  const dayNames = useDayNames()
  const isNarrow = useMedia('(width < 992px)')
  const { isFixed, isCustom } = useDeskView()
  const [day, setDay] = useState(() => weekDayOf(today()) - 1)
  const [marked, mark] = useState<Area>()
  const [opened, open] = useState<Spot>()
  const [ruled, rule] = useState<Partial<ScheduleCustomRule>>()
  const [asking, ask] = useState<'discard' | 'fill'>()
  const api = usePlan(config, schedule)
  const { plan, base } = api
  const writes = may('reservations.saveSchedule')
  const maxFault = validateValue(reserveSchedule.maxReserve, plan.maxReserve ?? undefined, t)
  const { columns, cellAt, dateAt, keyAt } = useWeekSheet({
    ...{ config, cells, slots, plan, base, isFixed },
    monday: week.monday,
    day: isNarrow ? day : undefined,
  })
  const put = (puts: readonly Put[]) => {
    if (puts.length > 0) api.change(withFixed(plan, Object.fromEntries(puts.map((one) => [keyAt(one), one.quota]))))
  }
  const fill = (way: Fill) => {
    if (way === 'all') ask('fill')
    else api.change(way === 'monday' ? copyMonday(plan, config) : fillAll(plan, config, null))
  }
  /** An exception for a block of the week; of days that are past only for what is left. */
  const ruleFor = ({ top, bottom, left, right }: Area, more: Partial<ScheduleCustomRule> = {}) => {
    const [from, to] = [dateAt(left), dateAt(right)]
    const isWhole = top === 0 && bottom === slots.length - 1
    rule({
      startDate: from < today() ? today() : from,
      endDate: to < today() ? today() : to,
      slots: isWhole ? [] : slots.slice(top, bottom + 1),
      ...more,
    })
  }
  /** The exception of one slot: the one that holds for it alone, else a new one. */
  const ruleOn = ({ row, column }: Spot, more: Partial<ScheduleCustomRule>) => {
    const [date, slot] = [dateAt(column), slots[row] ?? '']
    const held = customAt(plan.custom, date, slot)
    const isAlone = held?.startDate === date && held.endDate === date && held.slots.length === 1
    if (held && isAlone) rule({ ...held, ...more })
    else ruleFor({ top: row, bottom: row, left: column, right: column }, { slots: [slot], ...more })
  }
  const block =
    marked && !isFixed && !isCustom && (marked.top !== marked.bottom || marked.left !== marked.right)
      ? marked
      : undefined
  const openCell = (area: Area, digits?: string) => {
    const spot = { row: area.top, column: area.left }
    const isOne = area.top === area.bottom && area.left === area.right
    if (digits === undefined && isOne) {
      if (cellAt(spot).state === 'open' || cellAt(spot).booked) open(spot)
    } else if (writes && dateAt(area.right) >= today())
      ruleFor(area, { quota: digits === undefined ? null : Number(digits) })
  }
  const save =
    writes && api.dirty && !api.busy && !maxFault
      ? () => {
          void api.save(hq)
        }
      : undefined
  const saveNow = useLatest(() => save?.())
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const letter = letterOf(event)
    if (!['s', 'y', 'z'].includes(letter) || (event.target instanceof HTMLInputElement && letter !== 's')) return
    event.preventDefault()
    event.stopPropagation()
    if (letter === 's') {
      // What is being typed into a cell is taken first.
      if (event.target instanceof HTMLInputElement) event.target.blur()
      setTimeout(saveNow)
    } else if (letter === 'y' || event.shiftKey) api.redo?.()
    else api.undo?.()
  }
  const rules = (
    <RuleList
      rules={plan.custom}
      changed={({ id }) => id in api.changes.custom}
      edit={writes ? rule : undefined}
      remove={writes ? ({ id }) => api.change(withoutRule(plan, id)) : undefined}
    />
  )
  const hours = links('/maintenance/maintenance', hq ? { dealerCode: schedule.dealerCode } : undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its shortcuts hold for all of it
    <div onKeyDown={onKeyDown}>
      <DeskNotes api={api} />
      <section className="list-card" aria-label={t('reservations.schedule')} aria-busy={loading}>
        <DeskTools
          week={week}
          api={api}
          writes={writes}
          fill={fill}
          discard={() => ask('discard')}
          addRule={{
            label: t(block ? 'reservations.ruleForBlock' : 'reservations.addRule'),
            run: () => (block ? ruleFor(block) : rule({})),
          }}
          save={save}
          others={hours && <Button onClick={hours}>{t('reservations.openingHours')}</Button>}
        />
        <Flex wrap gap={8} align="center" className="space-below">
          <label className="schedule-max">
            {t(reserveSchedule.maxReserve.label)}
            <NumberBox
              min={1}
              max={MAX_QUOTA}
              precision={0}
              disabled={!writes}
              status={maxFault ? 'error' : undefined}
              aria-label={t(reserveSchedule.maxReserve.label)}
              value={plan.maxReserve}
              onChange={(maxReserve) => api.change({ ...plan, maxReserve })}
            />
          </label>
          <span className="quiet">
            {maxFault ?? t(isFixed ? 'reservations.fixedHint' : 'reservations.effectiveHint')}
          </span>
        </Flex>
        {isNarrow && !isCustom && (
          <Segmented
            block
            className="space-below"
            aria-label={t('reservations.day')}
            value={day}
            onChange={setDay}
            options={WEEK_DAYS.map((one) => ({ value: one - 1, label: optionName(t, scheduleFixedRule.weekDay, one) }))}
          />
        )}
        {isCustom ? (
          rules
        ) : (
          <>
            <div className="schedule-sides">
              <ScheduleSheet
                key={`${isFixed} ${isNarrow}`}
                label={isFixed ? t('ruleType.fixed') : t('reservations.weekOf', { date: week.monday })}
                slots={slots}
                columns={columns}
                cellAt={cellAt}
                put={isFixed && writes ? put : undefined}
                open={isFixed ? undefined : openCell}
                onMark={mark}
                beyond={isNarrow ? (step) => setDay((day + step + 7) % 7) : undefined}
              />
              {!isFixed && <Card title={t('reserveSchedule.customRules')}>{rules}</Card>}
            </div>
            <Legend isFixed={isFixed} />
          </>
        )}
      </section>
      {opened && (
        <SlotDialog
          dealerCode={schedule.dealerCode}
          date={dateAt(opened.column)}
          title={dayNames.full(dateAt(opened.column))}
          slot={slots[opened.row] ?? ''}
          cell={cellAt(opened)}
          turn={
            writes && cellAt(opened).state === 'open' && dateAt(opened.column) >= today()
              ? (to) => {
                  open(undefined)
                  ruleOn(opened, to)
                }
              : undefined
          }
          onClose={() => open(undefined)}
        />
      )}
      {ruled && (
        <RuleForm
          rule={ruled}
          rules={plan.custom}
          hours={config}
          take={(made) => api.change(withRule(plan, made))}
          onClose={() => rule(undefined)}
        />
      )}
      {asking === 'fill' && (
        <FillDialog take={(quota) => api.change(fillAll(plan, config, quota))} onClose={() => ask(undefined)} />
      )}
      <Ask
        question={
          asking === 'discard'
            ? { title: t('reservations.discardAsk', { number: api.count }), okText: t('kit.discard'), danger: true }
            : undefined
        }
        busy={false}
        onCancel={() => ask(undefined)}
        onOk={() => {
          api.discard()
          ask(undefined)
        }}
      />
      <SaveQuestion api={api} />
    </div>
  )
}

/** Says what colours, corners and hatching of the cells mean, and which keys work. */
const Legend = ({ isFixed }: { isFixed: boolean }) => {
  const t = useT()
  return (
    <p className="quiet sheet-legend">
      {!isFixed && (
        <>
          <span data-level="free">{t('reservations.free')}</span>
          <span data-level="busy">{t('reservations.almostFull')}</span>
          <span data-level="full">{t('reservations.full')}</span>
          <span data-level="over">{t('reservations.over')}</span>
          <span data-custom="true">{t('ruleType.customised')}</span>
        </>
      )}
      <span data-changed="true">{t('reservations.unsaved')}</span>
      <span data-state="closed">{t('ruleType.closed')}</span>
      {t(isFixed ? 'reservations.fixedKeys' : 'reservations.effectiveKeys')}
    </p>
  )
}
