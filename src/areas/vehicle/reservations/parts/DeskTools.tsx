import { LeftOutlined, RedoOutlined, RightOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, DatePicker, Dropdown, Flex, Space } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { dateAfter } from '@/entities/vehicle/scheduleRules'
import { useScreen } from '@/kit/page/screen'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { useT } from '@/locales'
import { today } from './reserveFilters'
import type { usePlan } from './usePlan'

const FIXED = 'fixed'
const CUSTOM = 'custom'
/** What the page shows by its address: dates as they count, fixed rules by weekday, or exceptions. */
export const useDeskView = (): { isFixed: boolean; isCustom: boolean } => {
  const { query } = useScreen()
  const view = query.get('view')
  return { isFixed: view === FIXED, isCustom: view === CUSTOM }
}

/** The week on screen, by its Monday, and the first and last day that can be looked at. */
export interface Week {
  monday: string
  first: string
  last: string
  show: (date: string) => void
}
const WeekTools = ({ week }: { week: Week }) => {
  const t = useT()
  return (
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
  )
}

export type Fill = 'monday' | 'all' | 'clear'
/** What can be done with the schedule on screen. */
export const DeskTools = ({
  week,
  api,
  writes,
  fill,
  discard,
  addRule,
  save,
  others,
}: {
  week: Week
  api: ReturnType<typeof usePlan>
  writes: boolean
  fill: (way: Fill) => void
  discard: () => void
  /** Adds an exception, under words of its own. */
  addRule: { label: string; run: () => void }
  /** Without it there is something wrong, or nothing to save. */
  save?: () => void
  others: ReactNode
}) => {
  const t = useT()
  const { isFixed, isCustom } = useDeskView()
  const fills: readonly { key: Fill; label: string }[] = [
    { key: 'monday', label: t('reservations.copyMonday') },
    { key: 'all', label: t('reservations.setAll') },
    { key: 'clear', label: t('reservations.clearAll') },
  ]
  const step = (label: string, key: string, icon: ReactNode, run: (() => void) | undefined) => (
    <Button icon={icon} title={`${label} ${key}`} aria-label={label} disabled={!run} onClick={run} />
  )
  return (
    <Flex justify="space-between" align="center" wrap gap={8} className="list-tools">
      <Space wrap>
        <ViewSwitch
          views={[
            { value: '', label: 'reservations.effective' },
            { value: FIXED, label: 'ruleType.fixed' },
            { value: CUSTOM, label: 'ruleType.customised' },
          ]}
        />
        {!isFixed && !isCustom && <WeekTools week={week} />}
      </Space>
      <Space wrap>
        {writes && (
          <>
            {step(t('kit.undo'), 'Ctrl+Z', <UndoOutlined />, api.undo)}
            {step(t('reservations.redo'), 'Ctrl+Y', <RedoOutlined />, api.redo)}
            <Button disabled={!api.dirty} onClick={discard}>
              {t('kit.discard')}
            </Button>
            {isFixed ? (
              <Dropdown
                trigger={['click']}
                menu={{
                  items: [...fills],
                  onClick: ({ key }) => fills.forEach((one) => one.key === key && fill(one.key)),
                }}
              >
                <Button>{t('reservations.fill')}</Button>
              </Dropdown>
            ) : (
              <Button onClick={addRule.run}>{addRule.label}</Button>
            )}
            <Button type="primary" title="Ctrl+S" loading={api.busy} disabled={!save} onClick={save}>
              {api.dirty ? t('reservations.saveCount', { number: api.count }) : t('kit.save')}
            </Button>
          </>
        )}
        {others}
      </Space>
    </Flex>
  )
}
