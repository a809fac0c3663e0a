import type { ReactNode } from 'react'
import { type TextKey, useT } from '@/locales'
import { Failed, type Queried, useLoad } from '../data/load'
import { Card } from '../show/Card'

export const ChartRows = <Row,>({
  title,
  of,
  children,
}: {
  title: TextKey
  of: Queried<{ records: readonly Row[] }>
  children: (rows: readonly Row[]) => ReactNode
}) => {
  const t = useT()
  const { data, error, retry } = useLoad(of)
  if (data) return children(data.records)
  return (
    error && (
      <Card title={t(title)}>
        <Failed compact error={error} retry={retry} />
      </Card>
    )
  )
}
