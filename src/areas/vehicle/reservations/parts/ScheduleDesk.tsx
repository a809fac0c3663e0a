import { LeftOutlined, RedoOutlined, RightOutlined, UndoOutlined } from '@ant-design/icons'
import { Alert, Button, DatePicker, Dropdown, Flex, Segmented, Space } from 'antd'
import dayjs from 'dayjs'
import { type KeyboardEvent, useMemo, useState } from 'react'
import * as dealers from '@/api/system/dealers'
import { useViewer } from '@/business/viewer'
import type { DayConfig } from '@/entities/vehicle/dayConfig'
import { WEEK_DAYS } from '@/entities/vehicle/dayConfigRules'
import {
  type ReserveSchedule,
  reserveSchedule,
  ruleType,
  type ScheduleCell,
  type ScheduleCustomRule,
  scheduleFixedRule,
} from '@/entities/vehicle/reserveSchedule'
import {
  cellRule,
  customAt,
  dateAfter,
  dayQuota,
  fixedKey,
  MAX_QUOTA,
  slotState,
  weekDayOf,
} from '@/entities/vehicle/scheduleRules'
import { useLoad } from '@/kit/data/load'
import { Ask } from '@/kit/dialog/ask'
import { Answers, Dialog } from '@/kit/dialog/dialog'
import { NumberBox } from '@/kit/form/controls'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { Card } from '@/kit/show/Card'
import { DASH, named, optionName } from '@/kit/show/format'
import { useMedia } from '@/kit/show/useMedia'
import { validateValue } from '@/entities/rules'
import { sumOf } from '@/lib/counts'
import { letterOf } from '@/lib/letterOf'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { copyMonday, fillAll, withFixed, withoutRule, withRule } from './plan'
import { today } from './reserveFilters'
import { RuleForm } from './RuleForm'
import { RuleList } from './RuleList'
import { type SheetCell, type SheetColumn, ScheduleSheet } from './ScheduleSheet'
import type { Area, Put, Spot } from './sheet'
import { SlotDialog } from './SlotDialog'
import { useDayNames } from './useDayNames'
import { usePlan } from './usePlan'

const FIXED = 'fixed'
const CUSTOM = 'custom'

