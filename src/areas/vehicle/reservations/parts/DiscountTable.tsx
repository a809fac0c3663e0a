import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { type DayConfigDiscount, dayConfigDiscount as fields } from '@/entities/vehicle/dayConfig'
import { discountFault, type Hours, MAX_DISCOUNT, MAX_DISCOUNTS, MIN_DISCOUNT } from '@/entities/vehicle/dayConfigRules'
import { type ControlProps, NumberBox } from '@/kit/form/controls'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import { TimeBox } from './WeekTable'

const FRESH: DayConfigDiscount = {
  id: '',
  weekDays: [],
  startSlot: '',
  endSlot: '',
  serviceTypes: [],
  discount: 90,
}

export const DiscountTable = ({
  id,
  value = [],
  onChange,
  disabled,
  hours,
}: ControlProps<DayConfigDiscount[]> & { hours: Hours }) => {
  const t = useT()
  const put = (at: number, to: Partial<DayConfigDiscount>) =>
    onChange?.(value.map((row, place) => (place === at ? { ...row, ...to } : row)))
  const choices = (at: number, key: 'weekDays' | 'serviceTypes', chosen: number[]) => (
    <Select
      mode="multiple"
      size="small"
      className="discount-choice"
      maxTagCount="responsive"
      disabled={disabled}
      placeholder={t(fields[key].label)}
      aria-label={named(t(fields[key].label), at + 1)}
      value={chosen}
      options={(fields[key].of?.options ?? []).map((option) => ({
        value: Number(option.value),
        label: t(option.label),
      }))}
      onChange={(next: number[]) => put(at, { [key]: next })}
    />
  )
  return (
    <div id={id}>
      <ol className="discounts" aria-label={t('dayConfig.discounts')}>
        {value.map((row, at) => {
          const fault = discountFault(row, value, hours)
          return (
            <li key={row.id || `new ${at}`}>
              {choices(at, 'weekDays', row.weekDays)}
              {(['startSlot', 'endSlot'] as const).map((key) => (
                <TimeBox
                  key={key}
                  value={row[key]}
                  disabled={disabled}
                  label={named(t(fields[key].label), at + 1)}
                  onChange={(time) => put(at, { [key]: time })}
                />
              ))}
              {choices(at, 'serviceTypes', row.serviceTypes)}
              <NumberBox
                size="small"
                min={MIN_DISCOUNT}
                max={MAX_DISCOUNT}
                precision={0}
                suffix="%"
                disabled={disabled}
                aria-label={named(t(fields.discount.label), at + 1)}
                value={row.discount}
                onChange={(discount) => put(at, { discount })}
              />
              {!disabled && (
                <Button
                  size="small"
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={named(t('kit.delete'), t('dayConfig.discounts'), at + 1)}
                  onClick={() => onChange?.(value.filter((_, place) => place !== at))}
                />
              )}
              {fault && !disabled && <small className="discount-fault">{t(fault)}</small>}
            </li>
          )
        })}
      </ol>
      {!disabled && (
        <Button
          size="small"
          icon={<PlusOutlined />}
          disabled={value.length >= MAX_DISCOUNTS}
          onClick={() => onChange?.([...value, FRESH])}
        >
          {t('reservations.addDiscount', { max: MAX_DISCOUNTS })}
        </Button>
      )}
    </div>
  )
}
