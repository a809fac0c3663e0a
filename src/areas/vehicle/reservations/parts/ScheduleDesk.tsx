import { RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Dropdown, Flex, Segmented, Space } from 'antd'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
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
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { NumberBox } from '@/kit/form/controls'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { Card } from '@/kit/show/Card'
import { DateSteps } from '@/kit/show/DateSteps'
import { optionName } from '@/kit/show/format'
import { useMedia } from '@/kit/show/useMedia'
import { letterOf } from '@/lib/letterOf'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useFocusKept } from '../../parts/useFocusKept'
import { DeskNotes, FillWindow, SaveQuestion } from './DeskQuestions'
import { clearAll, copyMonday, fillAll, fixedPart, MAX_PART, rulePart } from './plan'
import { today } from './reserveFilters'
import { RuleForm } from './RuleForm'
import { RuleList } from './RuleList'
import { ScheduleSheet } from './ScheduleSheet'
import { type Area, areaOf, isOne, type Spot, spotsOf } from './sheet'
import { SlotDialog } from './SlotDialog'
import { useDayNames } from './useDayNames'
import { usePlan } from './usePlan'
import { useWeekSheet } from './useWeekSheet'

const [FIXED, CUSTOM] = ['fixed', 'custom']
const VIEWS = [
  { value: '', label: 'reservations.effective' },
  { value: FIXED, label: 'ruleType.fixed' },
  { value: CUSTOM, label: 'ruleType.customised' },
] as const

interface DeskProps {
  config: DayConfig
  schedule: ReserveSchedule
  cells: readonly ScheduleCell[]
  loading: boolean
  slots: readonly string[]
  week: ComponentProps<typeof DateSteps>
}

