import { Button, Space } from 'antd'
import type { ReactNode } from 'react'
import { type TextKey, useT } from '@/locales'
import { useScreen } from '../page/screen'

/** Values of filters, by their keys in the address, that one press asks for. */
export interface Quick {
  filters: Readonly<Record<string, string>>
  label: TextKey
}

/** A button that sets filters of the list it stands at; pressed again it takes them away. */
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

/** What is asked for most, a button each; `first` are buttons of the screen's own before them. */
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
