import { Button, Skeleton } from 'antd'
import { totalIn } from '@/api/reply'
import * as phoneProtect from '@/api/system/phoneProtect'
import { bindStatus } from '@/entities/system/enums'
import { workNoBinding } from '@/entities/system/workNoBinding'
import { Tile, Tiles } from '@/kit/show/Figures'
import { DASH, useFormats } from '@/kit/show/format'
import { useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import type { Filter } from '@/kit/list/filters'
import { type TextKey, useT } from '@/locales'
import { SOON } from './workNoColumns'

const COUNTS: readonly { label: TextKey; texts: Readonly<Record<string, string>> }[] = [
  { label: 'workNo.countBound', texts: { status: String(bindStatus.bound) } },
  { label: 'workNo.countSoon', texts: { status: String(bindStatus.bound), expireTime: SOON } },
  { label: 'workNo.countExpired', texts: { status: String(bindStatus.expired) } },
  { label: 'workNo.countReleased', texts: { status: String(bindStatus.released), unbindTime: 'thisMonth' } },
]
const KEYS = [workNoBinding.status.key, workNoBinding.expireTime.key, workNoBinding.unbindTime.key]

const Count = ({
  label,
  texts,
  filters,
}: {
  label: TextKey
  texts: Readonly<Record<string, string>>
  filters: readonly Filter[]
}) => {
  const t = useT()
  const format = useFormats()
  const { query, setQuery } = useScreen()
  const search = Object.assign(
    {},
    ...filters.map((filter) => (texts[filter.key] ? filter.toQuery(texts[filter.key] ?? '') : {})),
  )
  const { data, error, retry } = useLoad(
    phoneProtect.listBindings.query({ ...search, pageNo: 1, pageSize: 1 }, { quiet: true }),
  )
  const on = KEYS.every((key) => (query.get(key) ?? '') === (texts[key] ?? ''))
  return (
    <Tile
      label={t(label)}
      value={data ? format.count(totalIn(data)) : error ? DASH : <Skeleton.Node active className="workno-count-wait" />}
      on={on}
      run={() =>
        setQuery({ ...Object.fromEntries(KEYS.map((key) => [key, on ? undefined : texts[key]])), page: undefined })
      }
    >
      {error && (
        <Button size="small" type="link" onClick={retry}>
          {t('kit.retry')}
        </Button>
      )}
    </Tile>
  )
}

export const Counts = ({ filters }: { filters: readonly Filter[] }) => {
  const t = useT()
  return (
    <Tiles label={t('workNo.counts')}>
      {COUNTS.map((count) => (
        <Count key={count.label} {...count} filters={filters} />
      ))}
    </Tiles>
  )
}
