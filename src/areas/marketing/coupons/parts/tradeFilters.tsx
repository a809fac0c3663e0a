import { Select, Space } from 'antd'
import * as dealers from '@/api/dealers'
import * as organisation from '@/api/organisation'
import { LazyCascader, levelOf, useLabels } from '@/business/cascade'
import { couponTrade } from '@/entities/marketing/couponTrade'
import { type Filter, daysOf, range } from '@/kit/list/filters'
import { derived } from '@/kit/load'
import { useT } from '@/locales'

const DAY = 86_400_000
const MOST_DAYS = 366
/** In the address a range of days of use begins with this; one of receipt with nothing. */
const USED = 'use|'
const received = range(couponTrade.receiveTime)
const used = range(couponTrade.useTime)
const partsOf = (text: string) => (text.startsWith(USED) ? { of: used, days: text.slice(USED.length), sign: USED } : { of: received, days: text, sign: '' })

/** Whether a range of days is longer than the server takes. */
export const isTooLong = (text: string): boolean => {
  const days = daysOf(text)
  return days !== undefined && (Date.parse(days[1]) - Date.parse(days[0])) / DAY + 1 > MOST_DAYS
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

/** A filter of days, of receipt or of use as a switch says. */
export const timeFilter: Filter = {
  key: 'time',
  label: 'coupons.time',
  instant: true,
  wide: true,
  wire: (text) => partsOf(text).of.wire(partsOf(text).days),
  fault: (text) => {
    const { days } = partsOf(text)
    return days === '' ? 'coupons.spanMissing' : isTooLong(days) ? 'coupons.spanTooLong' : undefined
  },
  words: (text, t) => {
    const { of, days } = partsOf(text)
    return (
      <>
        {t(of.label)} {of.words(days, t)}
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
/** The text of the filter for one day. */
export const onDay = (text: string, date: string): string => `${partsOf(text).sign}${date}~${date}`

const MANY = 500
const choice = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name })
const LEVELS = [
  levelOf(() => organisation.listProvinces.query(), choice),
  levelOf((provinceCode) => organisation.listCities.query({ provinceCode }), choice),
  levelOf(
    (cityCode) => derived(dealers.list.query({ code: '', cityCode, pageNo: 1, pageSize: MANY }), 'rows', ({ records }) => records),
    ({ dealerCode, dealerName }) => ({ value: dealerCode, label: dealerName }),
  ),
]
const split = (text: string) => text.split(',').filter(Boolean)
const ShopWords = ({ text }: { text: string }) => useLabels(LEVELS, split(text)).join(' / ')

/** A filter of the shop in which a coupon was used, by its place. */
export const shopFilter: Filter = {
  key: 'shop',
  label: couponTrade.dealerName.label,
  instant: true,
  wire: (text) => ({ dealerCode: split(text).at(-1) }),
  words: (text) => <ShopWords text={text} />,
  control: ({ value, onChange, label }) => (
    <LazyCascader levels={LEVELS} value={split(value)} onChange={(codes) => onChange(codes.join(','))} label={label} placeholder={label} />
  ),
}
