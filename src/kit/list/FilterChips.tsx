import { Flex, Tag } from 'antd'
import { useT } from '@/locales'
import type { Filter } from './filters'

/** The filters that hold something, each with its value in words and a way to take it off: also those that a list begins with. */
export const FilterChips = ({
  filters,
  texts,
  search,
}: {
  filters: readonly Filter[]
  texts: Record<string, string>
  search: (texts: Record<string, string>) => void
}) => {
  const t = useT()
  const active = filters.filter(({ key, always }) => texts[key] && !always)
  if (!active.length) return undefined
  return (
    <Flex wrap gap={4} className="filter-chips">
      {active.map((filter) => (
        <Tag
          key={filter.key}
          closable={{ 'aria-label': `${t('list.reset')} ${t(filter.label)}` }}
          onClose={(event) => {
            // It goes with the answer; a filter that comes back has its chip again.
            event.preventDefault()
            search({ ...texts, [filter.key]: '' })
          }}
        >
          {t(filter.label)}
          {t('kit.colon')}
          <bdi>{filter.describe(texts[filter.key] ?? '', t)}</bdi>
        </Tag>
      ))}
    </Flex>
  )
}
