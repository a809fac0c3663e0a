import { Button, Space } from 'antd'
import { useScreen } from '@/kit/page/screen'
import { type TextKey, useT } from '@/locales'

/** A value of a filter that one press asks for. */
export interface Quick {
  key: string
  value: string
  label: TextKey
}

/** Filters that are asked for most, a button each; pressed again they ask for all. */
export const QuickFilters = ({ of }: { of: readonly Quick[] }) => {
  const t = useT()
  const { query, setQuery } = useScreen()
  return (
    <Space wrap size={4} role="group" aria-label={t('community.quick')}>
      {of.map(({ key, value, label }) => {
        const on = query.get(key) === value
        return (
          <Button
            key={key + value}
            size="small"
            aria-pressed={on}
            type={on ? 'primary' : 'default'}
            ghost={on}
            onClick={() => setQuery({ [key]: on ? undefined : value, page: undefined })}
          >
            {t(label)}
          </Button>
        )
      })}
    </Space>
  )
}
