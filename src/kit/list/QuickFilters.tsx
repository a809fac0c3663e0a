import { Button, Space } from 'antd'
import type { ReactNode } from 'react'
import { type TextKey, useT } from '@/locales'
import { useScreen } from '../page/screen'

export interface Quick {
  filters: Readonly<Record<string, string>>
  label: TextKey
}

export const QuickFilter = ({ filters, children }: Pick<Quick, 'filters'> & { children: ReactNode }) => {
  const { query, setQuery } = useScreen()
  const asked = Object.entries(filters)
  const on = asked.every(([key, value]) => query.get(key) === value)
  const change = () =>
    setQuery({ ...Object.fromEntries(asked.map(([key, value]) => [key, on ? undefined : value])), page: undefined })
  return (
    <Button
      size="small"
      className="quick-filter"
      aria-pressed={on}
      type={on ? 'primary' : 'default'}
      ghost={on}
      onClick={change}
    >
      {children}
    </Button>
  )
}

export const QuickFilters = ({
  of = [],
  first,
  className,
}: {
  of?: readonly Quick[]
  first?: ReactNode
  className?: string
}) => {
  const t = useT()
  return (
    <Space wrap size={4} role="group" aria-label={t('list.quick')} className={className}>
      {first}
      {of.map(({ filters, label }) => (
        <QuickFilter key={label} filters={filters}>
          {t(label)}
        </QuickFilter>
      ))}
    </Space>
  )
}
