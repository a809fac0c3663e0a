import { Tabs } from 'antd'
import type { Field } from '@/entities/field'
import { allOf, type Counted } from '@/api/reply'
import { useFormats } from '../show/format'
import { useScreen } from '../page/screen'
import { useT } from '@/locales'

/**
 * Tabs of the states in a list, with their counts under the other filters if the list's response has them. No tab is
 * active if several states are chosen.
 */
export const CountTabs = <Row,>({ answer: data, field }: { answer: Counted<Row> | undefined; field: Field }) => {
  const t = useT()
  const { count } = useFormats()
  const { query, setQuery } = useScreen()
  const options = field.of?.options ?? []
  const words = (name: string, of: number | null | undefined) => (data ? `${name} ${count(of)}` : name)
  const states = options.map(({ value }) => value)
  const chosen = query.get(field.key) ?? ''
  return (
    <Tabs
      className="status-tabs"
      activeKey={options.some(({ value }) => String(value) === chosen) ? chosen : ''}
      onChange={(key) => setQuery({ [field.key]: key || undefined, page: undefined })}
      items={[
        { key: '', label: words(t('list.all'), data && allOf(data, states, chosen !== '')) },
        ...options.map(({ value, label }) => ({ key: String(value), label: words(t(label), data?.summary[value]) })),
      ]}
    />
  )
}
