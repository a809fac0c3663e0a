import { Empty, Pagination, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useLanguage, useT } from '@/locales'
import { useFormats } from '../show/format'
import { type ListState, PAGE_SIZES } from './state'

interface PagerProps {
  state: ListState
  total: number
  dense?: boolean
  sizes?: readonly number[]
  /** Above this number the total is not exact and pages cannot be jumped to. */
  countedTo?: number
  /** There are more rows than `total`, where the server stops counting. */
  totalMore?: boolean
  setPage: (pageNo: number, pageSize: number) => void
}

/** Pagination; a changed page size returns to the first page. */
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

export const NoRows = ({ reading, empty }: { reading: boolean; empty?: { text: string; action?: ReactNode } }) => (
  <div className="data-empty">
    {reading ? (
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    ) : (
      <Empty description={empty?.text}>{empty?.action}</Empty>
    )}
  </div>
)
