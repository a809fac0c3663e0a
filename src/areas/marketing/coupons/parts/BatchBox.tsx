import '../coupons.css'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { ImportSummary } from '@/entities/shared/file'
import type { ImportProps } from '@/kit/files/Import'
import type { ControlProps } from '@/kit/form/controls'
import { type TextKey, useT } from '@/locales'

export interface Batch {
  batchNo: string
  count: number
  /** Number of rows that cannot be used. */
  failed: number
}

export const BatchBox = ({
  value,
  onChange,
  disabled,
  taken,
  children,
}: ControlProps<Batch | undefined> & {
  /** Text with the number of accepted rows as {count}. */
  taken: TextKey
  children: (take: NonNullable<ImportProps['take']>) => ReactNode
}) => {
  const t = useT()
  const take = {
    text: t('coupons.useBatch'),
    none: t('coupons.noneGood'),
    use: ({ batchNo, successCount, failCount }: Pick<ImportSummary, 'batchNo' | 'successCount' | 'failCount'>) =>
      onChange?.(batchNo ? { batchNo, count: successCount, failed: failCount } : undefined),
  }
  return (
    <div className="batch-box">
      {!disabled && children(take)}
      {value && <span>{t(taken, { count: value.count })}</span>}
      {value && !disabled && (
        <Button type="link" size="small" onClick={() => onChange?.(undefined)}>
          {t('coupons.dropBatch')}
        </Button>
      )}
    </div>
  )
}
