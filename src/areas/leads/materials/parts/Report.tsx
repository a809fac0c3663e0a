import '../materials.css'
import { Space } from 'antd'
import { type ReactNode, useMemo } from 'react'
import * as materialReports from '@/api/materialReports'
import type { ReportType } from '@/api/materialReports'
import type { Page } from '@/api/reply'
import { Export } from '@/kit/actions/Export'
import { filterOf } from '@/kit/list/filters'
import { type ListProps, ListScreen } from '@/kit/list/ListScreen'
import { useListState } from '@/kit/list/state'
import { derived, useLoad } from '@/kit/load'
import { useT } from '@/locales'
import type { Path } from '@/routes'
import { isOutOfReach, NoRecord } from '@/business/NoRecord'

const NO_DEFAULTS: Record<string, string> = {}
const NO_FILTERS: NonNullable<ListProps<object>['filters']> = []
const NOTHING: Record<string, string> = {}

interface Question<Answer> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
}
interface ReportCall<Answer> {
  query: (input: never) => Question<Answer>
}

export interface ReportProps<Row, Answer extends Page<Row>> extends Omit<ListProps<Row>, 'load' | 'toolbar' | 'foot' | 'defaults'> {
  call: ReportCall<Answer>
  reportType: ReportType
  /** Sent with every call beside the filters: what the address says the report is about. Must be memoised. */
  about?: Record<string, string>
  /** The list that a detail was reached from: where to go when there is nothing to see. */
  from?: Path
  /** What stands over the list, out of the same answer; undefined until it is there. */
  above?: (answer: Answer | undefined) => ReactNode
  /** Makes of the rows of a page what is listed. */
  pick?: (rows: Row[]) => Row[]
  /** The sums of all that fits, for the row at the foot. */
  sums?: (answer: Answer) => Readonly<Record<string, number>>
  tools?: ReactNode
}

/** A report: what its answer says as a whole, and its lines as a list that can be had as a file. One request serves both. */
export const Report = <Row extends object, Answer extends Page<Row>>({
  call,
  reportType,
  about = NOTHING,
  from,
  above,
  pick,
  sums,
  tools,
  ...list
}: ReportProps<Row, Answer>) => {
  const t = useT()
  const filters = useMemo(() => (list.filters ?? NO_FILTERS).map(filterOf), [list.filters])
  const { state } = useListState(filters, NO_DEFAULTS, list.sort)
  // A list asks with its filters, which are names that the reports take.
  const load = useMemo(() => ({ query: (input: object) => call.query({ ...input, ...about } as never) }), [call, about])
  const { data, error } = useLoad(load.query({ ...state.search, pageNo: state.pageNo, pageSize: state.pageSize }))
  const shown = useMemo(() => (pick ? pickedFrom(load, pick) : load), [load, pick])
  if (from && error && !data && isOutOfReach(error)) return <NoRecord list={from} />
  return (
    <>
      {/* Without an answer there is nothing to head; the list says why. */}
      {!(error && !data) && above?.(data)}
      <ListScreen
        {...list}
        load={shown}
        // The cells of a sum find their numbers in it; those of the other columns are not drawn.
        foot={data && sums && [{ label: t('materials.sum'), row: sums(data) as unknown as Row }]}
        toolbar={
          <Space wrap>
            <Export from={materialReports.exportList} can="materialReports.exportList" also={{ ...about, reportType }} />
            {tools}
          </Space>
        }
      />
    </>
  )
}

/** The same question, of whose rows only some are listed. */
const pickedFrom = <Row, Answer extends Page<Row>>(load: { query: (input: object) => Question<Answer> }, pick: (rows: Row[]) => Row[]) => ({
  query: (input: object): Question<Answer> => derived(load.query(input), 'picked', (answer) => ({ ...answer, records: pick(answer.records) })),
})
