import { Select, Space } from 'antd'
import * as dealers from '@/api/system/dealers'
import * as organisation from '@/api/system/organisation'
import { LazyCascader, levelOf, useLabels } from '@/business/cascade'
import { couponTrade } from '@/entities/marketing/couponTrade'
import { type Filter, daysOf, dateRangeFilter } from '@/kit/list/filters'
import { derived } from '@/kit/data/load'
import { useT } from '@/locales'
import { listOf } from '@/lib/listOf'

const DAY = 86_400_000
const MAX_DAYS = 366
/** Prefix in the address of a range of use dates; a range of receipt dates has none. */
const USED = 'use|'
const received = dateRangeFilter(couponTrade.receiveTime)
const used = dateRangeFilter(couponTrade.useTime)
const partsOf = (text: string) =>
  text.startsWith(USED)
    ? { of: used, days: text.slice(USED.length), sign: USED }
    : { of: received, days: text, sign: '' }

/** True if a date range exceeds the maximum of the server. */
export const isTooLong = (text: string): boolean => {
  const days = daysOf(text)
  return days !== undefined && (Date.parse(days[1]) - Date.parse(days[0])) / DAY + 1 > MAX_DAYS
}

const Switch = ({ value, onChange }: { value: string; onChange: (sign: string) => void }) => {
  const t = useT()
  return (
    <Select
      aria-label={t('coupons.whichTime')}
      value={value}
      onChange={onChange}
      popupMatchSelectWidth={false}
      options={[
        { value: '', label: t(couponTrade.receiveTime.label) },
        { value: USED, label: t(couponTrade.useTime.label) },
      ]}
    />
  )
}

/** Date filter, on receipt or on use depending on the switch. */
export const timeFilter: Filter<'receiveTimeStart' | 'receiveTimeEnd' | 'useTimeStart' | 'useTimeEnd', 'time'> = {
  key: 'time',
  label: 'coupons.time',
  instant: true,
  wide: true,
  toQuery: (text) => partsOf(text).of.toQuery(partsOf(text).days),
  validate: (text) => {
    const { days } = partsOf(text)
    return days === '' ? 'coupons.spanMissing' : isTooLong(days) ? 'coupons.spanTooLong' : undefined
  },
  describe: (text, t) => {
    const { of, days } = partsOf(text)
    return (
      <>
        {t(of.label)} {of.describe(days, t)}
      </>
    )
  },
  control: (props) => {
    const { of, days, sign } = partsOf(props.value)
    return (
      <Space.Compact style={{ width: '100%', maxWidth: 480 }}>
        <Switch value={sign} onChange={(next) => props.onChange(`${next}${days}`)} />
        {of.control({ ...props, value: days, onChange: (next) => props.onChange(`${sign}${next}`) })}
      </Space.Compact>
    )
  },
}
export const onDay = (text: string, date: string): string => `${partsOf(text).sign}${date}~${date}`

const MANY = 500
const choice = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name })
const LEVELS = [
  levelOf(() => organisation.listProvinces.query(), choice),
  levelOf((provinceCode) => organisation.listCities.query({ provinceCode }), choice),
  levelOf(
    (cityCode) =>
      derived(dealers.list.query({ code: '', cityCode, pageNo: 1, pageSize: MANY }), 'rows', ({ records }) => records),
    ({ dealerCode, dealerName }) => ({ value: dealerCode, label: dealerName }),
  ),
]
const ShopWords = ({ text }: { text: string }) => useLabels(LEVELS, listOf(text)).join(' / ')

/** Filter by the shop in which a coupon was used, grouped by location. */
export const shopFilter: Filter<'dealerCode', 'shop'> = {
  key: 'shop',
  label: couponTrade.dealerName.label,
  instant: true,
  toQuery: (text) => ({ dealerCode: listOf(text).at(-1) }),
  describe: (text) => <ShopWords text={text} />,
  control: ({ value, onChange, label }) => (
    <LazyCascader
      levels={LEVELS}
      value={listOf(value)}
      onChange={(codes) => onChange(codes.join(','))}
      label={label}
      placeholder={label}
    />
  ),
}
