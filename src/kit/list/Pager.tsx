import { Empty, Pagination, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { type Page, totalIn } from '@/api/reply'
import { useLanguage, useT } from '@/locales'
import { useFormats } from '../show/format'
import { type ListState, PAGE_SIZES } from './state'

/** Returns the total of a page for a table or pager, marked as not exact if it is guessed. */
export const totalsOf = (page: Page<unknown> | undefined) => ({
  total: page?.total ?? 0,
  // Of a list without a total, only the rows up to this page are counted.
  guessedFrom: page && totalIn(page) === undefined ? page.total - 1 : undefined,
  totalMore: page?.totalMore,
})

export interface Totals {
  total: number
  /** Above this number, which is round, the server does not count. */
  countedTo?: number
  /** Number of rows up to this page, of a list whose total is unknown. */
  guessedFrom?: number
  /** There are more rows than `total`, where the server stops counting. */
  totalMore?: boolean
}

interface PagerProps extends Totals {
  state: ListState
  dense?: boolean
  sizes?: readonly number[]
  setPage: (pageNo: number, pageSize: number) => void
}

/** Returns a function for the number of rows as text, such as 20+ if there may be more. */
export const useRowCount = () => {
  const language = useLanguage()
  const { count } = useFormats()
  return ({ total, countedTo = Infinity, guessedFrom, totalMore = false }: Totals): string => {
    if (guessedFrom !== undefined) return `${count(guessedFrom)}+`
    if (total <= countedTo) return `${count(total)}${totalMore ? '+' : ''}`
    return `${new Intl.NumberFormat(language, { notation: 'compact' }).format(countedTo)}+`
  }
}

/** Pagination; a changed page size returns to the first page. */
export const Pager = ({ state, dense = false, sizes = PAGE_SIZES, setPage, ...totals }: PagerProps) => {
  const t = useT()
  const rowCount = useRowCount()
  const { total, countedTo = Infinity, totalMore } = totals
  return (
    <Pagination
      className="data-pager"
      align="end"
      current={state.pageNo}
      pageSize={state.pageSize}
      // The first page can always be reached, also from an emptied one.
      total={Math.max(total, (state.pageNo - 1) * state.pageSize + 1)}
      pageSizeOptions={[...sizes]}
      showSizeChanger
      showQuickJumper={total > state.pageSize * 10 && total <= countedTo && !totalMore}
      showTotal={() => t('list.total', { total: rowCount(totals) })}
      responsive
      size={dense ? 'small' : undefined}
      onChange={(pageNo, pageSize) => setPage(pageSize === state.pageSize ? pageNo : 1, pageSize)}
    />
  )
}

/**
 * Page buttons of a short list outside a ListScreen, by default none for a single page. The first page can always be reached, also
 * from an empty one, which follows a full last page if the total is unknown.
 */
export const PageButtons = ({
  page,
  pageNo,
  pageSize,
  setPageNo,
  simple,
  counted = false,
}: {
  page: Pick<Page<unknown>, 'total' | 'guessed' | 'totalMore'> | undefined
  pageNo: number
  pageSize: number
  setPageNo: (pageNo: number) => void
  simple?: boolean
  /** Shows the number of rows, if it is known, also for a single page. */
  counted?: boolean
}) => {
  const t = useT()
  const total = totalIn(page)
  return (
    <Pagination
      className="space-above-sm"
      align="end"
      size="small"
      simple={simple && { readOnly: true }}
      current={pageNo}
      pageSize={pageSize}
      total={Math.max(page?.total ?? 0, (pageNo - 1) * pageSize + 1)}
      showSizeChanger={false}
      showTotal={counted && total !== undefined ? () => t('list.total', { total }) : undefined}
      hideOnSinglePage={!counted}
      onChange={setPageNo}
    />
  )
}

export const NoRows = ({ reading, empty }: { reading: boolean; empty?: { text: string; action?: ReactNode } }) => (
  <div className="data-empty">
    {reading ? (
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    ) : (
      <Empty description={empty?.text}>{empty?.action}</Empty>
    )}
  </div>
)