/** Week sheet and exceptions with their actions; both are saved together. */
export const ScheduleDesk = ({ config, schedule, cells, loading, slots, week }: DeskProps) => {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const links = usePermittedLinks()
  const dayNames = useDayNames()
  const isNarrow = useMedia('(width < 992px)')
  const view = useScreen().query.get('view')
  const [isFixed, isCustom] = [view === FIXED, view === CUSTOM]
  const [day, setDay] = useState(() => weekDayOf(today()) - 1)
  const [marked, mark] = useState<Area>()
  const [opened, open] = useState<Spot>()
  const [ruled, rule] = useState<Partial<ScheduleCustomRule>>()
  const [asking, ask] = useState<'discard' | 'fill'>()
  const api = usePlan(config, schedule)
  const { plan, base, change, dirty } = api
  const writes = may('reservations.saveSchedule')
  const maxFault = validateValue(reserveSchedule.maxReserve, plan.maxReserve ?? undefined, t)
  const { columns, cellAt, dateAt, keyAt } = useWeekSheet({
    ...{ config, cells, slots, plan, base, isFixed },
    monday: week.value,
    day: isNarrow ? day : undefined,
  })

  /** Opens an exception for the open slots of a block, from today on. A block over all slots covers the whole day. */
  const ruleFor = (area: Area, more: Partial<ScheduleCustomRule> = {}) => {
    const ahead = (date: string) => (date < today() ? today() : date)
    const rows = new Set(spotsOf(area).flatMap((spot) => (cellAt(spot).state === 'open' ? spot.row : [])))
    if (rows.size === 0) return
    const isWhole = area.top === 0 && area.bottom === slots.length - 1
    rule({
      startDate: ahead(dateAt(area.left)),
      endDate: ahead(dateAt(area.right)),
      slots: isWhole ? [] : slots.filter((_, row) => rows.has(row)),
      ...more,
    })
  }
  /** Opens the exception for exactly this slot and date, or a new one. */
  const ruleOn = (spot: Spot, more: Partial<ScheduleCustomRule>) => {
    const [date, slot] = [dateAt(spot.column), slots[spot.row] ?? '']
    const held = customAt(plan.custom, date, slot)
    const isAlone = held?.startDate === date && held.endDate === date && held.slots.length === 1
    if (held && isAlone) rule({ ...held, ...more })
    else ruleFor(areaOf(spot), more)
  }
  const openCell = (area: Area, digits?: string) => {
    const spot = { row: area.top, column: area.left }
    if (digits === undefined && isOne(area)) {
      if (cellAt(spot).state === 'open' || cellAt(spot).booked) open(spot)
    } else if (writes && dateAt(area.right) >= today())
      ruleFor(area, { quota: digits === undefined ? null : Number(digits) })
  }
  const desk = useFocusKept<HTMLDivElement>([dirty, !!api.undo, !!api.redo].join(), '.sheet-cell[tabindex="0"]')
  const save = writes && dirty && !api.busy && !maxFault ? () => void api.save(hq) : undefined
  const saveNow = useLatest(() => save?.())
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    // Keys of its dialogs bubble through React, but must not change the plan behind them.
    if (!(event.target instanceof Node && desk.current?.contains(event.target))) return
    const letter = letterOf(event)
    if (!['s', 'y', 'z'].includes(letter) || (event.target instanceof HTMLInputElement && letter !== 's')) return
    event.preventDefault()
    event.stopPropagation()
    if (letter === 's') {
      // Commits a value that is being typed into a cell.
      if (event.target instanceof HTMLInputElement) event.target.blur()
      setTimeout(saveNow)
    } else if (letter === 'y' || event.shiftKey) api.redo?.()
    else api.undo?.()
  }

  const rules = (
    <RuleList
      rules={plan.custom}
      changed={({ id }) => rulePart(id) in api.changes}
      edit={writes ? rule : undefined}
      remove={writes ? ({ id }) => change({ [rulePart(id)]: null }) : undefined}
    />
  )
  const fills = [
    { key: 'monday', label: t('reservations.copyMonday'), onClick: () => change(copyMonday(plan, config)) },
    { key: 'all', label: t('reservations.setAll'), onClick: () => ask('fill') },
    { key: 'clear', label: t('reservations.clearAll'), onClick: () => change(clearAll(plan)) },
  ]
  const block = marked && !isFixed && !isCustom && !isOne(marked) ? marked : undefined
  const hours = links('/maintenance/maintenance', hq ? { dealerCode: schedule.dealerCode } : undefined)
  const step = (label: string, key: string, icon: ReactNode, run: (() => void) | undefined) => (
    <Button icon={icon} title={`${label} ${key}`} aria-label={label} disabled={!run} onClick={run} />
  )
  const tools = writes && (
    <>
      {step(t('kit.undo'), 'Ctrl+Z', <UndoOutlined />, api.undo)}
      {step(t('reservations.redo'), 'Ctrl+Y', <RedoOutlined />, api.redo)}
      <Button disabled={!dirty} onClick={() => ask('discard')}>
        {t('kit.discard')}
      </Button>
      {isFixed ? (
        <Dropdown trigger={['click']} menu={{ items: fills }}>
          <Button>{t('reservations.fill')}</Button>
        </Dropdown>
      ) : (
        <Button onClick={() => (block ? ruleFor(block) : rule({}))}>
          {t(block ? 'reservations.ruleForBlock' : 'reservations.addRule')}
        </Button>
      )}
      <Button type="primary" title="Ctrl+S" loading={api.busy} disabled={!save} onClick={save}>
        {dirty ? t('reservations.saveCount', { number: api.count }) : t('kit.save')}
      </Button>
    </>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its shortcuts hold for all of it
    <div ref={desk} onKeyDown={onKeyDown}>
      <DeskNotes api={api} />
      <section className="list-card" aria-label={t('reservations.schedule')} aria-busy={loading}>
        <Flex justify="space-between" align="center" wrap gap={8} className="list-tools">
          <Space wrap>
            <ViewSwitch views={VIEWS} />
            {!isFixed && !isCustom && <DateSteps of="week" {...week} />}
          </Space>
          <Space wrap>
            {tools}
            {hours && <Button onClick={hours}>{t('reservations.openingHours')}</Button>}
          </Space>
        </Flex>
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
              onChange={(max) => change({ [MAX_PART]: max })}
            />
          </label>
          <span className="quiet">
            {maxFault ?? t(isFixed ? 'reservations.fixedHint' : 'reservations.effectiveHint')}
          </span>
        </Flex>
        {isNarrow && !isCustom && (
          <Segmented
            block
            className="space-below week-days"
            aria-label={t('kit.day')}
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
                label={isFixed ? t('ruleType.fixed') : t('reservations.weekOf', { date: week.value })}
                slots={slots}
                columns={columns}
                cellAt={cellAt}
                put={
                  isFixed && writes
                    ? (puts) => change(Object.fromEntries(puts.map((one) => [fixedPart(keyAt(one)), one.quota])))
                    : undefined
                }
                open={isFixed ? undefined : openCell}
                onMark={mark}
                beyond={isNarrow ? (by) => setDay((day + by + 7) % 7) : undefined}
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
          take={(made) => change({ [rulePart(made.id)]: made })}
          onClose={() => rule(undefined)}
        />
      )}
      {asking === 'fill' && (
        <FillWindow take={(quota) => change(fillAll(config, quota))} onClose={() => ask(undefined)} />
      )}
      <ConfirmDialog
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
