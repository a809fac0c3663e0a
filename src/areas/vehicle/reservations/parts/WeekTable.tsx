import { CopyOutlined } from '@ant-design/icons'
import { Button, Select, Switch } from 'antd'
import { isYes } from '@/entities/field'
import { type DayConfigWeek, dayConfigWeek as week } from '@/entities/vehicle/dayConfig'
import { clockOf, weekRowFault } from '@/entities/vehicle/dayConfigRules'
import type { ControlProps } from '@/kit/form/controls'
import { CLEAR } from '@/kit/show/boxIcons'
import { named, optionName } from '@/kit/show/format'
import { useT } from '@/locales'

const STEP = 30
const TIMES = Array.from({ length: (24 * 60) / STEP + 1 }, (_, at) => clockOf(at * STEP)).map((time) => ({
  value: time,
  label: time,
}))

/** Time of day in steps of half an hour; '' = none. */
export const TimeBox = ({
  value,
  onChange,
  disabled,
  label,
  optional = false,
  invalid = false,
}: {
  value: string
  onChange: (time: string) => void
  disabled?: boolean
  label: string
  optional?: boolean
  invalid?: boolean
}) => (
  <Select
    size="small"
    showSearch
    className="time-box"
    aria-label={label}
    status={invalid ? 'error' : undefined}
    disabled={disabled}
    allowClear={optional && CLEAR}
    value={value || undefined}
    options={TIMES}
    onChange={(time: string | undefined) => onChange(time ?? '')}
  />
)

const PARTS = [
  ['openTime', false],
  ['closeTime', false],
  ['breakStart', true],
  ['breakEnd', true],
] as const

export const WeekTable = ({
  id,
  value = [],
  onChange,
  disabled,
  slotMinutes,
}: ControlProps<DayConfigWeek[]> & { slotMinutes: unknown }) => {
  const t = useT()
  const put = (at: number, to: Partial<DayConfigWeek>) =>
    onChange?.(value.map((row, place) => (place === at ? { ...row, ...to } : row)))
  return (
    <div className="scroll-x" id={id}>
      <table className="week-table" aria-label={t('reservations.hours')}>
        <thead>
          <tr>
            <th scope="col">{t(week.weekDay.label)}</th>
            <th scope="col">{t(week.openFlag.label)}</th>
            {PARTS.map(([key]) => (
              <th key={key} scope="col">
                {t(week[key].label)}
              </th>
            ))}
            {!disabled && <th scope="col">{t('list.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {value.map((row, at) => {
            const day = optionName(t, week.weekDay, row.weekDay)
            const isOpen = isYes(row.openFlag)
            const fault = weekRowFault(row, slotMinutes)
            return (
              <tr key={row.weekDay} data-closed={!isOpen}>
                <th scope="row">{day}</th>
                <td>
                  <Switch
                    size="small"
                    checked={isOpen}
                    disabled={disabled}
                    aria-label={named(t(week.openFlag.label), day)}
                    onChange={(on) => put(at, { openFlag: on ? 1 : 0 })}
                  />
                </td>
                {PARTS.map(([key, optional]) => (
                  <td key={key}>
                    {isOpen && (
                      <TimeBox
                        value={row[key]}
                        optional={optional}
                        disabled={disabled}
                        invalid={fault === (optional ? 'reservations.faultBreak' : 'reservations.faultTime')}
                        label={named(t(week[key].label), day)}
                        onChange={(time) => put(at, { [key]: time })}
                      />
                    )}
                  </td>
                ))}
                {!disabled && (
                  <td>
                    <Button
                      size="small"
                      type="text"
                      icon={<CopyOutlined />}
                      aria-label={t('reservations.copyDay', { day })}
                      title={t('reservations.copyDay', { day })}
                      onClick={() => onChange?.(value.map((other) => ({ ...row, weekDay: other.weekDay })))}
                    />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