/** The week on screen, by its Monday, and the first and last day that can be looked at. */
interface Week {
  monday: string
  first: string
  last: string
  show: (date: string) => void
}
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
  const { query } = useScreen()
  const links = usePermittedLinks()
  const dayNames = useDayNames()
  const isNarrow = useMedia('(width < 992px)')
  const [day, setDay] = useState(() => weekDayOf(today()) - 1)
  const [marked, mark] = useState<Area>()
  const [opened, open] = useState<Spot>()
  const [ruled, rule] = useState<Partial<ScheduleCustomRule>>()
  const [asking, ask] = useState<'discard' | 'fill'>()
  const [fillNumber, setFillNumber] = useState<number | null>(null)
  const api = usePlan(config, schedule)
  const known = useLoad(dealers.selectDealers.query({ codes: [schedule.dealerCode] }, { quiet: true }), { enabled: hq })
  const dealerName = known.data?.find(({ dealerCode }) => dealerCode === schedule.dealerCode)?.dealerName
  const { plan, base } = api
  const writes = may('reservations.saveSchedule')
  const view = query.get('view') ?? ''
  const isFixed = view === FIXED
  const maxFault = validateValue(reserveSchedule.maxReserve, plan.maxReserve ?? undefined, t)

  const booked = useMemo(() => new Map(cells.map((cell) => [`${cell.reserveDate} ${cell.slot}`, cell])), [cells])
  const dates = WEEK_DAYS.map((_, at) => dateAfter(week.monday, at))
  const shown = isNarrow ? [day] : WEEK_DAYS.map((_, at) => at)
  const dateAt = (column: number) => dates[shown[column] ?? 0] ?? week.monday
  const dayAt = (column: number) => (shown[column] ?? 0) + 1
  const bookedOf = (date: string) => {
    const counts = cells.filter((cell) => cell.reserveDate === date).map(({ bookedCount }) => bookedCount)
    return counts.length > 0 ? sumOf(counts) : null
  }
  const columns = shown.map((at): SheetColumn => {
    const date = dates[at] ?? week.monday
    const name = optionName(t, scheduleFixedRule.weekDay, at + 1)
    if (isFixed) return { key: name, head: name }
    const { quota, capped } = dayQuota(plan, config, date)
    return {
      key: date,
      head: name,
      below: dayNames.short(date),
      isToday: date === today(),
      foot: { text: `${bookedOf(date) ?? DASH} / ${quota ?? DASH}`, capped },
    }
  })
  const cellAt = ({ row, column }: Spot): SheetCell => {
    const slot = slots[row] ?? ''
    if (isFixed) {
      const weekDay = dayAt(column)
      const key = fixedKey(weekDay, slot)
      const own = plan.fixed[key]
      return {
        state: slotState(config, weekDay, slot),
        quota: plan.maxReserve,
        ruleType: own === undefined ? ruleType.standard : ruleType.fixed,
        own,
        changed: own !== base.fixed[key],
      }
    }
    const date = dateAt(column)
    const now = cellRule(plan, config, date, slot)
    const before = cellRule(base, config, date, slot)
    return {
      ...now,
      state: slotState(config, weekDayOf(date), slot),
      booked:
        booked.get(`${date} ${slot}`)?.bookedCount ??
        (slotState(config, weekDayOf(date), slot) === 'closed' ? 0 : null),
      changed: now.quota !== before.quota || now.ruleType !== before.ruleType,
    }
  }
  const put = (puts: readonly Put[]) => {
    const fixed = puts.map(({ row, column, quota }) => [fixedKey(dayAt(column), slots[row] ?? ''), quota] as const)
    if (fixed.length > 0) api.change(withFixed(plan, Object.fromEntries(fixed)))
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
  const isBlock = marked && (marked.top !== marked.bottom || marked.left !== marked.right)
  const openCell = (area: Area, digits?: string) => {
    const spot = { row: area.top, column: area.left }
    if (digits !== undefined || area.top !== area.bottom || area.left !== area.right) {
      if (writes && dateAt(area.right) >= today())
        ruleFor(area, { quota: digits === undefined ? null : Number(digits) })
      return
    }
    if (cellAt(spot).state === 'open' || cellAt(spot).booked) open(spot)
  }
  const save = () => {
    if (writes && api.dirty && !api.busy && !maxFault) void api.save(hq)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const letter = letterOf(event)
    if (event.target instanceof HTMLInputElement && letter !== 's') return
    const way =
      letter === 's'
        ? save
        : letter === 'y' || (letter === 'z' && event.shiftKey)
          ? api.redo
          : letter === 'z'
            ? api.undo
            : undefined
    if (letter !== 's' && letter !== 'z' && letter !== 'y') return
    event.preventDefault()
    event.stopPropagation()
    way?.()
  }
  const isChangedRule = ({ id }: ScheduleCustomRule) => id in api.changes.custom
  const rules = (
    <RuleList
      rules={plan.custom}
      changed={isChangedRule}
      edit={writes ? rule : undefined}
      remove={writes ? ({ id }) => api.change(withoutRule(plan, id)) : undefined}
    />
  )
  const hours = links('/maintenance/maintenance', hq ? { dealerCode: schedule.dealerCode } : undefined)
  const openedCell = opened && cellAt(opened)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its shortcuts hold for all of it
    <div onKeyDown={onKeyDown}>
      {api.layer && (
        <Alert
          type="warning"
          showIcon
          className="space-below-md"
          title={api.layer.words ?? t('reservations.draftFound')}
          description={t('reservations.layerEffect')}
          action={
            <Space wrap>
              <Button size="small" type="primary" onClick={api.applyLayer}>
                {t('reservations.applyLayer')}
              </Button>
              <Button size="small" onClick={api.dropLayer}>
                {t('kit.discard')}
              </Button>
            </Space>
          }
        />
      )}
      {api.stale.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className="space-below-md"
          title={t('reservations.staleRules')}
          description={api.stale
            .map((one) => named(optionName(t, scheduleFixedRule.weekDay, one.weekDay), one.slot, one.quota))
            .join(t('kit.listComma'))}
        />
      )}
      <section className="list-card" aria-label={t('reservations.schedule')} aria-busy={loading}>
        <Flex justify="space-between" align="center" wrap gap={8} className="list-tools">
          <Space wrap>
            <ViewSwitch
              views={[
                { value: '', label: 'reservations.effective' },
                { value: FIXED, label: 'ruleType.fixed' },
                { value: CUSTOM, label: 'ruleType.customised' },
              ]}
            />
            {!isFixed && view !== CUSTOM && (
              <>
                <Button
                  icon={<LeftOutlined />}
                  aria-label={t('reservations.weekBefore')}
                  disabled={week.monday <= week.first}
                  onClick={() => week.show(dateAfter(week.monday, -7))}
                />
                <DatePicker
                  picker="week"
                  aria-label={t('reservations.week')}
                  value={dayjs(week.monday)}
                  minDate={dayjs(week.first)}
                  maxDate={dayjs(week.last)}
                  onChange={(date) => week.show(date?.format('YYYY-MM-DD') ?? today())}
                />
                <Button
                  icon={<RightOutlined />}
                  aria-label={t('reservations.weekAfter')}
                  disabled={dateAfter(week.monday, 6) >= week.last}
                  onClick={() => week.show(dateAfter(week.monday, 7))}
                />
                <Button onClick={() => week.show(today())}>{t('reservations.today')}</Button>
              </>
            )}
          </Space>
          <Space wrap>
            {writes && (
              <>
                <Button
                  icon={<UndoOutlined />}
                  title={`${t('kit.undo')} Ctrl+Z`}
                  aria-label={t('kit.undo')}
                  disabled={!api.undo}
                  onClick={api.undo}
                />
                <Button
                  icon={<RedoOutlined />}
                  title={`${t('reservations.redo')} Ctrl+Y`}
                  aria-label={t('reservations.redo')}
                  disabled={!api.redo}
                  onClick={api.redo}
                />
                <Button disabled={!api.dirty} onClick={() => ask('discard')}>
                  {t('kit.discard')}
                </Button>
                {isFixed ? (
                  <Dropdown
                    trigger={['click']}
                    menu={{
                      items: [
                        { key: 'monday', label: t('reservations.copyMonday') },
                        { key: 'all', label: t('reservations.setAll') },
                        { key: 'clear', label: t('reservations.clearAll') },
                      ],
                      onClick: ({ key }) => {
                        if (key === 'all') ask('fill')
                        else api.change(key === 'monday' ? copyMonday(plan, config) : fillAll(plan, config, null))
                      },
                    }}
                  >
                    <Button>{t('reservations.fill')}</Button>
                  </Dropdown>
                ) : (
                  <Button onClick={() => (isBlock && view === '' ? ruleFor(marked) : rule({}))}>
                    {t(isBlock && view === '' ? 'reservations.ruleForBlock' : 'reservations.addRule')}
                  </Button>
                )}
                <Button
                  type="primary"
                  title="Ctrl+S"
                  loading={api.busy}
                  disabled={!api.dirty || maxFault !== undefined}
                  onClick={save}
                >
                  {api.dirty ? t('reservations.saveCount', { number: api.count }) : t('kit.save')}
                </Button>
              </>
            )}
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
              onChange={(maxReserve) => api.change({ ...plan, maxReserve })}
            />
          </label>
          <span className="quiet">
            {maxFault ?? t(isFixed ? 'reservations.fixedHint' : 'reservations.effectiveHint')}
          </span>
        </Flex>
        {isNarrow && view !== CUSTOM && (
          <Segmented
            block
            className="space-below"
            aria-label={t('reservations.day')}
            value={day}
            onChange={setDay}
            options={WEEK_DAYS.map((one) => ({ value: one - 1, label: optionName(t, scheduleFixedRule.weekDay, one) }))}
          />
        )}
        {view === CUSTOM ? (
          rules
        ) : (
          <div className="schedule-sides">
            <ScheduleSheet
              key={view}
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
        )}
        {view !== CUSTOM && (
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
        )}
      </section>
      {opened && openedCell && (
        <SlotDialog
          dealerCode={schedule.dealerCode}
          date={dateAt(opened.column)}
          title={dayNames.full(dateAt(opened.column))}
          slot={slots[opened.row] ?? ''}
          cell={openedCell}
          {...(writes &&
            openedCell.state === 'open' &&
            dateAt(opened.column) >= today() && {
              setQuota: () => {
                open(undefined)
                ruleOn(opened, {})
              },
              close: () => {
                open(undefined)
                ruleOn(opened, { closeFlag: 1 })
              },
            })}
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
        <Dialog
          open
          width={400}
          title={t('reservations.setAll')}
          onClose={() => ask(undefined)}
          footer={
            <Answers
              ok={t('kit.ok')}
              disabled={fillNumber === null}
              onOk={() => {
                api.change(fillAll(plan, config, fillNumber))
                ask(undefined)
              }}
              onClose={() => ask(undefined)}
            />
          }
        >
          <NumberBox
            autoFocus
            min={0}
            max={MAX_QUOTA}
            precision={0}
            className="full-width"
            aria-label={t('scheduleFixedRule.quota')}
            value={fillNumber}
            onChange={setFillNumber}
            onPressEnter={() => {
              if (fillNumber === null) return
              api.change(fillAll(plan, config, fillNumber))
              ask(undefined)
            }}
          />
        </Dialog>
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
      <Ask
        question={
          api.asked && {
            title: hq
              ? t('reservations.saveAskOf', { number: api.count, code: named(schedule.dealerCode, dealerName) })
              : t('reservations.saveAsk', { number: api.count }),
            effect: api.asked.length > 0 ? t('reservations.overEffect') : undefined,
            okText: t('kit.save'),
            more:
              api.asked.length > 0 ? (
                <ul className="over-list" aria-label={t('reservations.over')}>
                  {api.asked.map((one) => (
                    <li key={`${one.date} ${one.slot}`} className="digits">
                      {t('reservations.overLine', { ...one })}
                    </li>
                  ))}
                </ul>
              ) : undefined,
          }
        }
        busy={api.busy}
        onCancel={api.cancel}
        onOk={() => void api.send()}
      />
    </div>
  )
}
