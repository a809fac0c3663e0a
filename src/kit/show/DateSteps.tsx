import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, DatePicker } from 'antd'
import dayjs from 'dayjs'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

/** Steps through days or weeks with a date picker. Dates are YYYY-MM-DD. `value` is the first day shown. */
export const DateSteps = ({
  value,
  show,
  of = 'day',
  first,
  last,
}: {
  value: string
  show: (date: string) => void
  of?: 'day' | 'week'
  first?: string
  last?: string
}) => {
  const t = useT()
  const today = formatTime(Date.now(), 'YYYY-MM-DD')
  const moved = (by: number) => dayjs(value).add(by, of).format('YYYY-MM-DD')
  const step = (label: string, icon: React.ReactNode, to: string) => (
    <Button
      icon={icon}
      title={label}
      aria-label={label}
      disabled={(first !== undefined && to < first) || (last !== undefined && to > last)}
      onClick={() => show(to)}
    />
  )
  return (
    <>
      {step(t(`kit.${of}Before`), <LeftOutlined />, moved(-1))}
      <DatePicker
        picker={of === 'week' ? of : 'date'}
        aria-label={t(`kit.${of}`)}
        value={dayjs(value)}
        minDate={first ? dayjs(first) : undefined}
        maxDate={last ? dayjs(last) : undefined}
        onChange={(date: dayjs.Dayjs | null) => show(date?.format('YYYY-MM-DD') ?? today)}
      />
      {step(t(`kit.${of}After`), <RightOutlined />, moved(1))}
      <Button onClick={() => show(today)}>{t('list.today')}</Button>
    </>
  )
}
