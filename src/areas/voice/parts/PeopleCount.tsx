import './messaging.css'
import { Spin } from 'antd'
import type { ReactNode } from 'react'
import { DASH, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

/** Estimated size of an audience, counted while the form is filled in; a dash if the count failed. */
export const PeopleCount = ({
  count,
  busy,
  failed,
  children,
}: {
  count: number | null | undefined
  busy: boolean
  failed: boolean
  children?: ReactNode
}) => {
  const t = useT()
  const format = useFormats()
  return (
    <div role="status" className="people-count">
      {t('messaging.people', { n: failed || count === undefined ? DASH : format.count(count) })}{' '}
      {busy && <Spin size="small" />}
      {children && <span className="quiet"> {children}</span>}
    </div>
  )
}
