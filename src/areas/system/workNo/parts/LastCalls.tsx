import { Button } from 'antd'
import { useMemo, useState } from 'react'
import * as phoneProtect from '@/api/system/phoneProtect'
import type { WorkNoBinding } from '@/entities/system/workNoBinding'
import type { WorkNoCall } from '@/entities/system/workNoCall'
import { isYes } from '@/entities/field'
import { columnOf } from '@/kit/list/columns'
import { Failed, useLoad } from '@/kit/data/load'
import { Card } from '@/kit/show/Card'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { callColumns } from './calls'
import { Player } from './Player'

const SHOWN = 10

export const LastCalls = ({ binding, openAll }: { binding: WorkNoBinding; openAll?: () => void }) => {
  const t = useT()
  const [playing, play] = useState<WorkNoCall>()
  const question = {
    bindingId: binding.id,
    pageNo: 1,
    pageSize: SHOWN,
    sortField: 'startTime',
    sortOrder: 'desc',
  } as const
  const { data, error, first, retry } = useLoad(phoneProtect.listCalls.query(question, { quiet: true }), {
    keep: false,
  })
  const columns = useMemo(
    () => callColumns(isYes(binding.recordFlag), play).map((one) => columnOf(one)),
    [binding.recordFlag],
  )
  return (
    <Card
      title={t('workNo.lastCalls')}
      extra={
        openAll && (
          <Button type="link" onClick={openAll}>
            {t('workNo.allCalls')}
          </Button>
        )
      }
    >
      {error ? (
        <Failed compact error={error} retry={retry} />
      ) : (
        <SmallTable
          loading={first}
          rowKey="id"
          dataSource={data?.records ?? []}
          scroll={{ x: columns.reduce((sum, { width }) => sum + width, 0) }}
          columns={columns.map(({ key, label, width, cell }) => ({
            key,
            title: t(label),
            width,
            render: (_: unknown, row: WorkNoCall) => cell(row),
          }))}
          locale={{ emptyText: t('workNo.noCalls') }}
        />
      )}
      {playing && <Player call={playing} onClose={() => play(undefined)} />}
    </Card>
  )
}
