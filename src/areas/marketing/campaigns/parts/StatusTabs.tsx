import { Tabs } from 'antd'
import type { Field } from '@/entities/field'
import type { Counted } from '@/api/reply'
import { useFormats } from '@/kit/format'
import type { Filter } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'

interface CountedCall<Row> {
  query: (input: Record<string, unknown>) => { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Counted<Row>> }
}

/**
 * The states of what a list shows as tabs above it, each with its count under the other filters: the list's own question, asked once for both.
 * `filters` are those of the list.
 */
export const StatusTabs = <Row,>({ call, filters, field }: { call: CountedCall<Row>; filters: readonly Filter[]; field: Field }) => {
  const t = useT()
  const { number } = useFormats()
  const { query, setQuery } = useScreen()
  const { state } = useListState(filters)
  const { data } = useLoad(call.query({ ...state.search, pageNo: state.pageNo, pageSize: state.pageSize }))
  const options = field.of?.options ?? []
  const count = (value: string | number) => Number(data?.summary[`s${value}`] ?? 0)
  const words = (name: string, of: number) => (data ? `${name} ${number(of)}` : name)
  const chosen = query.get(field.key) ?? ''
  return (
    <Tabs
      className="status-tabs"
      activeKey={options.some(({ value }) => String(value) === chosen) ? chosen : ''}
      onChange={(key) => setQuery({ [field.key]: key || undefined, page: undefined })}
      items={[
        {
          key: '',
          label: words(
            t('list.all'),
            options.reduce((sum, { value }) => sum + count(value), 0),
          ),
        },
        ...options.map(({ value, label }) => ({ key: String(value), label: words(t(label), count(value)) })),
      ]}
    />
  )
}
