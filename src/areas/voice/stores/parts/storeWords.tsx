import '../stores.css'
import { Tooltip } from 'antd'
import { Blank, Words } from '@/kit/show/Blank'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { is } from '@/entities/field'
import { dealerStatus } from '@/entities/shared/enums'
import { type Store, store } from '@/entities/voice/store'
import { hoursRuns, storeDay, type StoreHours } from '@/entities/voice/storeHours'
import { MIN_SHOWN } from '@/entities/voice/storeRules'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { type Translate, useT } from '@/locales'

export const nameOf = (row: Store): string => plain(row.dealerName) || plain(row.dealerCode)
/** Returns true if the dealer is open; a missing status counts as open. Users do not see the page of a closed one. */
export const isOpenStore = ({ status }: Pick<Store, 'status'>): boolean =>
  isBlank(status) || is(status, dealerStatus.open)

/** Formats opening hours: 周一至周五 09:00-18:00; empty if there are none. */
export const hoursWords = (t: Translate, hours: Partial<StoreHours> | null | undefined): string => {
  if (!hours) return ''
  if (hours.text) return plain(hours.text)
  const day = (code: number) => optionName(t, storeDay.weekDay, code)
  return hoursRuns(hours)
    .map(({ from, until, openTime, closeTime }) => {
      const days =
        from === 1 && until === 7
          ? t('stores.everyDay')
          : from === until
            ? day(from)
            : t('stores.dayRange', { from: day(from), until: day(until) })
      return `${days} ${openTime}-${closeTime}`
    })
    .join(t('kit.listComma'))
}
export const Hours = ({ of }: { of: Partial<StoreHours> | null | undefined }) => {
  const t = useT()
  return <Words>{hoursWords(t, of)}</Words>
}

/** Returns the tone of a completeness: good if complete, near if enough to be shown, else over. */
export const toneOf = (completeness: unknown): 'good' | 'near' | 'over' => {
  const percent = numberIn(completeness) ?? 0
  return percent >= 100 ? 'good' : percent >= MIN_SHOWN ? 'near' : 'over'
}

export const CompletenessBar = ({ row }: { row: Pick<Store, 'completeness' | 'missing'> }) => {
  const t = useT()
  const format = useFormats()
  const percent = numberIn(row.completeness)
  if (percent === null) return <Blank />
  const lacks = row.missing.map((part) => optionName(t, store.missing, part))
  const bar = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its tip must be reached by keyboard
    <span className="store-bar" tabIndex={lacks.length > 0 ? 0 : undefined}>
      <span className="store-track" data-tone={toneOf(percent)} aria-hidden>
        <span style={{ width: `${Math.min(Math.max(percent, 0), 100)}%` }} />
      </span>
      <span className="digits">{format.percent(percent, 0)}</span>
    </span>
  )
  return lacks.length > 0 ? <Tooltip title={t('stores.lacks', { parts: lacks.join(' / ') })}>{bar}</Tooltip> : bar
}
