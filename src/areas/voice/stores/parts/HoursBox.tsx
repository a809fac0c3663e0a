import { CopyOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, DatePicker, Input, Select, Switch } from 'antd'
import dayjs from 'dayjs'
import { isYes } from '@/entities/field'
import {
  isDayRight,
  MAX_SPECIAL_TEXT,
  MAX_SPECIALS,
  type SpecialDays,
  type StoreDay,
  storeDay,
  type StoreHours,
  weekOf,
} from '@/entities/voice/storeHours'
import type { ControlProps } from '@/kit/form/controls'
import { named, optionName, plain } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

const DAY = 'YYYY-MM-DD'
const STEPS = 48
const TIMES = Array.from({ length: STEPS + 1 }, (_, at) => {
  const time = `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`
  return { value: time, label: time }
})
const rangeOf = ({ startDate, endDate }: SpecialDays): [dayjs.Dayjs, dayjs.Dayjs] | null => {
  const [from, until] = [formatTime(startDate, DAY), formatTime(endDate, DAY)]
  return from && until ? [dayjs(from), dayjs(until)] : null
}
const ENDS = ['openTime', 'closeTime'] as const

export const HoursBox = ({ id, value, onChange, label }: ControlProps<StoreHours | undefined> & { label: string }) => {
  const t = useT()
  const days = weekOf(value)
  const specials = value?.specials ?? []
  const put = (next: Partial<StoreHours>) => onChange?.({ days, specials, ...next })
  const putDay = (at: number, to: Partial<StoreDay>) =>
    put({ days: days.map((day, place) => (place === at ? { ...day, ...to } : day)) })
  const putSpecial = (at: number, to: Partial<SpecialDays>) =>
    put({ specials: specials.map((one, place) => (place === at ? { ...one, ...to } : one)) })
  return (
    <div id={id}>
      {value?.text && <p className="quiet">{t('stores.hoursWere', { hours: plain(value.text) })}</p>}
      <div className="scroll-x">
        <table className="store-week" aria-label={label}>
          <thead>
            <tr>
              {[storeDay.weekDay, storeDay.openFlag, storeDay.openTime, storeDay.closeTime].map((field) => (
                <th key={field.key} scope="col">
                  {t(field.label)}
                </th>
              ))}
              <th scope="col">{t('list.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day, at) => {
              const name = optionName(t, storeDay.weekDay, day.weekDay)
              const isOpen = isYes(day.openFlag)
              return (
                <tr key={day.weekDay}>
                  <th scope="row">{name}</th>
                  <td>
                    <Switch
                      size="small"
                      checked={isOpen}
                      aria-label={named(label, name, t(storeDay.openFlag.label))}
                      onChange={(on) => putDay(at, { openFlag: on ? 1 : 0 })}
                    />
                  </td>
                  {ENDS.map((key) => (
                    <td key={key}>
                      {isOpen && (
                        <Select
                          size="small"
                          showSearch
                          aria-label={named(label, name, t(storeDay[key].label))}
                          status={isDayRight(day) ? undefined : 'error'}
                          value={day[key] || undefined}
                          options={TIMES}
                          onChange={(time: string) => putDay(at, { [key]: time })}
                        />
                      )}
                    </td>
                  ))}
                  <td>
                    <Button
                      size="small"
                      type="text"
                      icon={<CopyOutlined />}
                      aria-label={named(label, t('stores.copyDay', { day: name }))}
                      title={t('stores.copyDay', { day: name })}
                      onClick={() => put({ days: days.map(({ weekDay }) => ({ ...day, weekDay })) })}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <ul className="store-specials">
        {specials.map((one, at) => (
          <li key={at}>
            <DatePicker.RangePicker
              aria-label={named(label, t('stores.specialDays'), at + 1)}
              allowEmpty={[true, true]}
              value={rangeOf(one)}
              onChange={(_, texts) => putSpecial(at, { startDate: texts?.[0] ?? '', endDate: texts?.[1] ?? '' })}
            />
            <Input
              aria-label={named(label, t('stores.specialText'), at + 1)}
              placeholder={t('stores.specialExample')}
              maxLength={MAX_SPECIAL_TEXT}
              value={plain(one.text)}
              onChange={(event) => putSpecial(at, { text: event.target.value })}
            />
            <Button
              icon={<DeleteOutlined />}
              aria-label={named(label, t('stores.dropSpecial'), at + 1)}
              onClick={() => put({ specials: specials.filter((_, place) => place !== at) })}
            />
          </li>
        ))}
        {specials.length < MAX_SPECIALS && (
          <li>
            <Button
              size="small"
              icon={<PlusOutlined />}
              aria-label={named(label, t('stores.addSpecial'))}
              onClick={() => put({ specials: [...specials, { startDate: '', endDate: '', text: '' }] })}
            >
              {t('stores.addSpecial')}
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}
