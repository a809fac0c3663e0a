import { Empty, Skeleton, Space, Tag, Typography } from 'antd'
import * as phoneProtect from '@/api/system/phoneProtect'
import { is } from '@/entities/field'
import { bindStatus } from '@/entities/system/enums'
import { type WorkNoBinding, workNoBinding } from '@/entities/system/workNoBinding'
import { Actions } from '@/kit/actions/actions'
import { Card } from '@/kit/show/Card'
import { Facts } from '@/kit/show/Facts'
import { StatusTag } from '@/kit/show/kinds'
import { Failed, useLoad } from '@/kit/data/load'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { useBindingActions } from './useBindingActions'
import { daysLeft, endsSoon, spaced } from './workNoTerm'

/**
 * Loads the number of the current user: the bound one, otherwise the last one that can be bound again; null if there
 * is none.
 */
export const useOwnBinding = () => {
  const question = { mine: 1, pageNo: 1, pageSize: 20, sortField: 'bindTime', sortOrder: 'desc' } as const
  const list = useLoad(phoneProtect.listBindings.query(question, { quiet: true }))
  const rows = list.data?.records
  const own =
    rows &&
    [bindStatus.bound, bindStatus.expired, bindStatus.unbound].flatMap(
      (status) => rows.find((row) => is(row.status, status)) ?? [],
    )[0]
  const one = useLoad(phoneProtect.getBinding.query({ id: own?.id ?? '' }, { quiet: true }), {
    enabled: own !== undefined,
  })
  const isGone = one.at > 0 && !one.loading && one.data === undefined
  return {
    binding: rows && (!own || isGone) ? null : one.data?.id === own?.id ? one.data : undefined,
    error: list.error ?? one.error,
    retry: () => (list.error ? list.retry() : one.retry()),
  }
}

export const Validity = ({ row }: { row: WorkNoBinding }) => {
  const t = useT()
  const left = daysLeft(row)
  if (left === undefined) return t('workNo.noEnd')
  return (
    <Space wrap size={6}>
      <span className="digits">{formatTime(row.expireTime, 'YYYY-MM-DD')}</span>
      {is(row.status, bindStatus.bound) && (
        <Tag color={endsSoon(row) ? 'warning' : undefined}>{t('workNo.daysLeft', { count: Math.max(left, 0) })}</Tag>
      )}
    </Space>
  )
}

export const BigNumber = ({ row }: { row: WorkNoBinding }) => {
  const t = useT()
  return (
    <div className="workno-number">
      <Typography.Text className="digits" copyable={{ text: row.workNo, tooltips: [t('kit.copy'), t('kit.copied')] }}>
        {spaced(row.workNo)}
      </Typography.Text>
      <StatusTag field={workNoBinding.status} value={row.status} />
    </div>
  )
}

export const OwnCard = ({
  own,
  openHistory,
}: {
  own: ReturnType<typeof useOwnBinding>
  openHistory?: (row: WorkNoBinding) => void
}) => {
  const t = useT()
  const { renew, bindAgain, unbind, host } = useBindingActions()
  const row = own.binding
  return (
    <Card title={t('workNo.own')} className="workno-own">
      {row ? (
        <>
          <BigNumber row={row} />
          <Facts
            row={row}
            fields={[
              workNoBinding.phone,
              [workNoBinding.expireTime, <Validity key="validity" row={row} />],
              workNoBinding.callCount,
              workNoBinding.lastCallTime,
              workNoBinding.cityName,
              workNoBinding.recordFlag,
            ]}
          />
          <Actions
            items={[
              renew(row),
              bindAgain(row, true),
              unbind(row),
              openHistory && { label: 'workNo.history', run: () => openHistory(row) },
            ]}
          />
        </>
      ) : own.error ? (
        <Failed error={own.error} retry={own.retry} />
      ) : row === null ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('workNo.none')} />
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
      {host}
    </Card>
  )
}
