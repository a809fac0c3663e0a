import { Flex, Tag } from 'antd'
import { useT } from '@/locales'
import type { Filter } from './filters'

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
