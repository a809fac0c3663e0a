import '../materials.css'
import { Space } from 'antd'
import { type ReactNode, useMemo } from 'react'
import * as materialReports from '@/api/leads/materialReports'
import type { ReportType } from '@/api/leads/materialReports'
import type { Numbers, Page } from '@/api/reply'
import { Export } from '@/kit/files/Export'
import type { FilterOf } from '@/kit/list/filters'
import { type ListCall, type ListProps, ListScreen } from '@/kit/list/ListScreen'
import { derived } from '@/kit/data/load'
import { useT } from '@/locales'
import { refusal } from '@/kit/record/NoRecord'

const NOTHING: Record<string, string> = {}

interface ReportProps<Row, Search, Answer, By extends FilterOf<keyof Search & string>> extends Omit<
  ListProps<Row, Search, Answer, By>,
  'load' | 'toolbar' | 'foot' | 'defaults'
> {
  call: ListCall<Row, Search, Answer>
  reportType: ReportType
  /** Parameters from the address, sent with every call in addition to the filters. Must be memoised. */
  about?: Record<string, string>
  /** Maps the rows of a page to the listed ones. */
  pick?: (rows: Row[]) => Row[]
  sums?: (answer: Answer) => Numbers
  tools?: ReactNode
}

export const Report = <
  Row extends object,
  Search extends object,
  Answer extends Page<Row>,
  By extends FilterOf<keyof Search & string>,
>({
  call,
  reportType,
  about = NOTHING,
  head,
  above,
  pick,
  sums,
  tools,
  ...list
}: ReportProps<Row, Search, Answer, By>) => {
  const t = useT()
  /** Leaves out what would wait for ever if the first request fails. */
  const shown =
    (content: typeof above): typeof above =>
    (answer, error) =>
      !(error && !answer) && content?.(answer, error)
  const load = useMemo(() => {
    const query = (input: Search) => call.query({ ...input, ...about })
    return {
      query: pick
        ? (input: Search) => derived(query(input), 'picked', (answer) => ({ ...answer, records: pick(answer.records) }))
        : query,
    }
  }, [call, about, pick])
  return (
    <ListScreen
      {...list}
      load={load}
      head={shown(head)}
      above={shown(above)}
      instead={(error) => about !== NOTHING && refusal(error)}
      foot={sums && ((answer) => [{ label: t('materials.sum'), row: sums(answer) }])}
      toolbar={
        <Space wrap>
          <Export from={materialReports.exportList} can="materialReports.exportList" also={{ ...about, reportType }} />
          {tools}
        </Space>
      }
    />
  )
}
