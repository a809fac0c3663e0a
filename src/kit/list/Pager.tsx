import { Empty, Pagination, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useLanguage, useT } from '@/locales'
import { useFormats } from '../show/format'
import { type ListState, PAGE_SIZES } from './state'

interface PagerProps {
  state: ListState
  total: number
  dense?: boolean
  /** How many there may be on a page. */
  sizes?: readonly number[]
  /** Above so many rows their number is not told exactly, and no page is jumped to. */
  countedTo?: number
  /** There are more than `total`, which the server counts no further. */
  totalMore?: boolean
  setPage: (pageNo: number, pageSize: number) => void
}

/** The pages of a list, in numbers; another size begins at the first. */
export const Pager = ({
  state,
  total,
  dense = false,
  sizes = PAGE_SIZES,
  countedTo = Infinity,
  totalMore = false,
  setPage,
}: PagerProps) => {
  const t = useT()
  const language = useLanguage()
  const formats = useFormats()
  const max = () => new Intl.NumberFormat(language, { notation: 'compact' }).format(countedTo)
  return (
    <Pagination
      className="data-pager"
      align="end"
      current={state.pageNo}
      pageSize={state.pageSize}
      total={total}
      pageSizeOptions={[...sizes]}
      showSizeChanger
      showQuickJumper={total > state.pageSize * 10 && total <= countedTo && !totalMore}
      showTotal={(count) =>
        t('list.total', { total: count > countedTo ? `${max()}+` : `${formats.count(count)}${totalMore ? '+' : ''}` })
      }
      responsive
      size={dense ? 'small' : undefined}
      onChange={(pageNo, pageSize) => setPage(pageSize === state.pageSize ? pageNo : 1, pageSize)}
    />
  )
}

/** What stands in the place of rows: the shape of some while they are read, else that there are none, and what to do about it. */
export const NoRows = ({ reading, empty }: { reading: boolean; empty?: { text: string; action?: ReactNode } }) => (
  <div className="data-empty">
    {reading ? (
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    ) : (
      <Empty description={empty?.text}>{empty?.action}</Empty>
    )}
  </div>
)
