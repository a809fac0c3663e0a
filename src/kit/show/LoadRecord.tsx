import { Empty, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '@/locales'
import { Dialog, Panel } from '../dialog/dialog'
import { Failed, useFresh } from '../data/load'

/**
 * Reloads a record before a panel (or, with `asWindow`, a window) opens for it. Loading, failure and retry are shown
 * in the same place.
 */
export const LoadRecord = <O,>({
  of,
  title,
  onClose,
  asWindow = false,
  width,
  children,
}: {
  of: { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<O> }
  title: string
  onClose: () => void
  asWindow?: boolean
  width?: number
  children: (data: NonNullable<O>) => ReactNode
}) => {
  const t = useT()
  const { data, error, retry, ready } = useFresh(of)
  if (data) return children(data)
  const Frame = asWindow ? Dialog : Panel
  return (
    <Frame open title={title} onClose={onClose} width={width}>
      {error ? (
        <Failed error={error} retry={retry} />
      ) : ready ? (
        <Empty description={t('kit.notThere')} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Frame>
  )
}
