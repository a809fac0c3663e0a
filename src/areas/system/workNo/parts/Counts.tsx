import { Button, Skeleton } from 'antd'
import * as phoneProtect from '@/api/phoneProtect'
import { workNoBinding } from '@/entities/system/workNoBinding'
import { DASH, useFormats } from '@/kit/format'
import { useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import type { Filter } from '@/kit/list/filters'
import { type TextKey, useT } from '@/locales'
import { SOON } from './fields'

const COUNTS: readonly { label: TextKey; texts: Readonly<Record<string, string>> }[] = [
  { label: 'workNo.countBound', texts: { status: '1' } },
  { label: 'workNo.countSoon', texts: { status: '1', expireTime: SOON } },
  { label: 'workNo.countExpired', texts: { status: '2' } },
  { label: 'workNo.countReleased', texts: { status: '4', unbindTime: 'thisMonth' } },
]
const KEYS = [workNoBinding.status.key, workNoBinding.expireTime.key, workNoBinding.unbindTime.key]

const Count = ({ label, texts, filters }: { label: TextKey; texts: Readonly<Record<string, string>>; filters: readonly Filter[] }) => {
  const t = useT()
  const format = useFormats()
  const { query, setQuery } = useScreen()
  const search = Object.assign({}, ...filters.map((filter) => (texts[filter.key] ? filter.wire(texts[filter.key] ?? '') : {})))
  const { data, error, retry } = useLoad(phoneProtect.listBindings.query({ ...search, pageNo: 1, pageSize: 1 }, { quiet: true }))
  const on = KEYS.every((key) => (query.get(key) ?? '') === (texts[key] ?? ''))
  return (
    <li>
      <button
        type="button"
        className="count"
        aria-pressed={on}
        onClick={() => setQuery({ ...Object.fromEntries(KEYS.map((key) => [key, on ? undefined : texts[key]])), page: undefined })}
      >
        <span>{t(label)}</span>
        {data ? <b>{format.number(data.total)}</b> : error ? <b>{DASH}</b> : <Skeleton.Node active className="workno-count-wait" />}
      </button>
      {error && (
        <Button size="small" type="link" onClick={retry}>
          {t('kit.retry')}
        </Button>
      )}
    </li>
  )
}

/** What to look at, counted: each filters the list, and takes its filter off again. */
export const Counts = ({ filters }: { filters: readonly Filter[] }) => {
  const t = useT()
  return (
    <ul className="counts" aria-label={t('workNo.counts')}>
      {COUNTS.map((count) => (
        <Count key={count.label} {...count} filters={filters} />
      ))}
    </ul>
  )
}
